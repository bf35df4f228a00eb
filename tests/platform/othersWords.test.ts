import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, grantTo, type TestPlatform } from './support';

/** What somebody else wrote is answered, hidden or decided about, and never rewritten in their name. */
describe('the words of others', () => {
  let platform: TestPlatform;
  let token: string;
  const call = (method: string, path: string, body: unknown = {}) => platform.call({ method: method as 'POST', url: `/api/v9${path}`, token, ...(method === 'GET' ? {} : { body }) });
  beforeAll(async () => {
    platform = await createTestPlatform();
    token = await platform.login('institute');
  });
  afterAll(() => platform.close());

  it('stay as they were written', async () => {
    const subjectId = (await call('POST', '/subject', { name: 'Optics' })).data['id'];
    const other = (await call('POST', '/subject', { name: 'Waves' })).data['id'];
    const doubt = await call('POST', '/doubt', { question: 'Why is the sky blue?', details: 'In the evening it is red.', subjectId });
    const comment = await call('POST', '/comment', { text: 'Very clear.', about: `subject:${String(subjectId)}` });
    const report = await call('POST', '/contentReport', { about: `comment:${String(comment.data['id'])}`, reason: 'spam', details: 'Seen three times.' });
    expect([doubt.status, comment.status, report.status]).toEqual([201, 201, 201]);
    for (const [path, change] of [
      [`/doubt/${String(doubt.data['id'])}`, { question: 'Why is it green?' }],
      [`/doubt/${String(doubt.data['id'])}`, { details: 'Other words.' }],
      [`/comment/${String(comment.data['id'])}`, { text: 'Not clear.' }],
      [`/comment/${String(comment.data['id'])}`, { about: `subject:${String(other)}` }],
    ] as const) {
      expect(await call('PUT', path, change), path).toMatchObject({ status: 422, body: { problems: { [Object.keys(change)[0]!]: { code: 'readOnly' } } } });
    }
    expect(await call('PUT', `/contentReport/${String(report.data['id'])}`, { details: 'Never.' })).toMatchObject({ status: 404 });
    expect(report.data['allowed']).not.toContain('update');
  });

  it('are put in nobody’s mouth by whoever is no office', async () => {
    const subjectId = (await call('POST', '/subject', { name: 'Acoustics' })).data['id'];
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { comments: ['create', 'read'], doubts: ['create', 'read'] } });
    const [head, faculty] = [accountId('institute'), await platform.login('faculty')];
    const write = (url: string, body: unknown) => platform.call({ method: 'POST', url: `/api/v9${url}`, token: faculty, body });
    expect(await write('/comment', { text: 'I never said so.', about: `subject:${String(subjectId)}`, authorId: head })).toMatchObject({ status: 422, body: { problems: { authorId: { code: 'forbidden' } } } });
    expect(await write('/doubt', { question: 'Did I ask?', subjectId, askedById: head })).toMatchObject({ status: 422, body: { problems: { askedById: { code: 'forbidden' } } } });
    expect(await write('/comment', { text: 'I said so.', about: `subject:${String(subjectId)}` })).toMatchObject({ status: 201, data: { authorId: accountId('faculty') } });
  });

  it('are put in the mouth of nobody who ranks above or beside whoever enters them', async () => {
    const subjectId = String((await call('POST', '/subject', { name: 'Mechanics' })).data['id']);
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { comments: ['create', 'read', 'update'], doubts: ['create', 'read'] } });
    const [head, own, faculty] = [accountId('institute'), accountId('sub_admin'), accountId('faculty')];
    const entrant = await platform.login('sub_admin');
    const write = (url: string, body: unknown) => platform.call({ method: 'POST', url: `/api/v9${url}`, token: entrant, body });
    const about = `subject:${subjectId}`;
    expect(await write('/comment', { text: 'I never said so.', about, authorId: head })).toMatchObject({ status: 422, body: { problems: { authorId: { code: 'ranksAbove' } } } });
    expect(await write('/doubt', { question: 'Did I ask?', subjectId, askedById: head })).toMatchObject({ status: 422, body: { problems: { askedById: { code: 'ranksAbove' } } } });
    expect(await write('/comment', { text: 'I said so.', about, authorId: own })).toMatchObject({ status: 201, data: { authorId: own } });
    const entered = await write('/comment', { text: 'From the paper form.', about, authorId: faculty });
    expect(entered).toMatchObject({ status: 201, data: { authorId: faculty } });
    // A decision closes the account of the author, who did not enter it.
    expect(await write('/contentReport', { about: `comment:${String(entered.data['id'])}`, reason: 'spam' })).toMatchObject({ status: 201, data: { contentOwnerId: faculty, enteredById: own } });
    const plain = await write('/comment', { text: 'In my own words.', about });
    expect(await write('/contentReport', { about: `comment:${String(plain.data['id'])}`, reason: 'spam' })).toMatchObject({ status: 201, data: { contentOwnerId: own, enteredById: null } });
  });

  it('are read below an address however its id is written', async () => {
    const test = String((await call('POST', '/test', { name: 'Optics', duration: 90 })).data['id']);
    expect(await call('POST', `/test/${test}/sections`, { name: 'Part A', positiveMark: 1 })).toMatchObject({ status: 201 });
    expect(await call('POST', `/test/${test.toUpperCase()}/sections/search`, {})).toMatchObject({ data: { total: 1 } });
  });
});
