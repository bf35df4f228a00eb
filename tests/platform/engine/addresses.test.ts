import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, type TestPlatform } from '../support';
import { INSTITUTES } from '../support/people';
import { callsOf, makerOf } from './calls';

/** A plan that is listed, never made and never deleted. */
const plan = defineResource({ name: 'plan', tenant: 'platform', endpoint: { path: '/study-plan', calls: { search: false, create: false, delete: false } }, fields: { title: f.text() } });
/** Who sits where: named by the person, within a section. */
const seat = defineResource({
  name: 'seat',
  endpoint: { path: '/subscription/{sectionId}/seats', id: 'userId' },
  fields: { sectionId: f.ref('chapter', { required: true }), userId: f.ref('user', { required: true }), status: f.choice(['held', 'free'], { readOnly: true, default: 'held' }), row: f.text() },
  unique: [['sectionId', 'userId']],
  lifecycle: { field: 'status', actions: { release: { from: ['held'], to: 'free' } } },
});
const NOBODY = '0198ffff-0000-7000-8000-00000000dead';

describe('what a call’s address names', () => {
  let platform: TestPlatform;
  let token: string;
  let section: string;
  let topic: Record<string, unknown>;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = token) => platform.call({ method, url: `/api/v9${path}`, token: by, ...(body === undefined ? {} : { body }) });
  const items = (reply: { data: Record<string, unknown> }) => (reply.data['items'] as Record<string, unknown>[]).map(({ id }) => id);
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [...FIXTURES, plan, seat] });
    token = await platform.login('super_admin');
    const maker = makerOf({ platform, token });
    topic = await maker.make(platform.context.loader.require('chapterTopic'));
    section = String(topic['sectionId']);
  });
  afterAll(() => platform.close());

  it('is a condition on every record', async () => {
    const other = String((await makerOf({ platform, token }).make(platform.context.loader.require('chapter')))['id']);
    expect(items(await call('POST', `/sections/${section}/topics/search`, {}))).toEqual([topic['id']]);
    expect(items(await call('POST', '/sections/-/topics/search', {}))).toContain(topic['id']);
    expect(items(await call('POST', `/sections/${other}/topics/search`, {}))).toEqual([]);
    const id = String(topic['id']);
    expect((await call('GET', `/sections/${section}/topics/${id}`)).status).toBe(200);
    expect(await call('GET', `/sections/${other}/topics/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await call('PUT', `/sections/${other}/topics/${id}`, { title: 'Elsewhere' })).status).toBe(404);
    expect((await call('PUT', `/sections/${other}/topics/${id}/publish`, {})).status).toBe(404);
    expect((await call('DELETE', `/sections/${other}/topics/${id}`)).status).toBe(404);
    expect((await call('GET', `/sections/${section}/topics/list/minimal`)).data['total']).toBe(1);
    expect((await call('GET', `/sections/${other}/topics/list/minimal`)).data['total']).toBe(0);
    expect((await call('GET', `/sections/${section}/topics/${id}`)).data['version']).toBe(1);
  });

  it('is the value of a new one, whatever the body says', async () => {
    const made = await call('POST', `/sections/${section}/topics`, { title: 'Fractions', instituteId: INSTITUTES.north });
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, data: { sectionId: section } });
    expect(await call('POST', '/sections/-/topics', { title: 'Nowhere', instituteId: INSTITUTES.north })).toMatchObject({ status: 422, body: { problems: { sectionId: { code: 'required' } } } });
  });

  it('has nothing below it where it is another institute’s, in the words of what is not there', async () => {
    const stranger = await platform.login('institute2');
    const own = makerOf({ platform, token, instituteId: INSTITUTES.south });
    const mine = await own.make(platform.context.loader.require('chapterTopic'));
    const theirs = [section, String(mine['sectionId'])];
    const asked = await Promise.all(theirs.map((one) => call('POST', `/sections/${one}/topics/search`, {}, stranger)));
    // The one institute sees one of the two; what is not its own is answered as what nobody has.
    const refused = asked.find(({ status }) => status !== 200)!;
    const nowhere = await call('POST', `/sections/${NOBODY}/topics/search`, {}, stranger);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect({ code: refused.body['code'], message: refused.body['message'] }).toEqual({ code: nowhere.body['code'], message: nowhere.body['message'] });
    expect((await call('POST', '/sections/nonsense/topics/search', {}, stranger)).status).toBe(404);
  });

  it('names a record by the field the declaration says, or by its id', async () => {
    const maker = makerOf({ platform, token });
    const made = await maker.make(platform.context.loader.require('seat'));
    const [id, user, where] = [String(made['id']), String(made['userId']), String(made['sectionId'])];
    const elsewhere = String((await makerOf({ platform, token }).make(platform.context.loader.require('chapter')))['id']);
    for (const named of [user, user.toUpperCase(), id]) expect((await call('GET', `/subscription/${where}/seats/${named}`)).data['id'], named).toBe(id);
    expect((await call('GET', `/subscription/-/seats/${user}`)).data['id']).toBe(id);
    expect((await call('PUT', `/subscription/${where}/seats/${user}`, { row: 'A' })).data).toMatchObject({ id, row: 'A', version: 2 });
    expect((await call('PUT', `/subscription/${where}/seats/${user}/release`, {})).data).toMatchObject({ id, status: 'free' });
    for (const nobody of [NOBODY, 'nonsense', where]) expect((await call('GET', `/subscription/${where}/seats/${nobody}`)).status, nobody).toBe(404);
    expect((await call('PUT', `/subscription/${elsewhere}/seats/${user}`, { row: 'B' })).status).toBe(404);
    // The same person within another section: whichever of the two is meant, none is.
    const twin = await call('POST', `/subscription/${elsewhere}/seats`, { userId: user, instituteId: INSTITUTES.north });
    expect(twin.status, JSON.stringify(twin.body)).toBe(201);
    expect((await call('DELETE', `/subscription/-/seats/${user}`)).status).toBe(404);
    expect((await call('DELETE', `/subscription/${where}/seats/${user}`)).data).toEqual({ id });
    expect(await call('GET', `/subscription/${where}/seats/${user}`)).toMatchObject({ status: 404, body: { reason: 'deleted' } });
    expect((await call('PUT', `/subscription/${where}/seats/${user}/unDelete`, {})).data['id']).toBe(id);
    expect((await call('GET', `/subscription/${elsewhere}/seats/${user}`)).data['id']).toBe(twin.data['id']);
  });

  it('names no record of another institute by a field, in the words of what is not there', async () => {
    const made = await makerOf({ platform, token }).make(platform.context.loader.require('seat'));
    const stranger = await platform.login('institute2');
    const said = async (named: string, place = '-') => {
      const { status, body } = await call('GET', `/subscription/${place}/seats/${named}`, undefined, stranger);
      return { status, code: body['code'], message: body['message'] };
    };
    const nowhere = await said(NOBODY);
    expect(nowhere.status).toBe(404);
    expect(await said(String(made['userId']))).toEqual(nowhere);
    expect(await said(String(made['userId']), String(made['sectionId']))).toEqual(nowhere);
    expect((await call('PUT', `/subscription/-/seats/${String(made['userId'])}/release`, {}, stranger)).status).toBe(404);
  });

  it('names a record in the body where the declaration says so', async () => {
    const made = await makerOf({ platform, token }).make(platform.context.loader.require('chapterTopic'));
    const [id, where] = [String(made['id']), String(made['sectionId'])];
    await call('PUT', `/sections/${where}/topics/${id}/publish`, {});
    const path = `/sections/${where}/withdrawTopic`;
    for (const topicId of [undefined, '', 7, null]) expect(await call('POST', path, { topicId }), String(topicId)).toMatchObject({ status: 400, body: { reason: 'noRecord', message: expect.stringContaining('topicId') } });
    expect(await call('POST', path, { topicId: id, id })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: ['id'] } });
    expect((await call('POST', path, { topicId: NOBODY })).status).toBe(404);
    expect((await call('POST', path, { topicId: id }, await platform.login('institute2'))).status).toBe(404);
    expect((await call('POST', path, { topicId: id, reason: 'Too long' })).data).toMatchObject({ id, status: 'draft' });
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ answers: unknown }>`select answers from core.audit where record_id = ${id} and action = 'withdraw'`.execute(trx));
    expect(rows).toEqual([{ answers: { reason: 'Too long' } }]);
    const { body } = await platform.call({ method: 'GET', url: '/api/openapi.json' });
    const { post } = (body['paths'] as Record<string, Record<string, { parameters: { name: string }[]; requestBody: object }>>)['/api/v9/sections/{sectionId}/withdrawTopic']!;
    expect(post!.parameters.map(({ name }) => name)).not.toContain('id');
    expect(post!.requestBody).toMatchObject({ required: true, content: { 'application/json': { schema: { required: ['topicId'] } } } });
  });

  it('calls are answered as they are spelled, and not by convention', async () => {
    const made = await call('POST', '/sections/add', { title: 'Algebra', instituteId: INSTITUTES.north });
    expect(made.status).toBe(201);
    const id = String(made.data['id']);
    expect(items(await call('GET', '/sections/all/?query=algebra&size=5&sortField=title&sortOrder=desc'))).toEqual([id]);
    expect((await call('GET', '/sections/minimalSearch?q=algebra')).data['total']).toBe(1);
    expect((await call('PUT', `/sections/change/${id}`, { kind: 'closed' })).data['kind']).toBe('closed');
    expect(items(await call('GET', '/sections/all/?kind=closed&size=100'))).toContain(id);
    for (const [method, path] of [['POST', '/sections/search'], ['POST', '/sections'], ['PUT', `/sections/${id}`]] as const) expect((await call(method, path, {})).status, path).toBe(404);
  });

  it('a call that is not there is nobody’s right', async () => {
    expect((await call('GET', '/study-plan')).status).toBe(200);
    expect((await call('POST', '/study-plan', { title: 'Gold' })).status).toBe(404);
    expect((await call('POST', '/study-plan/search', {})).status).toBe(404);
    expect((await call('DELETE', `/study-plan/${NOBODY}`)).status).toBe(404);
  });

  it('a search takes its sort from the query too', async () => {
    const calls = callsOf({ platform, resource: platform.context.loader.require('notice'), token });
    expect((await calls.search({})).status).toBe(200);
    expect((await call('POST', '/notice/search?sortField=createdAt&sortOrder=asc', {})).status).toBe(200);
    expect((await call('POST', '/notice/search?sortField=nonsense', {})).body['code']).toBe('BAD_SORT');
  });
});
