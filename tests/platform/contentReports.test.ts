import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from './support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const decide = (token: string, call: string, body: unknown): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9/contentReport/${call}`, token, body });
const report = async (contentOwnerId: string): Promise<string> => {
  const made = await platform.call({ method: 'POST', url: '/api/v9/contentReport', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.north, content: 'Join my channel', contentOwnerId, reason: 'spam' } });
  expect(made).toMatchObject({ status: 201, data: { status: 'open', decidedAt: null } });
  return String(made.data['id']);
};
const owner = async (): Promise<string> => {
  const made = await platform.call({ method: 'POST', url: '/api/v9/user', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.north, name: 'Somebody Loud', emailId: `loud${Math.random()}@demo.lectern.test`, role: 'faculty' } });
  const id = String(made.data['id']);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => trx.updateTable('app.user' as never).set({ status: 'active' } as never).where('id' as never, '=', id as never).execute());
  return id;
};
const statusOf = async (id: string) => (await platform.call({ method: 'GET', url: `/api/v9/user/${id}`, token: await platform.login('super_admin') })).data['status'];

it('is suspended and cleared by calls that name it in their body, with who decided', async () => {
  const [token, id] = [await platform.login('institute'), await report(accountId('faculty'))];
  expect(await decide(token, 'suspend', { remark: 'Advertising' })).toMatchObject({ status: 400 });
  expect(await decide(token, 'suspend', { id, remark: 'Advertising' })).toMatchObject({ status: 200, data: { status: 'suspended', remark: 'Advertising', decidedById: accountId('institute') } });
  expect(await decide(token, 'clear', { id })).toMatchObject({ status: 200, data: { status: 'cleared' } });
  expect(await decide(token, 'terminate', { id, remark: 'No' })).toMatchObject({ status: 409 });
});

it('hides the comment it is about when it is suspended, and shows it again when it is cleared after all', async () => {
  const token = await platform.login('institute');
  const post = async (url: string, body: unknown) => String((await platform.call({ method: 'POST', url: `/api/v9${url}`, token, body })).data['id']);
  const subjectId = await post('/subject', { name: `Botany ${Math.random()}` });
  const commentId = await post('/comment', { text: 'Rubbish', about: `subject:${subjectId}`, authorId: accountId('faculty') });
  const id = await post('/contentReport', { content: 'Rubbish', contentOwnerId: accountId('faculty'), reason: 'harassment', about: `comment:${commentId}` });
  const commented = async () => (await platform.call({ method: 'GET', url: `/api/v9/comment/${commentId}`, token })).data;
  expect(await decide(token, 'suspend', { id })).toMatchObject({ status: 200 });
  expect(await commented()).toMatchObject({ status: 'hidden', hiddenReason: 'harassment', hiddenFor: null, hiddenById: accountId('institute') });
  expect(await decide(token, 'clear', { id })).toMatchObject({ status: 200 });
  expect(await commented()).toMatchObject({ status: 'shown', hiddenReason: null });
  // One that was hidden before stays so when another report is cleared.
  await platform.call({ method: 'PUT', url: `/api/v9/comment/${commentId}/hide`, token, body: { hiddenReason: 'other', reason: 'Off topic' } });
  const other = await post('/contentReport', { content: 'Rubbish', contentOwnerId: accountId('faculty'), reason: 'spam', about: `comment:${commentId}` });
  expect(await decide(token, 'suspend', { id: other })).toMatchObject({ status: 200 });
  expect(await decide(token, 'clear', { id: other })).toMatchObject({ status: 200 });
  expect(await commented()).toMatchObject({ status: 'hidden', hiddenFor: 'Off topic' });
  // Nor while another report about it stands.
  await platform.call({ method: 'PUT', url: `/api/v9/comment/${commentId}/show`, token });
  const [first, second] = [await post('/contentReport', { reason: 'spam', about: `comment:${commentId}` }), await post('/contentReport', { reason: 'nudity', about: `comment:${commentId}` })];
  for (const one of [first, second]) await decide(token, 'suspend', { id: one });
  expect(await decide(token, 'clear', { id: first })).toMatchObject({ status: 200 });
  expect(await commented()).toMatchObject({ status: 'hidden', hiddenReason: 'nudity' });
  // The last one that is cleared shows it, whichever came first.
  expect(await decide(token, 'clear', { id: second })).toMatchObject({ status: 200 });
  expect(await commented()).toMatchObject({ status: 'shown', hiddenReason: null });
});

it('are cleared once a moderator shows the comment again, but for what closed an account', async () => {
  const token = await platform.login('institute');
  const post = async (url: string, body: unknown) => String((await platform.call({ method: 'POST', url: `/api/v9${url}`, token, body })).data['id']);
  const about = `comment:${await post('/comment', { text: 'Rubbish', about: `subject:${await post('/subject', { name: `Botany ${Math.random()}` })}`, authorId: await owner() })}`;
  const [first, second, open, closing] = [await post('/contentReport', { reason: 'spam', about }), await post('/contentReport', { reason: 'nudity', about }), await post('/contentReport', { reason: 'violence', about }), await post('/contentReport', { reason: 'harassment', about })];
  expect(await decide(token, 'suspend', { id: first, remark: 'Advertising' })).toMatchObject({ status: 200 });
  expect(await decide(token, 'suspend', { id: second })).toMatchObject({ status: 200 });
  expect(await decide(token, 'terminate', { id: closing, remark: 'Again and again' })).toMatchObject({ status: 200 });
  // What the question counts is what is cleared.
  const counted = await platform.call({ method: 'POST', url: '/api/v9/contentReport/search', token, body: { filters: { about: [about], status: 'suspended' } } });
  expect(counted.data['total']).toBe(2);
  const shown = await platform.call({ method: 'PUT', url: `/api/v9/comment/${about.slice('comment:'.length)}/show`, token });
  expect(shown, JSON.stringify(shown.body)).toMatchObject({ status: 200, data: { status: 'shown', hiddenReason: null, hiddenById: null } });
  const stateOf = async (id: string) => (await platform.call({ method: 'GET', url: `/api/v9/contentReport/${id}`, token })).data;
  expect(await stateOf(first)).toMatchObject({ status: 'cleared', remark: 'Advertising', decidedById: accountId('institute') });
  expect([(await stateOf(second))['status'], (await stateOf(open))['status'], (await stateOf(closing))['status']]).toEqual(['cleared', 'open', 'terminated']);
});

