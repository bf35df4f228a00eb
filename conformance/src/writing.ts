import { failureDetails } from '../../src/dataProvider/callFailure';
import { isBody, openData } from '../../src/dataProvider/envelope';
import type { LecternRecord } from '../../src/dataProvider/types';
import { exampleSteps } from '../../src/schemas/examples';
import { evaluate, withDerived, type Action, type Resource } from '../../src/schemas';
import type { ConsoleInNode } from './consoleInNode';
import { reopened } from './modules';
import { rawCall } from './raw';
import type { Report } from './report';

type Raw = Record<string, unknown>;

interface Writing {
  readonly raw: Raw;
  readonly base: string;
  readonly opened: ConsoleInNode;
  readonly name: string;
  readonly report: Report;
}

/** Makes, changes and deletes a record of its own, and compares it with what was sent. Gives the settings with what was found. */
export async function tryWriting({ raw: given, base, opened: before, name, report }: Writing): Promise<{ raw: Raw; opened: ConsoleInNode }> {
  let raw = given;
  let opened = before;
  const resource = opened.loader.get(name);
  if (!resource || resource.isSingle) {
    report.add('FAIL', `${name}: writing`, 'there is no such module, or it is not a list');
    return { raw, opened };
  }
  const token = opened.session.authorization();
  const created = await create(opened, resource).catch((error: unknown) => error);
  if (!isRecord(created)) {
    report.add('FAIL', `${name}: create`, reasonOf(created));
    return { raw, opened };
  }
  const id = String(created.id);
  report.add('ok', `${name}: create`, `made ${id}`);
  const path = resource.endpoint.get.path.replace('{id}', encodeURIComponent(id));
  const read = async (): Promise<Raw> => { const data = openData((await rawCall({ base, method: 'GET', path, token })).body); return isBody(data) ? { ...data } : {}; };
  const text = Object.values(resource.fields).find((field) => field.type === 'text' && !field.readOnly && !field.system && !field.unique && !field.pattern && !field.letterCase) ?? Object.values(resource.fields).find((field) => field.type === 'longText' && !field.readOnly);
  const names = (((raw['modules'] as Raw | undefined)?.[name] as { endpoint?: { names?: Readonly<Record<string, string>> } } | undefined)?.endpoint?.names) ?? {};
  if (text) {
    const wire = names[text.name] ?? text.name;
    const was = await read();
    const put = await rawCall({ base, method: 'PUT', path, token, body: { [wire]: 'Changed alone' } });
    const now = await read();
    const lost = Object.keys(was).filter((key) => key !== wire && !CHANGES_BY_ITSELF.test(key) && JSON.stringify(now[key] ?? null) !== JSON.stringify(was[key] ?? null));
    const code = Number((put.body as { httpcode?: unknown } | null)?.httpcode ?? put.status);
    const isWhole = lost.length > 0 || code >= 400 || now[wire] !== 'Changed alone';
    report.add(isWhole ? 'ok' : 'set', `${name}: PUT`, isWhole ? `replaces the record${lost.length > 0 ? `: ${lost.join(', ')} were lost by sending one field` : ''}; the console sends all of it` : 'changes what is sent');
    const platform = { ...(raw['platform'] as Raw) };
    if (isWhole) delete platform['put'];
    else platform['put'] = 'changes';
    raw = { ...raw, platform };
    opened = reopened(raw, opened);
    // What the trial of the PUT took away is put back as it was.
    if (lost.length > 0) await rawCall({ base, method: 'PUT', path, token, body: was });
    ({ raw, opened } = await change({ raw, opened, resource, id, field: text.name, wire, read, report }));
  }
  if (text) await checkStale({ opened, resource, id, field: text.name, raw, base, path, wire: names[text.name] ?? text.name, read, report });
  await checkDuplicate({ opened, resource, id, created, report });
  await act({ opened, name, id, report });
  await opened.data.delete(name, { id, previousData: created }).then(() => report.add('ok', `${name}: delete`, 'is done'), (error: unknown) => report.add('FAIL', `${name}: delete`, reasonOf(error)));
  const after = await opened.data.getOne(name, { id, meta: { quiet: true } }).then(() => null, failureDetails);
  report.add(after?.kind === 'notFound' ? 'ok' : 'FAIL', `${name}: after the deletion`, after?.kind === 'notFound' ? 'it is not there' : 'it is still read');
  return { raw, opened };
}

