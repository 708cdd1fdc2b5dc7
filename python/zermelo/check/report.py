"""A graded copy as text, JSON, JUnit XML and HTML."""
import json
from html import escape
from xml.sax.saxutils import quoteattr

from .questions import Fault, Result
from .words import Words


def number(value, lang="fr"):
    """A mark without useless zeros.

    >>> number(1.0), number(0.5), number(0.5, "en")
    ('1', '0,5', '0.5')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if lang != "en" else text


class Report:
    """What became of a copy. In a notebook it shows itself."""

    def __init__(self, sheet, name, results, remarks=(), lang="fr"):
        self.sheet, self.name, self.results, self.remarks, self.lang = sheet, name, results, list(remarks), lang

    @property
    def points(self):
        return sum(result.points for result in self.results)

    @property
    def of(self):
        return sum(result.of for result in self.results)

    @property
    def passed(self):
        return all(result.passed for result in self.results)

    def __str__(self):
        en = self.lang == "en"
        head = f"{self.sheet.title.of(self.lang)}{':' if en else ' :'} {self.name}, {number(self.points, self.lang)} / {number(self.of, self.lang)}"
        lines = [head] + ["  " + words.of(self.lang) for words in self.remarks] + [""]
        for result in self.results:
            lines += text_of(result, self.lang)
        return "\n".join(lines) + "\n"

    __repr__ = __str__

    def _repr_html_(self):
        return html_of(self)

    def data(self):
        return {"sheet": self.sheet.name, "file": self.name, "points": self.points, "of": self.of,
                "remarks": [words.of(self.lang) for words in self.remarks],
                "questions": [json_of(result, self.lang) for result in self.results]}

    def json(self):
        return json.dumps(self.data(), ensure_ascii=False, indent=2)

    def junit(self):
        failures = sum(not result.passed for result in self.results)
        lines = ['<?xml version="1.0" encoding="UTF-8"?>',
                 f'<testsuite name={quoteattr(self.sheet.name + " " + self.name)} tests="{len(self.results)}" failures="{failures}">']
        for result in self.results:
            lines.append(f'  <testcase classname={quoteattr(self.sheet.name)} name={quoteattr(result.name)}' + ("/>" if result.passed else ">"))
            if not result.passed:
                text = "\n".join(text_of(result, self.lang)[1:])
                lines += [f'    <failure type={quoteattr(result.fault.kind)} message={quoteattr(result.fault.why.of(self.lang))}>{escape(printable(text))}</failure>', "  </testcase>"]
        return "\n".join(lines + ["</testsuite>"]) + "\n"


def printable(text):
    return "".join(c for c in text if c in "\n\t" or ord(c) >= 32)


def text_of(result, lang):
    """One question: a line, and the counterexample under it."""
    en = lang == "en"
    verdict = ("right" if en else "juste") if result.passed else (MISSING if result.fault.kind == "missing" else WRONG).of(lang)
    lines = [f"{result.label:<5} {result.name:<22} {number(result.points, lang):>4} / {number(result.of, lang):<4} {verdict}"]
    fault = result.fault
    if fault and fault.kind != "missing":
        if fault.arguments or fault.got is not None:
            lines.append(f"      {result.name}({', '.join(fault.arguments)})")
        speaks = fault.why.of(lang)
        if fault.got is not None and fault.kind != "memory of calls":
            shown = fault.got if "\n" not in fault.got else "\n" + fault.got.rstrip()
            lines.append(f"      {'gives   ' if en else 'donne   '} {shown}".replace("\n", "\n        "))
            if fault.expected is not None:
                lines.append(f"      {'expected' if en else 'attendu '} {fault.expected}")
        if speaks:
            lines.append(f"      {speaks}".replace("\n", "\n        "))
        if fault.kind == "memory of calls" and fault.expected is not None:
            lines += [f"      {'gives   ' if en else 'donne   '} {fault.got}", f"      {'expected' if en else 'attendu '} {fault.expected}"]
        if result.failed > 1:
            lines.append(f"      ({result.failed} of {result.tried} trials fail; this one is the smallest)" if en else
                         f"      ({result.failed} essais sur {result.tried} échouent ; celui-ci est le plus petit)")
    lines += [f"      {'Remark' if en else 'Remarque'}{':' if en else ' :'} {words.of(lang)}".replace("\n", "\n        ") for words in result.remarks]
    return lines


MISSING, WRONG = Words("absente", "missing"), Words("à revoir", "to be looked at again")


def json_of(result, lang):
    fault = result.fault
    return {"name": result.name, "label": result.label, "points": result.points, "of": result.of, "passed": result.passed,
            "kind": fault.kind if fault else None,
            "counterexample": None if not fault else {"arguments": fault.arguments, "got": fault.got, "expected": fault.expected, "why": fault.why.of(lang)},
            "failed": result.failed, "tried": result.tried, "remarks": [words.of(lang) for words in result.remarks]}


def html_of(report):
    rows = []
    for result in report.results:
        lines = text_of(result, report.lang)
        more = "\n".join(line[6:] for line in lines[1:])
        colour = "#2a7a2a" if result.passed else "#b02a2a"
        rows.append(f'<tr><td>{escape(result.label)}</td><td><code>{escape(result.name)}</code></td>'
                    f'<td style="color:{colour}">{number(result.points, report.lang)} / {number(result.of, report.lang)}</td>'
                    f'<td style="text-align:left"><pre style="margin:0;white-space:pre-wrap">{escape(more) or ("✓" if result.passed else lines[0].split()[-1])}</pre></td></tr>')
    remarks = "".join(f"<p>{escape(words.of(report.lang))}</p>" for words in report.remarks)
    return (f"<h3>{escape(report.sheet.title.of(report.lang))} — {escape(report.name)} : {number(report.points, report.lang)} / {number(report.of, report.lang)}</h3>"
            f'{remarks}<table>{"".join(rows)}</table>')


def to_wire(result):
    """A result as plain data, for another process."""
    data = dict(vars(result), remarks=[list(words) for words in result.remarks])
    data["fault"] = result.fault and dict(vars(result.fault), why=list(result.fault.why))
    return data


def from_wire(data):
    fault = data["fault"] and Fault(**dict(data["fault"], why=Words(*data["fault"]["why"])))
    return Result(**dict(data, fault=fault, remarks=[Words(*words) for words in data["remarks"]]))
