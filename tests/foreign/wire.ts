import type { Speech } from './dialects';

/** What the platform keeps of a field: its own kind, in its own form. */
export type Kind = 'text' | 'number' | 'flag' | 'instant' | 'day' | 'choice' | 'reference';
export type Row = Record<string, unknown> & { id: string };

/** Thrown for a value that is not in the platform's own form: it takes no other. */
export class Unread extends Error {
  constructor(readonly field: string, value: unknown) {
    super(`${field}: ${JSON.stringify(value)} is not understood`);
  }
}

/** A value as this platform writes it. */
export function toWire({ kind, value, speech }: { kind: Kind; value: unknown; speech: Speech }): unknown {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'number':
      return speech.numbers === 'text' ? String(value) : value;
    case 'flag':
      return { plain: value, text: String(value), number: value ? 1 : 0, letter: value ? 'Y' : 'N' }[speech.flags];
    case 'choice':
      return speech.choices === 'upper' ? String(value).toUpperCase() : value;
    case 'reference':
      return speech.references === 'object' ? { [idNameIn(speech)]: idToWire(String(value), speech), name: 'Somebody' } : idToWire(String(value), speech);
    case 'instant': case 'day':
      return dateToWire({ kind, text: String(value), speech });
    default:
      return value;
  }
}

/** The value behind what came. @throws Unread for any other form than the platform's own */
export function fromWire({ kind, value, speech, field }: { kind: Kind; value: unknown; speech: Speech; field: string }): unknown {
  if (value === null || value === undefined || value === '') return value ?? null;
  const no = (): never => {
    throw new Unread(field, value);
  };
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? value : no();
    case 'number':
      return speech.numbers === 'text' ? (typeof value === 'string' && /^-?[\d.]+$/.test(value) ? Number(value) : no()) : typeof value === 'number' ? value : no();
    case 'flag': {
      const [yes, no_] = { plain: [true, false], text: ['true', 'false'], number: [1, 0], letter: ['Y', 'N'] }[speech.flags];
      return value === yes ? true : value === no_ ? false : no();
    }
    case 'choice':
      return typeof value === 'string' && value === (speech.choices === 'upper' ? value.toUpperCase() : value.toLowerCase()) ? value.toLowerCase() : no();
    case 'reference': {
      const id = speech.references === 'object' ? (isObject(value) ? value[idNameIn(speech)] : no()) : value;
      return idFromWire(id, speech) ?? no();
    }
    case 'instant': case 'day':
      return dateFromWire({ kind, value, speech }) ?? no();
  }
}

/** Stands before a number of more digits than JavaScript keeps, on its way from and to the wire. */
const LONG = '@@long:';

/** Whole numbers as other languages write and read them. */
export const longs = { written: (text: string): string => text.replaceAll(/"@@long:(\d+)"/g, '$1'), read: (text: string): string => text.replaceAll(/(?<=[:[,]\s*)(\d{16,})(?=[,}\]])/g, '"@@long:$1"') };

export function idToWire(id: string, speech: Speech): unknown {
  return speech.ids === 'number' ? Number(id) : speech.ids === 'long' ? LONG + id : speech.ids === 'oid' ? { $oid: id } : id;
}

function idFromWire(value: unknown, speech: Speech): string | null {
  if (speech.ids === 'number') return typeof value === 'number' ? String(value) : null;
  if (speech.ids === 'long') return typeof value === 'string' && value.startsWith(LONG) ? value.slice(LONG.length) : null;
  const id = speech.ids === 'oid' && isObject(value) ? value['$oid'] : value;
  return typeof id === 'string' ? id : null;
}

/** Other records than coupons and institutes are called by the plain name. */
function idNameIn(speech: Speech): string {
  return speech.idName === '_id' ? '_id' : 'id';
}

const INDIA = 5.5 * 3_600_000;
const two = (number: number): string => String(number).padStart(2, '0');

function dateToWire({ kind, text, speech }: { kind: 'instant' | 'day'; text: string; speech: Speech }): unknown {
  const time = Date.parse(kind === 'day' ? `${text}T00:00:00Z` : text);
  const local = new Date(kind === 'day' ? time : time + INDIA);
  const day = `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${local.getUTCFullYear()}`;
  const clock = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}:${two(local.getUTCSeconds())}`;
  switch (speech.dates) {
    case 'ms': return time;
    case 's': return time / 1_000;
    case 'dd/MM/yyyy': return kind === 'day' ? day : `${day} ${clock}`;
    case 'parts': return [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate(), ...(kind === 'day' ? [] : [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()])];
    case 'naive': return kind === 'day' ? text : local.toISOString().slice(0, 19);
    default: return kind === 'day' ? text : new Date(time).toISOString();
  }
}

function dateFromWire({ kind, value, speech }: { kind: 'instant' | 'day'; value: unknown; speech: Speech }): string | null {
  const out = (time: number): string | null => (Number.isFinite(time) ? (kind === 'day' ? new Date(time).toISOString().slice(0, 10) : new Date(time).toISOString()) : null);
  const offset = kind === 'day' ? 0 : INDIA;
  switch (speech.dates) {
    case 'ms': return typeof value === 'number' && value > 1e11 ? out(value) : null;
    case 's': return typeof value === 'number' && value < 1e11 ? out(value * 1_000) : null;
    case 'dd/MM/yyyy': {
      const [, d, m, y, clock = '00:00:00'] = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d:\d\d))?$/.exec(typeof value === 'string' ? value : '') ?? [];
      return y ? out(Date.parse(`${y}-${m}-${d}T${clock}Z`) - offset) : null;
    }
    case 'parts': {
      if (!Array.isArray(value)) return null;
      const [y, m, d, h = 0, minute = 0, second = 0] = value as number[];
      return out(Date.UTC(y!, m! - 1, d, h, minute, second) - offset);
    }
    case 'naive': return typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d)?$/.test(value) ? out(Date.parse(value.length === 10 ? `${value}T00:00:00Z` : `${value}Z`) - offset) : null;
    default: return typeof value === 'string' && (kind === 'day' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT.*Z$/).test(value) ? out(Date.parse(value)) : null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
