// A lane of questions: one worker that answers them one after the other. A question that is cancelled while it is being
// answered ends the worker, and the spare takes over; one that waits just leaves.
import { EngineError } from './types';

export interface Progress {
    done: number;
    total: number;
}
export interface WorkerLike {
    postMessage(message: unknown): void;
    terminate(): void;
    onmessage: ((event: MessageEvent) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
}

interface Asked {
    id: number;
    question: string;
    resolve(text: string): void;
    reject(error: EngineError): void;
    progress?: ((progress: Progress) => void) | undefined;
}

export interface LaneWords {
    died(): string;
    memory(): string;
}

export class Lane {
    private worker: WorkerLike | undefined;
    private spare: WorkerLike | undefined;
    private queue: Asked[] = [];
    private running: Asked | undefined;
    private next = 1;

    constructor(
        private readonly make: () => WorkerLike,
        private readonly words: LaneWords,
        private readonly with_spare = true,
    ) {}

    ask(question: string, signal?: AbortSignal, progress?: (progress: Progress) => void): Promise<string> {
        return new Promise((resolve, reject) => {
            if (signal?.aborted) return reject(new EngineError('cancelled', 'cancelled'));
            const asked: Asked = { id: this.next++, question, resolve, reject, progress };
            signal?.addEventListener('abort', () => this.cancel(asked), { once: true });
            this.queue.push(asked);
            this.go_on();
        });
    }

    private go_on(): void {
        if (this.running || this.queue.length === 0) return;
        this.worker ??= this.start();
        this.running = this.queue.shift()!;
        this.worker.postMessage({ id: this.running.id, question: this.running.question });
    }

    private start(): WorkerLike {
        const worker = this.spare ?? this.make();
        this.spare = undefined;
        worker.onmessage = ({ data }) => this.hear(data);
        worker.onerror = (event) => this.hear({ died: event.message ?? 'error' });
        return worker;
    }

    private hear(data: { id?: number; text?: string; done?: number; total?: number; died?: string }): void {
        if (data.died !== undefined) return this.bury(data.died);
        if (!this.running || data.id !== this.running.id) return;
        if (data.text === undefined) return this.running.progress?.({ done: data.done!, total: data.total! });
        const { resolve } = this.running;
        this.running = undefined;
        resolve(data.text);
        if (this.with_spare) this.spare ??= this.make();
        this.go_on();
    }

    private bury(why: string): void {
        const lost = this.running;
        this.restart();
        lost?.reject(new EngineError(why === 'memory' ? this.words.memory() : this.words.died(), 'died'));
        this.go_on();
    }

    private cancel(asked: Asked): void {
        if (asked === this.running) {
            this.restart();
            asked.reject(new EngineError('cancelled', 'cancelled'));
            this.go_on();
        } else if (this.queue.includes(asked)) {
            this.queue = this.queue.filter((other) => other !== asked);
            asked.reject(new EngineError('cancelled', 'cancelled'));
        }
    }

    private restart(): void {
        this.worker?.terminate();
        this.worker = undefined;
        this.running = undefined;
    }
}
