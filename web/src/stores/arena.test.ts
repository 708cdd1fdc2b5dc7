import { describe, expect, it } from 'vitest';
import { add_vertex, Changes, change_vertex, from_engine, laid_out, pack, remove_vertex, rename, to_engine, toggle_edge, unpack, type Arena } from './arena';

const written = {
    start: 'a',
    vertices: [{ id: 'a', owner: 1 }, { id: 'b', owner: 2 }, { id: 'c', owner: 1, target: true }],
    edges: [['a', 'b'], ['b', 'c'], ['b', 'a']] as [string, string][],
};
const arena = from_engine(written);

describe('arenas', () => {
    it('go to the engine and back', () => expect(from_engine(JSON.parse(to_engine(arena)), arena)).toEqual(arena));
    it('are laid out without two vertices in one place', () => {
        const places = new Set(arena.vertices.map(({ x, y }) => `${x},${y}`));
        expect(places.size).toBe(3);
        expect(laid_out({ start: '', vertices: [], edges: [] }).vertices).toEqual([]);
    });
    it('grow and shrink', () => {
        const more = toggle_edge(add_vertex(arena, 10, 20), 'c', 'v0');
        expect(more.edges).toContainEqual(['c', 'v0']);
        expect(toggle_edge(more, 'c', 'v0').edges).toEqual(arena.edges);
        const less = remove_vertex(arena, 'a');
        expect([less.start, less.edges]).toEqual(['b', [['b', 'c']]]);
    });
    it('keep names apart', () => {
        expect(rename(arena, 'a', 'b')).toBe(arena);
        expect(rename(arena, 'a', ' ')).toBe(arena);
        const named = rename(arena, 'a', 'start');
        expect([named.start, named.edges[0]]).toEqual(['start', ['start', 'b']]);
        expect(change_vertex(arena, 'b', { owner: 1 }).vertices[1]!.owner).toBe(1);
    });
    it('fit into an address', () => {
        expect(unpack(pack(arena))).toEqual({ ...arena, vertices: arena.vertices.map((v) => ({ ...v, x: Math.round(v.x), y: Math.round(v.y) })) });
        for (const damaged of ['', '{}', '[0,[["a",1,0,1,1],["a",1,0,1,1]],[]]', '[0,[["a",1,0,1,1]],[[0,7]]]', '[0,[["a",1,0,null,1]],[]]']) expect(unpack(damaged)).toBeUndefined();
    });
    it('can be undone and redone', () => {
        const changes = new Changes<Arena>(arena);
        expect(changes.undo()).toBe(false);
        changes.set(add_vertex(arena, 0, 0));
        expect(changes.undo()).toBe(true);
        expect(changes.now).toBe(arena);
        expect(changes.redo()).toBe(true);
        changes.set(arena);
        expect(changes.can_redo).toBe(false);
    });
});
