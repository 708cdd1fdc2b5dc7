// An arena that is being drawn: plain values, so that undoing is going back to an earlier one.
export interface Vertex {
    id: string;
    owner: 1 | 2;
    target?: boolean | 2; // true: player 1's goal
    x: number;
    y: number;
}
export interface Arena {
    start: string;
    vertices: Vertex[];
    edges: [string, string][];
}

export const step_x = 110;
export const step_y = 80;

interface Written {
    start?: string;
    vertices: { id: string; owner?: number | null; target?: boolean | number; x?: number; y?: number }[];
    edges: [string, string][];
}

// As the engine writes it: places are kept where there are some, else they are found.
export function from_engine(written: Written, places: Arena | undefined = undefined): Arena {
    const arena: Arena = {
        start: written.start ?? written.vertices[0]?.id ?? '',
        vertices: written.vertices.map(({ id, owner, target, x, y }) => {
            const old = places?.vertices.find((vertex) => vertex.id === id);
            return {
                id,
                owner: owner === 2 ? 2 : 1,
                ...(target ? { target: target === 2 ? 2 : true } : {}),
                x: old?.x ?? x ?? NaN,
                y: old?.y ?? y ?? NaN,
            } as Vertex;
        }),
        edges: written.edges.map(([from, to]) => [from, to]),
    };
    return arena.vertices.some((vertex) => Number.isNaN(vertex.x)) ? laid_out(arena) : arena;
}

// As the engine reads it.
export function to_engine(arena: Arena): string {
    const vertices = arena.vertices.map(({ id, owner, target }) => ({ id, owner, ...(target ? { target } : {}) }));
    return JSON.stringify({ start: arena.start, vertices, edges: arena.edges });
}

// Columns by the distance from the start, whichever way the edges go; in each, by the mean place of the neighbours before, a few times over.
export function laid_out(arena: Arena): Arena {
    const column = new Map<string, number>();
    const neighbours = new Map<string, string[]>();
    const join = (from: string, to: string): void => void neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    for (const [from, to] of arena.edges) {
        join(from, to);
        join(to, from);
    }
    const spread = (root: string, first: number): number => {
        let wave = [root];
        let at = first;
        column.set(root, at);
        for (let last = first; wave.length > 0; at += 1) {
            last = at;
            const next: string[] = [];
            for (const id of wave)
                for (const to of neighbours.get(id) ?? [])
                    if (!column.has(to)) {
                        column.set(to, at + 1);
                        next.push(to);
                    }
            wave = next;
            if (wave.length === 0) return last;
        }
        return first;
    };
    if (arena.vertices.some((vertex) => vertex.id === arena.start)) spread(arena.start, 0);
    let last = Math.max(0, ...column.values());
    for (const vertex of arena.vertices) if (!column.has(vertex.id)) last = Math.max(last, spread(vertex.id, 0));
    const columns: string[][] = Array.from({ length: last + 1 }, () => []);
    for (const vertex of arena.vertices) columns[column.get(vertex.id)!]!.push(vertex.id);
    const row = new Map<string, number>();
    const number_rows = (): void => columns.forEach((ids) => ids.forEach((id, i) => row.set(id, i - (ids.length - 1) / 2)));
    number_rows();
    for (let round = 0; round < 6; ++round) {
        for (const ids of columns) {
            const mean = (id: string): number => {
                const near = (neighbours.get(id) ?? []).filter((other) => column.get(other) !== column.get(id));
                return near.length === 0 ? row.get(id)! : near.reduce((sum, other) => sum + row.get(other)!, 0) / near.length;
            };
            const means = new Map(ids.map((id) => [id, mean(id)]));
            ids.sort((a, b) => means.get(a)! - means.get(b)!);
        }
        number_rows();
    }
    const tallest = Math.max(1, ...columns.map((ids) => ids.length));
    return {
        ...arena,
        vertices: arena.vertices.map((vertex) => ({
            ...vertex,
            // Neighbours in a column stand a little aside, and columns in height: no edge runs through a vertex.
            x: 50 + column.get(vertex.id)! * step_x + (Math.abs(Math.floor(row.get(vertex.id)!)) % 2) * 34,
            y: 50 + ((tallest - 1) / 2 + row.get(vertex.id)!) * step_y + (column.get(vertex.id)! % 2) * 14,
        })),
    };
}

