import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, grantTo, type TestPlatform } from './support';

const DAY_MS = 86_400_000;

let platform: TestPlatform;
const tokens = new Map<string, string>();
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name)!;
const call = (as: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => platform.call({ method, url: `/api/v9${path}`, token: tokens.get(as)!, ...(body !== undefined && { body }) });
const made = async (name: string, path: string, body: object, as = 'institute') => {
  const reply = await call(as, 'POST', path, body);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
  ids.set(name, String(reply.data['id']));
};
const search = (filters: object, more: object = {}, as = 'institute') => call(as, 'POST', '/student/search', { filters, sortField: 'name', sortOrder: 'ASC', ...more });
const names = async (...asked: Parameters<typeof search>) => {
  const reply = await search(...asked);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  expect(reply.data['total']).toBe((reply.data['items'] as unknown[]).length);
  return (reply.data['items'] as { name: string }[]).map(({ name }) => name);
};
const day = (days: number) => new Date(platform.context.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const who of ['super_admin', 'institute', 'institute2', 'faculty'] as const) tokens.set(who, await platform.login(who));
  for (const name of ['Algebra', 'Botany']) await made(name, '/course/courseMaster', { name, planType: 'free' });
  await made('Morning', '/batch', { name: 'Morning', courseId: idOf('Algebra'), capacity: 9, startsOn: day(0) });
  for (const name of ['Asha Named', 'Bala Named', 'Chitra Named', 'Deepa Named']) await made(name, '/student', { name, emailId: `${name.slice(0, 4).toLowerCase()}@named.example` });
  const attend = async (learner: string, course: string, more: object = {}) => made(`${learner} ${course}`, '/subscription', { userId: idOf(learner), courseId: idOf(course), startsOn: day(0), ...more });
  await attend('Asha Named', 'Algebra');
  await attend('Asha Named', 'Botany', { startsOn: day(9) });
  await attend('Bala Named', 'Algebra');
  await attend('Chitra Named', 'Algebra', { startsOn: day(-9), endsOn: day(-1) });
  expect(await call('institute', 'POST', '/batchMember/add', { batchId: idOf('Morning'), userIds: [idOf('Bala Named')], joinedOn: day(0) })).toMatchObject({ status: 200 });
}, 300_000);
afterAll(() => platform?.close());

describe('what other records name', () => {
  it('is read with the record, each once, without what is over', async () => {
    const of = async (learner: string) => (await call('institute', 'GET', `/student/${idOf(learner)}`)).data;
    expect((await of('Asha Named'))['courseIds']).toEqual([idOf('Algebra'), idOf('Botany')].sort());
    expect(await of('Bala Named')).toMatchObject({ courseIds: [idOf('Algebra')], batchIds: [idOf('Morning')] });
    expect(await of('Chitra Named')).toMatchObject({ courseIds: [], batchIds: [] });
  });

  it('is what a list is asked for: any of several, anything, nothing, beside words and other filters', async () => {
    expect(await names({ courseIds: [idOf('Algebra')] })).toEqual(['Asha Named', 'Bala Named']);
    expect(await names({ courseIds: idOf('Botany') })).toEqual(['Asha Named']);
    expect(await names({ courseIds: [idOf('Botany'), idOf('Algebra')], batchIds: [idOf('Morning')] })).toEqual(['Bala Named']);
    expect(await names({ courseIds: { empty: false } }, { query: 'named' })).toEqual(['Asha Named', 'Bala Named']);
    expect(await names({ courseIds: { empty: true } }, { query: 'named' })).toEqual(['Chitra Named', 'Deepa Named']);
    expect(await names({ courseIds: [] }, { query: 'named' })).toHaveLength(4);
    const listed = await call('institute', 'GET', `/student?courseIds=${idOf('Botany')}`);
    expect((listed.data['items'] as { name: string }[]).map(({ name }) => name)).toEqual(['Asha Named']);
  });

  it('follows the other records', async () => {
    expect(await call('institute', 'DELETE', `/subscription/${idOf('Algebra')}/subscribers/${idOf('Bala Named')}`)).toMatchObject({ status: 200 });
    expect(await names({ courseIds: [idOf('Algebra')] })).toEqual(['Asha Named']);
  });

  it('is asked for in its own kind', async () => {
    expect(await search({ courseIds: ['x'] })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', reason: 'filterId' } });
    expect(await search({ courseIds: { from: idOf('Algebra') } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', reason: 'filterShape' } });
    // As of whatever is computed: what is sent back as it was read is no change, and what is written of it is not kept.
    expect(await call('institute', 'PUT', `/student/${idOf('Deepa Named')}`, { courseIds: [idOf('Algebra')] })).toMatchObject({ status: 200, data: { courseIds: [] } });
  });

  it('is neither told nor found by who does not read the other module, nor across institutes', async () => {
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { student: ['read'], students: ['read'] } });
    const seen = await search({}, { query: 'asha named' }, 'faculty');
    expect(seen).toMatchObject({ status: 200, data: { total: 1 } });
    // Faculty read who attends, and not who is in a batch.
    expect((seen.data['items'] as object[])[0]).not.toHaveProperty('batchIds');
    expect(await search({ batchIds: [idOf('Morning')] }, {}, 'faculty')).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', reason: 'filterUnknown' } });
    expect(await names({ courseIds: [idOf('Algebra')] }, {}, 'institute2')).toEqual([]);
    expect(await names({ courseIds: [idOf('Algebra')] }, {}, 'super_admin')).toEqual(['Asha Named']);
  });
});
