// What is asked of the engine, and what it answers: the same over WebAssembly and over HTTP. HACKING.md lists all questions.

export interface Question {
    ask: string;
    game?: string;
    position?: string;
    play?: string[];
    files?: Record<string, string>;
    seconds?: number;
    [option: string]: unknown;
}

export type Outcome = 'win' | 'draw' | 'loss' | 'endless';
export interface Worth {
    outcome: Outcome;
    plies: number | null;
    winner?: number;
    utility?: number;
}

export interface Cell {
    row: number;
    column: number;
    mark?: string;
    owner?: number;
    hue?: number;
    height?: number;
    lit?: boolean;
    spot?: number;
    part?: number;
}
export interface ShownBoard {
    kind: 'text' | 'marks' | 'discs' | 'squares' | 'sticks' | 'piles' | 'vertices';
    rows: number;
    columns: number;
    cells: Cell[];
    moves: { move: string; spots: number[] }[];
    parts?: { text: string; choices: string[] }[];
}

// The answer to "position".
export interface Shown {
    game: string;
    name: string;
    title: string;
    rules: string;
    position: string;
    to_move: 1 | 2;
    play: string[];
    over: boolean;
    winner: 0 | 1 | 2 | null;
    endless: boolean;
    times: number;
    moves: string[];
    board: ShownBoard;
    text: string;
    unreachable?: string;
    rule?: string;
}

// The answer to "moves".
export interface ValuedMove extends Worth {
    move: string;
    position: string;
    best: boolean;
}
export interface Valued extends Worth {
    position: string;
    to_move: 1 | 2;
    moves: ValuedMove[];
}

export interface Parameter {
    name: string;
    kind: 'number' | 'list' | 'flag' | 'text';
    meaning: string;
    default?: string;
    from?: number;
    to?: number;
}
export interface GameInfo {
    name: string;
    aliases: string[];
    title: string;
    rules: string;
    parameters: Parameter[];
    powers: string[];
    heuristics: string[];
    position: string;
    move: string;
}

export interface Explained {
    text: string;
    line: string[];
    refutation?: boolean;
    ideas?: { kind: string; text: string }[];
}
export interface ReviewedMove {
    number: number;
    player: 1 | 2;
    move: string;
    before: Worth;
    after: Worth;
    better: string | null;
}
export interface Review {
    moves: ReviewedMove[];
    unknown: number;
    mistakes: number;
    text: string;
}

// Why there is no answer. kind: input, limit, damaged are the engine's; died: the worker is gone; cancelled.
export class EngineError extends Error {
    constructor(
        readonly line: string,
        readonly kind: 'input' | 'limit' | 'damaged' | 'died' | 'cancelled',
        readonly place = '',
        readonly reason = line,
    ) {
        super(line);
    }
}
