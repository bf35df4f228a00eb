import { bareFailure, CallFailure, isCallFailure } from '../callFailure';
import { placed } from '../dataContext';
import type { ForeignChange } from '../dialect';
import { OWN_SINGLE } from '../singles';
import type { LecternRecord } from '../types';
import { isUntold } from '../untold';
import type { Resource } from '../../schemas';
import { askedRecord, toldOf } from './asked';
import { isAlike, notTaken, unshown } from './comparing';
import { withSameNumbers } from './exactNumbers';
import type { Records } from './records';

type Values = Readonly<Record<string, unknown>>;

interface Changing {
  readonly records: Records;
  /** A PUT replaces the record. */
  readonly isWhole: boolean;
  /** The platform itself refuses what is written over a newer version. */
  readonly hasVersions: boolean;
}

/**
 * Changes a record. It is read first, to see whether somebody else has changed it; where a PUT replaces it, it goes back as it came
 * but for what was changed. Whatever the platform answers, the record is read afterwards: what it holds then is what was saved.
 */
export async function changeRecord({ records, isWhole, hasVersions }: Changing, change: ForeignChange): Promise<LecternRecord> {
  const { client, resource, id, sent, previous, isOverwriting } = change;
  // The same record is read before and after by the address it is read at; parts of the settings are written where they are.
  const own = id === OWN_SINGLE ? {} : { query: { instituteId: id } };
  const read = resource.isSingle ? { path: resource.endpoint.get.path, ...own } : placed({ resource, call: resource.endpoint.get, id, known: previous });
  const request = resource.isSingle ? { ...change.request, path: resource.endpoint.update.path, ...own } : change.request;
  const asked = { records, resource, id, known: previous };
  const readRaw = async (): Promise<Values> => askedRecord({ ...asked, body: (await client.send({ method: 'GET', ...read, handling: { quiet: true } })).body });
  const isReplaced = isWhole && request.method === 'PUT';
  const isChecked = hasVersions && typeof previous?.['version'] === 'number';
  const isCompared = previous !== undefined && !isOverwriting && !isChecked;
  // Without it nothing can be compared; a record that is sent as a whole has to be known.
  const raw = isReplaced ? await readRaw().catch(unsent) : isCompared ? await readRaw().catch(() => undefined) : undefined;
  if (raw && isCompared) refuseStale({ resource, sent, previous, current: records.read(raw, resource), id });
  const changed = records.write({ resource, values: sent, raw });
  const body = withSameNumbers({ raw: isReplaced ? raw : undefined, changed, body: { ...(isReplaced ? raw : {}), ...changed } });
  let answer: unknown = null;
  try {
    answer = (await client.send({ ...request, body })).data;
  } catch (error) {
    if (!isUntold(error)) throw error;
    // No answer came, or none that can be read: the record says whether it was done.
    const record = await readRaw().then((now) => records.read(now, resource), () => null);
    if (record === null || Object.keys(notTaken({ resource, sent, record })).length > 0) throw error;
    return { ...record, id };
  }
  const record = await readRaw().then((now) => records.read(now, resource), (error: unknown) => {
    // A platform without a call for one record: what it answered is all there is.
    if (isCallFailure(error) && (error.details.kind === 'notFound' || error.details.kind === 'forbidden')) return records.read({ ...(raw ?? previous), ...toldOf({ ...asked, answer }) }, resource);
    throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200 }));
  });
  const problems = notTaken({ resource, sent, record });
  if (Object.keys(problems).length > 0) throw new CallFailure({ ...bareFailure({ kind: 'validation', status: 200 }), problems });
  const untaken = unshown({ resource, sent, record });
  return { ...record, id, ...(untaken.length > 0 && { untaken }) };
}

/** What could not be read before has been sent nowhere. */
function unsent(error: unknown): never {
  throw isCallFailure(error) && error.details.kind === 'unreadable' ? new CallFailure({ ...error.details, status: 0 }) : error;
}

/** What somebody else has changed meanwhile at the same place is not written over unasked. */
function refuseStale({ resource, sent, previous, current, id }: { resource: Resource; sent: Values; previous: Values; current: LecternRecord; id: string }): void {
  const isOther = Object.keys(sent).some((name) => {
    const field = resource.fields[name];
    return field && name in current && !isAlike({ field, sent: previous[name], held: current[name] }) && !isAlike({ field, sent: sent[name], held: current[name] });
  });
  if (isOther) throw new CallFailure({ ...bareFailure({ kind: 'stale', status: 412 }), current: { ...current, id } });
}
