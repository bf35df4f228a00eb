import { expect, test } from 'vitest';
import { UPLOAD_KINDS, type Resource } from '../../src/schemas';
import { exampleRecord } from '../../src/schemas/examples';
import { loader, testConsole } from '../dataProvider/support/console';
import { testServer } from '../dataProvider/support/testServer';
import calls from './calls.json' with { type: 'json' };

const server = testServer();
const ID = '0198ffff-0000-7000-8000-00000000beef';

interface ContractCall {
  readonly id: string;
  readonly method: string | null;
  readonly path: string | null;
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly optional?: readonly string[];
}

/** Names that the contract has and the console does not send, each with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'institute.listMinimal onlineOfflineFlag': 'institutes have no such field',
  'test.searchSorted sortField': 'in the body, as of every search', 'test.searchSorted sortOrder': 'in the body, as of every search',
  'singleContent.update title': 'the name of each of its files', 'singleContent.update id': 'in the address',
};
/** Of a search they stand in the address; the platform reads them in the body as well. */
const PAGING: ReadonlySet<string> = new Set(['size', 'page']);

interface Sent {
  readonly name: string;
  readonly query: readonly string[];
  /** Names of the body, those of its filters with `filters.` before them. */
  readonly body: readonly string[];
}

const shape = (path: string): string => path.replace(/^\/api\/v\d+/, '').replace(new RegExp(`/uploads/(${UPLOAD_KINDS.join('|')})$`), '/uploads/{}').split('/').map((part) => (part === ID || part === '-' || /^\{\w+\}$/.test(part) ? '{}' : part)).join('/').replace(/\/$/, '');

/** Everything the console sends for a module, with a record that has all. */
async function sentBy(resource: Resource): Promise<Sent[]> {
  const { dataProvider } = testConsole({ url: server.url });
  const before = server.seen.length;
  server.reply = () => ({ body: { httpcode: 200, message: 'OK', data: { id: ID, version: 1, items: [{ id: ID, title: 'One' }], total: 1, page: 0, size: 20 } } });
  const record = exampleRecord({ resource, number: 3, isLoose: true, idOf: () => ID });
  const { name, endpoint, lifecycle, list } = resource;
  const known = { ...record, id: ID, version: 1 };
  const has = (call: (typeof endpoint.without)[number]): boolean => !endpoint.without.includes(call);
  await dataProvider.getOne(name, { id: ID });
  if (resource.isSingle) await dataProvider.update(name, { id: ID, data: { ...known, ...record }, previousData: { id: ID, version: 1 } });
  else {
    const filter = Object.fromEntries(list.filters.map(({ field, op }) => [field, op === 'range' ? { from: 1, to: 2 } : op === 'include' ? true : [ID, 'one']]));
    await dataProvider.getList(name, { pagination: { page: 1, perPage: 20 }, sort: list.sort, filter: { ...filter, q: 'words' } });
    await dataProvider.lookup(name, { q: 'on', filter });
    await dataProvider.lookup(name, { ids: [ID] });
    if (has('create')) await dataProvider.create(name, { data: record });
    if (has('update')) await dataProvider.update(name, { id: ID, data: known, previousData: { id: ID, version: 1 } });
    for (const action of Object.values(lifecycle?.actions ?? {})) await dataProvider.act(name, { id: ID, action: action.name, known, answers: exampleRecord({ resource: { ...resource, fields: action.ask, of: null }, number: 3, isLoose: true, idOf: () => ID }) });
    if (has('delete')) await dataProvider.delete(name, { id: ID, previousData: known });
  }
  return server.seen.slice(before).map(({ method, path, query, json }) => {
    const body = (json ?? {}) as Record<string, unknown>;
    const filters = (body['filters'] ?? {}) as Record<string, unknown>;
    return { name: `${method} ${shape(path)}`, query: [...query.keys()], body: [...Object.keys(body), ...Object.keys(filters).map((one) => `filters.${one}`)] };
  });
}

test('what the console sends for each module bears the names that the contract has for it', async () => {
  const sent: Sent[] = [];
  for (const resource of loader.all()) sent.push(...(await sentBy(resource)));
  const wrong: string[] = [];
  let compared = 0;
  for (const call of calls as readonly ContractCall[]) {
    const same = sent.filter(({ name }) => name === `${call.method ?? ''} ${shape(call.path ?? '')}`);
    if (same.length === 0 || call.query.length + call.body.length === 0) continue;
    compared += 1;
    for (const part of ['query', 'body'] as const) {
      const there = new Set(same.flatMap((one) => one[part]));
      const lacking = call[part].filter((name) => !there.has(name) && !(`${call.id} ${name}` in OTHERWISE) && !(PAGING.has(name) && same.some((one) => one.query.includes(name))));
      if (lacking.length > 0) wrong.push(`${call.id}: ${part} lacks ${lacking.join(', ')} beside ${[...there].join(', ')}`);
    }
  }
  console.info(`${compared} calls of the contract that say what they take are sent by modules`);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(5);
});
