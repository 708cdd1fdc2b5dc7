import { expect, it } from 'vitest';
import type { Parameter } from '../engine/types';
import { read_word, write_word } from './word';

const parameters: Parameter[] = [
    { name: 'width', kind: 'number', meaning: '', default: '7' },
    { name: 'height', kind: 'number', meaning: '', default: '6' },
    { name: 'misere', kind: 'flag', meaning: '' },
];

it('reads bare values in order, names and flags', () => {
    expect(read_word('g', parameters)).toEqual({ width: '7', height: '6', misere: '' });
    expect(read_word('g:5,4,misere', parameters)).toEqual({ width: '5', height: '4', misere: 'yes' });
    expect(read_word('g:misere,height=3', parameters)).toEqual({ width: '7', height: '3', misere: 'yes' });
});
it('writes what differs', () => {
    expect(write_word('g', { width: '7', height: '6', misere: '' }, parameters)).toBe('g');
    expect(write_word('g', { width: '7', height: '4', misere: 'yes' }, parameters)).toBe('g:height=4,misere');
});
