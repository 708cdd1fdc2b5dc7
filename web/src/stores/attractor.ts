// The attractor as the engine answers it, and its vertices in the order in which they join.
export interface AttractorEntry {
    vertex: string;
    owner: 1 | 2;
    why: string;
    through?: string;
    text: string;
}
export interface Attractor {
    player: 1 | 2;
    objective: 'reach' | 'normal';
    target_of: 1 | 2;
    size: number;
    vertices: number;
    steps: { rank: number; vertices: AttractorEntry[] }[];
    strategy: Record<string, string>;
    counter_strategy: Record<string, string>;
    complement: AttractorEntry[];
}

// Those of V_0 are there from the beginning.
export function joined(found: Attractor): (AttractorEntry & { rank: number })[] {
    return found.steps.slice(1).flatMap(({ rank, vertices }) => vertices.map((entry) => ({ ...entry, rank })));
}

export interface CheckedStrategy {
    ok: boolean;
    wins: string[];
    missed: string[];
    counter: { path: string[]; loop: number | null; silent: boolean } | null;
    text: string;
}
