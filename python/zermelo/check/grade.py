"""Grades a copy, question by question: the smallest counterexample first, later questions with the model's earlier functions."""
from .questions import Fault, Result, equal
from .runner import changed, run
from .words import Words, same, show

WORST = 1  # calls without end: after so many, a question is not tried further


class Bench:
    """One question on the bench: the copy, and how to call its function."""

    def __init__(self, question, copy):
        self.question, self.copy = question, copy
        self.names = (question.name,) + question.aliases
        self.function = copy.find(self.names)
        self.known = {}  # what the model says, by case

    def call(self, args, copy=None, **how):
        function = copy.find(self.names) if copy else self.function
        inputs = self.question.inputs(args) if self.question.inputs else ()
        return run(function, args, inputs=inputs, **{"limit": self.question.lines, **how})

    def expected(self, args):
        """The model's answer; of functions that work in place, what becomes of the arguments is told by the judge."""
        if id(args) not in self.known:
            call = run(self.question.model, args, inputs=self.question.inputs(args) if self.question.inputs else ())
            self.known[id(args)] = args, call.printed if self.question.prints else call.got, call.after
        return self.known[id(args)][1:]

    def judge(self, call):
        """None if the call is right, else the fault."""
        question = self.question
        if call.fault:
            return self.fault(call, call.kind, call.fault)
        expected, after = self.expected(call.args)
        call.model_after = after
        try:
            reason = (question.judge or equal)(call, expected)
        except Exception:  # an answer so strange that the judge cannot read it
            reason = Words("Le résultat n'a pas la forme attendue.", "The result does not have the form that is expected.")
        if reason is not None:
            return self.explain(call, expected, reason)
        words = changed(call, question.may_change)
        return self.fault(call, "changed", words) if words else None

    def explain(self, call, expected, reason):
        question = self.question
        if question.prints:
            if not call.printed.strip():
                reason = Words("n'affiche rien.", "prints nothing.")
            return self.fault(call, "wrong", reason, got=call.printed, expected=reason.of("fr") and None)
        if call.got is None and expected is not None and (not question.may_change or not reason.fr):
            return self.fault(call, *nothing_returned(call, expected), expected=show(expected))
        extra = question.why(call.args, call.got, expected) if question.why and not reason.fr else None
        reason = form(call.got, expected).then(reason if reason.fr else extra)
        return self.fault(call, "wrong", reason, got=show(call.got), expected=show(expected) if not question.chance else None)

    def fault(self, call, kind, why, got=None, expected=None):
        return Fault(kind, why, [show(argument) for argument in call.args], got, expected)


def nothing_returned(call, expected):
    """The sentence for None: printed instead of returned, or no return at all."""
    if call.printed.strip():
        right = call.printed.strip() in (str(expected), repr(expected))
        return "print", Words("affiche un résultat (print) mais ne le renvoie pas : " + ("ce qui est affiché est juste, remplacez print par return." if right else "il faut return."),
                              "prints a result but does not return it: " + ("what is printed is right, write return instead of print." if right else "return is needed."))
    return "none", Words("ne renvoie rien (None) : il manque un return, ou aucun return n'est exécuté dans ce cas.",
                         "returns nothing (None): a return is missing, or none is reached in this case.")


def form(got, expected):
    """A word on the type, where the contents may be right."""
    if type(got) is type(expected) or isinstance(got, (int, float)) and isinstance(expected, (int, float)) or expected is None:
        return Words("", "")
    if isinstance(got, (list, tuple)) and isinstance(expected, (list, tuple)) and same(list(got), list(expected)):
        return Words(f"Un {type(expected).__name__} est attendu, et non un {type(got).__name__}.", f"A {type(expected).__name__} is expected, not a {type(got).__name__}.")
    if type(got).__name__ == "generator":
        return Words("C'est un générateur : il manque list(...) ou des crochets.", "This is a generator: list(...) or brackets are missing.")
    return Words(f"Le résultat est de type {type(got).__name__}, on attend {type(expected).__name__}.", f"The result is of type {type(got).__name__}, {type(expected).__name__} is expected.")


