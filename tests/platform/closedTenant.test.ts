import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const HOST = 'learn.closing.example';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`insert into core.tenant_domain (institute_id, host, token, is_primary, verified_at) values (${INSTITUTES.white}, ${HOST}, 'a-token', true, now())`.execute(trx);
  });
  const token = await platform.login('super_admin');
  await platform.call({ method: 'PUT', url: `/api/v9/tenant-info?instituteId=${INSTITUTES.white}`, token, body: { appName: 'Closing Academy' } });
  await platform.call({ method: 'PUT', url: `/api/v9/tenant-info/supportContactInfo?instituteId=${INSTITUTES.white}`, token, body: { email: 'help@closing.example' } });
});
afterAll(() => platform?.close());

/** All that anybody is told by a host, before signing in. */
const told = async (host: string): Promise<unknown[]> => Promise.all(
  [`/branding?host=${host}`, `/tenant-info/public?host=${host}`].map(async (path) => {
    const { status, body } = await platform.call({ method: 'GET', url: `/api/v9${path}` });
    return { status, body };
  }),
);

it.each([
  ['suspended', 'PUT', 'suspendInstitute', 'approveInstitute'], ['closed', 'PUT', 'deactivateInstitute', 'approveInstitute'], ['deleted', 'DELETE', '', 'unDelete'],
] as const)('the verified domain of an institute that is %s answers at once as one that nobody has', async (_name, method, close, open) => {
  const unknown = await told('nobody.example');
  expect(JSON.stringify(await told(HOST))).toMatch(/Closing Academy.*help@closing\.example/);
  const token = await platform.login('super_admin');
  const act = (verb: 'PUT' | 'DELETE', what: string) => platform.call({ method: verb, url: `/api/v9/institute/${INSTITUTES.white}${what && `/${what}`}`, token, ...(verb === 'PUT' && { body: {} }) });
  expect((await act(method, close)).status).toBe(200);
  expect(await told(HOST)).toEqual(unknown);
  expect((await act('PUT', open)).status).toBe(200);
  expect(JSON.stringify(await told(HOST))).toContain('Closing Academy');
});
