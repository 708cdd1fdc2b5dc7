// Seeded questions over all games and kinds of questions, in sizes that both engines answer at once.

export interface Asked {
    ask: string;
    [field: string]: unknown;
}

// The same numbers everywhere (mulberry32).
export class Chance {
    constructor(private state: number) {}
    next(): number {
        this.state = (this.state + 0x6d2b79f5) | 0;
        let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return (t ^ (t >>> 14)) >>> 0;
    }
    below(count: number): number {
        return this.next() % count;
    }
    of<Value>(values: readonly Value[]): Value {
        return values[this.below(values.length)]!;
    }
}

export const files: Record<string, string> = {
    'drawn.dot': 'digraph { a [owner=1]; b [owner=2]; c [owner=1]; d [owner=2, target=true]; a -> b; a -> c; b -> d; b -> a; c -> b; c -> c; }',
    'parity.pg': 'parity 3;\n0 2 0 1,2;\n1 1 1 0,2;\n2 0 0 2,1;\n3 3 1 0;\n',
    'roads.csv': 'A,B,4\nA,C,2\nC,B,1\nB,D,5\nC,D,8\n',
    'own.json': '{"A": {"a1": "B", "a2": 7}, "B": {"b1": 3, "b2": 12}}',
    'broken.dot': 'digraph { a -> ',
};

const games = [
    'babylone', 'babylone:2,2', 'babylone:3,2,misere', 'babylone:2,7', 'subtraction', 'subtraction:12,1+3+4', 'subtraction:30,2+5,misere', 'nim', 'nim:1+2+3+4',
    'nim:2+2,misere', 'chomp', 'chomp:3,3', 'chomp:2,5,golden', 'chomp:1,70', 'connect4:4,4', 'connect4:5,3,3', 'connect4:9,9,3', 'tictactoe', 'tictactoe:4,3,3', 'tictactoe:2,2,2',
    'tictactoe:7,5,3', 'tree:fig52', 'tree:own.json', 'arena:drawn.dot',
] as const;
const searches = ['minimax:depth=2', 'minimax:depth=3,memo', 'alphabeta:depth=3', 'alphabeta:depth=4,memo,order=table+killer', 'mcts:playouts=50', 'alphabeta:depth=2,window=open', 'random', 'bogus'];
const players = ['perfect', 'random', 'first', 'level:1', 'level:3', 'level:5', 'alphabeta:depth=2', 'mcts:playouts=20'];

// A play of random moves: `moves_of` asks an engine which there are.
export async function play(chance: Chance, game: string, with_files: object, moves_of: (question: Asked) => Promise<string[]>): Promise<string[]> {
    const moves: string[] = [];
    for (let left = chance.below(7); left > 0; --left) {
        const legal = await moves_of({ ask: 'position', game, play: moves, ...with_files });
        if (legal.length === 0) break;
        moves.push(chance.of(legal));
    }
    return moves;
}

export async function question(chance: Chance, moves_of: (question: Asked) => Promise<string[]>): Promise<Asked> {
    const lang = chance.of(['en', 'fr']);
    if (chance.below(12) === 0) return { lang, ...lesson(chance) };
    const game = chance.of(games);
    const own = /\.(dot|json)$/.test(game) ? { files } : {};
    const moves = await play(chance, game, own, moves_of);
    return { lang, game, ...own, play: moves, seed: chance.below(1000), memory: 400_000_000, nodes: 300_000, ...(await about(chance, game, moves, own, moves_of)) };
}

async function about(chance: Chance, game: string, moves: string[], own: object, moves_of: (question: Asked) => Promise<string[]>): Promise<Asked> {
    const legal = await moves_of({ ask: 'position', game, play: moves, ...own });
    const all: (() => Asked)[] = [
        () => ({ ask: 'position', setup: chance.below(2) === 0 }),
        () => ({ ask: 'solve', strong: chance.below(4) === 0 && legal.length < 6 }),
        () => ({ ask: 'solve', method: chance.of(['auto', 'induction', 'attractor', 'tiers', 'wrong']) }),
        () => ({ ask: 'moves' }),
        () => ({ ask: 'moves', as: chance.of(['course', 'usual']) }),
        () => ({ ask: 'explain', ...(legal.length > 0 && chance.below(2) ? { move: chance.of(legal) } : {}) }),
        () => ({ ask: 'explain', with: chance.of(searches) }),
        () => ({ ask: 'perft', depth: 1 + chance.below(4) }),
        () => ({ ask: 'search', with: chance.of(searches) }),
        () => ({ ask: 'tree', with: chance.of(searches), depth: 1 + chance.below(2), format: chance.of(['json', 'svg', 'dot']) }),
        () => ({ ask: 'compare', depth: 2 }),
        () => ({ ask: 'depth', with: 'alphabeta', depth: 2, sample: 40 }),
        () => ({ ask: 'match', first: chance.of(players), second: 'random', games: 4 }),
        () => ({ ask: 'opponent', with: chance.of(players) }),
        () => ({ ask: 'hint' }),
        () => ({ ask: 'side' }),
        () => ({ ask: 'review' }),
        () => ({ ask: 'levels' }),
        () => ({ ask: 'plays', length: 2, most: 30 }),
        () => ({ ask: 'arena', format: chance.of(['json', 'dot', 'pg', 'dict', 'list', 'svg']) }),
        () => ({ ask: 'attractor', player: 1 + chance.below(2), format: chance.of(['json', 'svg']) }),
        () => ({ ask: 'moves', position: chance.of(['x', '', '1@', '99']) }),
    ];
    const chosen = chance.of(all)();
    if (['levels'].includes(chosen.ask)) return { ...chosen, play: undefined };
    if (['plays', 'arena', 'attractor'].includes(chosen.ask)) return { ...chosen, play: undefined, game: chance.of(['subtraction:7', 'nim:1+2', 'babylone:2,2', 'tictactoe:2,2,2', 'chomp:2,2', 'arena:drawn.dot', 'arena:broken.dot']), files };
    return chosen;
}

function lesson(chance: Chance): Asked {
    return chance.of<() => Asked>([
        () => ({ ask: 'path', graph: 'roads.csv', from: chance.of(['A', 'B', 'C']), to: chance.of(['D', 'A', 'X']), algorithm: chance.of(['dijkstra', 'astar']), trace: true, files }),
        () => ({ ask: 'path', graph: 'roads.csv', from: 'A', to: 'D', compare: true, files }),
        () => ({ ask: 'matrix', game: chance.of(['prisoners', 'matching-pennies', 'battle-of-the-sexes', 'chicken', 'rock-paper-scissors', 'nothing']) }),
        () => ({ ask: 'parity', game: chance.of(['parity.pg', 'broken.dot']), files }),
        () => ({ ask: 'games' }),
    ])();
}
