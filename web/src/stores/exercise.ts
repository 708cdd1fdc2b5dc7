// An exercise while it is being solved: answers as they are given, one question after the other, and the score.
export interface ExerciseQuestion {
    text: string;
    form: 'set' | 'choice' | 'number' | 'row' | 'step' | 'path';
    options: string[];
}
export interface Exercise {
    kind: string;
    seed: number;
    level: number;
    title: string;
    statement: string;
    instance: {
        file?: unknown;
        game?: string;
        position?: string;
        board?: string;
        from?: string;
        to?: string;
    };
    questions: ExerciseQuestion[];
    solution: { answer: string[]; why: string[] }[];
}
export interface CheckedExercise {
    right: number;
    of: number;
    questions: { answered: boolean; right: boolean; why: string | null }[];
}

export const kinds = ['attractor', 'minimax', 'alphabeta', 'grundy', 'dijkstra', 'equilibrium', 'winning-move'] as const;
export type Kind = (typeof kinds)[number];

export const is_kind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

// What the engine reads: words with spaces between them; - is the empty set.
export function answer_text(question: ExerciseQuestion, given: string[]): string {
    const words = given.map((word) => word.trim()).filter((word) => word !== '');
    if (question.form === 'set' && words.length === 0) return '-';
    return words.join(' ');
}
// Whether there is something to check.
export function is_complete(question: ExerciseQuestion, given: string[]): boolean {
    const count = given.filter((word) => word.trim() !== '').length;
    if (question.form === 'set') return true;
    if (question.form === 'row') return count === question.options.length;
    if (question.form === 'step') return count === question.options.length + 1;
    return count > 0;
}
// A set gains or loses a name; a choice is one name.
export function toggled(question: ExerciseQuestion, given: string[], name: string): string[] {
    if (question.form === 'choice') return [name];
    if (question.form === 'path') return given.at(-1) === name ? given.slice(0, -1) : [...given, name];
    return given.includes(name) ? given.filter((other) => other !== name) : [...given, name];
}

// A question is worth a point where it was right at the first attempt.
export interface Score {
    right: number;
    first: number;
    tried: number;
}
export function scored(score: Score, attempt: number, right: boolean): Score {
    return { right: score.right + (right ? 1 : 0), first: score.first + (right && attempt === 1 ? 1 : 0), tried: score.tried + (attempt === 1 ? 1 : 0) };
}
// 3.4 in an address.
export function read_score(text: string | undefined): Score {
    const found = /^(\d{1,4})\.(\d{1,4})$/.exec(text ?? '');
    const [first, tried] = found ? [Number(found[1]), Number(found[2])] : [0, 0];
    return { right: first, first: Math.min(first, tried), tried };
}
export const write_score = (score: Score): string | undefined => (score.tried > 0 ? `${score.first}.${score.tried}` : undefined);
