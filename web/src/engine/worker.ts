// The worker that holds the engine. First it receives the engine's bytes, then questions.
//
//      page -> worker   ArrayBuffer              {id, question}
//      worker -> page   {ready}                  {id, done, total} ...  {id, text}  or  {died}
import { OutOfMemory, startEngine, type WasmEngine } from './wasm';

let engine: Promise<WasmEngine> | undefined;
let asked = 0;

self.onmessage = async ({ data }: MessageEvent) => {
    try {
        if (data instanceof ArrayBuffer) {
            engine = startEngine(data, { progress: (done, total) => self.postMessage({ id: asked, done, total }) });
            await engine;
            self.postMessage({ ready: true });
            return;
        }
        const started = await engine!; // a question may come before the engine has started
        asked = data.id;
        self.postMessage({ id: asked, text: started.ask(data.question) });
    } catch (problem) {
        self.postMessage({ died: problem instanceof OutOfMemory || problem instanceof RangeError ? 'memory' : String(problem) });
    }
};
