import { expect, it } from 'vitest';
import { read_route, write_route } from './route';

it('holds a view, a subject and options, and gives them back', () => {
    const address = write_route('play', 'nim:3+5+7', { moves: '7-2_5-1', first: 'human', at: undefined, start: '' });
    expect(address).toBe('#/play/nim:3+5+7?moves=7-2_5-1&first=human');
    expect(read_route(address)).toEqual({ view: 'play', subject: 'nim:3+5+7', options: { moves: '7-2_5-1', first: 'human' } });
});
it('takes any subject', () => {
    for (const subject of ['arena:a b/c?.dot', 'é%', 'x#y']) expect(read_route(write_route('arena', subject)).subject).toBe(subject);
});
it('survives damaged addresses', () => {
    expect(read_route('')).toEqual({ view: '', subject: '', options: {} });
    expect(read_route('#/play/%E0%A4?x=%').subject).toBe('%E0%A4');
});
