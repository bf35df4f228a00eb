import type { CreateParams, DeleteManyParams, DeleteParams, UpdateManyParams, UpdateParams } from 'ra-core';
import { namesInBody } from '../schemas';
import type { Action, Resource } from '../schemas';
import { createBulkRun } from './bulkRun';
import { isCallFailure } from './callFailure';
import type { Client } from './client';
import { clientOf, namedBy, placed, type DataContext } from './dataContext';
import { idIn, isBody } from './envelope';
import type { FailureHandling } from './judge';
import { recordOf } from './recordOf';
import { newKey } from './newKey';
import { restCalls, restName } from './restCalls';
import { placedValues, selectedInstitute } from './selectedInstitute';
import { sendSingle } from './singles';
import type { ActParams, MoveParams, LecternDataProvider, ModuleActParams, LecternRecord, WriteMeta } from './types';
import { writeValues } from './writeValues';

type Writes = Pick<LecternDataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'act' | 'move' | 'actOnModule'>;
type Values = Readonly<Record<string, unknown>>;

/** A platform that asks for patience (429, 503 with Retry-After) is asked again this often within a quiet write. */
const PATIENT_TRIES = 4;
/** The longest wait between two of those tries, in seconds. Who asks for a longer one is not asked again. */
const LONGEST_WAIT = 30;

