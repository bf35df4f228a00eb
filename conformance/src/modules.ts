import { failureDetails } from '../../src/dataProvider/callFailure';
import type { LecternRecord } from '../../src/dataProvider/types';
import type { Resource } from '../../src/schemas';
import { consoleInNode, DECLARATIONS, type ConsoleInNode } from './consoleInNode';
import { findPages, rawRows, type PageSettings } from './pages';
import { rawCall } from './raw';
import type { Report } from './report';
import { namesIn, neverSent, settingsIn, type ValueSettings } from './values';

type Raw = Record<string, unknown>;

interface Looked {
  readonly raw: Raw;
  readonly base: string;
  readonly opened: ConsoleInNode;
  readonly report: Report;
}

/** Looks at every module: whether it is there, and what its rows, ids and values ask for. Gives the settings with what was found. */
export async function findModules({ raw, base, opened, report }: Looked): Promise<Raw> {
  const token = opened.session.authorization();
  const given = (raw['platform'] ?? {}) as Raw & { page?: PageSettings };
  const said = { ...(raw['modules'] as Raw | undefined) };
  const lists = opened.loader.all().filter((resource) => !resource.isSingle && !resource.endpoint.without.includes('search') && !resource.endpoint.search.path.includes('{') && resource.endpoint.client === 'main');
  let page = given.page ?? null;
  for (const resource of page ? [] : lists) {
    page = await findPages({ base, path: resource.endpoint.search.path, token });
    if (page) break;
  }
  if (page && Object.keys(page).length > 0) report.add('set', 'pages', JSON.stringify(page));
  else report.add(page ? 'ok' : 'note', 'pages', page ? 'size and page in the address, from 0' : 'no module has rows enough to tell');
  let values: ValueSettings = { ...(given as ValueSettings) };
  for (const resource of lists) {
    const found = await rawRows({ base, path: resource.endpoint.search.path, token, page: page ?? {} });
    if ('failure' in found) {
      report.add(found.failure === 403 ? 'note' : 'set', resource.name, found.failure === -1 ? `POST ${resource.endpoint.search.path} gives no list: left out` : `POST ${resource.endpoint.search.path} is answered with ${found.failure}: left out`);
      said[resource.name] = false;
      continue;
    }
    const names = namesIn({ resource, rows: found.rows });
    const { settings, unread } = settingsIn({ resource, rows: found.rows, names, known: values });
    values = settings;
    report.add(found.total === null && found.rows.length > 0 ? 'note' : 'ok', resource.name, `${found.rows.length} rows${found.total === null ? ', no total: pages go on while they are full' : ` of ${found.total}`}`);
    for (const [field, value] of Object.entries(unread)) report.add('note', `${resource.name}: ${field}`, `${JSON.stringify(value)} is shown as it comes`);
    const { lacking, unknown } = neverSent({ resource, rows: found.rows, names: { ...names, ...((said[resource.name] as { endpoint?: { names?: Record<string, string> } } | undefined)?.endpoint?.names) } });
    if (lacking.length > 0) report.add('note', `${resource.name}: never sent`, `${lacking.join(', ')}${unknown.length > 0 ? `; rows have ${unknown.join(', ')}, which no field reads: what is the same under another name goes into endpoint.names` : ''}`);
    if (Object.keys(names).length > 0) {
      const own = (said[resource.name] ?? {}) as { endpoint?: Raw & { names?: Raw } };
      report.add('set', `${resource.name}: names`, JSON.stringify(names));
      said[resource.name] = { ...own, endpoint: { ...own.endpoint, names: { ...names, ...own.endpoint?.names } } };
    }
  }
  for (const resource of opened.loader.all().filter(({ isSingle }) => isSingle)) {
    const reply = await rawCall({ base, method: 'GET', path: resource.endpoint.get.path, token });
    const code = Number((reply.body as { httpcode?: unknown } | null)?.httpcode ?? reply.status);
    if (code < 200 || code >= 300 || typeof reply.body !== 'object') said[resource.name] = false;
    report.add(said[resource.name] === false ? 'set' : 'ok', resource.name, said[resource.name] === false ? `GET ${resource.endpoint.get.path} is answered with ${code}: left out` : 'is there');
  }
  // What cannot be asked for without a record above, and what is elsewhere, is looked at by hand.
  for (const { name } of DECLARATIONS) {
    const resource = opened.loader.get(name);
    if (resource && !resource.isSingle && !lists.includes(resource) && said[name] === undefined) report.add('note', name, 'is not looked at: its list stands below another record, or is asked for otherwise');
  }
  const { dates, zone, flags } = values;
  for (const [key, value] of Object.entries({ dates, zone, flags })) if (value !== undefined && given[key] === undefined) report.add('set', key, `${JSON.stringify(value)}${key === 'zone' ? ': instants come without a zone; check that it is this one' : ''}`);
  return { ...raw, platform: { ...given, ...(page && Object.keys(page).length > 0 ? { page } : {}), ...(dates ? { dates } : {}), ...(zone ? { zone } : {}), ...(flags ? { flags } : {}) }, modules: withoutDependent(said) };
}

