import { sql } from 'kysely';
import * as calls from '../../../src/shell/institutes/calls';
import { folded, holdsRight, type CallReply } from '../../../src/schemas';
import { answer } from '../../calls/answer';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { foldedSql } from '../../kernel/db/partSql';
import { scopeOf } from '../../kernel/db/scope';
import { operationOf, reading } from '../../records/operation';
import { deletedInstitutes } from '../../records/read/openInstitutes';
import { searchRecords } from '../../records/read/search';
import { searchRequest } from '../../records/read/searchRequest';
import { tenantOf } from '../../records/tenantOf';
import { CITIES } from './cities';

/** What an institute has beside its record; one that is not the caller's is not there. */
export const answers = [
  answer(calls.searchCourses, async ({ context, actor, requestId, input: { id, type, categories, page, size } }) => {
    const instituteId = await tenantOf({ context, actor, query: { instituteId: id } });
    const operation = { ...operationOf({ context, resource: context.loader.require('course'), actor, requestId }), place: { instituteId } };
    const filters = { isActive: true, ...(type && { planType: [type, 'both'] }), ...(categories && categories.length > 0 && { mainCategories: categories }) };
    const options = { fields: ['name', 'planType', 'price', 'offerPrice', 'thumbnail'], sortField: 'name', ...(page !== null && { page }), ...(size !== null && { size }) };
    const found = await searchRecords({ operation, request: searchRequest({ operation, query: {}, body: { filters, ...options } }) });
    const items = found.items.map((item) => ({ id: item['id'], name: item['name'], planType: item['planType'], price: item['price'] ?? null, offerPrice: item['offerPrice'] ?? null, thumbnail: item['thumbnail'] ?? null }));
    return { items, total: found.total, page: found.page, size: found.size } as unknown as CallReply<typeof calls.searchCourses>;
  }),
  answer(calls.readCategories, async ({ context, actor, requestId, input: { id } }) => {
    const instituteId = await tenantOf({ context, actor, query: { instituteId: id } });
    const operation = operationOf({ context, resource: context.loader.require('course'), actor, requestId });
    const { rows } = await reading(operation, (trx) => sql<{ id: string; name: string; parentId: string | null; courses: number }>`
      select c.id, c.name, c.parent_id as "parentId", count(*)::int as courses
      from app.course o cross join lateral (select distinct i from unnest(o.main_categories || o.sub_categories) i) i join app.category c on c.id = i.i
      where o.institute_id = ${instituteId} and o.deleted_at is null and o.is_active and c.deleted_at is null
      group by c.id, c.name, c.parent_id order by c.name, c.id limit 1000`.execute(trx));
    return { items: rows };
  }),
  answer(calls.readLiveProviders, async ({ context, actor, input }) => {
    const instituteId = await tenantOf({ context, actor, query: input });
    const { rows } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => sql<{ provider: string }>`
      select distinct provider from app.integration where institute_id = ${instituteId} and is_active and deleted_at is null`.execute(trx));
    const items = PROVIDERS.map((provider) => ({ provider, isConnected: rows.some((row) => row.provider === provider) }));
    return { items: [...items.filter(({ isConnected }) => isConnected), ...items.filter(({ isConnected }) => !isConnected)] };
  }),
  answer(calls.searchPlaces, async ({ context, actor, input: { query } }) => {
    const begun = folded(query).trim();
    const own = await branchCities({ context, actor, begun });
    const known = CITIES.filter((name) => folded(name).startsWith(begun) && !own.some((one) => folded(one) === folded(name)));
    return { items: [...own, ...known].slice(0, MOST_PLACES).map((name) => ({ name })) };
  }),
];

const PROVIDERS = ['zoom', 'merithub'] as const;
const MOST_PLACES = 10;

/** Where the branches are that the caller may read, those with most of them first. */
async function branchCities({ context, actor, begun }: { readonly context: PlatformContext; readonly actor: RequestActor; readonly begun: string }): Promise<string[]> {
  if (!holdsRight(actor, context.loader.require('branch'), 'read')) return [];
  const { rows } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) => sql<{ name: string }>`
    select min(city) as name from app.branch where deleted_at is null and institute_id <> all(${await deletedInstitutes({ actor }, trx)}::uuid[]) and starts_with(${foldedSql(sql`city`)}, ${begun}) group by lower(city) order by count(*) desc, min(city) limit ${MOST_PLACES}`.execute(trx));
  return rows.map(({ name }) => name);
}
