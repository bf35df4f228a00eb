import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { shippedDeclarations } from '../../../platform/declarations';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { type Resource, type Right } from '../../../src/schemas';
import { exampleRecord } from '../../../src/schemas/examples';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, grantTo, type CallResult, type TestPlatform } from '../support';
import { accountId, INSTITUTES } from '../support/people';

const NOBODY = '0198ffff-0000-7000-8000-00000000dead';

/** Every single record keeps the promises of the language, by existing: one a tenant, seen and changed by nobody else. */
for (const [suite, declarations] of [['shipped', undefined], ['fixtures', FIXTURES]] as const) {
  describe(`${suite} single records`, () => {
    let platform: TestPlatform;
    let operator: string;
    let north: string;
    let south: string;
    beforeAll(async () => {
      platform = await createTestPlatform(declarations ? { declarations } : {});
      [operator, north, south] = await Promise.all([platform.login('super_admin'), platform.login('institute'), platform.login('institute2')]);
    });
    afterAll(() => platform.close());
    const names = (declarations ?? shippedDeclarations.read()).filter((input) => input.single).map((input) => input.name);

    const get = (resource: Resource, token: string, query = ''): Promise<CallResult> => platform.call({ method: 'GET', url: `${addressOf({ resource, call: resource.endpoint.get })}${query}`, token });
    const put = ({ resource, token, body, query = '', ifMatch }: { resource: Resource; token: string; body: unknown; query?: string; ifMatch?: string }): Promise<CallResult> =>
      platform.call({ method: 'PUT', url: `${addressOf({ resource, call: resource.endpoint.update })}${query}`, token, body, headers: ifMatch ? { 'if-match': ifMatch } : {} });
    const bodyOf = (resource: Resource, number: number, account: 'institute' | 'super_admin' = 'institute'): Record<string, unknown> => exampleRecord({ resource, number, idOf: () => accountId(account) });
    const audited = (resource: Resource, id: string): Promise<string[]> =>
      platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
        const { rows } = await sql<{ action: string }>`select action from core.audit where resource = ${resource.name} and record_id = ${id} order by id`.execute(trx);
        return rows.map((row) => row.action);
      });

    describe.each(names)('%s', (name) => {
      const declared = (): Resource => platform.context.loader.require(name);
      const at = `?instituteId=${INSTITUTES.north}`;

      it('is its defaults until it is first written, then kept with version, tag and trail', async () => {
        const resource = declared();
        const blank = await get(resource, operator, at);
        expect(blank, JSON.stringify(blank.body)).toMatchObject({ status: 200, headers: { etag: '"0"' }, data: { id: INSTITUTES.north, instituteId: INSTITUTES.north, version: 0, allowed: ['update'] } });
        const body = bodyOf(resource, 1);
        expect(await put({ resource, token: operator, query: at, body, ifMatch: '"1"' })).toMatchObject({ status: 412, body: { code: 'STALE', data: { version: 0 } } });
        const first = await put({ resource, token: operator, query: at, body, ifMatch: '"0"' });
        expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200, headers: { etag: '"1"' }, data: { id: INSTITUTES.north, version: 1 } });
        for (const [field, value] of Object.entries(body)) expect(first.data[field], field).toEqual(resource.fields[field]!.writeOnly ? undefined : value);
        expect((await get(resource, operator, at)).data).toEqual(first.data);
        expect(await put({ resource, token: operator, query: at, body, ifMatch: '"0"' })).toMatchObject({ status: 412, body: { data: { version: 1 } } });
        expect(await put({ resource, token: operator, query: at, body: { ...body, version: 0 } }), 'as it was read before').toMatchObject({ status: 412, body: { data: { version: 1 } } });
        expect((await put({ resource, token: operator, query: at, body: first.data })).data['version'], 'sent back unchanged it is left alone').toBe(1);
        const changed = await put({ resource, token: operator, query: at, body: bodyOf(resource, 2), ifMatch: '"1"' });
        expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200, data: { version: 2 } });
        expect(await audited(resource, INSTITUTES.north)).toEqual(['create', 'update']);
      });

      it('is one a tenant: the operator’s and another institute’s stay apart', async () => {
        const resource = declared();
        await put({ resource, token: operator, query: at, body: bodyOf(resource, 3) });
        const own = await put({ resource, token: operator, body: bodyOf(resource, 4, 'super_admin') });
        expect(own.data, JSON.stringify(own.body)).toMatchObject({ id: PLATFORM_INSTITUTE, instituteId: null, version: 1 });
        // The operator's alone, by its roles: nobody of an institute sees one at all.
        if (resource.rights.read?.includes('institute') === false) return expect([(await get(resource, south)).status, (await get(resource, north, at)).status]).toEqual([403, 403]);
        expect((await get(resource, south)).data).toMatchObject({ id: INSTITUTES.south, version: 0 });
        expect((await get(resource, north)).data).toMatchObject({ id: INSTITUTES.north });
        expect((await get(resource, north, at)).status, 'the own institute may be named').toBe(200);
      });

      it('answers for another institute’s as for none, to institutes and through the body', async () => {
        const resource = declared();
        const version = (await get(resource, operator, at)).data['version'];
        const replies = [];
        for (const id of [INSTITUTES.north, NOBODY, PLATFORM_INSTITUTE, 'nonsense']) {
          for (const reply of [await get(resource, south, `?instituteId=${id}`), await put({ resource, token: south, body: {}, query: `?instituteId=${id}` })]) {
            replies.push({ status: reply.status, code: reply.body['code'], message: reply.body['message'] });
          }
        }
        expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
        expect(replies[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
        expect((await get(resource, operator, `?instituteId=${NOBODY}`)).status).toBe(404);
        for (const owner of [INSTITUTES.north, NOBODY]) {
          const given = await put({ resource, token: south, body: { ...bodyOf(resource, 5), instituteId: owner } });
          expect([403, 422]).toContain(given.status);
        }
        expect(await put({ resource, token: operator, query: at, body: { instituteId: INSTITUTES.south } })).toMatchObject({ status: 422 });
        expect((await get(resource, operator, at)).data['version']).toBe(version);
      });

      it('is held to its institute by the database itself', async () => {
        const resource = declared();
        await put({ resource, token: operator, query: at, body: bodyOf(resource, 6) });
        const table = sql.raw(tableOf(resource).sql);
        const asSouth = { scope: { kind: 'tenant', instituteId: INSTITUTES.south } } as const;
        const { database } = platform.context;
        expect(await database.transaction(asSouth, async (trx) => (await sql`select 1 from ${table} where institute_id <> ${INSTITUTES.south}`.execute(trx)).rows)).toEqual([]);
        expect(await database.transaction(asSouth, async (trx) => (await sql`update ${table} set version = 99 where id = ${INSTITUTES.north}`.execute(trx)).numAffectedRows)).toBe(0n);
        await expect(database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update ${table} set id = ${NOBODY} where id = ${INSTITUTES.north}`.execute(trx))).rejects.toThrow(/check constraint/);
      });

      it('has no list, and nothing to create, delete or look up', async () => {
        const resource = declared();
        const { path } = resource.endpoint;
        for (const [method, url] of [['POST', path], ['POST', `${path}/search`], ['GET', `${path}/list/minimal`], ['DELETE', path], ['GET', `${path}/${INSTITUTES.north}`]] as const) {
          const reply = await platform.call({ method, url: `/api/v9${url}`, token: operator, ...(method === 'POST' ? { body: {} } : {}) });
          expect(reply.status, `${method} ${url}`).toBe(404);
        }
      });

      it('refuses wrong values, unknown names, and who lacks the right', async () => {
        const resource = declared();
        expect(await put({ resource, token: operator, query: at, body: { nonsense: 1 } })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
        const body = bodyOf(resource, 7);
        for (const field of Object.values(resource.fields).filter((one) => one.name in body)) {
          const wrong = field.type === 'text' || field.type === 'longText' || field.type === 'richText' ? 12 : 'nonsense\u0000';
          const reply = await put({ resource, token: operator, query: at, body: { ...body, [field.name]: wrong } });
          expect(reply, field.name).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
          expect(Object.keys(reply.body['errors'] as object).some((path) => path.split('.')[0] === field.name), field.name).toBe(true);
        }
        const admin = await platform.login('admin');
        for (const right of ['read', 'update'] as const) {
          await setRights(platform, resource, right);
          const reply = right === 'read' ? await get(resource, admin, at) : await put({ resource, token: admin, body: {}, query: at });
          expect(reply, right).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
        }
        await setRights(platform, resource, null);
        for (const token of [await platform.login('faculty'), await platform.login('sub_admin')]) expect((await get(resource, token)).status).toBe(403);
        expect((await platform.call({ method: 'GET', url: addressOf({ resource, call: resource.endpoint.get }) })).status).toBe(401);
      });
    });

    it('there are some', () => expect(names.length).toBeGreaterThan(0));
  });
}

describe('two first writes at once', () => {
  it('make one record, and one of them is told that it is stale', async () => {
    const platform = await createTestPlatform({ declarations: FIXTURES });
    try {
      const token = await platform.login('super_admin');
      const replies = await Promise.all(['One', 'Two', 'Three'].map((greeting) => platform.call({ method: 'PUT', url: '/api/v9/settings-of/preferences', token, body: { greeting }, headers: { 'if-match': '"0"' } })));
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 412, 412]);
    } finally {
      await platform.close();
    }
  });
});

async function setRights(platform: TestPlatform, resource: Resource, without: Right | null): Promise<void> {
  const rights = (['create', 'read', 'update', 'delete'] as const).filter((right) => right !== without);
  await grantTo({ context: platform.context, userId: accountId('admin'), access: Object.fromEntries(resource.modules.map((key) => [key, rights])) });
  platform.app.actors.forget(accountId('admin'));
}