export function new_name(arena: Arena): string {
    for (let i = 0; ; ++i) if (!arena.vertices.some((vertex) => vertex.id === `v${i}`)) return `v${i}`;
}

export function add_vertex(arena: Arena, x: number, y: number): Arena {
    const id = new_name(arena);
    return { ...arena, start: arena.start || id, vertices: [...arena.vertices, { id, owner: 1, x, y }] };
}
export function change_vertex(arena: Arena, id: string, part: Partial<Vertex>): Arena {
    return { ...arena, vertices: arena.vertices.map((vertex) => (vertex.id === id ? { ...vertex, ...part } : vertex)) };
}
// A name that is taken, or empty, changes nothing.
export function rename(arena: Arena, id: string, name: string): Arena {
    const text = name.trim();
    if (!text || arena.vertices.some((vertex) => vertex.id === text)) return arena;
    const named = (old: string): string => (old === id ? text : old);
    return {
        start: named(arena.start),
        vertices: arena.vertices.map((vertex) => ({ ...vertex, id: named(vertex.id) })),
        edges: arena.edges.map(([from, to]) => [named(from), named(to)]),
    };
}
export function remove_vertex(arena: Arena, id: string): Arena {
    const vertices = arena.vertices.filter((vertex) => vertex.id !== id);
    return {
        start: arena.start === id ? (vertices[0]?.id ?? '') : arena.start,
        vertices,
        edges: arena.edges.filter(([from, to]) => from !== id && to !== id),
    };
}
// There, or away if it was there.
export function toggle_edge(arena: Arena, from: string, to: string): Arena {
    const there = arena.edges.some((edge) => edge[0] === from && edge[1] === to);
    return { ...arena, edges: there ? arena.edges.filter((edge) => edge[0] !== from || edge[1] !== to) : [...arena.edges, [from, to]] };
}

// What was before and after, for undo and redo.
export class Changes<Value> {
    private past: Value[] = [];
    private future: Value[] = [];
    constructor(public now: Value) {}

    set(value: Value): void {
        if (value === this.now) return;
        this.past.push(this.now);
        this.now = value;
        this.future = [];
    }
    undo(): boolean {
        const before = this.past.pop();
        if (before === undefined) return false;
        this.future.push(this.now);
        this.now = before;
        return true;
    }
    redo(): boolean {
        const after = this.future.pop();
        if (after === undefined) return false;
        this.past.push(this.now);
        this.now = after;
        return true;
    }
    get can_undo(): boolean {
        return this.past.length > 0;
    }
    get can_redo(): boolean {
        return this.future.length > 0;
    }
}

// In an address: as short as it can be and still be read.
export function pack(arena: Arena): string {
    const kinds = arena.vertices.map((vertex) => [vertex.id, vertex.owner, vertex.target === true ? 1 : vertex.target === 2 ? 2 : 0, Math.round(vertex.x), Math.round(vertex.y)]);
    const places = new Map(arena.vertices.map((vertex, i) => [vertex.id, i]));
    return JSON.stringify([places.get(arena.start) ?? 0, kinds, arena.edges.map(([from, to]) => [places.get(from), places.get(to)])]);
}
// Nothing where the address is damaged.
export function unpack(text: string): Arena | undefined {
    try {
        const [start, kinds, edges] = JSON.parse(text) as [number, [string, number, number, number, number][], [number, number][]];
        const vertices = kinds.map(([id, owner, target, x, y]) => {
            if (typeof id !== 'string' || !Number.isFinite(x) || !Number.isFinite(y)) throw new Error();
            return { id, owner: owner === 2 ? 2 : 1, ...(target ? { target: target === 2 ? 2 : true } : {}), x, y } as Vertex;
        });
        if (new Set(vertices.map((vertex) => vertex.id)).size < vertices.length) return undefined;
        const name = (i: number): string => {
            if (!vertices[i]) throw new Error();
            return vertices[i]!.id;
        };
        return { start: vertices.length > 0 ? name(start) : '', vertices, edges: edges.map(([from, to]) => [name(from), name(to)]) };
    } catch {
        return undefined;
    }
}
