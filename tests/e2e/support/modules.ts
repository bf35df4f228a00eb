import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { createTrustedLoader, filesSource, type Call, type Resource } from '../../../src/schemas';
import type { Api } from './api';

const RESOURCES = resolve(import.meta.dirname, '../../../src/resources');

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly role?: string };

/** The first rows of a module, by whichever call lists it. */
export async function rowsIn({ api, resource }: { api: Api; resource: Resource }): Promise<readonly Row[]> {
  const { search, list, without } = resource.endpoint;
  const asked = without.includes('search') ? { method: list.method, to: { ...list, path: `${list.path}?size=100` } } : { method: search.method, to: search, body: { size: 100 } };
  return (await callOf<{ items: Row[] }>({ api, resource, ...asked })).body.data.items;
}

/** Where its list is shown; below records, those of the row's, or of the first row there is, or the first there are. */
export async function listOf({ api, resource, modules, row }: { api: Api; resource: Resource; modules: readonly Resource[]; row?: Row | undefined }): Promise<string> {
  const names = [...resource.routes[0]!.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  if (names.length === 0) return `/app/${resource.routes[0]}`;
  const rows = row ? [row] : await rowsIn({ api, resource });
  const own = rows.find((one) => names.every((name) => typeof one[name] === 'string'));
  let path = `/app/${resource.routes[0]}`;
  for (const name of names) {
    const id = own?.[name] ?? (await rowsIn({ api, resource: modules.find((one) => one.name === resource.fields[name]!.to)! }))[0]!.id;
    path = path.replace(`:${name}`, String(id));
  }
  return path;
}

const DAY_MS = 86_400_000;

/**
 * What the address of a list says besides, so that rows are there on whatever day of the month: of one that begins with a period, more
 * than a year to either side of today. Empty for others.
 */
export function wholePeriod({ list, fields }: Resource): string {
  const filter = list.filters.find(({ isRequired, op }) => isRequired && op === 'range');
  if (!filter) return '';
  const [from, to] = [-400, 400].map((days) => new Date(Date.now() + days * DAY_MS).toISOString()).map((at) => (fields[filter.field]!.type === 'date' ? at.slice(0, 10) : at));
  return `filter=${encodeURIComponent(JSON.stringify({ [filter.field]: { from, to } }))}`;
}

/** One of a module's calls; below a record of any. */
export async function callOf<T = Record<string, unknown>>({ api, method, resource, to, id = '', body }: { api: Api; method: string; resource: Resource; to: Call; id?: string; body?: unknown }) {
  return api.call<T>(method, addressOf({ resource, call: to }).replace('{id}', id).replace(/\{\w+\}/g, '-'), body);
}

/** The shipped declarations that have a list. */
export async function declared(): Promise<readonly Resource[]> {
  const files = await Promise.all(readdirSync(RESOURCES).map(async (file) => [file, await import(resolve(RESOURCES, file))] as const));
  return createTrustedLoader({ sources: [filesSource(Object.fromEntries(files))] }).all().filter((resource) => !resource.isSingle);
}