/** The writing half of the data provider. */
export function createWrites({ loader, clients, instituteId = () => null, dialect }: DataContext): Writes {
  const sides = async (name: string): Promise<{ resource: Resource; client: Client }> => {
    const resource = await loader.load(name);
    return { resource, client: clientOf({ clients, resource }) };
  };

  const create = async (name: string, { data, meta }: CreateParams) => {
    const { resource, client } = await sides(name);
    const write = metaOf(meta);
    const headers = { 'Idempotency-Key': write.idempotencyKey ?? newKey() };
    const sent = writeValues({ resource, data: placedValues({ resource, values: data as Values, instituteId: instituteId() }), isNew: true });
    const { method } = resource.endpoint.create;
    const rest = restCalls({ client, extras: { method, ...placed({ resource, call: resource.endpoint.create, known: sent }), headers, handling: handlingOf({ resource, call: 'create', meta: write }) } });
    const send = (wire: Values): Promise<{ data?: unknown }> => patiently({ isPatient: write.quiet === true, call: () => rest.create(restName(resource), { data: wire }) });
    if (dialect) return { data: await dialect.create({ client, resource, sent, send }) };
    return { data: answerOf({ answer: (await send(sent)).data, known: sent }) };
  };

  const update = async (name: string, { id, data, previousData, meta }: Pick<UpdateParams, 'id' | 'data' | 'meta'> & { previousData?: Values | undefined }) => {
    const { resource, client } = await sides(name);
    const write = metaOf(meta);
    const headers = { ...(write.overwrite ? {} : ifMatch(write.version ?? previousData?.['version'])), ...keyed(write) };
    const at = placed({ resource, call: resource.endpoint.update, id: String(id), known: previousData });
    const extras = { method: resource.endpoint.update.method, ...(resource.isSingle ? {} : at), headers, handling: handlingOf({ resource, call: 'update', meta: write }) };
    const sent = writeValues({ resource, data: data as Values, isNew: false, previous: previousData });
    const known = { ...previousData, ...sent, id: String(id) };
    if (Object.keys(sent).length === 0) return { data: recordOf(known) };
    if (dialect) return { data: await dialect.change({ client, resource, id: String(id), request: { ...extras, ...at }, sent, previous: previousData, isOverwriting: write.overwrite === true }) };
    if (resource.isSingle) return { data: await sendSingle({ client, resource, id: String(id), request: { ...extras, body: sent } }) };
    const rest = restCalls({ client, extras });
    const reply = await patiently({ isPatient: write.quiet === true, call: () => rest.update(restName(resource), { id, data: namesInBody(resource.endpoint.update) ? { id: String(id), ...sent } : sent, previousData: known }) });
    return { data: await recordAfter({ client, resource, answer: reply.data, known, isNeeded: write.quiet !== true }) };
  };

  const remove = async (name: string, { id, previousData, meta }: Pick<DeleteParams, 'id' | 'meta'> & { previousData?: Values | undefined }) => {
    const { resource, client } = await sides(name);
    const write = metaOf(meta);
    const call = resource.endpoint.delete;
    const rest = restCalls({ client, extras: { method: call.method, ...placed({ resource, call, id: String(id), known: previousData }), headers: { ...ifMatch(write.version), ...keyed(write) }, handling: handlingOf({ resource, call: 'delete', meta: write }) } });
    const known = { ...previousData, id: String(id) };
    const deletes = async (): Promise<{ data?: unknown }> => rest.delete(restName(resource), { id, previousData: known });
    const reply = await patiently({ isPatient: write.quiet === true, call: dialect ? () => dialect.remove({ client, resource, known, send: deletes }) : deletes });
    selectedInstitute.leave([known.id]);
    return { data: answerOf({ answer: reply.data, known }) };
  };

  const act = async (name: string, { id, action: actionName, answers = {}, known, version, meta, signal }: ActParams) => {
    const { resource, client } = await sides(name);
    const action = resource.lifecycle?.actions[actionName];
    if (!action) throw new RangeError(`Module “${name}” declares no action “${actionName}”.`);
    const write = metaOf(meta);
    const request = { method: action.call.method, ...placed({ resource, call: action.call, id, known }), headers: { ...(write.overwrite ? {} : ifMatch(version)), ...keyed(write) }, handling: handlingOf({ resource, call: actionName, meta: write }), signal };
    if (dialect && action.call.by === 'update') {
      return { data: await dialect.change({ client, resource, id, request, sent: bodyOf({ action, answers }), previous: undefined, isOverwriting: write.overwrite === true }) };
    }
    const call = () => client.send({
      ...request,
      ...(action.call.by === 'delete' ? {} : { body: { ...bodyOf({ action, answers }), ...(action.call.idIn !== null && { [action.call.idIn]: namedBy({ resource, id, known }) }) } }),
    });
    const send = () => patiently({ isPatient: write.quiet === true, call });
    if (dialect) return { data: await dialect.act({ client, resource, known: { ...known, id }, wanted: action.set, send }) };
    const { data, body } = await send();
    return { data: await recordAfter({ client, resource, answer: data, known: { ...known, ...action.set, id }, isNeeded: write.quiet !== true }), facts: isBody(body) ? body['facts'] : undefined };
  };

  const move = async (name: string, { id, to, known, meta }: MoveParams) => {
    const { resource, client } = await sides(name);
    const call = resource.endpoint.move;
    const write = metaOf(meta);
    const reply = await client.send({ method: call.method, ...placed({ resource, call, id, known }), body: to, headers: { ...ifMatch(write.version), ...keyed(write) }, handling: handlingOf({ resource, call: 'move', meta: write }) });
    return { data: await recordAfter({ client, resource, answer: reply.data, known: { ...known, id }, isNeeded: true }) };
  };

  const actOnModule = async (name: string, { action: actionName, answers = {}, meta }: ModuleActParams) => {
    const { resource, client } = await sides(name);
    const action = resource.actions[actionName];
    if (!action) throw new RangeError(`Module “${name}” declares no action “${actionName}” on itself.`);
    const write = metaOf(meta);
    const body = placedValues({ resource, values: answers, instituteId: instituteId() });
    const headers = { 'Idempotency-Key': write.idempotencyKey ?? newKey() };
    const { data } = await client.send({ method: action.call.method, ...placed({ resource, call: action.call, known: answers }), body, headers, handling: handlingOf({ resource, call: actionName, meta: write }) });
    const ids: unknown = isBody(data) ? data['ids'] : null;
    return { data: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [] };
  };

  return {
    create: create as Writes['create'],
    update: ((name: string, params: UpdateParams) => update(name, params)) as Writes['update'],
    delete: ((name: string, params: DeleteParams) => remove(name, params)) as Writes['delete'],
    act,
    move,
    actOnModule,
    updateMany: ((name: string, { ids, data, meta }: UpdateManyParams) =>
      many({ ids, perform: (id) => update(name, { id, data, meta: { ...metaOf(meta), quiet: true } }) })) as Writes['updateMany'],
    deleteMany: ((name: string, { ids, meta }: DeleteManyParams) =>
      many({ ids, perform: (id) => remove(name, { id, meta: { ...metaOf(meta), quiet: true } }) })) as Writes['deleteMany'],
  };
}

