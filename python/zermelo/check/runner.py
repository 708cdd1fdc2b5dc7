"""Calls a student's function and says what happened: its result, what it printed, what it changed, how it failed.

Nothing here needs threads, signals or processes: a loop without end is stopped by counting the lines that it runs.
"""
import builtins
import contextlib
import copy
import dis
import functools
import io
import os
import random
import sys
import traceback

from .words import Words, same, show, value_of

LINES = 400_000  # of the student's code, in one call
OURS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIBRARY = os.path.dirname(os.path.abspath(os.__file__))


class TooManyLines(BaseException):
    """Not an Exception, so that a student's `except Exception` lets it through."""


class NoInput(Exception):
    pass


class Kept:
    """An argument that is passed as it is, not copied."""

    def __init__(self, value):
        self.value = value


class Call:
    """What one call did. `fault` is a sentence where it did not end well; `kind` is one word for it."""

    def __init__(self, args):
        self.args, self.got, self.printed, self.kind, self.fault, self.after, self.lines = args, None, "", None, None, args, 0

    def fail(self, kind, words):
        self.kind, self.fault = kind, words


def counted(frame):
    """Are this frame's lines the student's?"""
    name = frame.f_code.co_filename
    return not name.startswith((OURS, LIBRARY)) and not name.startswith("<frozen")


@functools.lru_cache(maxsize=None)
def loops_on_one_line(code):
    """`while True: pass` on one line: such a loop passes no new line, so its instructions are counted instead."""
    line, lines, targets = None, {}, {}
    for step in dis.get_instructions(code):
        line = step.starts_line if step.starts_line not in (None, True, False) else getattr(step, "line_number", line) or line
        lines[step.offset], targets[step.offset] = line, step.opname
        if "JUMP" in step.opname and isinstance(step.argval, int) and step.argval <= step.offset:
            if lines.get(step.argval) == line and targets.get(step.argval) != "FOR_ITER":
                return True
    return False


def line_limit(call, limit):
    def local(frame, event, _):
        if event in ("line", "opcode"):
            call.lines += 1
            if call.lines > limit:
                raise TooManyLines(frame.f_lineno)
        return local

    def watch(frame, event, _):
        if not counted(frame):  # of other code, calls count: a loop may do all its work there
            call.lines += 1
            if call.lines > limit:
                while frame and not counted(frame):
                    frame = frame.f_back
                raise TooManyLines(frame.f_lineno if frame else "?")
            return None
        if sys.version_info >= (3, 10) and loops_on_one_line(frame.f_code):  # before, such a loop passes its line again
            frame.f_trace_opcodes = True
        return local

    return watch


def place(error):
    """The line of the copy in which an exception arose: its number and its text."""
    steps = [step for step in traceback.extract_tb(error.__traceback__) if not step.filename.startswith((OURS, LIBRARY))]
    return (steps[-1].lineno, (steps[-1].line or "").strip()) if steps else (None, "")


def at(error):
    number, text = place(error)
    if not number:
        return Words("", "")
    shown = f" : {text}" if text else ""
    return Words(f" (ligne {number}{shown})", f" (line {number}{shown.replace(' :', ':')})")


def explain_error(error):
    """An exception in words that a beginner understands."""
    where, name, text = at(error), type(error).__name__, str(error)
    fr, en = f"lève l'exception {name}{where.fr} : {text}", f"raises {name}{where.en}: {text}"
    if isinstance(error, NameError):
        return Words(fr + ". Ce nom n'est pas défini : faute de frappe, ou import oublié ?", en + ". This name is not defined: a typing error, or a missing import?")
    if isinstance(error, TypeError) and "unhashable" in text:
        return Words(fr + ". Une liste ne peut pas être clé d'un dictionnaire : il faut un Tuple.", en + ". A list cannot be the key of a dictionary: a tuple is needed.")
    if isinstance(error, KeyError):
        return Words(f"lève l'exception KeyError{where.fr} : la clé {text} n'est pas dans le dictionnaire.", f"raises KeyError{where.en}: the key {text} is not in the dictionary.")
    if isinstance(error, IndexError):
        return Words(fr + ". Un indice sort de la liste.", en + ". An index is outside the list.")
    return Words(fr, en)


def reader(lines):
    lines = iter(lines)

    def read(prompt=""):
        for line in lines:
            return line
        raise NoInput

    return read


@contextlib.contextmanager
def stage(inputs):
    """Standard output kept, input() answered from a list, tracing and chance as they were afterwards."""
    out, trace, asked, chance = io.StringIO(), sys.gettrace(), builtins.input, random.getstate()
    builtins.input = reader(inputs)
    try:
        with contextlib.redirect_stdout(out):
            yield out
    finally:
        sys.settrace(trace)
        builtins.input = asked
        random.setstate(chance)


def run(function, args, inputs=(), limit=LINES, seed=1):
    """Calls function(*args) on copies of the arguments."""
    call = Call(args)
    given = [argument.value if isinstance(argument, Kept) else copy.deepcopy(value_of(argument)) for argument in args]
    with stage(inputs) as out:
        random.seed(seed)
        try:
            sys.settrace(line_limit(call, limit))
            try:
                call.got = function(*given)
            finally:
                sys.settrace(None)
        except TooManyLines as error:
            call.fail("loop", Words(f"ne s'arrête pas : plus de {limit} lignes exécutées, la dernière étant la ligne {error}. Une boucle dont la condition reste vraie ?",
                                    f"does not end: more than {limit} lines were run, the last one is line {error}. A loop whose condition stays true?"))
        except RecursionError as error:
            where = at(error)
            call.fail("recursion", Words(f"s'appelle elle-même sans fin{where.fr}. Un cas d'arrêt manque, ou l'appel récursif ne s'en approche pas.",
                                         f"calls itself without end{where.en}. A base case is missing, or the recursive call does not come closer to it."))
        except NoInput:
            call.fail("input", Words("attend une saisie au clavier (input) que la question ne demande pas, ou plus longtemps que la partie ne dure.",
                                     "waits for input that the question does not ask for, or longer than the game lasts."))
        except SystemExit:
            call.fail("exit", Words("quitte Python (exit, quit) au lieu de renvoyer un résultat.", "leaves Python (exit, quit) instead of returning a result."))
        except MemoryError:
            call.fail("memory", Words("demande trop de mémoire.", "asks for too much memory."))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            call.fail("error", explain_error(error))
        call.printed = out.getvalue()
    call.after = given
    return call


def changed(call, allowed=()):
    """A sentence about the first argument that the call changed in place though it should not."""
    for index, (before, after) in enumerate(zip(call.args, call.after)):
        if index not in allowed and not isinstance(before, Kept) and not callable(value_of(before)) and not same(value_of(before), after):
            return Words(f"change en place son argument n°{index + 1} : il valait {show(value_of(before), 160)} et vaut {show(after, 160)} après l'appel. Travaillez sur une copie.",
                         f"changes its argument number {index + 1} in place: it was {show(value_of(before), 160)} and is {show(after, 160)} after the call. Work on a copy.")
    return None
