// Searches step by step: what the picture shows after k steps is made of the first k.
export type SearchNumber = number | string; // inf and -inf are texts
export interface TreeNode {
    parent: number | null;
    position: string;
    move: string;
    board?: string;
    to_move: 1 | 2;
    player?: 'max' | 'min';
    kind?: 'inner' | 'over' | 'judged' | 'known' | 'pruned';
    value?: SearchNumber;
    sign?: string;
    over?: string | null;
}
export interface SearchStep {
    do: 'enter' | 'leaf' | 'update' | 'cut' | 'done';
    node: number;
    child?: number;
    value?: SearchNumber;
    window?: [SearchNumber, SearchNumber];
    pruned?: number[];
    text: string;
}
export interface SearchSteps {
    windows: boolean;
    nodes: TreeNode[];
    steps: SearchStep[];
}
export interface GrowthStep {
    do: 'select' | 'expand' | 'play' | 'back_up';
    round: number;
    path: number[];
    nodes?: [number, number];
    result?: number;
    counts?: { node: number; visits: number; total: number }[];
    proven?: { node: number; outcome: string }[];
    text: string;
}
export interface GrowthSteps {
    nodes: TreeNode[];
    steps: GrowthStep[];
}

// How a node looks after some steps.
export interface NodeLook {
    seen: boolean;
    active: boolean; // on the way from the root to where the search is
    here: boolean;
    label: string;
    window: string;
    cut: boolean;
    done: boolean;
}
const unseen: NodeLook = { seen: false, active: false, here: false, label: '', window: '', cut: false, done: false };

export function search_looks(found: SearchSteps, step: number): NodeLook[] {
    const looks = found.nodes.map(() => ({ ...unseen }));
    for (let k = 0; k < step; ++k) {
        const event = found.steps[k]!;
        const look = looks[event.node]!;
        look.seen = true;
        if (event.do === 'enter') look.active = true;
        if (event.window && (event.do === 'enter' || event.do === 'update')) look.window = `(${event.window[0]}, ${event.window[1]})`;
        if (event.value !== undefined) look.label = String(event.value);
        if (event.do === 'leaf' || event.do === 'done') {
            look.active = false;
            look.done = true;
            look.window = '';
            look.label = (found.nodes[event.node]!.sign ?? '') + look.label;
        }
        for (const child of event.pruned ?? []) Object.assign(looks[child]!, { seen: true, cut: true, label: '✂' });
    }
    const last = found.steps[step - 1];
    if (last) looks[last.node]!.here = true;
    return looks;
}

export function growth_looks(found: GrowthSteps, step: number): NodeLook[] {
    const looks = found.nodes.map(() => ({ ...unseen }));
    if (looks[0]) looks[0].seen = true;
    for (let k = 0; k < step; ++k) {
        const event = found.steps[k]!;
        const [first, count] = event.nodes ?? [0, 0];
        for (let i = first; i < first + count; ++i) looks[i]!.seen = true;
        for (const { node, visits, total } of event.counts ?? []) looks[node]!.label = `${total}/${visits}`;
        for (const { node, outcome } of event.proven ?? []) {
            looks[node]!.done = true;
            looks[node]!.window = outcome;
        }
    }
    const last = found.steps[step - 1];
    for (const node of last?.path ?? []) looks[node]!.active = looks[node]!.seen;
    const end = last?.path.at(-1);
    if (end !== undefined && looks[end]!.seen) looks[end]!.here = true;
    return looks;
}

export interface Place {
    x: number;
    y: number;
}
// Leaves side by side in their order, every other node above the middle of its children.
export function tree_places(nodes: { parent: number | null }[], width: number, height: number): Place[] {
    const children: number[][] = nodes.map(() => []);
    nodes.forEach((node, i) => {
        if (i > 0 && node.parent !== null) children[node.parent]!.push(i);
    });
    const places: Place[] = nodes.map(() => ({ x: 0, y: 0 }));
    let next = 0;
    const place = (i: number, depth: number): void => {
        const below = children[i]!;
        for (const child of below) place(child, depth + 1);
        const x = below.length === 0 ? width * (next++ + 0.5) : (places[below[0]!]!.x + places[below.at(-1)!]!.x) / 2;
        places[i] = { x, y: height * (depth + 0.5) };
    };
    if (nodes.length > 0) place(0, 0);
    return places;
}
