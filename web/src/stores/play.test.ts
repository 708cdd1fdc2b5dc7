import { describe, expect, it } from 'vitest';
import { PlayTree, read_side, write_side } from './play';

function played(...moves: string[]): PlayTree {
    const tree = new PlayTree();
    for (const move of moves) tree.play(move);
    return tree;
}

describe('a game with forks', () => {
    it('goes back, forward and into forks', () => {
        const tree = played('a', 'b', 'c');
        tree.back();
        tree.back();
        tree.play('d');
        expect(tree.moves()).toEqual(['a', 'd']);
        expect(tree.forks(tree.here).map((fork) => fork.move)).toEqual(['b']);
        tree.back();
        tree.forward();
        expect(tree.moves()).toEqual(['a', 'b']);
        expect(tree.line().map((node) => node.move)).toEqual(['', 'a', 'b', 'c']);
        expect(new PlayTree().back()).toBe(false);
    });
    it('follows a move that was made before', () => {
        const tree = played('a', 'b');
        tree.back();
        tree.play('b');
        expect(tree.text()).toBe('a_b');
    });
    it('is a text and back, with every place in it', () => {
        const tree = played('4', '4', '5');
        tree.back();
        tree.play('3');
        tree.play('1:2');
        tree.back();
        tree.back();
        tree.back();
        tree.play('x_(y)%');
        const text = tree.text();
        const again = PlayTree.read(text);
        expect(again.text()).toBe(text);
        for (let place = 0; place < 7; ++place) {
            tree.go(place);
            again.go(place);
            expect(again.moves()).toEqual(tree.moves());
            expect(again.place).toBe(tree.place);
        }
    });
    it('writes other lines behind the move that they replace', () => {
        const tree = played('4', '4', '5');
        tree.back();
        tree.play('3');
        expect(tree.text()).toBe('4_4_5_(3)');
    });
    it('survives a damaged link', () => {
        for (const text of ['(((', ')))', '4_(5', '__', '%', 'a)b(c', '(_)']) expect(() => PlayTree.read(text).text()).not.toThrow();
    });
});

describe('sides', () => {
    it('are words in a link', () => {
        expect(read_side('5', 'human')).toBe('level:5');
        expect(read_side('11', 'human')).toBe('human');
        expect(read_side(undefined, 'perfect')).toBe('perfect');
        expect(write_side('level:7')).toBe('7');
        expect(read_side(write_side('perfect'), 'human')).toBe('perfect');
    });
});
