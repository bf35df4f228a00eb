import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSTITUTES, createTestPlatform, type TestPlatform } from './support';
import { asPeople, type AsPeople } from './support/asPeople';

const NOBODY = '0198ffff-0000-7000-8000-00000000dead';

describe('learners that are imported into a course', () => {
  let platform: TestPlatform;
  let people: AsPeople;
  let course = '';
  let theirs = { course: '', learner: '' };
  let [asha, biju, chitra, dev] = ['', '', '', ''];
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => new Date('2026-04-10T06:00:00.000Z'), config: { poolSize: 12 } });
    people = asPeople(platform);
    const made = async (who: string, path: string, body: object) => String((await people.made(who, path, body))['id']);
    const learner = (who: string, name: string) => made(who, '/student', { name, emailId: `${name}@${who}.example` });
    course = await made('institute', '/course/courseMaster', { name: 'Algebra', planType: 'free', validity: 90 });
    theirs = { course: await made('institute2', '/course/courseMaster', { name: 'Law', planType: 'free' }), learner: await learner('institute2', 'Stranger') };
    [asha, biju, chitra, dev] = [await learner('institute', 'Asha'), await learner('institute', 'Biju'), await learner('institute', 'Chitra'), await learner('institute', 'Dev')];
  });
  afterAll(() => platform.close());

  const bring = (students: unknown, { who = 'institute', to = course, more = {} } = {}) => people.call(who, 'POST', `/course/${to}/students/import`, { students, ...more });
  const inDatabase = async (of = course) => (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ name: string; ends: string; offline: boolean | null }>`
    select name, ends_on::text as ends, is_offline as offline from app.subscription where course_id = ${of} and deleted_at is null order by name`.execute(trx))).rows;
  const refused = (problems: object) => ({ status: 422, body: { code: 'VALIDATION', problems } });

  it('attend it, each as the row says or as is usual', async () => {
    expect(await bring([{ userId: asha }, { userId: biju, startsOn: '2026-04-01', endsOn: '2026-06-30', isOffline: true }])).toMatchObject({ status: 200 });
    expect(await inDatabase()).toEqual([{ name: 'Asha', ends: '2026-07-08', offline: false }, { name: 'Biju', ends: '2026-06-30', offline: true }]);
  });

  it('are enrolled once, however often the file is sent', async () => {
    expect(await bring([{ userId: asha }, { userId: biju }])).toMatchObject(refused({ 'students.0.userId': { code: 'uniqueTogether' }, 'students.1.userId': { code: 'uniqueTogether' } }));
    const before = await inDatabase();
    const sent = { students: [{ userId: dev }] };
    const both = await Promise.all([people.call('institute', 'POST', `/course/${course}/students/import`, sent), people.call('institute', 'POST', `/course/${course}/students/import`, sent)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)).toMatchObject(refused({ 'students.0.userId': { code: 'uniqueTogether' } }));
    expect(await inDatabase()).toHaveLength(before.length + 1);
  });

  it('are all of them or none: each row that is wrong is named', async () => {
    const before = await inDatabase();
    const reply = await bring([{ userId: chitra }, { userId: asha }, { userId: chitra, startsOn: '2026-04-01' }]);
    expect(reply).toMatchObject({ ...refused({ 'students.1.userId': { code: 'uniqueTogether' }, 'students.2.userId': { code: 'uniqueTogether' } }), body: { errors: { 'students.1.userId': expect.stringMatching(/\w/) as unknown } } });
    expect(await bring([{ userId: chitra, startsOn: '2026-04-10', endsOn: '2026-04-01' }, { userId: asha }])).toMatchObject(refused({ 'students.0.endsOn': {} }));
    expect(await bring([{ userId: chitra, startsOn: 'tomorrow' }, {}])).toMatchObject(refused({ 'students.0.startsOn': {}, 'students.1.userId': { code: 'required' } }));
    for (const students of [undefined, [], 'Chitra', Array.from({ length: 101 }, () => ({ userId: chitra }))]) expect((await bring(students)).status).toBe(422);
    expect((await bring([{ userId: chitra, status: 'active' }])).status).toBe(422);
    expect(await inDatabase()).toEqual(before);
  });

  it('are of one’s own institute, as the course is, and brought by who may enrol', async () => {
    const before = [await inDatabase(), await inDatabase(theirs.course)];
    const stranger = await bring([{ userId: theirs.learner }, { userId: chitra }]);
    expect(stranger).toMatchObject(refused({ 'students.0.userId': { code: 'reference' } }));
    expect((await bring([{ userId: NOBODY }])).body['errors']).toEqual({ 'students.0.userId': (stranger.body['errors'] as Record<string, string>)['students.0.userId'] });
    for (const to of [theirs.course, NOBODY, 'nonsense']) expect(await bring([{ userId: chitra }], { to })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await bring([{ userId: chitra }], { to: '-' })).status).toBe(422);
    expect(await bring([{ userId: chitra }], { who: 'super_admin', to: theirs.course, more: { instituteId: INSTITUTES.north } })).toMatchObject(refused({ courseId: { code: 'reference' } }));
    for (const who of ['faculty', 'sub_admin', 'student']) expect((await bring([{ userId: chitra }], { who })).status).toBe(403);
    expect([await inDatabase(), await inDatabase(theirs.course)]).toEqual(before);
    expect(await bring([{ userId: chitra }], { who: 'super_admin', more: { instituteId: INSTITUTES.north } })).toMatchObject({ status: 200 });
  });

  it('leave a row in the trail each, and one of the whole', async () => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ action: string; count: number }>`select action, count(*)::int as count from core.audit where resource = 'subscription' group by action order by action`.execute(trx));
    expect(rows).toEqual([{ action: 'create', count: 4 }, { action: 'import', count: 3 }]);
  });
});
