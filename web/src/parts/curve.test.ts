import { expect, it } from 'vitest';
import { height_of } from './curve';

it('is player 1’s side, and further out the sooner the game ends', () => {
    expect(height_of({ outcome: 'win', plies: 0 }, 1, 10)).toBe(1);
    expect(height_of({ outcome: 'win', plies: 0 }, 2, 10)).toBe(-1);
    expect(height_of({ outcome: 'loss', plies: 10 }, 2, 10)).toBeCloseTo(0.4);
    expect(height_of({ outcome: 'draw', plies: 9 }, 2, 10)).toBe(0);
    expect(height_of({ outcome: 'endless', plies: null, winner: 2 }, 1, 10)).toBe(-0.5);
});
