"""A teacher's own questions: a short Python file.

    title = "TP 4 : les listes"                     # not needed

    def somme(L):                                   # the references: functions with the names of the questions
        "la somme des éléments de L"
        return sum(L)

    cases = {"somme": [([1, 2, 3],), ([],)]}        # arguments: the first ones are shown in start files
    random_cases = {"somme": lambda chance: ([chance.randint(-9, 9) for _ in range(chance.randint(0, 6))],)}
    points = {"somme": 2}                           # not needed
    accept = {"f": lambda args, got, expected: True or "why it is wrong"}   # where several answers are right
    changes = {"f": [0]}                            # arguments that are to be changed in place
"""
import inspect
import os
import random
import types

from .questions import Question, Sheet
from .words import Words, value_of

RANDOM = 20  # cases of a generator


def judge_by(accept):
    def judge(call, expected):
        answer = accept([value_of(argument) for argument in call.args], call.got, expected)
        if answer is True or answer is None:
            return None
        return Words(str(answer), str(answer)) if answer else Words("", "")

    return judge


def cases_of(name, space):
    """The listed cases, then random ones; the seed is fixed."""
    fixed = [list(case) if isinstance(case, tuple) else [case] for case in space.get("cases", {}).get(name, ())]
    generator = space.get("random_cases", {}).get(name)
    chance = random.Random(name)
    drawn = [list(generator(chance)) for _ in range(RANDOM)] if generator else []
    if not fixed and not drawn:
        raise ValueError(f"no cases for the question {name}: cases = {{{name!r}: [(argument, ...), ...]}}")
    return lambda: fixed + drawn


def read_sheet(path):
    """The sheet that a teacher's file is."""
    name = os.path.splitext(os.path.basename(path))[0]
    module = types.ModuleType(name)
    with open(path, encoding="utf-8") as file:
        exec(compile(file.read(), path, "exec"), vars(module))
    space = vars(module)
    asked = list(dict.fromkeys(list(space.get("cases", {})) + list(space.get("random_cases", {}))))
    if not asked:
        raise ValueError(f"{path}: no question: cases = {{...}} names the functions")
    questions = []
    for number, word in enumerate(asked, 1):
        if not callable(space.get(word)):
            raise ValueError(f"{path}: the reference {word} is not defined")
        doc = inspect.getdoc(space[word]) or ""
        accept = space.get("accept", {}).get(word)
        questions.append(Question(word, f"Q{number}", cases_of(word, space), space[word], judge=judge_by(accept) if accept else None, chance=bool(accept),
                                  examples=max(1, len(space.get("cases", {}).get(word, ()))), points=space.get("points", {}).get(word, 1), may_change=tuple(space.get("changes", {}).get(word, ())),
                                  ask=Words(doc, doc), signature=str(inspect.signature(space[word]))[1:-1]))
    title = space.get("title", name)
    return Sheet(name, Words(title, title), questions, module)
