import { describe, expect, it } from 'vitest';
import { answer_text, is_complete, is_kind, read_score, scored, toggled, write_score, type ExerciseQuestion } from './exercise';

const question = (form: ExerciseQuestion['form'], options = ['a', 'b']): ExerciseQuestion => ({ text: '', form, options });

describe('exercises', () => {
    it('write answers as the engine reads them', () => {
        expect(answer_text(question('set'), [])).toBe('-');
        expect(answer_text(question('set'), ['a', 'b'])).toBe('a b');
        expect(answer_text(question('number'), [' 3 '])).toBe('3');
    });
    it('know when there is something to check', () => {
        expect(is_complete(question('set'), [])).toBe(true);
        expect(is_complete(question('choice'), [])).toBe(false);
        expect(is_complete(question('row'), ['1', ''])).toBe(false);
        expect(is_complete(question('step'), ['A', '1', '2'])).toBe(true);
    });
    it('choose one, some, or one after the other', () => {
        expect(toggled(question('set'), ['a'], 'b')).toEqual(['a', 'b']);
        expect(toggled(question('set'), ['a'], 'a')).toEqual([]);
        expect(toggled(question('choice'), ['a'], 'b')).toEqual(['b']);
        expect(toggled(question('path'), ['a'], 'b')).toEqual(['a', 'b']);
        expect(toggled(question('path'), ['a', 'b'], 'b')).toEqual(['a']);
    });
    it('count what was right at the first attempt', () => {
        let score = scored(read_score(undefined), 1, true);
        score = scored(score, 1, false);
        score = scored(score, 2, true);
        expect(score).toEqual({ right: 2, first: 1, tried: 2 });
        expect(read_score(write_score(score))).toMatchObject({ first: 1, tried: 2 });
        expect(read_score('9.1')).toMatchObject({ first: 1, tried: 1 });
        expect(write_score(read_score('x'))).toBeUndefined();
    });
    it('are of known kinds', () => expect([is_kind('grundy'), is_kind('toString')]).toEqual([true, false]));
});
