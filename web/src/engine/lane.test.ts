import { describe, expect, it } from 'vitest';
import { Lane, type WorkerLike } from './lane';
import { EngineError } from './types';

class FakeWorker implements WorkerLike {
    static all: FakeWorker[] = [];
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: ErrorEvent) => void) | null = null;
    asked: { id: number; question: string }[] = [];
    ended = false;
    constructor() {
        FakeWorker.all.push(this);
    }
    postMessage(message: unknown): void {
        this.asked.push(message as { id: number; question: string });
    }
    terminate(): void {
        this.ended = true;
    }
    say(data: unknown): void {
        this.onmessage?.({ data } as MessageEvent);
    }
}
function lane(): Lane {
    FakeWorker.all = [];
    return new Lane(() => new FakeWorker(), { died: () => 'died', memory: () => 'memory' });
}

describe('a lane', () => {
    it('answers one question after the other', async () => {
        const one = lane();
        const first = one.ask('a');
        const second = one.ask('b');
        const worker = FakeWorker.all[0]!;
        expect(worker.asked.length).toBe(1);
        worker.say({ id: 1, done: 1, total: 2 });
        worker.say({ id: 1, text: 'A' });
        expect(await first).toBe('A');
        worker.say({ id: 2, text: 'B' });
        expect(await second).toBe('B');
    });
    it('ends the worker of a cancelled question and goes on with the spare', async () => {
        const one = lane();
        const warm = one.ask('warm');
        FakeWorker.all[0]!.say({ id: 1, text: '' });
        await warm;
        expect(FakeWorker.all.length).toBe(2); // the spare
        const stop = new AbortController();
        const long = one.ask('long', stop.signal);
        const next = one.ask('next');
        stop.abort();
        await expect(long).rejects.toMatchObject({ kind: 'cancelled' });
        expect(FakeWorker.all[0]!.ended).toBe(true);
        expect(FakeWorker.all[1]!.asked[0]!.question).toBe('next');
        FakeWorker.all[1]!.say({ id: 3, text: 'N' });
        expect(await next).toBe('N');
    });
    it('lets a waiting question leave', async () => {
        const one = lane();
        void one.ask('a');
        const stop = new AbortController();
        const waiting = one.ask('b', stop.signal);
        stop.abort();
        await expect(waiting).rejects.toBeInstanceOf(EngineError);
        expect(FakeWorker.all[0]!.ended).toBe(false);
    });
    it('says so when a worker died, and starts another', async () => {
        const one = lane();
        const lost = one.ask('a');
        const next = one.ask('b');
        FakeWorker.all[0]!.say({ died: 'memory' });
        await expect(lost).rejects.toMatchObject({ line: 'memory', kind: 'died' });
        FakeWorker.all[1]!.say({ id: 2, text: 'B' });
        expect(await next).toBe('B');
    });
});