/** One call per id. Rejects with the first failure once all have ended, so that what was done stays done. */
async function many({ ids, perform }: { ids: readonly unknown[]; perform: (id: string) => Promise<unknown> }): Promise<{ data: readonly string[] }> {
  const ended = await createBulkRun({ ids: ids.map(String), perform }).start();
  if (ended.failed[0]) throw ended.failed[0].error;
  return { data: ended.done };
}

function bodyOf({ action, answers }: { action: Action; answers: Values }): Values {
  return action.call.by === 'update' ? { ...action.set, ...answers } : answers;
}

function metaOf(meta: unknown): WriteMeta {
  return isBody(meta) ? (meta as WriteMeta) : {};
}

function ifMatch(version: unknown): Readonly<Record<string, string>> {
  return typeof version === 'number' ? { 'If-Match': `"${version}"` } : {};
}

/** A repeat of what got no answer takes effect once. */
function keyed({ idempotencyKey }: WriteMeta): Readonly<Record<string, string>> {
  return idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
}

/** A write is never silent to the user: where the catalogue is, the declaration's text speaks, or the kind of failure. */
function handlingOf({ resource, call, meta }: { resource: Resource; call: string; meta: WriteMeta }): FailureHandling {
  const name = resource.endpoint.failures[call];
  return { quiet: meta.quiet ?? false, isSaidInPlace: meta.isSaidInPlace ?? false, whenSilent: { key: name ? `fixed.service.${name}` : null } };
}

interface AfterParams {
  readonly client: Client;
  readonly resource: Resource;
  readonly answer: unknown;
  readonly known: Values & { readonly id: string };
  /** False in a run over many, where nobody looks at each. */
  readonly isNeeded: boolean;
}

/** The record after a write: that of the answer, or read anew where the platform answers without one. */
async function recordAfter({ client, resource, answer, known, isNeeded }: AfterParams): Promise<LecternRecord> {
  if (!isNeeded || known.id === '' || hasId(answer)) return answerOf({ answer, known });
  try {
    const reply = await client.send({ method: 'GET', ...placed({ resource, call: resource.endpoint.get, id: known.id, known }), handling: { quiet: true } });
    return answerOf({ answer: reply.data, known });
  } catch {
    // It is written all the same; what is known of it stands until it is opened.
    return answerOf({ answer, known });
  }
}

/** The record of an answer; what is known of it where the platform sends none. */
function answerOf({ answer, known }: { answer: unknown; known: Values }): LecternRecord {
  return hasId(answer) ? recordOf(answer) : recordOf({ ...known, ...(isBody(answer) ? answer : {}) });
}

function hasId(answer: unknown): boolean {
  return isBody(answer) && idIn(answer) !== undefined;
}

async function patiently<T>({ isPatient, call }: { isPatient: boolean; call: () => Promise<T> }): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = isCallFailure(error) && (error.status === 429 || error.status === 503 || error.details.code === 'IN_PROGRESS') ? error.details.retryAfter : null;
      if (!isPatient || wait === null || wait > LONGEST_WAIT || tries >= PATIENT_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
  }
}
