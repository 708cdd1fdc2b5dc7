// A weighted graph to draw: what its JSON says, with a place for every vertex.
export interface Roads {
    directed: boolean;
    vertices: { id: string; x: number; y: number }[];
    edges: [string, string, number | string][];
}

interface Written {
    directed?: boolean;
    vertices?: ({ id: string; x?: number; y?: number } | string)[];
    edges: [string, string, number | string][];
}

// Nothing where the text is no such graph: then the engine says what is wrong with it.
export function read_roads(text: string): Roads | undefined {
    try {
        return roads_of(JSON.parse(text) as Written);
    } catch {
        return from_lines(text);
    }
}

// y grows upwards in files and downwards on a screen.
export function roads_of(written: Written): Roads {
    const named = new Map<string, { id: string; x?: number; y?: number }>();
    for (const vertex of written.vertices ?? []) {
        const one = typeof vertex === 'string' ? { id: vertex } : vertex;
        named.set(one.id, one);
    }
    for (const [from, to] of written.edges) for (const id of [from, to]) if (!named.has(id)) named.set(id, { id });
    const all = [...named.values()];
    const placed = all.every(({ x, y }) => typeof x === 'number' && typeof y === 'number');
    return {
        directed: written.directed === true,
        vertices: all.map(({ id, x, y }, i) => {
            const angle = Math.PI * (1 - (2 * i) / all.length);
            return placed ? { id, x: x!, y: -y! } : { id, x: 200 * Math.cos(angle), y: -150 * Math.sin(angle) };
        }),
        edges: written.edges.map(([from, to, weight]) => [from, to, weight]),
    };
}

// FROM,TO,WEIGHT a line; a line of heads may come first.
function from_lines(text: string): Roads | undefined {
    const edges: [string, string, number][] = [];
    for (const line of text.split('\n')) {
        const [from = '', to = '', weight = ''] = line.split(',').map((cell) => cell.trim());
        if (from && to && weight && Number.isFinite(Number(weight))) edges.push([from, to, Number(weight)]);
    }
    return edges.length > 0 ? roads_of({ edges }) : undefined;
}
