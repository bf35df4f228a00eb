import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, type TestPlatform } from '../support';
import { callsOf } from './calls';

const crate = defineResource({
  name: 'crate',
  tenant: 'platform',
  fields: { label: f.text({ required: true }), code: f.text({ pattern: '^[A-Z]{3}$' }), opensOn: f.date(), closesOn: f.date({ after: 'opensOn' }) },
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [crate] });
});
afterAll(() => platform.close());

it('a change is refused for what it touches, not for what stood there before', async () => {
  const calls = callsOf({ platform, resource: platform.context.loader.require('crate'), token: await platform.login('super_admin') });
  const { id } = (await calls.create({ label: 'Tea', code: 'TEA', opensOn: '2026-01-01', closesOn: '2026-02-01' })).data as { id: string };
  // As it was stored when the module's rules were others.
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.crate set code = 'lower 1', closes_on = '2025-12-01' where id = ${id}`.execute(trx));
  expect(await calls.update(id, { label: 'Tea chest' })).toMatchObject({ status: 200, data: { label: 'Tea chest', code: 'lower 1' } });
  expect(await calls.update(id, { code: 'lower 2' })).toMatchObject({ status: 422, body: { errors: { code: expect.any(String) } } });
  expect(await calls.update(id, { opensOn: '2026-01-02' })).toMatchObject({ status: 422, body: { errors: { closesOn: expect.any(String) } } });
  expect(await calls.update(id, { label: '' })).toMatchObject({ status: 422, body: { errors: { label: expect.any(String) } } });
});
