// The engine in the page answers as the program does: 1,000 seeded questions over all games and commands, put to both.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngine, type WasmEngine } from '../src/engine/wasm';
import { Chance, question, type Asked } from './questions';

const program = process.env['ZERMELO_PROGRAM'] ?? '../build/dev/zermelo';
const wasm = process.env['ZERMELO_ENGINE'] ?? '../build/wasm/src/wasm/engine.wasm';
const questions = 1000;

let engine: WasmEngine;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
    engine = await startEngine(fs.readFileSync(wasm), { progress: () => undefined });
    server = spawn(program, ['serve', '--port', '0', '--threads', '1'], { stdio: ['ignore', 'pipe', 'inherit'] });
    address = await new Promise((found, lost) => {
        server.stdout!.on('data', (text) => found(/http:\S+/.exec(String(text))![0]));
        server.on('exit', (code) => lost(new Error(`zermelo serve ended (${code})`)));
    });
});
afterAll(() => {
    server.removeAllListeners('exit');
    server.kill();
});

const in_page = (asked: Asked): unknown => JSON.parse(engine.ask(JSON.stringify(asked)));
async function native(asked: Asked): Promise<unknown> {
    const response = await fetch(`${address}ask`, { method: 'POST', body: JSON.stringify(asked), headers: { 'Content-Type': 'application/json' } });
    return response.json();
}
// Without what depends on the machine and on nothing else: times, and how far work had come when a limit ended it.
function steady(value: unknown): unknown {
    if ((value as { error?: { kind?: string } } | null)?.error?.kind === 'limit') return 'limit';
    if (Array.isArray(value)) return value.map(steady);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => !['seconds', 'peak_bytes', 'nodes_per_second'].includes(name)).map(([name, each]) => [name, steady(each)]));
}
async function moves_of(asked: Asked): Promise<string[]> {
    const found = in_page(asked) as { answer?: { moves: string[] } };
    return found.answer?.moves ?? [];
}

it(`answers ${questions} questions alike`, async () => {
    const chance = new Chance(1913);
    const kinds = new Map<string, number>();
    let errors = 0;
    for (let number = 0; number < questions; ++number) {
        const asked = await question(chance, moves_of);
        const [here, there] = [in_page(asked), await native(asked)];
        expect(steady(here), JSON.stringify(asked)).toEqual(steady(there));
        kinds.set(asked.ask, (kinds.get(asked.ask) ?? 0) + 1);
        errors += 'error' in (here as object) ? 1 : 0;
    }
    // The questions are worth asking: every kind is there, and most have an answer.
    expect([...kinds.keys()].sort()).toEqual(
        ['arena', 'attractor', 'compare', 'depth', 'explain', 'games', 'hint', 'levels', 'match', 'matrix', 'moves', 'opponent', 'parity', 'path', 'perft', 'plays', 'position', 'review', 'search', 'side', 'solve', 'tree'],
    );
    expect(errors).toBeLessThan(questions / 3);
}, 300_000);
