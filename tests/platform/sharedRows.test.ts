import { sql } from 'kysely';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from './support';

/** Of what the operator shares, institutes are shown what the declaration says: of banners those that are published. */
describe('banners of the operator', () => {
  let platform: TestPlatform;
  const titles: Record<string, string> = {};
  const call = async (account: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => platform.call({ method, url: `/api/v9${url}`, token: await platform.login(account), ...(body !== undefined && { body }) });
  const make = async (account: string, title: string): Promise<string> => {
    const { data } = await call(account, 'POST', '/banner', { title, imageURL: 'https://example.org/picture.png', linkType: 'none' });
    titles[String(data['id'])] = title;
    return String(data['id']);
  };
  const seenBy = async (account: string, filters: Readonly<Record<string, unknown>> = {}): Promise<string[]> =>
    ((await call(account, 'POST', '/banner/search', { filters, size: 100 })).data['items'] as { title: string }[]).map(({ title }) => title).filter((title) => title.startsWith('T ')).sort();

  beforeAll(async () => {
    platform = await createTestPlatform();
    await grantTo({ context: platform.context, userId: accountId('institute'), access: { banner: ['create', 'read', 'update', 'delete'] } });
  });
  afterAll(() => platform?.close());

  it('are seen by institutes once they are published, and by the operator always', async () => {
    const draft = await make('super_admin', 'T operator draft');
    const open = await make('super_admin', 'T operator open');
    const own = await make('institute', 'T own draft');
    expect(await call('super_admin', 'PUT', `/banner/${open}/publish`, {})).toMatchObject({ status: 200 });
    expect(await seenBy('super_admin')).toEqual(['T operator draft', 'T operator open', 'T own draft']);
    expect(await seenBy('institute')).toEqual(['T operator open', 'T own draft']);
    expect(await call('institute', 'GET', `/banner/${draft}`)).toMatchObject({ status: 404 });
    expect(await call('institute', 'GET', `/banner/${open}`)).toMatchObject({ status: 200, data: { allowed: [] } });
    expect(await call('institute', 'GET', `/banner/${own}`)).toMatchObject({ status: 200 });
    const work = (await call('institute', 'GET', '/home/recent?size=50')).data['items'] as { recordId: string }[];
    expect(work.some(({ recordId }) => recordId === draft)).toBe(false);
  });

  it('are seen by the operator’s people whatever they reach, and stay theirs to write', async () => {
    const { context } = platform;
    await context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set institute_id = ${PLATFORM_INSTITUTE}, allow_all_institutes = false where id = ${accountId('sub_admin')}`.execute(trx));
    await grantTo({ context, userId: accountId('sub_admin'), access: { banner: ['create', 'read', 'update', 'delete'] } });
    const made = await make('sub_admin', 'T operator made');
    expect(await call('sub_admin', 'GET', `/banner/${made}`)).toMatchObject({ status: 200 });
    expect(await seenBy('sub_admin')).toEqual(['T operator draft', 'T operator made', 'T operator open']);
    expect(await call('sub_admin', 'PUT', `/banner/${made}/publish`, {})).toMatchObject({ status: 200 });
    expect(await call('sub_admin', 'PUT', `/banner/${made}/retire`, {})).toMatchObject({ status: 200, data: { allowed: expect.arrayContaining(['publish']) } });
  });

  it('are seen whole by whoever of an institute sees all institutes', async () => {
    const { context } = platform;
    const reach = (isWide: boolean) => context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set allow_all_institutes = ${isWide} where id = ${accountId('faculty')}`.execute(trx));
    await grantTo({ context, userId: accountId('faculty'), access: { banner: ['read'] } });
    expect(await seenBy('faculty')).not.toContain('T operator draft');
    await reach(true);
    expect(await seenBy('faculty')).toContain('T operator draft');
    await reach(false);
  });

  it('are left out of a list of an institute’s own', async () => {
    expect(await seenBy('institute', { instituteId: [INSTITUTES.north] })).toEqual(['T own draft']);
  });
});
