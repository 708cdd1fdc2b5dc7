import { describe, expect, it } from 'vitest';
import { read_roads } from './roads';

describe('roads', () => {
    it('keep their places, up being up', () => {
        const roads = read_roads('{"vertices": [{"id": "A", "x": 1, "y": 2}, {"id": "B", "x": 3, "y": 4}], "edges": [["A", "B", 5]]}')!;
        expect(roads.vertices).toEqual([{ id: 'A', x: 1, y: -2 }, { id: 'B', x: 3, y: -4 }]);
    });
    it('get a circle where they have none', () => {
        const roads = read_roads('from,to,weight\nA,B,3\nB,C,4\n')!;
        expect(roads.vertices.map((vertex) => vertex.id)).toEqual(['A', 'B', 'C']);
        expect(roads.edges).toEqual([['A', 'B', 3], ['B', 'C', 4]]);
    });
    it('are nothing where the text is none', () => expect([read_roads('hello'), read_roads('{}')]).toEqual([undefined, undefined]));
});
