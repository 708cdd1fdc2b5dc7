// One HTML file with everything in it: the engine is compressed and written as text, its worker is inlined.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import fs from 'node:fs';
import zlib from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

// Where the build of the engine put it; ZERMELO_ENGINE names another.
const wasm = process.env['ZERMELO_ENGINE'] ?? new URL('../build/wasm/src/wasm/engine.wasm', import.meta.url).pathname;

// `import data from 'virtual:engine'`: the engine, gzipped, as base64.
const engine = (): Plugin => ({
    name: 'engine',
    resolveId: (id) => (id === 'virtual:engine' ? '\0engine' : null),
    load: (id) => {
        if (id !== '\0engine') return null;
        return `export default ${JSON.stringify(zlib.gzipSync(fs.readFileSync(wasm), { level: 9 }).toString('base64'))}`;
    },
});

export default defineConfig({
    plugins: [engine(), svelte(), viteSingleFile()],
    worker: { format: 'iife' },
    build: { target: 'es2022', outDir: process.env['ZERMELO_PAGE'] ?? '../build/page', emptyOutDir: true, chunkSizeWarningLimit: 20000 },
    test: { environment: 'node', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
