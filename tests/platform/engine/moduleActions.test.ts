import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handler } from '../../../platform/records/handler';
import { createRecord } from '../../../platform/records/write/create';
import { f, type ResourceInput } from '../../../src/schemas';
import { FIXTURES, topic } from '../../fixtures';
import { createTestPlatform, grantTo, type TestPlatform } from '../support';
import { accountId, INSTITUTES } from '../support/people';
import { makerOf } from './calls';

const NOBODY = '0198ffff-0000-7000-8000-00000000dead';

/** Several topics of a section at once. */
const topics: ResourceInput = {
  ...topic,
  actions: {
    addMany: { on: 'module', ask: { sectionId: f.ref('chapter', { required: true }), titles: f.tags({ required: true }) }, handler: 'addTopics' },
    addBelow: { on: 'module', ask: { sectionId: f.ref('chapter', { required: true }), titles: f.tags() }, call: 'PUT /sections/{sectionId}/addTopics', right: 'update', roles: ['institute', 'super_admin'], handler: 'addTopics' },
  },
} as ResourceInput;

const addTopics: Handler = async ({ operation, answers = {}, after }) => {
  const titles = answers['titles'] as string[];
  if (titles.includes('bad')) return { titles: { code: 'pattern' } };
  for (const title of titles) await createRecord({ operation: { ...operation, place: {} }, body: { title, sectionId: answers['sectionId'], instituteId: after['instituteId'] } });
};

describe('an action on a module', () => {
  let platform: TestPlatform;
  let operator: string;
  let section: string;
  let theirs: string;
  const run = (body: unknown, token: string, headers = {}) => platform.call({ method: 'POST', url: '/api/v9/sections/-/topics/addMany', token, body, headers });
  const titlesOf = async (id: string): Promise<unknown[]> => {
    const { data } = await platform.call({ method: 'POST', url: `/api/v9/sections/${id}/topics/search`, token: operator, body: { sortField: 'title', sortOrder: 'asc' } });
    return (data['items'] as Record<string, unknown>[]).map(({ title }) => title);
  };
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [...FIXTURES.filter(({ name }) => name !== topic.name), topics], handlers: { addTopics } });
    operator = await platform.login('super_admin');
    const make = async (instituteId: string) => String((await makerOf({ platform, token: operator, instituteId }).make(platform.context.loader.require('chapter')))['id']);
    [section, theirs] = [await make(INSTITUTES.north), await make(INSTITUTES.south)];
  });
  afterAll(() => platform.close());

  it('does what its function does, with an audit row of its own and those of what it wrote', async () => {
    const token = await platform.login('institute');
    expect(await run({ sectionId: section, titles: ['Sums', 'Roots'] }, token)).toMatchObject({ status: 200, data: {} });
    expect(await titlesOf(section)).toEqual(['Roots', 'Sums']);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
      sql<object>`select action, institute_id, answers from core.audit where resource = ${topic.name} order by id`.execute(trx));
    expect(rows).toEqual([
      { action: 'create', institute_id: INSTITUTES.north, answers: null },
      { action: 'create', institute_id: INSTITUTES.north, answers: null },
      { action: 'addMany', institute_id: INSTITUTES.north, answers: { sectionId: section, titles: ['Sums', 'Roots'] } },
    ]);
    // The records tell it on the start page; the whole has none to lead to.
    const recent = await platform.call({ method: 'GET', url: '/api/v9/home/recent', token });
    expect(JSON.stringify(recent.body)).not.toContain('addMany');
  });

  it('is done as a whole, or not at all, and under a key once', async () => {
    const token = await platform.login('institute');
    const before = await titlesOf(section);
    expect(await run({ sectionId: section, titles: ['Good', 'x'.repeat(300)] }, token)).toMatchObject({ status: 422 });
    expect(await titlesOf(section)).toEqual(before);
    for (const body of [{ sectionId: section, titles: ['Once'] }, { sectionId: section, titles: ['Once'] }]) expect((await run(body, token, { 'idempotency-key': 'one' })).status).toBe(200);
    expect((await titlesOf(section)).filter((title) => title === 'Once')).toEqual(['Once']);
  });

  it('says what is wrong at its questions', async () => {
    const token = await platform.login('institute');
    expect(await run({ sectionId: section }, token)).toMatchObject({ status: 422, body: { problems: { titles: { code: 'required' } } } });
    expect(await run({ sectionId: section, titles: ['bad'] }, token)).toMatchObject({ status: 422, body: { problems: { titles: { code: 'pattern' } } } });
    expect(await run({ sectionId: section, titles: ['a'], nonsense: 1 }, token)).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: ['nonsense'] } });
  });

  it('reaches no other institute’s records, and is done for none', async () => {
    const token = await platform.login('institute');
    const refused = await run({ sectionId: theirs, titles: ['Stolen'] }, token);
    const nowhere = await run({ sectionId: NOBODY, titles: ['Stolen'] }, token);
    expect(refused).toMatchObject({ status: 422, body: { problems: { sectionId: { code: 'reference' } } } });
    expect(refused.body['problems']).toEqual(nowhere.body['problems']);
    for (const instituteId of [INSTITUTES.south, NOBODY, 7]) expect(await run({ sectionId: section, titles: ['Theirs'], instituteId }, token), String(instituteId)).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'reference' } } } });
    // Who sees several says whose it is for; what it refers to is that one's.
    expect(await run({ sectionId: theirs, titles: ['Given'], instituteId: INSTITUTES.south }, operator)).toMatchObject({ status: 200 });
    expect(await run({ sectionId: theirs, titles: ['Mixed'], instituteId: INSTITUTES.north }, operator)).toMatchObject({ status: 422, body: { problems: { sectionId: { code: 'reference' } } } });
    expect(await titlesOf(theirs)).toEqual(['Given']);
  });

  it('takes its right and its roles, and what its address names', async () => {
    const below = (token: string, id = section) => platform.call({ method: 'PUT', url: `/api/v9/sections/${id}/addTopics`, token, body: { sectionId: NOBODY, titles: [] } });
    expect((await below(await platform.login('institute'))).status, 'the address wins').toBe(200);
    expect((await below(await platform.login('institute'), theirs)).status).toBe(404);
    const faculty = await platform.login('faculty');
    const all = ['create', 'read', 'update', 'delete'] as const;
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { chapterTopic: ['read', 'update', 'delete'], chapter: all } });
    expect((await run({ sectionId: section, titles: ['No'] }, faculty)).status).toBe(403);
    expect((await below(faculty)).status, 'not of its roles').toBe(403);
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { chapterTopic: all, chapter: all } });
    expect((await run({ sectionId: section, titles: ['Yes'] }, faculty)).status).toBe(200);
  });

  it('is described', async () => {
    const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
    const { post } = (body['paths'] as Record<string, Record<string, { operationId: string; requestBody: { content: Record<string, { schema: object }> } }>>)['/api/v9/sections/{sectionId}/topics/addMany']!;
    expect(post).toMatchObject({ operationId: 'chapterTopic.addMany' });
    expect(post!.requestBody.content['application/json']!.schema).toMatchObject({ required: [], properties: { sectionId: {}, titles: {}, instituteId: {} } });
  });
});
