"""Start files: a stub for each question, with the sheet's examples as doctests."""
import inspect

from .runner import run
from .words import show, value_of


def example(question):
    """The sheet's first examples, as doctests, where one result is right and it is short."""
    lines = []
    if question.chance or question.prints or question.inputs:
        return lines
    for case in question.cases()[:question.examples][:2]:
        if all(not callable(value_of(argument)) for argument in case):
            got = run(question.model, case).got
            text = f">>> {question.name}({', '.join(show(argument, 300) for argument in case)})"
            if got is not None and len(text) + len(repr(got)) < 300 and "au rang" not in text and "trait" not in text and "situation" not in text and "..." not in text:
                lines += [text, repr(got)]
    return lines


def stub(question, lang):
    if question.given:
        return whole(question.model)
    lines = [f"def {question.name}({question.signature}):", f'    """{question.label} : {question.ask.of(lang)}'.replace(" : ", ": " if lang == "en" else " : ")]
    examples = example(question)
    if examples:
        lines += [""] + ["    " + line for line in examples]
        lines.append('    """')
    else:
        lines[-1] += '"""'
    return "\n".join(lines + ["    pass  # " + ("to be completed" if lang == "en" else "à compléter"), ""])


def start_file(sheet, lang):
    """The file to complete."""
    head = [f'"""{sheet.title.of(lang)}', "", "python -m doctest " + ("this file" if lang == "en" else "ce fichier") + f"; zermelo check {sheet.name} " + ("this file" if lang == "en" else "ce fichier"), '"""']
    body = [stub(question, lang) for question in sheet.questions]
    helpers = [whole(getattr(sheet.model, name)) for name in sheet.helpers]
    return "\n".join(head) + "\n" + sheet.start.fr + "\n\n" + "\n\n".join(body + helpers) + EXTRA.get(sheet.name, "")


def whole(function):
    """A function of the model with one line of its docstring: its examples may need more than the start file has."""
    lines = inspect.getsource(function).rstrip().split("\n")
    doc = next((i for i, line in enumerate(lines) if line.strip().startswith('"""')), None)
    if doc is not None and not lines[doc].rstrip().endswith('"""', 3 + len(lines[doc]) - len(lines[doc].lstrip())):
        end = next(i for i in range(doc + 1, len(lines)) if lines[i].strip().endswith('"""'))
        lines[doc:end + 1] = [lines[doc] + '"""']
    return "\n".join(lines) + "\n"


# What the start file of the Connect 4 sheet takes from its module `mystere`.
EXTRA = {"puissance4": '''

# Le module mystere de la feuille : minimax_h, en attendant votre minimax_h2.
try:
    from zermelo.cours.puissance4 import cre_minimax_h
    minimax_h = cre_minimax_h(eval_f, fils, construit_cle)
except ImportError:
    minimax_h = minimax_h2
'''}