/** Fields that a platform writes by itself with every change. */
const CHANGES_BY_ITSELF = /^(updated|modified|version|__v|allowed|lastModified)/i;

/** One field through the console, everything else compared as it lies there. A platform without PATCH is asked by PUT. */
async function change({ raw: given, opened: before, resource, id, field, wire, read, report }: { raw: Raw; opened: ConsoleInNode; resource: Resource; id: string; field: string; wire: string; read: () => Promise<Raw>; report: Report }): Promise<{ raw: Raw; opened: ConsoleInNode }> {
  const { name } = resource;
  let raw = given;
  let opened = before;
  for (const method of resource.endpoint.update.method === 'PATCH' ? ['PATCH', 'PUT'] as const : ['PUT'] as const) {
    if (method === 'PUT' && resource.endpoint.update.method === 'PATCH') {
      const own = ((raw['modules'] as Raw | undefined)?.[name] ?? {}) as { endpoint?: Raw };
      raw = { ...raw, modules: { ...(raw['modules'] as Raw | undefined), [name]: { ...own, endpoint: { ...own.endpoint, update: 'PUT' } } } };
      opened = reopened(raw, opened);
    }
    const was = await read();
    const previous = (await opened.data.getOne<LecternRecord>(name, { id })).data;
    const done = await opened.data.update(name, { id, data: { ...previous, [field]: `Changed by ${method}` }, previousData: previous }).catch((error: unknown) => error);
    if (isRecord(done)) {
      const now = await read();
      const lost = Object.keys(was).filter((key) => key !== wire && !CHANGES_BY_ITSELF.test(key) && JSON.stringify(now[key] ?? null) !== JSON.stringify(was[key] ?? null));
      report.add(lost.length > 0 ? 'FAIL' : method === resource.endpoint.update.method ? 'ok' : 'set', `${name}: one field changed`, lost.length > 0 ? `${lost.join(', ')} changed too` : `by ${method}, and nothing else`);
      return { raw, opened };
    }
    if (method === 'PUT') report.add('FAIL', `${name}: one field changed`, reasonOf(done));
  }
  return { raw: given, opened: before };
}

/** Somebody else writes between reading and writing: the console has to notice it, by itself or by the platform. */
async function checkStale({ opened, resource, id, field, raw, base, path, wire, read, report }: { opened: ConsoleInNode; resource: Resource; id: string; field: string; raw: Raw; base: string; path: string; wire: string; read: () => Promise<Raw>; report: Report }): Promise<void> {
  const { name } = resource;
  const previous = (await opened.data.getOne<LecternRecord>(name, { id })).data;
  const isWhole = (raw['platform'] as Raw)['put'] !== 'changes';
  await rawCall({ base, method: opened.loader.require(name).endpoint.update.method, path, token: opened.session.authorization(), body: { ...(isWhole ? await read() : {}), [wire]: 'Written by another' } });
  const there = (await read())[wire];
  if (there !== 'Written by another') return report.add('note', `${name}: stale write`, 'could not be tried');
  const refused = await opened.data.update(name, { id, data: { ...previous, [field]: 'Written over' }, previousData: previous }).then(() => null, failureDetails);
  const isKept = (await read())[wire] === 'Written by another';
  report.add(refused?.kind === 'stale' && isKept ? 'ok' : 'FAIL', `${name}: stale write`, refused?.kind === 'stale' && isKept ? 'is noticed before anything is written over' : `what another wrote meanwhile ${isKept ? 'stays, without a word about it' : 'is lost'}`);
}

/** The same once more: a platform that takes it has two alike, which nothing tells apart. */
async function checkDuplicate({ opened, resource, id, created, report }: { opened: ConsoleInNode; resource: Resource; id: string; created: LecternRecord; report: Report }): Promise<void> {
  const { name } = resource;
  if (!Object.values(resource.fields).some((field) => field.unique)) return;
  const values = Object.fromEntries(Object.values(resource.fields).filter((field) => !field.readOnly && (!field.system || field.name === 'instituteId') && field.name in created).map((field) => [field.name, created[field.name]]));
  const again = await opened.data.create(name, { data: values }).catch((error: unknown) => error);
  const refused = failureDetails(again);
  report.add(refused && refused.status >= 400 ? 'ok' : 'note', `${name}: duplicate`, refused ? `is refused with ${refused.status}` : 'is taken: two records may be alike');
  const second = isRecord(again) ? String((again as unknown as { data: LecternRecord }).data.id) : id;
  if (second !== id && second !== '') await opened.data.delete(name, { id: second }).catch(() => undefined);
}

