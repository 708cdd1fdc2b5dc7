"""Functions with chance are judged by what they draw, never against one draw of a reference."""
from .questions import Fault
from .words import Words, listed, show


def draws(bench, case, count=300):
    """The results of many calls, each with its own seed; None if one fails."""
    calls = [bench.call(case, seed=seed) for seed in range(count)]
    return None if any(call.fault for call in calls) else [call.got for call in calls]


def all_drawn(bench, case, wanted, count=300, even=True):
    """A fault if some of the wanted results is never drawn, or far too seldom."""
    got = draws(bench, case, count)
    if got is None:
        return None
    counts = [got.count(result) for result in wanted]
    mean = count / len(wanted)
    never = [result for result, times in zip(wanted, counts) if times == 0]
    seldom = [(result, times) for result, times in zip(wanted, counts) if even and abs(times - mean) > 6 * (mean + 1) ** 0.5]
    if never:
        why = Words(f"sur {count} appels, {listed(never)} n'est jamais tiré, alors que le choix doit être fait au hasard entre {listed(wanted)}.",
                    f"in {count} calls, {listed(never)} is never drawn, though the choice is to be made by chance among {listed(wanted)}.")
    elif seldom:
        why = Words(f"sur {count} appels, {show(seldom[0][0])} est tiré {seldom[0][1]} fois ; un tirage équitable en donnerait environ {mean:.0f}.",
                    f"in {count} calls, {show(seldom[0][0])} is drawn {seldom[0][1]} times; an even draw would give about {mean:.0f}.")
    else:
        return None
    return Fault("chance", why, [show(argument) for argument in case])
