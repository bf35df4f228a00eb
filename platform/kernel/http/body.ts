import type { Field } from '../../../src/schemas';
import { failure } from '../errors';

/** The members of a JSON body. @throws BAD_REQUEST for anything but an object */
export function bodyObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw failure({ reason: 'notAnObject' });
  return body as Record<string, unknown>;
}

/** @throws BAD_FIELD naming the members nobody declared, and those there are */
export function refuseUnknown({ body, known }: { body: Readonly<Record<string, unknown>>; known: Iterable<string> }): void {
  const names = new Set(known);
  const unknown = Object.keys(body).filter((name) => !names.has(name));
  if (unknown.length > 0) throw failure({ reason: 'unknownFields', ...unknownNames({ unknown, known: [...names] }) });
}

/** What a failure says of names nobody declared: the first of them, each as far as a name goes, and how many more there are. */
export function unknownNames({ unknown, known }: { readonly unknown: readonly string[]; readonly known: readonly string[] }) {
  const shown = unknown.slice(0, MOST_NAMES).map((name) => name.slice(0, NAME_LENGTH));
  const more = unknown.length - shown.length;
  const said = more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en')} more` : shown.join(', ');
  return { params: { unknown: said, known: known.join(', ') }, details: { unknown: shown, known } };
}

const MOST_NAMES = 20;
const NAME_LENGTH = 100;

/** Names a writing body may hold: the fields, and what comes with every record, `allowed`, and with those that hold secrets, `secretsKept`. */
export function writableNames(fields: Readonly<Record<string, Field>>): string[] {
  const hasSecrets = Object.values(fields).some(({ writeOnly, type }) => writeOnly && type === 'text');
  return [...Object.keys(fields), 'allowed', ...(hasSecrets ? ['secretsKept'] : [])];
}
