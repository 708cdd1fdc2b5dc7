"""What a question is, and what can be wrong with an answer."""
from dataclasses import dataclass, field
from typing import Any, Callable, Optional, Tuple

from .runner import LINES
from .words import Words, same, value_of


@dataclass
class Question:
    """A function that the sheet asks for.

    cases()          lists of arguments, the sheet's own first; `examples` of them are the sheet's
    model            the reference; its result is what is expected
    judge(call, expected)  a reason (Words) why the result is wrong, or None; equality if nothing is said
    why(args, got, expected)  the reason in the course's words, where the judge is equality
    may_change       numbers of arguments that the function is asked to change in place
    prints           the answer is what is printed, not what is returned
    inputs(args)     what is typed while it runs
    checks           more to see once every case is right: check(bench) gives a Fault or None
    remarks          bench -> Words or None: said without taking points
    """

    name: str
    label: str
    cases: Callable[[], list]
    model: Callable
    judge: Optional[Callable] = None
    why: Optional[Callable] = None
    examples: int = 1
    points: float = 1
    aliases: Tuple[str, ...] = ()
    may_change: Tuple[int, ...] = ()
    prints: bool = False
    inputs: Optional[Callable] = None
    optional: bool = False
    checks: Tuple[Callable, ...] = ()
    remarks: Tuple[Callable, ...] = ()
    ask: Words = Words("", "")
    signature: str = ""
    given: bool = False
    lines: int = LINES  # that one call may run
    chance: bool = False  # several results are right: they are not compared from one call to the next

    def size(self, case):
        """Cases are ordered by this: the smallest counterexample is shown."""
        texts = [repr(value_of(argument)) for argument in case]
        return sum(getattr(argument, "size", None) or len(text) for argument, text in zip(case, texts)), texts

    def __post_init__(self):
        if self.given:
            self.points = 0


@dataclass
class Fault:
    """What is wrong: a kind, a counterexample, and the reason."""

    kind: str
    why: Words
    arguments: list = field(default_factory=list)  # as text
    got: Optional[str] = None
    expected: Optional[str] = None


@dataclass
class Sheet:
    """The questions of a sheet, and the module that has the model's functions and constants."""

    name: str
    title: Words
    questions: list
    model: Any
    start: Words = Words("", "")  # what a start file says and defines first
    helpers: Tuple[str, ...] = ()  # functions of the model that a start file has whole

    def question(self, name):
        return next((q for q in self.questions if name == q.name or name in q.aliases), None)


@dataclass
class Result:
    """One question, graded."""

    name: str
    label: str
    points: float
    of: float
    fault: Optional[Fault] = None
    failed: int = 0
    tried: int = 0
    remarks: list = field(default_factory=list)
    optional: bool = False

    @property
    def passed(self):
        return self.fault is None


def equal(call, expected):
    return None if same(call.got, expected) else Words("", "")
