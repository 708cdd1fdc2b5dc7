"""A class at once: a folder of copies in, one CSV and one page a student out."""
import csv
import os

from . import check, find_sheet
from .report import number

STYLE = "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}td{padding:.3em .8em;vertical-align:top;border-top:1px solid #ddd}pre{font-size:14px}"


def copies_in(folder):
    return sorted(name for name in os.listdir(folder) if name.endswith((".py", ".ipynb")) and not name.startswith((".", "_")))


def grade_folder(sheet_word, folder, output, lang, apart, seconds):
    """Writes the pages and notes.csv; says in a few lines what was done."""
    sheet, names = find_sheet(sheet_word), copies_in(folder)
    if not names:
        raise ValueError(f"{folder}: " + ("no .py or .ipynb file" if lang == "en" else "aucun fichier .py ou .ipynb"))
    output = output or os.path.join(folder, "corriges")
    os.makedirs(output, exist_ok=True)
    reports = []
    for name in names:
        report = check(sheet_word, os.path.join(folder, name), None, lang, apart)
        reports.append(report)
        with open(os.path.join(output, name + ".html"), "w", encoding="utf-8") as file:
            file.write(f'<!DOCTYPE html><html lang="{lang}"><meta charset="utf-8"><title>{name}</title><style>{STYLE}</style>{report._repr_html_()}</html>\n')
    table = os.path.join(output, "notes.csv")
    with open(table, "w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=";")
        columns = [question.name for question in sheet.questions]
        writer.writerow(["copie" if lang != "en" else "copy", "points", "sur" if lang != "en" else "of", "/20"] + columns)
        for report in reports:
            marks = {result.name: number(result.points, lang) for result in report.results}
            writer.writerow([report.name, number(report.points, lang), number(report.of, lang), number(20 * report.points / report.of if report.of else 0, lang)] + [marks.get(name, "") for name in columns])
    lines = [f"{report.name:<30} {number(report.points, lang):>5} / {number(report.of, lang)}" for report in reports]
    return "\n".join(lines + [f"{table}", ""])
