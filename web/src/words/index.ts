// Words in both languages, side by side: a key without one of them does not compile. A view's words stand in a file of
// their own; gaps are {0}, {1} ...
import { settings } from '../stores/settings.svelte';
import { labs } from './labs';
import { page } from './page';

export type Pair = readonly [english: string, french: string];

const words = { ...page, ...labs };
export type Word = keyof typeof words;

// The word in the visitor's language; where it is read in a template, it changes with the language.
export function t(key: Word, ...gaps: (string | number)[]): string {
    const text = words[key][settings.language === 'fr' ? 1 : 0];
    return text.replace(/\{(\d)\}/g, (_, gap) => String(gaps[Number(gap)] ?? ''));
}