it('two reports about one comment that are suspended at the same moment both are', async () => {
  const [token, operator] = [await platform.login('institute'), await platform.login('super_admin')];
  const post = async (url: string, body: unknown) => String((await platform.call({ method: 'POST', url: `/api/v9${url}`, token, body })).data['id']);
  const subjectId = await post('/subject', { name: `Zoology ${Math.random()}` });
  const about = `comment:${await post('/comment', { text: 'Rubbish', about: `subject:${subjectId}`, authorId: accountId('faculty') })}`;
  const ids = [await post('/contentReport', { reason: 'spam', about }), await post('/contentReport', { reason: 'nudity', about })] as const;
  const decided = await Promise.all([decide(token, 'suspend', { id: ids[0] }), decide(operator, 'suspend', { id: ids[1] })]);
  expect(decided.map(({ status }) => status)).toEqual([200, 200]);
});

it('a report about a comment names its author, whoever is sent', async () => {
  const token = await platform.login('institute');
  const create = (url: string, body: unknown) => platform.call({ method: 'POST', url: `/api/v9${url}`, token, body });
  const subject = await create('/subject', { name: `Geology ${Math.random()}` });
  const comment = await create('/comment', { text: 'Nonsense', about: `subject:${String(subject.data['id'])}`, authorId: accountId('faculty') });
  const about = `comment:${String(comment.data['id'])}`;
  expect(await create('/contentReport', { about, contentOwnerId: accountId('institute'), reason: 'spam' })).toMatchObject({ status: 422 });
  expect(await create('/contentReport', { about, content: 'Something worse', reason: 'spam' })).toMatchObject({ status: 422, body: { problems: { content: { code: 'notWritten' } } } });
  expect(await create('/contentReport', { about, content: 'sense', reason: 'spam' })).toMatchObject({ status: 201, data: { content: 'sense', contentOwnerId: accountId('faculty') } });
  expect(await create('/contentReport', { about, reason: 'spam' })).toMatchObject({ status: 201, data: { content: 'Nonsense', contentOwnerId: accountId('faculty') } });
  expect(await create('/contentReport', { reason: 'spam' })).toMatchObject({ status: 422 });
});

it.each([[{}, 'hidden'], [{ hide: true }, 'hidden'], [{ hide: false }, 'shown']])('closes an account with %j, and leaves the comment %s', async (more, status) => {
  const token = await platform.login('institute');
  const create = (url: string, body: unknown) => platform.call({ method: 'POST', url: `/api/v9${url}`, token, body });
  const subject = await create('/subject', { name: `Botany ${Math.random()}` });
  const comment = await create('/comment', { text: 'Nonsense', about: `subject:${String(subject.data['id'])}`, authorId: await owner() });
  const made = await create('/contentReport', { about: `comment:${String(comment.data['id'])}`, reason: 'spam' });
  expect(await decide(token, 'terminate', { id: String(made.data['id']), remark: 'Enough', ...more })).toMatchObject({ status: 200, data: { status: 'terminated' } });
  expect((await platform.call({ method: 'GET', url: `/api/v9/comment/${String(comment.data['id'])}`, token })).data).toMatchObject({ status, ...(status === 'hidden' && { hiddenReason: 'spam', hiddenFor: 'Enough' }) });
});

it('closes the account of who wrote it, by the rules of people, or nothing at all', async () => {
  const someone = await owner();
  const id = await report(someone);
  expect(await decide(await platform.login('institute'), 'terminate', { id, remark: 'The third time' })).toMatchObject({ status: 200, data: { status: 'terminated' } });
  expect(await statusOf(someone)).toBe('inactive');
  // One whose account is closed already is told so in the report alone.
  expect(await decide(await platform.login('institute'), 'terminate', { id: await report(someone), remark: 'Again' })).toMatchObject({ status: 200 });
  // Nobody shuts the own account this way, nor one above.
  const own = await report(accountId('institute'));
  expect((await decide(await platform.login('institute'), 'terminate', { id: own, remark: 'Me' })).status).toBeGreaterThanOrEqual(403);
  expect((await platform.call({ method: 'GET', url: `/api/v9/contentReport/${own}`, token: await platform.login('institute') })).data['status']).toBe('open');
  expect(await statusOf(accountId('institute'))).toBe('active');
});

it('leaves accounts to who may change people', async () => {
  const someone = await owner();
  const id = await report(someone);
  await grantTo({ context: platform.context, userId: accountId('institute'), access: { comments: ['read', 'update'], user: ['read'] } });
  expect(await decide(await platform.login('institute'), 'terminate', { id, remark: 'No' })).toMatchObject({ status: 403 });
  expect(await statusOf(someone)).toBe('active');
});
