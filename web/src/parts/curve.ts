// Where a value stands in the curve of a game: 1 is won at once by player 1, -1 by player 2, 0 a draw.
import type { Worth } from '../engine/types';
import { result_of } from './value';

export function height_of(worth: Worth, player: number, longest: number): number {
    const result = result_of(worth, player);
    if (result === 'draw') return 0;
    const near = worth.plies === null ? 0.5 : 1 - 0.6 * (worth.plies / longest);
    return (result === 'win') === (player === 1) ? near : -near;
}