def examine(question, copy):
    """The result of one question."""
    bench = Bench(question, copy)
    result = Result(question.name, question.label, 0, question.points, optional=question.optional)
    if bench.function is None:
        result.fault = Fault("missing", Words(f"La fonction {question.name} n'est pas définie.", f"The function {question.name} is not defined."))
        return result
    cases = question.cases()
    order = sorted(range(len(cases)), key=lambda i: question.size(cases[i]))
    before, wrong, endless = copy.state(), {}, 0
    for i in order:
        fault = bench.judge(bench.call(cases[i]))
        result.tried += 1
        if fault:
            wrong[i] = fault
            endless += fault.kind == "loop"
            if endless >= WORST:
                break
    if wrong:
        first = next(i for i in order if i in wrong)
        result.fault = depends_on_the_past(bench, cases[first], before, wrong[first]) or wrong[first]
        result.failed = len(wrong)
        soft = all(fault.kind == "changed" for fault in wrong.values())
        if soft or not any(i in wrong for i in range(question.examples)) and endless < WORST:
            result.points = question.points / 2
        return result
    result.fault = second_time(bench, [cases[i] for i in reversed(order)], before) or first_of(bench, question.checks)
    result.points = question.points / 2 if result.fault else question.points
    result.remarks = [words for words in (remark(bench) for remark in question.remarks) if words]
    return result


def first_of(bench, checks):
    return next((fault for fault in (check(bench) for check in checks) if fault), None)


def depends_on_the_past(bench, case, before, fault):
    """A wrong answer that is right in a fresh copy: something is remembered between calls."""
    fresh = bench.copy.fresh() if fault.kind != "loop" else None
    if fresh is None or fresh.find(bench.names) is None or bench.judge(bench.call(case, copy=fresh)) is not None:
        return None
    return memory_fault(bench, case, before)


def second_time(bench, cases, before):
    """Every case once more, the other way round: answers may not depend on what was asked before."""
    for case in cases[:40]:
        if bench.judge(bench.call(case)):
            return memory_fault(bench, case, before)
    return None


def memory_fault(bench, case, before):
    after = bench.copy.state()
    names = [name for name in after if before.get(name) != after[name]]
    call = bench.call(case)
    where = Words(f" La variable {names[0]} garde quelque chose d'un appel à l'autre." if names else "", f" The variable {names[0]} keeps something from one call to the next." if names else "")
    if names and names[0].endswith("(...)"):
        where = Words(f" La valeur par défaut d'un argument de {names[0][:-5]} est changée d'un appel à l'autre : mettez None, et créez-la dans la fonction.",
                      f" The default value of an argument of {names[0][:-5]} changes from one call to the next: write None, and make it in the function.")
    expected, _ = bench.expected(case)
    return bench.fault(call, "memory of calls", Words("donne un résultat qui dépend des appels précédents : juste la première fois, faux ensuite." + where.fr,
                                                      "gives a result that depends on earlier calls: right the first time, wrong later." + where.en),
                       got=show(call.got), expected=None if bench.question.chance else show(expected))


def grade(sheet, copy, only=None, skip=None, done=None, begin=None):
    """The results of all questions (or of those in `only`). `skip` gives faults already known, by name."""
    own = {q.name: copy.find((q.name,) + q.aliases) for q in sheet.questions}
    for name, value in vars(sheet.model).items():
        if not name.startswith("_") and name not in copy.space:
            copy.space[name] = copy.given[name] = value
    results = []
    for question in sheet.questions:
        if only and question.name not in only and not set(only) & set(question.aliases):
            continue
        if question.optional and own[question.name] is None:
            continue
        if skip and question.name in skip:
            result = Result(question.name, question.label, 0, question.points, skip[question.name])
        else:
            if begin:
                begin(question.name)
            result = examine(question, copy)
        if not result.passed:
            for name in (question.name,) + tuple(a for a in question.aliases if a in copy.space):
                copy.give(name, question.model)
        results.append(result)
        if done:
            done(result)
    return results
