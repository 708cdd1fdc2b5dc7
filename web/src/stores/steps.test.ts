import { describe, expect, it } from 'vitest';
import { growth_looks, search_looks, tree_places, type GrowthSteps, type SearchSteps } from './steps';

const found: SearchSteps = {
    windows: true,
    nodes: [
        { parent: null, position: 'A', move: '', to_move: 1, sign: '' },
        { parent: 0, position: 'B', move: 'a1', to_move: 2, sign: '≤ ' },
        { parent: 0, position: 'C', move: 'a2', to_move: 2, sign: '' },
    ],
    steps: [
        { do: 'enter', node: 0, window: ['-inf', 'inf'], text: '' },
        { do: 'leaf', node: 1, value: 3, text: '' },
        { do: 'update', node: 0, child: 1, value: 3, window: [3, 'inf'], text: '' },
        { do: 'cut', node: 0, value: 3, pruned: [2], text: '' },
        { do: 'done', node: 0, value: 3, text: '' },
    ],
};

describe('steps of searches', () => {
    it('show nothing at first', () => expect(search_looks(found, 0).some((look) => look.seen)).toBe(false));
    it('are a function of the first k', () => {
        expect(search_looks(found, 2)[1]).toMatchObject({ seen: true, label: '≤ 3', here: true });
        expect(search_looks(found, 3)[0]).toMatchObject({ active: true, window: '(3, inf)', label: '3' });
        expect(search_looks(found, 4)[2]).toMatchObject({ cut: true });
        expect(search_looks(found, 5)[0]).toMatchObject({ done: true, active: false, window: '' });
        expect(search_looks(found, 1)[2]!.cut).toBe(false);
    });
    it('grow the tree of random games', () => {
        const growth: GrowthSteps = {
            nodes: found.nodes,
            steps: [
                { do: 'select', round: 0, path: [0, 1], text: '' },
                { do: 'expand', round: 0, path: [0, 1], nodes: [1, 2], text: '' },
                { do: 'play', round: 0, path: [0, 1], result: 1, text: '' },
                { do: 'back_up', round: 0, path: [0, 1], counts: [{ node: 1, visits: 1, total: 1 }, { node: 0, visits: 1, total: -1 }], proven: [{ node: 1, outcome: 'win' }], text: '' },
            ],
        };
        expect(growth_looks(growth, 1).map((look) => look.seen)).toEqual([true, false, false]);
        expect(growth_looks(growth, 2).every((look) => look.seen)).toBe(true);
        expect(growth_looks(growth, 4)[0]!.label).toBe('-1/1');
        expect(growth_looks(growth, 4)[1]).toMatchObject({ label: '1/1', done: true, here: true });
    });
    it('are drawn without two leaves in one place', () => {
        const places = tree_places([{ parent: null }, { parent: 0 }, { parent: 0 }, { parent: 1 }], 10, 10);
        expect(places[0]).toEqual({ x: 10, y: 5 });
        expect(places[3]!.x).not.toBe(places[2]!.x);
        expect(tree_places([], 1, 1)).toEqual([]);
    });
});
