import type { Field } from '../../src/schemas';
import { failure } from '../errors';

/** The members of a JSON body. @throws BAD_REQUEST for anything but an object */
export function bodyObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw failure({ reason: 'notAnObject' });
  return body as Record<string, unknown>;
}

/** @throws BAD_FIELD naming the members nobody declared, and those there are */
export function refuseUnknown({ body, known }: { body: Readonly<Record<string, unknown>>; known: Iterable<string> }): void {
  const names = [...known];
  const unknown = Object.keys(body).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw failure({
    reason: 'unknownFields',
    params: { unknown: unknown.slice(0, 20).join(', '), known: names.join(', ') },
    details: { unknown, known: names },
  });
}

/** Names a writing body may hold: the fields, and `allowed`, which comes with every record. */
export function writableNames(fields: Readonly<Record<string, Field>>): string[] {
  return [...Object.keys(fields), 'allowed'];
}
