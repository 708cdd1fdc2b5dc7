// From clicks to moves, and from arrow keys to cells: what every board needs, without a rule of any game.
import type { Cell, ShownBoard } from '../engine/types';

// What a click on a spot does: makes a move, chooses what is moved, or nothing.
export type Click = { move: string } | { chosen: number } | undefined;

export function click(board: ShownBoard, spot: number | undefined, chosen: number | undefined): Click {
    if (spot === undefined) return undefined;
    if (chosen !== undefined) {
        const second = board.moves.find(({ spots }) => spots[0] === chosen && spots[1] === spot);
        if (second) return { move: second.move };
    }
    const first = board.moves.find(({ spots }) => spots[0] === spot);
    if (!first) return undefined;
    return first.spots.length === 1 ? { move: first.move } : { chosen: spot };
}

// The move that this spot stands for where values are shown: the one it makes, or completes.
export function move_of(board: ShownBoard, spot: number | undefined, chosen: number | undefined): string | undefined {
    if (spot === undefined) return undefined;
    if (chosen !== undefined) return board.moves.find(({ spots }) => spots[0] === chosen && spots[1] === spot)?.move;
    return board.moves.find(({ spots }) => spots.length === 1 && spots[0] === spot)?.move;
}

const directions: Record<string, [down: number, right: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

// The cell that an arrow key leads to: straight on where there is one, else the nearest that way.
export function neighbour(cells: Cell[], from: number, key: string): number {
    const here = cells[from];
    const direction = directions[key];
    if (!here || !direction) return from;
    let best = from;
    let least = Infinity;
    cells.forEach((cell, index) => {
        const along = (cell.row - here.row) * direction[0] + (cell.column - here.column) * direction[1];
        const aside = Math.abs((cell.row - here.row) * direction[1]) + Math.abs((cell.column - here.column) * direction[0]);
        if (along > 0 && along + 3 * aside < least) {
            least = along + 3 * aside;
            best = index;
        }
    });
    return best;
}
