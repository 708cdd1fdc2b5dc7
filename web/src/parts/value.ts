// How a value is shown: a shape, a letter, a colour and the plies; never colour alone.
import type { Worth } from '../engine/types';
import { t } from '../words';

export type Result = 'win' | 'draw' | 'loss';

// What the outcome means to the player: endless play is won by somebody, or drawn.
export function result_of(worth: Worth, player: number): Result {
    if (worth.outcome !== 'endless') return worth.outcome;
    return !worth.winner ? 'draw' : worth.winner === player ? 'win' : 'loss';
}
export const shape_of = { win: '▲', draw: '■', loss: '▼' } as const;

export function letter_of(result: Result): string {
    return t(`${result}_letter`);
}
// ▲ W 9: for people who see it; spoken() for those who hear it.
export function plies_of(worth: Worth): string {
    if (worth.utility !== undefined && worth.utility !== null) return `= ${worth.utility}`;
    return worth.outcome === 'endless' ? '∞' : worth.plies === null ? '' : String(worth.plies);
}
export function spoken(worth: Worth, player: number): string {
    const result = result_of(worth, player);
    if (worth.plies === null || worth.outcome === 'endless') return t(result);
    return t(`${result}_in`, worth.plies);
}
