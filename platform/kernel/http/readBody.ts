import type { FieldInput, Problem } from '../../../src/schemas';
import { failure } from '../errors';
import { refuseUnknown } from './body';
import { fieldsOf, readValues } from './readValues';

/** What a fixed call takes, in the language of declarations. */
export type BodyFields = Readonly<Record<string, FieldInput>>;

/** Every field as text, whole numbers apart: the fixed calls take nothing else. */
export type BodyOf<F extends BodyFields> = { readonly [K in keyof F]: ValueOf<F[K]> | (F[K] extends { required: true } ? never : null) };

type ValueOf<I extends FieldInput> = I extends { readonly type: 'integer' } ? number : string;

/**
 * The body of a fixed call, cleaned.
 * @throws BAD_REQUEST for a body that is no object, BAD_FIELD naming unknown fields, VALIDATION with a sentence per field
 */
export function readBody<const F extends BodyFields>({ body, fields }: { readonly body: unknown; readonly fields: F }): BodyOf<F> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw failure({ reason: 'notAnObject' });
  const given = body as Record<string, unknown>;
  refuseUnknown({ body: given, known: Object.keys(fields) });
  return readValues({ fields: fieldsOf(fields), sent: given }) as BodyOf<F>;
}

/** The failure for values that are wrong, by field. */
export function invalid(problems: Readonly<Record<string, Problem>>): Error {
  return failure({ code: 'VALIDATION', problems });
}

/** The envelope of a success. */
export function ok(data: unknown, httpcode = 200): { httpcode: number; message: string; data: unknown } {
  return { httpcode, message: 'OK', data };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
