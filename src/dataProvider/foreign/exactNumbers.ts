type Values = Readonly<Record<string, unknown>>;

/** A run of digits that may be more than a number holds exactly; most answers have none. */
const LONG = /\d{16}/;
const WHOLE = /^-?\d{16,}$/;
/** Such a number outside of texts, without a fraction or an exponent. */
const RUN = /(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;
/** Stands before the digits while they are a text between the two forms: a sign that no text has. */
const MARK = '\uE000';
const MARKED = new RegExp(`^${MARK}-?\\d+$`);
const WRITTEN = new RegExp(`"${MARK}(-?\\d+)"`, 'g');

/** What of an object came as such a number. Objects of answers without any are not here. */
const cameAs = new WeakMap<object, ReadonlySet<string>>();
/** Every such number that has come. */
const seen = new Set<string>();

/** Reads JSON. Integers beyond what a number holds become the text of their digits: as numbers they would name another record. */
export function parseExact(text: string): unknown {
  const marked = LONG.test(text) ? withMarks(text) : text;
  return marked === text ? JSON.parse(text) : unmarked({ it: JSON.parse(marked) as unknown })['it'];
}

/** Writes JSON; what came as a number of too many digits goes as one. */
export function stringifyExact(body: unknown): string {
  if (seen.size === 0) return JSON.stringify(body);
  const text = JSON.stringify(body, function (this: object, name: string, value: unknown) {
    return typeof value === 'string' && WHOLE.test(value) && (cameAs.get(this)?.has(name) ?? seen.has(value)) ? MARK + value : value;
  });
  return text.replace(WRITTEN, '$1');
}

/** A record that goes back but for what was changed: what was a text in it stays one, though the same digits came as a number elsewhere. */
export function withSameNumbers<B extends Values>({ raw, changed, body }: { raw: Values | undefined; changed: Values; body: B }): B {
  const came = raw && cameAs.get(raw);
  if (came) cameAs.set(body, new Set([...[...came].filter((name) => !(name in changed)), ...Object.keys(changed).filter((name) => isExact(changed[name]))]));
  return body;
}

/** Whether a text is that of such a number. */
export function isExact(value: unknown): boolean {
  return typeof value === 'string' && seen.has(value);
}

/** The number of an id where it can be one exactly, else its digits, which are written as a number. */
export function exactNumber(digits: string): number | string {
  const number = Number(digits);
  if (Number.isSafeInteger(number) || !WHOLE.test(digits)) return number;
  seen.add(digits);
  return digits;
}

/** The text with a mark and quotes at each such number. */
function withMarks(text: string): string {
  let out = '';
  let taken = 0;
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    // Between two texts there is seldom room for one.
    if (end - at >= 16) {
      const part = text.slice(at, end);
      const marked = part.replace(RUN, (digits) => (Number.isSafeInteger(Number(digits)) ? digits : `"${MARK}${digits}"`));
      if (marked !== part) {
        out += text.slice(taken, at) + marked;
        taken = end;
      }
    }
    at = quote === -1 ? end : endOfText(text, quote);
  }
  return out + text.slice(taken);
}

/** Where a text that begins with this quote has ended. */
function endOfText(text: string, quote: number): number {
  for (let at = text.indexOf('"', quote + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let back = at - 1;
    while (text[back] === '\\') back -= 1;
    if ((at - back) % 2 === 1) return at + 1;
  }
  return text.length;
}

/** Takes the marks away in place, and keeps what had one. */
function unmarked<V extends object>(value: V): V {
  const held = value as Record<string, unknown>;
  const names = new Set<string>();
  for (const name of Object.keys(held)) {
    const one = held[name];
    if (typeof one === 'object' && one !== null) unmarked(one);
    else if (typeof one === 'string' && one.startsWith(MARK) && MARKED.test(one)) {
      held[name] = one.slice(1);
      names.add(name);
      seen.add(one.slice(1));
    }
  }
  cameAs.set(held, names);
  return value;
}