/** Each thing that may be done to it and taken back, there and back. */
async function act({ opened, name, id, report }: { opened: ConsoleInNode; name: string; id: string; report: Report }): Promise<void> {
  const resource = opened.loader.require(name);
  const actions = thereAndBack(resource);
  const tried = new Set<string>();
  const attempt = async (action: Action): Promise<void> => {
    const { data: known } = await opened.data.getOne<LecternRecord>(name, { id });
    if (tried.has(action.name) || !known.allowed?.includes(action.name)) return;
    tried.add(action.name);
    const done = await opened.data.act(name, { id, action: action.name, known, version: known.version }).catch((error: unknown) => error);
    const isDone = !failureDetails(done) && !(done instanceof Error);
    report.add(isDone ? 'ok' : 'FAIL', `${name}: ${action.name}`, isDone ? 'is done' : reasonOf(done));
  };
  for (const action of actions) {
    await attempt(action);
    const back = actions.find((one) => action.undo.includes(one.name));
    if (back) await attempt(back);
  }
  const untried = actions.filter((action) => !tried.has(action.name)).map((action) => action.name);
  if (untried.length > 0) report.add('note', `${name}: ${untried.join(', ')}`, 'could not be tried: the record that was made does not allow it');
}

/** Actions that can be taken back, and ask nothing. */
function thereAndBack(resource: Resource): readonly Action[] {
  return Object.values(resource.lifecycle?.actions ?? {}).filter((action) => action.undo.length > 0 && !Object.values(action.ask).some((one) => one.required));
}

/** Seeds that are looked at for a record to which something can be done: one may have ended by itself. */
const SEEDS = 30;

/** Whether something can be done to a record with these values, and taken back, as far as they tell. */
function isOpen({ resource, values }: { resource: Resource; values: Raw }): boolean {
  const context = { now: new Date().toISOString() };
  const defaults = Object.fromEntries(Object.values(resource.fields).flatMap((field) => (field.default === undefined || field.default === null ? [] : [[field.name, field.default]])));
  const record = withDerived({ resource, record: { ...defaults, ...values }, context });
  const actions = thereAndBack(resource);
  return actions.length === 0 || actions.some((action) => evaluate(action.if, record, context));
}

async function create(opened: ConsoleInNode, resource: Resource): Promise<LecternRecord> {
  const number = 100_000 + (Date.now() % 800_000);
  let values = await exampleOf({ opened, resource, number, seed: 'conformance' });
  for (let seed = 1; seed < SEEDS && !isOpen({ resource, values }); seed += 1) values = await exampleOf({ opened, resource, number, seed: `conformance ${seed}` });
  const owner = resource.fields['instituteId'] ? await opened.data.lookup('institution', { q: '', size: 1 }).then(({ data }) => data[0]?.id, () => undefined) : undefined;
  return (await opened.data.create(resource.name, { data: { ...(owner ? { instituteId: owner } : {}), ...values } })).data as LecternRecord;
}

async function exampleOf({ opened, resource, number, seed }: { opened: ConsoleInNode; resource: Resource; number: number; seed: string }): Promise<Raw> {
  const steps = exampleSteps({ resource, number, seed, fill: 'some' });
  let step = steps.next();
  while (!step.done) {
    // What may be left out is: which of another module's records would fit is not known here.
    const found = step.value.isNeeded && opened.loader.get(step.value.module) ? await opened.data.lookup(step.value.module, { q: '', size: 1 }).then(({ data }) => data[0]?.id ?? null, () => null) : null;
    step = steps.next(found);
  }
  return step.value;
}

function isRecord(value: unknown): value is LecternRecord {
  const record = isBody(value) && isBody(value['data']) ? value['data'] : value;
  return isBody(record) && typeof record['id'] === 'string' && record['id'] !== '' && !(value instanceof Error);
}

function reasonOf(error: unknown): string {
  const details = failureDetails(error);
  if (!details) return error instanceof Error ? error.message : 'the record that was made could not be found';
  const problems = Object.entries(details.problems).map(([field, { message }]) => `${field}: ${message}`);
  return [details.status || details.kind, details.serverMessage, ...problems].filter(Boolean).join(' · ');
}
