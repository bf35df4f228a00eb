import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { f } from '../../../src/schemas';
import { doubt as fixture, FIXTURES } from '../../fixtures';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const NOW = '2026-03-04T20:00:00.000Z';

let platform: TestPlatform;
let operator: ModuleCalls;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [...FIXTURES.filter((one) => one !== fixture), { ...fixture, fields: { ...fixture.fields, code: f.text({ readOnly: true, unique: true }) } }], clock: () => new Date(NOW) });
  operator = await callsFor('super_admin');
});
afterAll(() => platform.close());

const doubt = () => platform.context.loader.require('doubt');
const callsFor = async (account: Parameters<TestPlatform['login']>[0]): Promise<ModuleCalls> => callsOf({ platform, resource: doubt(), token: await platform.login(account) });
const action = (name: string) => doubt().lifecycle!.actions[name]!;
const raise = async (): Promise<string> => String((await operator.create({ question: 'Why?', instituteId: INSTITUTES.north })).data['id']);

it('sets what was answered, when and by whom, also where the operator does it for an institute', async () => {
  const id = await raise();
  expect(await operator.act(action('answer'), id, { answer: '<p>So</p><script>x()</script>' })).toMatchObject({
    status: 200,
    // The day in India, where it is past midnight.
    data: { status: 'answered', answer: '<p>So</p>', answeredOn: '2026-03-05', answeredAt: NOW, answeredById: accountId('super_admin'), code: null },
  });
  expect((await operator.get(id)).data).toMatchObject({ answer: '<p>So</p>', answeredById: accountId('super_admin') });
});

it('fills in who and when where nothing is sent, and keeps what is', async () => {
  const institute = await callsFor('institute');
  const own = { askedById: accountId('institute'), takenById: accountId('institute'), askedOn: '2026-03-05', dueOn: '2026-03-12' };
  expect(await institute.create({ question: 'Why?' })).toMatchObject({ status: 201, data: own });
  expect(await institute.create({ question: 'Why?', askedOn: '2026-01-01', askedById: accountId('faculty') })).toMatchObject({ status: 201, data: { askedOn: '2026-01-01', askedById: accountId('faculty') } });
  expect(await institute.create({ question: 'Why?', askedOn: null, askedById: null })).toMatchObject({ status: 201, data: { askedOn: null, askedById: null } });
  // A record of an institute refers to its own people; who did it may be anybody.
  expect(await operator.create({ question: 'Why?', instituteId: INSTITUTES.north })).toMatchObject({ status: 201, data: { askedById: null, takenById: accountId('super_admin'), askedOn: '2026-03-05' } });
  expect(await operator.create({ question: 'Why?', instituteId: null })).toMatchObject({ status: 201, data: { askedById: accountId('super_admin') } });
});

it('takes the numbers there are, and the choices that are open to the role', async () => {
  const institute = await callsFor('institute');
  expect(await operator.create({ question: 'Why?', validity: 60 })).toMatchObject({ status: 422, body: { problems: { validity: { code: 'choice', params: { choices: '30, 90, 180' } } } } });
  const made = await operator.create({ question: 'Why?', instituteId: INSTITUTES.north, validity: 90, appliedFor: 'membership' });
  expect(made).toMatchObject({ status: 201, data: { validity: 90, appliedFor: 'membership' } });
  expect(await institute.create({ question: 'Why?', appliedFor: 'membership' })).toMatchObject({ status: 422, body: { problems: { appliedFor: { code: 'forbidden' } } } });
  // What stands there may come back, and may be left.
  const id = String(made.data['id']);
  expect(await institute.update(id, { question: 'How?', appliedFor: 'membership' })).toMatchObject({ status: 200, data: { question: 'How?', appliedFor: 'membership' } });
  expect(await institute.update(id, { appliedFor: 'course' })).toMatchObject({ status: 200, data: { appliedFor: 'course' } });
  expect(await institute.update(id, { appliedFor: 'membership' })).toMatchObject({ status: 422, body: { problems: { appliedFor: { code: 'forbidden' } } } });
  const written = platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.doubt set validity = 31 where id = ${id}`.execute(trx));
  await expect(written).rejects.toThrow(/check constraint/);
});

it('holds an answer to the rules of the field it goes to, and says what is wrong at the question', async () => {
  const [first, second] = [await raise(), await raise()];
  expect(await operator.act(action('answer'), first, { answer: `<p>${'long '.repeat(60)}</p>` })).toMatchObject({ status: 422, body: { problems: { answer: { code: 'tooLong' } } } });
  expect(await operator.act(action('answer'), first, { answer: 'So', noticeId: '0198f000-0000-7000-8000-00000000ffff' })).toMatchObject({ status: 422, body: { problems: { noticeId: { code: 'reference' } } } });
  expect(await operator.act(action('answer'), first, { answer: 'So', mark: 'A 1' })).toMatchObject({ status: 200, data: { code: 'A 1' } });
  expect(await operator.act(action('answer'), second, { answer: 'So', mark: 'a 1' })).toMatchObject({ status: 422, body: { problems: { mark: { code: 'unique' } } } });
  expect((await operator.get(second)).data).toMatchObject({ status: 'open', answer: null });
});

it('appends rows to a list, of two at once both, and no more than it holds', async () => {
  const id = await raise();
  const institute = await callsFor('institute');
  const replies = await Promise.all([operator.act(action('reply'), id, { words: 'One' }), institute.act(action('reply'), id, { words: 'Two' })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const rows = (await operator.get(id)).data['replies'] as Record<string, unknown>[];
  expect(new Set(rows.map((row) => row['text']))).toEqual(new Set(['One', 'Two']));
  expect(rows).toContainEqual({ text: 'One', at: NOW, byId: accountId('super_admin'), kind: 'note' });
  expect(await operator.act(action('reply'), id, { words: 'long '.repeat(20) })).toMatchObject({ status: 422, body: { problems: { words: { code: 'tooLong' } } } });
  expect(await operator.act(action('reply'), id, { words: 'Three' })).toMatchObject({ status: 200 });
  expect(await operator.act(action('reply'), id, { words: 'Four' })).toMatchObject({ status: 422, body: { problems: { replies: { code: 'tooMany' } } } });
});

it('appends to a list whose older rows break a rule that came later', async () => {
  const id = await raise();
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.doubt set replies = ${JSON.stringify([{ text: 'x'.repeat(99), at: null, byId: null, kind: null }])} where id = ${id}`.execute(trx));
  expect(await operator.act(action('reply'), id, { words: 'One' })).toMatchObject({ status: 200 });
});
