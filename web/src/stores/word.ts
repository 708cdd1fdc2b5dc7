// A game is a word, NAME or NAME:VALUES; here its values, for a form, and back. The engine decides what they mean.
import type { Parameter } from '../engine/types';

export type Values = Record<string, string>; // a flag is 'yes' or ''

export function read_word(word: string, parameters: Parameter[]): Values {
    const values: Values = {};
    for (const { name, default: usual } of parameters) values[name] = usual ?? '';
    const text = word.includes(':') ? word.slice(word.indexOf(':') + 1) : '';
    const bare = parameters.filter(({ kind }) => kind !== 'flag');
    let next = 0;
    for (const part of text.split(',').filter((one) => one !== '')) {
        const [name, value] = part.split('=', 2) as [string, string?];
        if (value !== undefined) values[name] = value;
        else if (parameters.some((one) => one.name === part && one.kind === 'flag')) values[part] = 'yes';
        else if (bare[next]) values[bare[next++]!.name] = part;
    }
    return values;
}

// Only what differs from the usual is written.
export function write_word(name: string, values: Values, parameters: Parameter[]): string {
    const parts: string[] = [];
    for (const { name: parameter, kind, default: usual } of parameters) {
        const value = (values[parameter] ?? '').trim();
        if (kind === 'flag') {
            if (value) parts.push(parameter);
        } else if (value !== (usual ?? '')) parts.push(`${parameter}=${value}`);
    }
    return parts.length > 0 ? `${name}:${parts.join(',')}` : name;
}