/** A module of another's rows is gone with that one. */
function withoutDependent(said: Raw): Raw {
  return Object.fromEntries([...Object.entries(said), ...DECLARATIONS.filter(({ of }) => of !== undefined && said[of] === false).map(({ name }) => [name, false] as const)]);
}

/** Walks through the modules as the console does, by the settings that were found. Gives them with what is not heeded left out. */
export async function walkModules({ raw, report, opened }: Omit<Looked, 'base'>): Promise<Raw> {
  const said = { ...(raw['modules'] as Raw | undefined) };
  const { data, loader } = opened;
  for (const resource of loader.all().filter(({ isSingle, endpoint }) => !isSingle && endpoint.client === 'main' && !endpoint.search.path.includes('{') && !endpoint.without.includes('search'))) {
    const { name } = resource;
    if (said[name] === false) continue;
    const list = (filter: Raw, order: 'ASC' | 'DESC' = 'DESC', number = 1, perPage = 20) => data.getList<LecternRecord>(name, { filter, sort: { field: resource.list.sort.field, order }, pagination: { page: number, perPage } });
    const first = await list({}).catch((error: unknown) => error);
    const details = failureDetails(first);
    if (details) {
      report.add('FAIL', `${name}: list`, `${details.status} ${details.serverMessage ?? details.kind}`);
      continue;
    }
    const { data: rows, total = 0 } = first as { data: LecternRecord[]; total?: number };
    const [row] = rows;
    if (!row) continue;
    report.add(rows.every(({ id }) => id !== '') && new Set(rows.map(({ id }) => id)).size === rows.length ? 'ok' : 'FAIL', `${name}: ids`, row.id === '' ? 'rows come without an id' : `such as ${row.id}`);
    if (total > rows.length) {
      const second = await list({}, 'DESC', 2).catch((error: unknown) => error);
      const isOther = !failureDetails(second) && (second as { data: LecternRecord[] }).data[0]?.id !== row.id;
      report.add(isOther ? 'ok' : 'FAIL', `${name}: page 2`, isOther ? 'has other rows' : 'is the first again');
      const up = await list({}, 'ASC').catch(() => null);
      report.add(up && up.data[0]?.id !== row.id ? 'ok' : 'note', `${name}: sort`, up && up.data[0]?.id !== row.id ? 'is heeded' : `by ${resource.list.sort.field} is not heeded`);
    }
    const kept = await filtersHeeded({ resource, rows, total, list });
    if (kept.left.length > 0) {
      report.add('set', `${name}: filters`, `${kept.left.join(', ')} left out: not heeded`);
      const own = (said[name] ?? {}) as { list?: Raw };
      said[name] = { ...own, list: { ...own.list, filters: kept.heeded } };
    }
    const one = await data.getOne<LecternRecord>(name, { id: row.id, meta: { quiet: true } }).catch((error: unknown) => error);
    report.add(failureDetails(one) ? 'FAIL' : 'ok', `${name}: one record`, failureDetails(one)?.kind ?? 'is read');
    const missing = failureDetails(await data.getOne(name, { id: `${row.id.slice(0, -1)}${row.id.endsWith('0') ? '1' : '0'}9`, meta: { quiet: true } }).catch((error: unknown) => error));
    report.add(missing ? 'ok' : 'note', `${name}: a record that is not there`, missing ? `is answered with ${missing.status}` : 'is given');
  }
  return { ...raw, modules: said };
}

/** Filters over choices and flags, asked with a value that a row has: those that are heeded, and not merely accepted. */
async function filtersHeeded({ resource, rows, total, list }: { resource: Resource; rows: readonly LecternRecord[]; total: number; list: (filter: Raw) => Promise<unknown> }): Promise<{ heeded: string[]; left: string[] }> {
  const heeded: string[] = [];
  const left: string[] = [];
  for (const { field, op } of resource.list.filters.filter((one) => one.field !== 'instituteId')) {
    const type = resource.fields[field]?.type;
    const asked = rows.map((row) => row[field]).find((value) => typeof value === 'boolean' || (type === 'choice' && typeof value === 'string'));
    const isAskable = (op === 'any' || op === 'is') && asked !== undefined;
    const reply = isAskable ? await list({ [field]: asked }).catch((error: unknown) => error) : null;
    const failure = failureDetails(reply);
    const isUnheeded = failure !== null || (isAskable && rows.some((row) => row[field] !== asked) && (reply as { total?: number }).total === total && (reply as { data: LecternRecord[] }).data.some((row) => row[field] !== asked));
    (isUnheeded ? left : heeded).push(field);
  }
  return { heeded, left };
}

/** The parts of the console that speak by these settings, signed in as before. */
export function reopened(raw: Raw, before: ConsoleInNode): ConsoleInNode {
  const opened = consoleInNode(raw);
  const user = before.session.user()!;
  opened.session.store({ token: before.session.authorization()!, userDetails: { ...user, moduleAccess: Object.entries(before.session.actor()?.modules ?? {}).map(([key, actions]) => ({ key, actions })) } });
  return opened;
}
