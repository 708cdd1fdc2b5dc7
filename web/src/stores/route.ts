// The address after #: /view/subject?name=value. It holds all that is needed to show the same again.
export interface Route {
    view: string; // '' is the gallery
    subject: string;
    options: Record<string, string>;
}

export function read_route(hash: string): Route {
    const text = hash.replace(/^#\/?/, '');
    const [path = '', query = ''] = split_once(text, '?');
    const [view = '', subject = ''] = split_once(path, '/');
    const options: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(query)) options[name] = value;
    return { view, subject: decode(subject), options };
}

// Options that are empty or undefined are left out.
export function write_route(view: string, subject = '', options: Record<string, string | number | undefined> = {}): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options)) if (value !== undefined && value !== '') query.set(name, String(value));
    const path = subject ? `${view}/${encodeURIComponent(subject).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%2B/g, '+')}` : view;
    return `#/${path}${query.size > 0 ? `?${query}` : ''}`;
}

// Shows the address without a new entry in the history, so that the back button leaves the view.
export function replace_route(address: string): void {
    history.replaceState(null, '', address);
}

function split_once(text: string, sign: string): string[] {
    const at = text.indexOf(sign);
    return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
function decode(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text; // a damaged link
    }
}
