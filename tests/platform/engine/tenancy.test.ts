import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { tableOf } from '../../../platform/kernel/db/columns';
import { searchFunction, textExpressions } from '../../../platform/kernel/db/schema/textSearch';
import type { Resource } from '../../../src/schemas';
import { FIXTURES } from '../../fixtures';
import { generatedModules, ROUND } from '../../support/generatedModules';
import { createTestPlatform, type TestPlatform } from '../support';
import { INSTITUTES } from '../support/people';
import { answersTo, callsOf, makerOf } from './calls';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const NOBODY = '0198ffff-0000-7000-8000-00000000dead';

/** Two institutes over every declaration and every call: neither touches what is the other's. Single records: `single.test.ts`. */
for (const [suite, declarations] of [['shipped', undefined], ['fixtures', [...FIXTURES, ...generatedModules(ROUND)]]] as const) {
  describe(`${suite} declarations`, () => {
    let platform: TestPlatform;
    let operator: string;
    let other: string;
    beforeAll(async () => {
      platform = await createTestPlatform(declarations ? { declarations } : {});
      operator = await platform.login('super_admin');
      other = await platform.login('institute2');
    });
    afterAll(() => platform.close());
    const inputs = (declarations ?? shippedDeclarations.read()).filter((input) => (input.tenant ?? 'owned') !== 'platform' && !input.single);

    describe.each(inputs.map((input) => input.name))('%s', (name) => {
      const theirs = async (): Promise<{ resource: Resource; record: Record<string, unknown>; id: string }> => {
        const resource = platform.context.loader.require(name);
        const record = await makerOf({ platform, token: operator }).make(resource);
        return { resource, record, id: String(record['id']) };
      };

      it('answers for another institute’s record as for none', async () => {
        const { resource, id } = await theirs();
        const calls = callsOf({ platform, resource, token: other });
        const actions = Object.values(resource.lifecycle?.actions ?? {}).filter((action) => !action.roles);
        const attempts = (target: string) => [
          () => calls.get(target), ...(resource.source === null && !resource.endpoint.without.includes('update') ? [() => calls.update(target, {}), () => calls.update(target, {}, { 'if-match': '"1"' })] : []),
          ...(resource.source === null ? [() => calls.remove(target)] : []),
          ...actions.map((action) => () => calls.act(action, target, answersTo(action))),
        ];
        const toTheirs = attempts(id);
        const toNobody = attempts(NOBODY);
        for (const [index, attempt] of toTheirs.entries()) {
          const [one, none] = [await attempt(), await toNobody[index]!()];
          expect({ status: one.status, code: one.body['code'], message: one.body['message'] }).toEqual({ status: none.status, code: none.body['code'], message: none.body['message'] });
          expect([403, 404]).toContain(one.status);
        }
        expect((await callsOf({ platform, resource, token: operator }).get(id)).data['version']).toBe(resource.source === null ? 1 : undefined);
      });

      it('neither lists, counts, sums nor looks up another institute’s records', async () => {
        const { resource, record, id } = await theirs();
        const calls = callsOf({ platform, resource, token: other });
        const flags = Object.fromEntries(resource.list.filters.filter((filter) => filter.op === 'include').map((filter) => [filter.names[0], true]));
        const before = (await calls.search({ filters: flags, totals: true })).data;
        await makerOf({ platform, token: operator }).make(resource);
        const after = (await calls.search({ filters: flags, totals: true })).data;
        expect({ total: after['total'], totals: after['totals'] }).toEqual({ total: before['total'], totals: before['totals'] });
        const mine = [resource.tenant === 'shared' ? [INSTITUTES.south, null] : [INSTITUTES.south]].flat();
        for (const item of after['items'] as Record<string, unknown>[]) expect(mine).toContain(resource.tenant === 'self' ? item['id'] : item['instituteId']);
        const word = Object.values(resource.fields).find((field) => field.searchable);
        if (word) {
          // Words of one's own rows may hold it: “Example 12” stands in “Example 120”.
          const found = (await calls.search({ query: String(record[word.name]), filters: flags, size: 100 })).data;
          const items = found['items'] as Record<string, unknown>[];
          expect(items.map((item) => item['id'])).not.toContain(id);
          for (const item of items) expect(mine).toContain(resource.tenant === 'self' ? item['id'] : item['instituteId']);
          expect(found['total']).toBe(items.length);
        }
        expect((await calls.lookup(`?id=${id}`)).data).toMatchObject({ items: [], total: 0 });
        if (resource.list.filters.some((filter) => filter.field === 'instituteId')) {
          expect((await calls.search({ filters: { instituteId: INSTITUTES.north } })).data['total']).toBe(0);
        }
      });

      it('neither gives records to another institute nor refers to its records', async () => {
        const { resource, record } = await theirs();
        if (resource.tenant === 'self' || resource.source !== null) return;
        const calls = callsOf({ platform, resource, token: other });
        const maker = makerOf({ platform, token: operator, instituteId: INSTITUTES.south });
        const whole = await maker.bodyOf(resource);
        const given = await calls.create({ ...whole, instituteId: INSTITUTES.north });
        expect(given).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'reference' } } } });
        expect((await calls.create({ ...whole, instituteId: NOBODY })).body['problems']).toEqual(given.body['problems']);
        const references = Object.values(resource.fields).filter((field) => field.type === 'ref' && !field.system && ['owned', 'shared'].includes(platform.context.loader.require(field.to!).tenant));
        for (const field of references) {
          const body = await maker.bodyOf(resource, field.when ? { must: [field.when] } : {});
          const target = field.to === name ? record : await makerOf({ platform, token: operator }).make(platform.context.loader.require(field.to!));
          const replies = [await calls.create({ ...body, [field.name]: target['id'] }), await calls.create({ ...body, [field.name]: NOBODY })];
          // What nobody writes is refused for that, whatever it is.
          const code = field.readOnly ? 'readOnly' : 'reference';
          for (const reply of replies) expect(reply).toMatchObject({ status: 422, body: { problems: { [field.name]: { code } } } });
          // Nor does the operator mix two institutes by mistake.
          const mixed = await callsOf({ platform, resource, token: operator }).create({ ...body, [field.name]: target['id'] });
          expect(mixed).toMatchObject({ status: 422, body: { problems: { [field.name]: { code } } } });
        }
      });

      it('is held to its institute by the database itself', async () => {
        const { resource, record, id } = await theirs();
        const table = tableOf(resource);
        const owner = table.hasOwner ? sql`institute_id` : sql`id`;
        const theirInstitute = resource.tenant === 'self' ? id : INSTITUTES.north;
        const asOther = <T>(run: Parameters<typeof platform.context.database.transaction<T>>[1]) => platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, run);
        const seen = await asOther(async (trx) => (await sql<{ count: number }>`select count(*) as count from ${sql.raw(table.sql)} where ${owner} = ${theirInstitute}`.execute(trx)).rows[0]!.count);
        expect(seen).toBe(0);
        const change = (): Promise<bigint | undefined> => asOther(async (trx) => (await sql`update ${sql.raw(table.sql)} set created_at = now() where id = ${id}`.execute(trx)).numAffectedRows);
        if (resource.source === null) expect(await change()).toBe(0n);
        else await expect(change()).rejects.toThrow(/permission denied|cannot update view/);
        if (resource.tenant !== 'self' && resource.source === null) {
          await makerOf({ platform, token: operator, instituteId: INSTITUTES.south }).make(resource);
          await expect(asOther((trx) => sql`update ${sql.raw(table.sql)} set ${owner} = ${theirInstitute}`.execute(trx))).rejects.toThrow(/row-level security/);
        }
        if (textExpressions(table).size > 0) {
          const word = table.searched[0]!;
          const text = `%${String(record[word.field.name]).toLowerCase()}%`;
          const found = await asOther(async (trx) => (await sql<{ ids: string[] }>`select ids from ${sql.raw(searchFunction({ table, scope: 'tenant' }))}(array['search_text'], array[${text}], 10, 10)`.execute(trx)).rows[0]!.ids);
          expect(found).toEqual([]);
          await expect(asOther((trx) => sql`select ${sql.raw(searchFunction({ table, scope: 'all' }))}(array['search_text'], array[${text}], 10, 10)`.execute(trx))).rejects.toThrow(/permission denied/);
        }
        const trail = await asOther(async (trx) => (await sql`select 1 from core.audit where record_id = ${id}`.execute(trx)).rows);
        expect(trail).toEqual([]);
      });
    });

    it('puts on an institute’s own row its own pictures, whoever saves it, and no other institute’s', async () => {
      const resource = platform.context.loader.all().find((one) => one.tenant === 'self');
      const picture = Object.values(resource?.fields ?? {}).find((field) => field.type === 'image');
      if (!resource || !picture) return;
      const pictureOf = async (instituteId: string): Promise<string> => {
        const { data } = await platform.call({ method: 'POST', url: `/api/v9/uploads/${picture.kind!}`, token: operator, body: { fileName: 'Own.png', contentType: 'image/png', instituteId } });
        await platform.app.inject({ method: 'PUT', url: String(data['uploadUrl']), payload: PNG, headers: { 'content-type': 'image/png' } });
        return String(data['filePublicUrl']);
      };
      const calls = callsOf({ platform, resource, token: operator });
      const [own, foreign] = [await pictureOf(INSTITUTES.south), await pictureOf(INSTITUTES.north)];
      expect(await calls.update(INSTITUTES.south, { [picture.name]: foreign })).toMatchObject({ status: 422, body: { problems: { [picture.name]: { code: 'upload' } } } });
      expect(await calls.update(INSTITUTES.south, { [picture.name]: own })).toMatchObject({ status: 200, data: { [picture.name]: own } });
    });

    it('sees no row without an institute, and no table of the platform', async () => {
      const { database } = platform.context;
      for (const resource of platform.context.loader.all()) {
        const rows = await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
          await sql.raw('set local role lectern_tenant').execute(trx);
          return (await sql`select 1 from ${sql.raw(tableOf(resource).sql)}`.execute(trx)).rows;
        });
        expect(rows, resource.name).toEqual([]);
        await expect(sql`select 1 from ${sql.raw(tableOf(resource).sql)}`.execute(database.kysely)).rejects.toThrow(/permission denied/);
      }
      for (const name of ['otp', 'outbox']) {
        await expect(database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, (trx) => sql`select 1 from core.${sql.ref(name)}`.execute(trx))).rejects.toThrow(/permission denied/);
      }
    });
  });
}
