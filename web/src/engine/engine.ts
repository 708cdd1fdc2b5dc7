// The engine for every view: ask(question) gives the answer, or throws an EngineError with one line to show.
//
// Two lanes: what draws boards is quick and must not wait for what thinks. Both speak WebAssembly, or HTTP where the
// page was served by `zermelo serve` (which marks it).
import data from 'virtual:engine';
import { settings } from '../stores/settings.svelte';
import { t } from '../words';
import { Lane, type Progress } from './lane';
import { EngineError, type Question } from './types';
import EngineWorker from './worker?worker&inline';

export const native = typeof document !== 'undefined' && document.querySelector('meta[name=engine]')?.getAttribute('content') === 'native';

let unpacked: Promise<ArrayBuffer> | undefined;
function engine_bytes(): Promise<ArrayBuffer> {
    unpacked ??= (async () => {
        const packed = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
        return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    })();
    return unpacked;
}

// Messages that come before the engine's bytes wait for them.
function make_worker(): Worker {
    const worker = new EngineWorker();
    const post = worker.postMessage.bind(worker);
    const sent = engine_bytes().then((bytes) => post(bytes));
    worker.postMessage = (message: unknown) => void sent.then(() => post(message));
    return worker;
}

const lane_words = { died: () => t('engine_died'), memory: () => t('engine_memory') };
const quick = new Lane(make_worker, lane_words, false);
const deep = new Lane(make_worker, lane_words);
const quick_questions = new Set(['games', 'position', 'levels']);

async function ask_server(question: string, signal?: AbortSignal): Promise<string> {
    try {
        const response = await fetch('ask', { method: 'POST', body: question, headers: { 'Content-Type': 'application/json' }, signal: signal ?? null });
        return await response.text();
    } catch {
        throw signal?.aborted ? new EngineError('cancelled', 'cancelled') : new EngineError(t('server_gone'), 'died');
    }
}

export interface AskOptions {
    signal?: AbortSignal | undefined;
    progress?: ((progress: Progress) => void) | undefined;
}

// The language is added to the question.
export async function ask<Answer>(question: Question, options: AskOptions = {}): Promise<Answer> {
    const text = JSON.stringify({ lang: settings.language, ...question });
    const lane = quick_questions.has(question.ask) ? quick : deep;
    const answer = JSON.parse(native ? await ask_server(text, options.signal) : await lane.ask(text, options.signal, options.progress));
    if (answer.error) throw new EngineError(answer.error.line, answer.error.kind, answer.error.place, answer.error.reason);
    return answer.answer as Answer;
}

// For views: the line to show of whatever was thrown; nothing where it was cancelled on purpose.
export function line_of(problem: unknown): string {
    if (problem instanceof EngineError) return problem.kind === 'cancelled' ? '' : problem.line;
    return String(problem);
}
