import { bareFailure, CallFailure, isCallFailure } from '../callFailure';
import { placed } from '../dataContext';
import type { ForeignAction, ForeignCreation, ForeignDeletion } from '../dialect';
import { isBody } from '../envelope';
import type { LecternRecord } from '../types';
import { isUntold } from '../untold';
import type { Resource } from '../../schemas';
import { askedRecord, toldOf } from './asked';
import { notTaken, unshown } from './comparing';
import type { Records } from './records';
import { idText } from './values';

type Values = Readonly<Record<string, unknown>>;

interface Creating extends ForeignCreation {
  readonly records: Records;
  /** Rows of the module that a text finds. */
  readonly search: (words: string) => Promise<readonly LecternRecord[]>;
  /** By the platform's clock, in ms. */
  readonly now: () => number;
  /** What is sent again under its key takes effect once. */
  readonly isRepeatable: boolean;
}

/** A record that comes into being at most so long before it was asked for is ours: clocks differ, in ms. */
const LEEWAY = 60_000;

/** Makes a record and reads it. Where no answer comes, or none that can be read, it is looked for; without an id where the platform says nothing to find it by. */
export async function createRecord({ records, search, now, isRepeatable, client, resource, sent, send }: Creating): Promise<LecternRecord> {
  const from = now();
  const found = (answer: unknown): Promise<LecternRecord | null> => findCreated({ records, client, resource, answer, sent, search });
  let answer: unknown;
  try {
    answer = (await send(records.write({ resource, values: sent }))).data;
  } catch (error) {
    if (!isUntold(error)) throw error;
    const made = await found(null);
    if (made && (isByItself({ resource, sent }) || Date.parse(String(made['createdAt'])) >= from - LEEWAY)) return made;
    throw isRepeatable || !isCallFailure(error) ? error : new CallFailure({ ...error.details, mayBeMadeTwice: true });
  }
  return (await found(answer)) ?? { ...sent, id: '' };
}

/** Whether there can be one record alone with what was sent, so that it was not there before. */
function isByItself({ resource, sent }: { resource: Resource; sent: Values }): boolean {
  return Object.entries(sent).some(([name, value]) => resource.fields[name]?.unique && typeof value === 'string' && value !== '');
}

/** The record that a creation has made, as it is read afterwards: by the id of the answer, else by looking for exactly one that has all that was sent. */
async function findCreated({ records, client, resource, answer, sent, search }: Pick<Creating, 'records' | 'client' | 'resource' | 'sent' | 'search'> & { answer: unknown }): Promise<LecternRecord | null> {
  // What ids are called there counts in answers, too.
  const told = isBody(answer) ? records.idOf(answer, resource.name) : idText(answer);
  const row = told === '' ? await findRow({ resource, sent, search }) : null;
  const id = row?.id ?? told;
  if (id === '') return null;
  const asked = { records, resource, id };
  const raw = await client.send({ method: 'GET', ...placed({ resource, call: resource.endpoint.get, id, known: sent }), handling: { quiet: true } }).then(({ body }) => askedRecord({ ...asked, body }), () => null).catch(() => null);
  if (!raw) return { ...sent, ...(row ?? records.read(toldOf({ ...asked, answer }), resource)), id };
  // What it holds is what was made of it: nothing that was sent stands in for what it lacks.
  const record = records.read(raw, resource);
  const untaken = [...new Set([...Object.keys(notTaken({ resource, sent, record })), ...unshown({ resource, sent, record })])];
  return { ...record, id, ...(untaken.length > 0 && { untaken }) };
}

/** The one row that has all that was sent; null where there is none, or more. */
async function findRow({ resource, sent, search }: Pick<Creating, 'resource' | 'sent' | 'search'>): Promise<LecternRecord | null> {
  const words = Object.entries(sent).find(([name, value]) => resource.fields[name]?.searchable && typeof value === 'string' && value !== '')?.[1];
  if (typeof words !== 'string') return null;
  const found = (await search(words).catch(() => [])).filter((record) => record.id !== '' && Object.keys(notTaken({ resource, sent, record })).length === 0);
  return found.length === 1 ? found[0]! : null;
}

/** Does something to a record by a call of its own. What the record holds afterwards says whether it was done. */
export async function actOnRecord({ records, client, resource, known, wanted, send }: ForeignAction & { readonly records: Records }): Promise<LecternRecord> {
  const asked = { records, resource, id: known.id, known };
  const readNow = async (): Promise<LecternRecord> => records.read(askedRecord({ ...asked, body: (await client.send({ method: 'GET', ...placed({ resource, call: resource.endpoint.get, id: known.id, known }), handling: { quiet: true } })).body }), resource);
  const isOther = (record: LecternRecord): boolean => Object.entries(wanted).some(([name, value]) => name in record && value !== null && record[name] !== value);
  let answer: unknown;
  try {
    answer = (await send()).data;
  } catch (error) {
    if (!isUntold(error)) throw error;
    const record = await readNow().catch(() => null);
    // Only what is seen to be done is said to be.
    if (!record || isOther(record) || !Object.keys(wanted).some((name) => name in record && known[name] !== record[name])) throw error;
    return { ...record, id: known.id };
  }
  const record = await readNow().catch(() => null);
  if (record && isOther(record)) throw new CallFailure(bareFailure({ kind: 'notTaken', status: 200 }));
  return { ...(record ?? records.read({ ...known, ...toldOf({ ...asked, answer }) }, resource)), id: known.id };
}

/** Deletes a record. Where no answer comes, it is done where the record is gone. */
export async function deleteRecord({ client, resource, known, send }: ForeignDeletion): Promise<{ readonly data?: unknown }> {
  try {
    return await send();
  } catch (error) {
    if (isUntold(error) && (await isGone({ client, resource, known }))) return { data: null };
    throw error;
  }
}

async function isGone({ client, resource, known }: Omit<ForeignDeletion, 'send'>): Promise<boolean> {
  return client.send({ method: 'GET', ...placed({ resource, call: resource.endpoint.get, id: known.id, known }), handling: { quiet: true } }).then(() => false, (error: unknown) => isCallFailure(error) && error.details.kind === 'notFound');
}
