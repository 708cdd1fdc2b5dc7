// What a visitor has chosen, remembered where the browser lets a page remember.
export interface Settings {
    language: 'en' | 'fr';
    look: 'system' | 'light' | 'dark';
    less_motion: boolean;
    projector: boolean;
}

const place = 'zermelo-settings';

export function remembered<Value>(name: string, otherwise: Value): Value {
    try {
        const text = localStorage.getItem(name);
        return text === null ? otherwise : (JSON.parse(text) as Value);
    } catch {
        return otherwise;
    }
}
export function remember(name: string, value: unknown): void {
    try {
        localStorage.setItem(name, JSON.stringify(value));
    } catch {
        // The page works without a memory.
    }
}

const spoken = typeof navigator === 'undefined' ? 'en' : navigator.language;
const usual: Settings = { language: spoken.startsWith('fr') ? 'fr' : 'en', look: 'system', less_motion: false, projector: false };

// Of what was remembered, only what makes sense: somebody else may have written it.
export function sensible(found: Partial<Settings>): Settings {
    return {
        language: found.language === 'fr' || found.language === 'en' ? found.language : usual.language,
        look: found.look === 'light' || found.look === 'dark' ? found.look : 'system',
        less_motion: found.less_motion === true,
        projector: found.projector === true,
    };
}

const kept = remembered<Partial<Settings>>(place, {});
export const settings = $state(sensible(kept && typeof kept === 'object' ? kept : {}));

export function change(part: Partial<Settings>): void {
    Object.assign(settings, part);
    remember(place, settings);
}
