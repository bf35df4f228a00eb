import { cleanValue, isEmptyValue, normalizeField, pathNames, validateRecord, type AnyCall, type Field, type Problem } from '../../src/schemas';
import { failure } from '../errors';
import { bodyObject, refuseUnknown } from '../operations/body';
import { isId } from '../operations/rows';

/** The parts of a request that hold what was sent. */
export interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads what a call was sent. Made once a call: the fields are known before the first request. */
export type ReadInput = (sent: Sent) => Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/**
 * Reads and checks the input of a call.
 * The reader throws NOT_FOUND for an id that is none, BAD_REQUEST for a body that is no object, BAD_FIELD naming members
 * of body or query nobody declared, VALIDATION with a sentence per field.
 */
export function inputReader(call: AnyCall): ReadInput {
  const names = pathNames(call.path);
  const query = fieldsOf(call.query ?? {});
  const body = fieldsOf(call.body ?? {});
  return ({ params, query: inAddress, body: given }) => {
    const parts = objectOf(params);
    const path = Object.fromEntries(names.map((name) => [name, idOrWord(name, String(parts[name] ?? ''))]));
    const asked = objectOf(inAddress);
    refuseUnknown({ body: asked, known: Object.keys(query) });
    const sent = call.body === undefined ? {} : bodyObject(given);
    refuseUnknown({ body: sent, known: Object.keys(body) });
    const values = {
      ...clean(query, (field) => fromText(field, asked[field.name])),
      ...clean(body, (field) => sent[field.name]),
    };
    const fields = { ...query, ...body };
    const problems = { ...validateRecord({ fields, values, context: { now: new Date().toISOString() } }), ...missing(fields, values) };
    if (Object.keys(problems).length > 0) throw failure({ code: 'VALIDATION', problems });
    return { ...path, ...values };
  };
}

function fieldsOf(inputs: NonNullable<AnyCall['body']>): Fields {
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, normalizeField(input, name)]));
}

function clean(fields: Fields, valueOf: (field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.values(fields).map((field) => {
    const value = cleanValue({ field, value: valueOf(field) });
    return [field.name, isEmptyValue(value) ? field.default ?? null : value];
  }));
}

function missing(fields: Fields, values: Values): Record<string, Problem> {
  const names = Object.values(fields).filter((field) => field.required && isEmptyValue(values[field.name])).map(({ name }) => name);
  return Object.fromEntries(names.map((name): [string, Problem] => [name, { code: 'required' }]));
}

/** A value of an address is text; one that cannot be read as its field's stays as it is, for the check to name. */
function fromText(field: Field, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value === '' ? undefined : value;
  if (field.type === 'ref') return idOf(value);
  if (field.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (field.type !== 'integer' && field.type !== 'number') return value;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** An id that cannot be one is nobody's. */
function idOrWord(name: string, value: string): string {
  return /^id$|Id$/.test(name) ? idOf(value) : value;
}

function idOf(value: string): string {
  if (!isId(value)) throw failure({ code: 'NOT_FOUND' });
  return value.toLowerCase();
}

function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
