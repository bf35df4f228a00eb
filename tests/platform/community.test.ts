import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupMember } from '../../src/resources/groupMember';
import { asPeople, createTestPlatform, type AsPeople, type TestPlatform } from './support';
import { accountId, INSTITUTES } from './support/people';

const ATTENTION = groupMember.attention?.['asked']?.filters;

describe('the forum', () => {
  let platform: TestPlatform;
  let call: AsPeople['call'];
  let made: AsPeople['made'];
  let group: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    ({ call, made } = asPeople(platform));
    group = String((await made('institute', '/groups', { name: 'Algebra, evenings' }))['id']);
  });
  afterAll(() => platform.close());

  it('lets somebody in who asked, counts those who are in, and nobody once it is closed', async () => {
    const [one, other] = [await made('institute', `/groups/${group}/member`, { userId: accountId('student') }), await made('institute', `/groups/${group}/member`, { userId: accountId('faculty') })];
    expect([one['status'], other['status']]).toEqual(['asked', 'asked']);
    expect(await call('institute', 'POST', '/groups/request/approve', { memberId: one['id'] })).toMatchObject({ status: 200, data: { status: 'approved' } });
    // Whoever made it is in it, too.
    expect((await call('institute', 'GET', `/groups/${group}`)).data).toMatchObject({ members: 2 });
    expect(await call('institute', 'PUT', `/groups/${group}/close`)).toMatchObject({ status: 200 });
    expect(await call('institute', 'POST', '/groups/request/approve', { memberId: other['id'] })).toMatchObject({ status: 422, body: { problems: { groupId: { code: 'rule', params: { says: 'groupClosed' } } } } });
    // It wants no work while nobody can be let in.
    const waiting = async (): Promise<unknown> => (await call('institute', 'POST', `/groups/${group}/member/search`, { filters: ATTENTION })).data['total'];
    expect(await waiting()).toBe(0);
    expect(await call('institute', 'PUT', `/groups/${group}/reopen`)).toMatchObject({ status: 200 });
    expect(await waiting()).toBe(1);
    expect(await call('institute', 'PUT', `/groups/${group}/close`)).toMatchObject({ status: 200 });
    // Turned away somebody may be all the same.
    expect(await call('institute', 'POST', '/groups/request/decline', { memberId: other['id'] })).toMatchObject({ status: 200, data: { status: 'declined' } });
    expect(await call('institute', 'PUT', `/groups/${group}/reopen`)).toMatchObject({ status: 200 });
    expect(await call('institute', 'POST', '/groups/request/approve', { memberId: other['id'] })).toMatchObject({ status: 200 });
    expect((await call('institute', 'GET', `/groups/${group}`)).data).toMatchObject({ members: 3 });
  });

  it('has whoever made it among its members, but not the operator’s people, and its members go with it', async () => {
    const asked = await made('institute', '/groups', { name: 'Made here', joining: 'asked' });
    const members = async (id: unknown): Promise<unknown> => ((await call('institute', 'POST', `/groups/${String(id)}/member/search`)).data['items'] as Record<string, unknown>[]).map(({ userId, status, part }) => ({ userId, status, part }));
    expect(await members(asked['id'])).toEqual([{ userId: accountId('institute'), status: 'approved', part: 'member' }]);
    const given = await made('super_admin', '/groups', { name: 'Made by the operator', instituteId: INSTITUTES.north });
    expect(await members(given['id'])).toEqual([]);
    expect(await call('institute', 'DELETE', `/groups/${String(asked['id'])}`)).toMatchObject({ status: 200 });
    expect((await call('institute', 'POST', `/groups/-/member/search`, { filters: { groupId: [asked['id']] } })).data).toMatchObject({ total: 0 });
  });

  it('is joined by whoever reads it: at once where it is open to all, by asking elsewhere', async () => {
    const [open, asked] = [await made('institute', '/groups', { name: 'Geometry, open', joining: 'open' }), await made('institute', '/groups', { name: 'Geometry, asked', joining: 'asked' })];
    // What came of it is said by its own name.
    expect(await call('faculty', 'POST', '/groups/join', { groupId: open['id'] })).toMatchObject({ status: 200, body: { facts: [{ name: 'joined' }] } });
    expect(await call('faculty', 'POST', '/groups/join', { groupId: asked['id'] })).toMatchObject({ status: 200, body: { facts: [{ name: 'asked' }] } });
    const states = async (id: unknown): Promise<unknown> => ((await call('institute', 'POST', `/groups/${String(id)}/member/search`)).data['items'] as Record<string, unknown>[]).filter(({ userId }) => userId === accountId('faculty')).map(({ status, decidedById }) => ({ status, decidedById }));
    expect(await states(open['id'])).toEqual([{ status: 'approved', decidedById: accountId('faculty') }]);
    expect(await states(asked['id'])).toEqual([{ status: 'asked', decidedById: null }]);
    const again = async (name: 'faculty' | 'institute', id: unknown): Promise<unknown> => (await call(name, 'POST', '/groups/join', { groupId: id })).body['problems'];
    const says = (said: string): object => ({ joining: { code: 'rule', params: { says: said } } });
    expect([await again('faculty', open['id']), await again('faculty', asked['id']), await again('institute', asked['id'])]).toMatchObject([says('isMember'), says('hasAsked'), says('isMember')]);
    // What would be refused is not offered: not to whoever made it, nor to whoever is in it, has asked or was declined.
    const offered = async (name: 'faculty' | 'institute', id: unknown): Promise<boolean[]> => {
      const rows = (await call(name, 'POST', '/groups/search', { size: 50, fields: ['name'] })).data['items'] as Record<string, unknown>[];
      return [rows.find((row) => row['id'] === id)!, (await call(name, 'GET', `/groups/${String(id)}`)).data].map(({ allowed }) => (allowed as string[]).includes('join'));
    };
    const third = await made('institute', '/groups', { name: 'Geometry, not joined' });
    expect([(third['allowed'] as string[]).includes('join'), ...(await offered('institute', third['id'])), ...(await offered('faculty', third['id']))]).toEqual([false, false, false, true, true]);
    expect([...(await offered('faculty', open['id'])), ...(await offered('faculty', asked['id']))]).toEqual([false, false, false, false]);
    const [asking] = ((await call('institute', 'POST', `/groups/${String(third['id'])}/member/search`)).data['items'] as Record<string, unknown>[]);
    expect((await call('faculty', 'POST', '/groups/join', { groupId: third['id'] })).data['allowed']).not.toContain('join');
    // Who asks to be let in changes nothing of the group: whoever has it open in a form goes on.
    expect(await call('institute', 'GET', `/groups/${String(third['id'])}`)).toMatchObject({ data: { version: 1, updatedById: accountId('institute'), updatedAt: third['updatedAt'] } });
    expect(await call('institute', 'DELETE', `/groups/${String(third['id'])}/member/${String(asking!['id'])}`)).toMatchObject({ status: 200 });
    expect(await offered('institute', third['id'])).toEqual([true, true]);
    expect((await call('institute2', 'POST', '/groups/join', { groupId: open['id'] })).status).toBe(404);
    expect((await call('super_admin', 'POST', '/groups/join', { groupId: open['id'] })).status).toBe(403);
    expect((await call('faculty', 'POST', `/groups/${String(open['id'])}/member`, { userId: accountId('student') })).status).toBe(403);
    const post = await made('faculty', '/forumPost', { groupId: open['id'], text: 'Before it was closed' });
    const answer = () => call('faculty', 'POST', '/forumPost/student/response', { postId: post['id'], text: 'An answer' });
    expect(await answer()).toMatchObject({ status: 201 });
    expect(await call('institute', 'PUT', `/groups/${String(open['id'])}/close`)).toMatchObject({ status: 200 });
    expect(await answer(), 'nothing new is written in it').toMatchObject({ status: 422, body: { problems: { postId: { code: 'notOffered' } } } });
    expect(await call('institute', 'PUT', `/groups/${String(open['id'])}/reopen`)).toMatchObject({ status: 200 });
    expect(await answer()).toMatchObject({ status: 201 });
    expect(await call('institute', 'PUT', `/groups/${String(open['id'])}/close`)).toMatchObject({ status: 200 });
    expect((await call('institute', 'POST', '/groups/join', { groupId: open['id'] })).status).toBe(409);
  });

  it('is closed to what is written while it is being closed: nothing stays open in it', async () => {
    for (let round = 0; round < 6; round++) {
      const racing = await made('institute', '/groups', { name: `Racing ${round}`, joining: 'asked' });
      const id = String(racing['id']);
      const write = (who: 'faculty' | 'institute') => call(who, 'POST', '/forumPost', { groupId: id, text: 'Just now' });
      const ask = () => call('faculty', 'POST', '/groups/join', { groupId: id });
      const tries = [write('faculty'), write('institute'), write('faculty'), ask(), write('institute')];
      tries.splice(round % 5, 0, call('super_admin', 'PUT', `/groups/${id}/close`));
      await Promise.all(tries);
      const rows = await Promise.all([call('institute', 'POST', '/forumPost/student/search', { filters: { groupId: [id] }, size: 50 }), call('institute', 'POST', `/groups/${id}/member/search`, { size: 50 })]);
      expect(rows.flatMap(({ data }) => data['items'] as Record<string, unknown>[]).map((row) => row['isGroupClosed']).filter((isClosed) => isClosed !== true)).toEqual([]);
    }
  });

  it('is written in by everybody under their own name alone, the operator’s people too', async () => {
    const [faculty, student] = [accountId('faculty'), accountId('student')];
    const post = await made('faculty', '/forumPost', { groupId: group, text: 'Who has the notes of Monday?' });
    expect(post).toMatchObject({ authorId: faculty, status: 'shown' });
    const refused = { status: 422, body: { problems: { authorId: { code: 'readOnly' } } } };
    for (const who of ['faculty', 'institute', 'super_admin'] as const) {
      const own = who === 'super_admin' ? { instituteId: INSTITUTES.north } : {};
      expect(await call(who, 'POST', '/forumPost', { ...own, groupId: group, text: 'Not mine', authorId: student }), who).toMatchObject(refused);
      expect(await call(who, 'POST', '/forumPost/student/response', { ...own, postId: post['id'], text: 'Not mine', authorId: student }), who).toMatchObject(refused);
      const [mine, answer] = [await made(who, '/forumPost', { ...own, groupId: group, text: `From ${who}` }), await made(who, '/forumPost/student/response', { ...own, postId: post['id'], text: 'Here they are.' })];
      expect([mine['authorId'], answer['authorId']], who).toEqual([accountId(who), accountId(who)]);
      // And corrected by whoever wrote it.
      expect(await call(who, 'PUT', `/forumPost/${String(mine['id'])}`, { text: 'Corrected' }), who).toMatchObject({ status: 200, data: { text: 'Corrected', authorId: accountId(who) } });
    }
    const search = await call('institute', 'POST', '/forumPost/student/search', { filters: { authorId: [accountId('super_admin')] } });
    expect(search.data).toMatchObject({ total: 1, items: [{ authorId: accountId('super_admin') }] });
  });

  it('keeps what is hidden as it was judged: its author changes it again once it is shown', async () => {
    const own = await made('faculty', '/forumPost', { groupId: group, text: 'Rude words' });
    const at = `/forumPost/${String(own['id'])}`;
    expect(await call('institute', 'PUT', `${at}/hide`, { reason: 'Rude' })).toMatchObject({ status: 200 });
    expect(await call('faculty', 'PUT', at, { text: 'Kind words' })).toMatchObject({ status: 403 });
    expect(await call('faculty', 'DELETE', at)).toMatchObject({ status: 403 });
    expect(await call('faculty', 'GET', at)).toMatchObject({ status: 200, data: { text: 'Rude words', allowed: [] } });
    expect(await call('institute', 'PUT', `${at}/show`)).toMatchObject({ status: 200 });
    expect(await call('faculty', 'PUT', at, { text: 'Kind words' })).toMatchObject({ status: 200, data: { text: 'Kind words' } });
  });

  it('leaves deleted what the office has deleted of others, to whoever wrote it', async () => {
    const post = await made('faculty', '/forumPost', { groupId: group, text: 'Deleted by the office' });
    const answer = await made('faculty', '/forumPost/student/response', { postId: post['id'], text: 'This, too' });
    for (const [list, one] of [['/forumPost/student/response', answer], ['/forumPost', post]] as const) {
      const at = `${list}/${String(one['id'])}`;
      const listed = async (who: 'faculty' | 'institute') => ((await call(who, 'POST', list === '/forumPost' ? '/forumPost/student/search' : '/forumPost/student/getResponses', { deleted: true, size: 50 })).data['items'] as Record<string, unknown>[]).filter(({ id }) => id === one['id']).map(({ allowed }) => allowed);
      const inBin = async (who: 'faculty' | 'institute') => ((await call(who, 'GET', at)).body['deleted'] as Record<string, unknown> | undefined)?.['allowed'];
      expect(await call('institute', 'DELETE', at)).toMatchObject({ status: 200 });
      expect(await call('faculty', 'PUT', `${at}/unDelete`), at).toMatchObject({ status: 403 });
      expect([await inBin('faculty'), await inBin('institute')], at).toEqual([[], ['restore']]);
      expect([await listed('faculty'), await listed('institute')], at).toEqual([[], [['restore']]]);
      expect(await call('institute', 'PUT', `${at}/unDelete`), at).toMatchObject({ status: 200 });
      expect(await call('faculty', 'DELETE', at), at).toMatchObject({ status: 200 });
      expect([await inBin('faculty'), await listed('faculty'), await listed('institute')], at).toEqual([['restore'], [['restore']], [['restore']]]);
      expect(await call('faculty', 'PUT', `${at}/unDelete`), at).toMatchObject({ status: 200 });
      expect(await call('institute', 'DELETE', at)).toMatchObject({ status: 200 });
    }
  });

  it('lets faculty correct, delete and take back what they wrote themselves, and nothing of others', async () => {
    const own = await made('faculty', '/forumPost', { groupId: group, text: 'Has anybody the notes?' });
    const others = await made('institute', '/forumPost', { groupId: group, text: 'The hall is closed on Friday.' });
    expect([own['allowed'], (await call('faculty', 'GET', `/forumPost/${String(others['id'])}`)).data['allowed']]).toEqual([['update', 'delete'], []]);
    // Nor does the office rewrite what somebody else wrote: it hides or deletes it.
    expect((await call('institute', 'GET', `/forumPost/${String(own['id'])}`)).data['allowed']).toEqual(['delete', 'hide']);
    expect(await call('institute', 'PUT', `/forumPost/${String(own['id'])}`, { text: 'Other words' })).toMatchObject({ status: 403 });
    expect(await call('institute', 'PUT', `/forumPost/${String(others['id'])}`, { text: 'The hall is closed on Fridays.' })).toMatchObject({ status: 200 });
    expect(await call('institute', 'PUT', `/forumPost/${String(own['id'])}/hide`, { reason: 'x' })).toMatchObject({ status: 200 });
    expect(await call('institute', 'PUT', `/forumPost/${String(own['id'])}/show`)).toMatchObject({ status: 200 });
    const at = (post: Record<string, unknown>) => `/forumPost/${String(post['id'])}`;
    expect(await call('faculty', 'PUT', at(own), { text: 'Has anybody the notes of Monday?' })).toMatchObject({ status: 200, data: { text: 'Has anybody the notes of Monday?' } });
    expect(await call('faculty', 'PUT', at(own), { authorId: accountId('student') })).toMatchObject({ status: 422 });
    for (const [method, path, body] of [['PUT', at(others), { text: 'Open' }], ['DELETE', at(others), {}], ['PUT', `${at(own)}/hide`, { reason: 'x' }], ['PUT', `${at(others)}/unDelete`, {}]] as const) {
      expect((await call('faculty', method, path, body)).status, `${method} ${path}`).not.toBe(200);
    }
    expect(await call('faculty', 'DELETE', at(own))).toMatchObject({ status: 200 });
    expect(await call('faculty', 'PUT', `${at(own)}/unDelete`)).toMatchObject({ status: 200 });
    expect(await call('institute', 'DELETE', at(others))).toMatchObject({ status: 200 });
    expect(await call('faculty', 'PUT', `${at(others)}/unDelete`)).toMatchObject({ status: 403 });
    const answer = await made('faculty', '/forumPost/student/response', { postId: own['id'], text: 'Here.' });
    expect(await call('faculty', 'DELETE', `/forumPost/student/response/${String(answer['id'])}`)).toMatchObject({ status: 200 });
  });
});
