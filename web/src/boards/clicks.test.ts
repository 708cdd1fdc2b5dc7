import { expect, it } from 'vitest';
import type { ShownBoard } from '../engine/types';
import { click, move_of, neighbour } from './clicks';

const board: ShownBoard = {
    kind: 'piles',
    rows: 1,
    columns: 3,
    cells: [0, 1, 2].map((column) => ({ row: 0, column, spot: column })),
    moves: [
        { move: 'a/b', spots: [0, 1] },
        { move: 'b/a', spots: [1, 0] },
        { move: 'c', spots: [2] },
    ],
};

it('makes a move of one click, or of two', () => {
    expect(click(board, 2, undefined)).toEqual({ move: 'c' });
    expect(click(board, 0, undefined)).toEqual({ chosen: 0 });
    expect(click(board, 1, 0)).toEqual({ move: 'a/b' });
    expect(click(board, 0, 1)).toEqual({ move: 'b/a' });
    expect(click(board, undefined, 0)).toBeUndefined();
    expect(click(board, 7, undefined)).toBeUndefined();
});
it('knows which move a spot stands for', () => {
    expect(move_of(board, 2, undefined)).toBe('c');
    expect(move_of(board, 0, undefined)).toBeUndefined();
    expect(move_of(board, 1, 0)).toBe('a/b');
});
it('walks by arrow keys, over gaps too', () => {
    const cells = [
        { row: 0, column: 0 },
        { row: 0, column: 2 },
        { row: 1, column: 1 },
    ];
    expect(neighbour(cells, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(cells, 1, 'ArrowDown')).toBe(2);
    expect(neighbour(cells, 0, 'ArrowLeft')).toBe(0);
    expect(neighbour(cells, 2, 'Enter')).toBe(2);
});
