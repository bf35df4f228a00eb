import { cleanValue, pathNames, validateValue, type AnyCall, type Field } from '../../src/schemas';
import { failure } from '../kernel/errors';
import { bodyObject, refuseUnknown } from '../kernel/http/body';
import { fieldsOf, readValues } from '../kernel/http/readValues';
import { isId } from '../records/rows';

/** The parts of a request that hold what was sent. */
export interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads what a call was sent. Made once a call: the fields are known before the first request. */
export type ReadInput = (sent: Sent) => Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads and checks the input of a call.
 * The reader throws NOT_FOUND for an id that is none, BAD_REQUEST for a body that is no object, BAD_FIELD naming members
 * of body or query nobody declared, VALIDATION with a sentence per field.
 */
export function inputReader(call: AnyCall): ReadInput {
  const names = pathNames(call.path);
  const query = fieldsOf(call.query ?? {});
  const body = fieldsOf(call.body ?? {});
  const said = (field: Field, value: unknown): unknown => (call.lenient && validateValue({ field, value: cleanValue({ field, value }) }) !== null ? undefined : value);
  return ({ params, query: inAddress, body: given }) => {
    const parts = objectOf(params);
    const path = Object.fromEntries(names.map((name) => [name, idOrWord(name, String(parts[name] ?? ''))]));
    const asked = objectOf(inAddress);
    refuseUnknown({ body: asked, known: Object.keys(query) });
    const sent = call.body === undefined ? {} : bodyObject(given);
    refuseUnknown({ body: sent, known: Object.keys(body) });
    const inText = Object.fromEntries(Object.values(query).map((field) => [field.name, said(field, fromText(field, asked[field.name]))]));
    return { ...path, ...readValues({ fields: { ...query, ...body }, sent: { ...sent, ...inText } }) };
  };
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
