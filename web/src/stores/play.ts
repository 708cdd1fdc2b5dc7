// A game that is played, with its forks: a tree of moves and where we are in it. And the text of it in a link.

export interface Played {
    move: string; // '' at the root
    parent: Played | undefined;
    children: Played[]; // the first one is the main line
}

export class PlayTree {
    readonly root: Played = { move: '', parent: undefined, children: [] };
    here: Played = this.root;

    // The moves from the start to a place.
    moves(to: Played = this.here): string[] {
        const moves: string[] = [];
        for (let at = to; at.parent; at = at.parent) moves.unshift(at.move);
        return moves;
    }
    // A move that was made before is followed; another one is a fork.
    play(move: string): void {
        let next = this.here.children.find((child) => child.move === move);
        if (!next) {
            next = { move, parent: this.here, children: [] };
            this.here.children.push(next);
        }
        this.here = next;
    }
    back(): boolean {
        if (!this.here.parent) return false;
        this.here = this.here.parent;
        return true;
    }
    forward(): boolean {
        const next = this.here.children[0];
        if (!next) return false;
        this.here = next;
        return true;
    }
    // From the start through here to the end of its line.
    line(): Played[] {
        const line: Played[] = [];
        for (let at: Played | undefined = this.here; at; at = at.parent) line.unshift(at);
        for (let at = this.here.children[0]; at; at = at.children[0]) line.push(at);
        return line;
    }
    // Other moves that were tried in place of this one.
    forks(of: Played): Played[] {
        return of.parent ? of.parent.children.filter((child) => child !== of) : [];
    }

    // 4_4_(5_3)_6: moves in order, other lines in brackets behind the move that they replace.
    text(): string {
        const write = (node: Played): string => {
            const [main, ...others] = node.children;
            if (!main) return '';
            const forks = others.map((fork) => `_(${escape(fork.move)}${after(fork)})`).join('');
            return escape(main.move) + forks + after(main);
        };
        const after = (node: Played): string => (node.children.length > 0 ? `_${write(node)}` : '');
        return write(this.root);
    }
    // The number of the place in the order of the text; 0 is the start.
    get place(): number {
        return this.nodes().indexOf(this.here);
    }
    go(place: number): void {
        this.here = this.nodes()[place] ?? this.here;
    }
    private nodes(): Played[] {
        const list: Played[] = [this.root];
        const visit = (node: Played): void => {
            const [main, ...others] = node.children;
            if (!main) return;
            list.push(main);
            for (const fork of others) {
                list.push(fork);
                visit(fork);
            }
            visit(main);
        };
        visit(this.root);
        return list;
    }

    // What cannot be read is left out: a damaged link loses as little as possible.
    static read(text: string): PlayTree {
        const tree = new PlayTree();
        const stack: Played[] = [];
        let at = tree.root;
        let last = tree.root;
        for (const token of text.split(/(_?\(|\)|_)/)) {
            if (token === '' || token === '_') continue;
            if (token === '(' || token === '_(') {
                stack.push(last);
                at = last.parent ?? tree.root;
            } else if (token === ')') {
                last = stack.pop() ?? tree.root;
                at = last;
            } else {
                last = { move: unescape(token), parent: at, children: [] };
                at.children.push(last);
                at = last;
            }
        }
        tree.here = tree.root;
        while (tree.forward());
        return tree;
    }
}

function escape(move: string): string {
    return move.replace(/[%_()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
function unescape(text: string): string {
    return text.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
}

export type Side = 'human' | 'perfect' | `level:${number}`;

// A side in a link: human, perfect, or the number of a level.
export function read_side(text: string | undefined, otherwise: Side): Side {
    if (text === 'human' || text === 'perfect') return text;
    const level = Number(text);
    return text !== undefined && Number.isInteger(level) && level >= 1 && level <= 10 ? `level:${level}` : otherwise;
}
export function write_side(side: Side): string {
    return side.replace('level:', '');
}
