import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, grantTo, type TestPlatform } from '../support';
import { accountId } from '../support/people';
import { makerOf } from './calls';

const NOBODY = '0198ffff-0000-7000-8000-00000000dead';

describe('one call for many', () => {
  let platform: TestPlatform;
  let token: string;
  let section: string;
  const call = (path: string, body: unknown, by = token, headers = {}) => platform.call({ method: 'POST', url: `/api/v9/sections/${section}/topics${path}`, token: by, body, headers });
  const made = async (count: number): Promise<string[]> => {
    const replies = await Promise.all(Array.from({ length: count }, (_, index) => call('', { title: `Topic ${index}` })));
    return replies.map(({ data }) => String(data['id']));
  };
  const codes = (reply: { data: Record<string, unknown> }) => (reply.data['results'] as { id: string; httpcode: number }[]).map(({ id, httpcode }) => [id, httpcode]);
  const actionsOf = async (id: string) => (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ action: string }>`select action from core.audit where record_id = ${id} order by id`.execute(trx))).rows.map(({ action }) => action);
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: FIXTURES });
    token = await platform.login('institute');
    section = String((await makerOf({ platform, token: await platform.login('super_admin') }).make(platform.context.loader.require('chapter')))['id']);
  });
  afterAll(() => platform.close());

  it('does to each what its own call would, and says of each what came of it', async () => {
    const [one, two, three] = await made(3) as [string, string, string];
    await platform.call({ method: 'PUT', url: `/api/v9/sections/-/topics/${two}/publish`, token, body: {} });
    const reply = await call('/publishAll', { topicIds: [one, two, NOBODY, 'nonsense', three, one] });
    expect(reply.status).toBe(200);
    expect(codes(reply)).toEqual([[one, 200], [two, 409], [NOBODY, 404], ['nonsense', 404], [three, 200]]);
    expect((reply.data['results'] as object[])[1]).toMatchObject({ code: 'TRANSITION_REFUSED', reason: 'wrongStateFrom', message: expect.stringContaining('not possible now') });
    expect(await actionsOf(one)).toEqual(['create', 'publish']);
    expect(await actionsOf(two)).toEqual(['create', 'publish']);
  });

  it('takes effect once under its key', async () => {
    const ids = await made(2);
    const headers = { 'idempotency-key': 'many' };
    const first = await call('/publishAll', { topicIds: [...ids, NOBODY] }, token, headers);
    const again = await call('/publishAll', { topicIds: [...ids, NOBODY] }, token, headers);
    expect(codes(first)).toEqual([[ids[0], 200], [ids[1], 200], [NOBODY, 404]]);
    expect(again.data).toEqual(first.data);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await actionsOf(ids[0]!)).toEqual(['create', 'publish']);
  });

  it('deletes many, and touches nobody else’s', async () => {
    const ids = await made(2);
    const stranger = await platform.login('institute2');
    expect((await call('/deleteAll', { ids }, stranger)).status, 'below what is not theirs').toBe(404);
    const theirs = await platform.call({ method: 'POST', url: '/api/v9/sections/-/topics/deleteAll', token: stranger, body: { ids } });
    expect(codes(theirs)).toEqual([[ids[0], 404], [ids[1], 404]]);
    expect(codes(await call('/deleteAll', { ids }))).toEqual([[ids[0], 200], [ids[1], 200]]);
    expect(codes(await call('/deleteAll', { ids }))).toEqual([[ids[0], 404], [ids[1], 404]]);
    expect(await actionsOf(ids[0]!)).toEqual(['create', 'delete']);
  });

  it('refuses as a whole who may not, what is no list, and what nobody asked for', async () => {
    const [id] = await made(1);
    for (const topicIds of [undefined, [], 'all', [7], [''], Array.from({ length: 101 }, () => id)]) expect(await call('/publishAll', { topicIds }), JSON.stringify(topicIds)).toMatchObject({ status: 400, body: { reason: 'idsList', message: expect.stringContaining('topicIds') } });
    expect(await call('/publishAll', { topicIds: [id], nonsense: 1 })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: ['nonsense'] } });
    expect(await call('/deleteAll', { ids: [id], nonsense: 1 })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
    const faculty = await platform.login('faculty');
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { chapterTopic: ['read', 'create'], chapter: ['read'] } });
    expect((await call('/publishAll', { topicIds: [id] }, faculty)).status).toBe(403);
    expect((await call('/deleteAll', { ids: [id] }, faculty)).status).toBe(403);
    expect(await actionsOf(id!)).toEqual(['create']);
  });

  it('is described', async () => {
    const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
    const paths = body['paths'] as Record<string, Record<string, { operationId: string; requestBody: object }>>;
    expect(paths['/api/v9/sections/{sectionId}/topics/publishAll']!['post']).toMatchObject({ operationId: 'chapterTopic.publish.many', requestBody: { content: { 'application/json': { schema: { required: ['topicIds'] } } } } });
    expect(paths['/api/v9/sections/{sectionId}/topics/deleteAll']!['post']).toMatchObject({ operationId: 'chapterTopic.delete.many' });
  });
});
