import { isEmptyValue } from '../../schemas';
import type { Resource } from '../../schemas';
import { bareFailure, CallFailure } from '../callFailure';
import { isBody, openRecord } from '../envelope';
import type { Records } from './records';
import { idText } from './values';

type Values = Readonly<Record<string, unknown>>;

interface Asked {
  readonly records: Records;
  readonly resource: Resource;
  /** What the record was asked for by. */
  readonly id: string;
  /** The record as it is known, where it is. */
  readonly known?: Values | undefined;
}

/**
 * The record of an answer, as it came, if it is the one that was asked for: another one, or an error that says success, would be
 * shown, changed and sent back in its place.
 * @throws CallFailure of kind `unreadable` for anything else
 */
export function askedRecord({ body, ...asked }: Asked & { readonly body: unknown }): Values {
  const raw = openRecord(body);
  if (isAsked({ ...asked, raw })) return raw;
  throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data: body }));
}

/** What an answer to a write says of its record; nothing where it speaks of something else. */
export function toldOf({ answer, ...asked }: Asked & { readonly answer: unknown }): Values {
  return isBody(answer) && isAsked({ ...asked, raw: answer, isPart: true }) ? answer : {};
}

/** Fields that a record without an id shows at least, to be taken for one. */
const SHOWN_AT_LEAST = 3;

/** By its id, wherever it stands. A record that does not repeat it, as those of the settings, is known by its fields. */
function isAsked({ records, resource, id, known, raw, isPart = false }: Asked & { readonly raw: Values; readonly isPart?: boolean }): boolean {
  const ids = [records.idOf(raw, resource.name), idText(raw['id']), idText(raw['_id']), idText(raw[records.wireName(resource, resource.endpoint.id)])].filter((one) => one !== '');
  if (ids.length > 0 && !resource.isSingle) return ids.includes(id);
  const fields = Object.values(resource.fields).map(({ name }) => name).filter((name) => name !== 'id');
  const wires = new Set(fields.map((name) => records.wireName(resource, name)));
  const expected = fields.filter((name) => !isEmptyValue(known?.[name]));
  const names = Object.keys(raw);
  // Settings that were never made.
  if (resource.isSingle && names.length === 0) return expected.length === 0;
  const shown = names.filter((name) => wires.has(name));
  const strange = names.filter((name) => !wires.has(name) && OF_ERRORS.has(name));
  const least = isPart || resource.isSingle ? 1 : Math.max(Math.min(SHOWN_AT_LEAST, wires.size), expected.length / 2);
  return shown.length >= least && shown.length > strange.length;
}

/** What answers that tell of an error, or of nothing but success, are made of. */
const OF_ERRORS: ReadonlySet<string> = new Set(['code', 'msg', 'message', 'messages', 'error', 'errors', 'errorCode', 'error_code', 'errorMessage', 'httpcode', 'status', 'statusCode', 'success', 'ok', 'reason', 'detail', 'details', 'title', 'type', 'instance', 'timestamp', 'path', 'trace', 'traceId', 'requestId']);
