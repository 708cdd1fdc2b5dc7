// The engine as WebAssembly: what it needs of its surroundings, and a question put to it. Works wherever WebAssembly
// does, in a worker as in Node.

export interface WasmEngine {
    ask(question: string): string;
    bytes(): number; // of memory in use
}

export interface Surroundings {
    progress(done: number, total: number): void;
}

export class OutOfMemory extends Error {}

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    room(bytes: number): number;
    ask(question: number, bytes: number): number;
    size(): number;
}

// The few calls of WASI that the engine makes: it has a clock and nothing else. Others answer "not here" (8).
function wasi(memory: () => DataView): WebAssembly.ModuleImports {
    const calls: Record<string, (...numbers: number[]) => number> = {
        clock_time_get: (...numbers) => {
            memory().setBigUint64(numbers[2]!, BigInt(Math.round(performance.now() * 1e6)), true);
            return 0;
        },
        environ_sizes_get: (count, size) => {
            memory().setUint32(count!, 0, true);
            memory().setUint32(size!, 0, true);
            return 0;
        },
        environ_get: () => 0,
        fd_write: (_, vectors, count, written) => {
            let total = 0;
            for (let i = 0; i < count!; ++i) total += memory().getUint32(vectors! + 8 * i + 4, true);
            memory().setUint32(written!, total, true);
            return 0;
        },
        proc_exit: (code) => {
            throw new Error(`the engine ended (${code})`);
        },
    };
    return new Proxy(calls, { get: (known, name) => known[String(name)] ?? (() => 8) });
}

export async function startEngine(bytes: BufferSource, around: Surroundings): Promise<WasmEngine> {
    let engine: Exports;
    const { instance } = await WebAssembly.instantiate(bytes, {
        wasi_snapshot_preview1: wasi(() => new DataView(engine.memory.buffer)),
        page: {
            progress: (done: number, total: number) => around.progress(done, total),
            out_of_memory: () => {
                throw new OutOfMemory();
            },
        },
    });
    engine = instance.exports as unknown as Exports;
    engine._initialize();
    return {
        ask(question) {
            const text = new TextEncoder().encode(question);
            const place = engine.room(text.length);
            new Uint8Array(engine.memory.buffer, place, text.length).set(text);
            const answer = engine.ask(place, text.length);
            return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.size()));
        },
        bytes: () => engine.memory.buffer.byteLength,
    };
}
