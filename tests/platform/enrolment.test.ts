import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../platform/handlers/makeRows';
import { tableOf } from '../../platform/kernel/db/columns';
import { createTestPlatform, type TestPlatform } from './support';

describe('who attends a course', () => {
  let platform: TestPlatform;
  let token: string;
  let algebra: string;
  let optics: string;
  let [asha, biju, chitra] = ['', '', ''];
  const call = (method: string, path: string, body: unknown = {}, as = token) => platform.call({ method: method as 'POST', url: `/api/v9${path}`, token: as, ...(method === 'GET' || method === 'DELETE' ? {} : { body }) });
  const made = async (path: string, body: unknown): Promise<string> => {
    const reply = await call('POST', path, body);
    expect(reply).toMatchObject({ status: 201 });
    return String(reply.data['id']);
  };
  const enroll = (courseId: string, userIds: readonly string[], as = token) => call('POST', '/subscription/enroll', { courseId, userIds, startsOn: '2026-03-01' }, as);
  const attending = async (courseId: string, body: unknown = { sortField: 'name' }) => (await call('POST', `/subscription/${courseId}/subscribers`, body)).data['items'] as Record<string, unknown>[];
  const one = (userId: string, action = '') => `/subscription/${algebra}/subscribers/${userId}${action}`;
  beforeAll(async () => {
    // In the second month of three.
    platform = await createTestPlatform({ clock: () => new Date('2026-04-10T06:00:00.000Z') });
    token = await platform.login('institute');
    algebra = await made('/course/courseMaster', { name: 'Algebra', planType: 'free', validity: 90 });
    optics = await made('/course/courseMaster', { name: 'Optics', price: 900, validity: 30 });
    const learner = (name: string) => made('/student', { name, emailId: `${name}@learners.example` });
    [asha, biju, chitra] = [await learner('Asha'), await learner('Biju'), await learner('Chitra')];
  });
  afterAll(() => platform.close());

  it('is enrolled with others at once, bears the learner’s name and stays for as long as the course allows', async () => {
    const enrolled = await enroll(algebra, [asha, biju]);
    expect(enrolled).toMatchObject({ status: 200 });
    // The ids of what it has made, for who takes it back.
    expect(enrolled.data['ids']).toEqual([asha, biju].map(() => expect.any(String)));
    expect((await attending(algebra)).map(({ id }) => id).toSorted()).toEqual((enrolled.data['ids'] as string[]).toSorted());
    expect(await attending(algebra)).toMatchObject([{ name: 'Asha', userId: asha, status: 'active', startsOn: '2026-03-01', endsOn: '2026-05-29' }, { name: 'Biju' }]);
    expect((await call('GET', `/course/courseModules/${algebra}`)).data['learners']).toBe(2);
    expect((await call('GET', `/subscription/?courseId=${algebra}`)).data['total']).toBe(2);
  });

  it('stays as long from another day, where no other end was meant', async () => {
    const chemistry = await made('/course/courseMaster', { name: 'Chemistry', planType: 'free', validity: 30 });
    const { data: { ids } } = await enroll(chemistry, [await made('/student', { name: 'Devi', emailId: 'devi@learners.example' })]);
    const [id] = ids as [string];
    const moved = async (change: object) => (await call('PUT', `/subscription/${id}`, change)).data['endsOn'];
    expect(await moved({ startsOn: '2026-03-10' })).toBe('2026-04-08');
    expect(await moved({ startsOn: '2026-02-10' })).toBe('2026-03-11');
    expect(await moved({ startsOn: '2026-06-01' }), 'past the end that it had').toBe('2026-06-30');
    expect(await moved({ startsOn: '2026-02-10' })).toBe('2026-03-11');
    expect(await moved({ startsOn: '2026-04-05', endsOn: '2026-06-30' }), 'what is sent with it').toBe('2026-06-30');
    expect(await moved({ startsOn: '2026-04-06' }), 'what was not counted').toBe('2026-06-30');
    expect(await moved({ startsOn: '2026-02-10', endsOn: '2026-03-11' })).toBe('2026-03-11');
    expect(await moved({ startsOn: '2026-02-20', endsOn: '2026-03-11' }), 'what is sent as it was').toBe('2026-03-11');
    for (const startsOn of ['2026/03/05', 'January 5 2026', '0001-01-01', '2026-02-30']) {
      const refused = await call('PUT', `/subscription/${id}`, { startsOn });
      expect([refused.status, Object.keys(refused.body['problems'] as object)], startsOn).toEqual([422, ['startsOn']]);
    }
    expect(await moved({ isOffline: true })).toBe('2026-03-11');
  });

  it('is enrolled in the first version, which alone is taken back by who names it', async () => {
    const { data } = await enroll(optics, [biju, chitra]);
    const [first, second] = data['ids'] as [string, string];
    const remove = (id: string) => platform.call({ method: 'DELETE', url: `/api/v9/subscription/${optics}/subscribers/${id}`, token, headers: { 'if-match': '"1"' } });
    expect(await call('PUT', `/subscription/${second}`, { isOffline: true })).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await remove(first)).toMatchObject({ status: 200 });
    expect(await remove(second)).toMatchObject({ status: 412, body: { code: 'STALE', data: { id: second, isOffline: true } } });
    expect(await call('DELETE', `/subscription/${optics}/subscribers/${second}`)).toMatchObject({ status: 200 });
  });

  it('is found by the learner’s e-mail address and number, wherever it is listed', async () => {
    expect(await call('PUT', `/student/${asha}`, { phoneNumber: '+919847012345' })).toMatchObject({ status: 200 });
    for (const query of ['asha@learners', '98470 12345']) {
      expect(await attending(algebra, { query }), query).toMatchObject([{ userId: asha }]);
      expect((await call('POST', '/admissions/search', { query })).data['items'], query).toMatchObject([{ userId: asha, name: 'Asha' }]);
    }
    expect(await attending(algebra, { query: 'nobody@learners' })).toEqual([]);
  });

  it('is not enrolled in one course twice, be it with others: nobody is then', async () => {
    const again = await enroll(algebra, [biju, chitra]);
    expect(again).toMatchObject({ status: 422, body: { errors: { userIds: 'Are there already: Biju.' } } });
    expect(await call('POST', '/subscription', { courseId: algebra, userId: asha, startsOn: '2026-04-01' })).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(await enroll(algebra, [chitra, chitra.toUpperCase()])).toMatchObject({ status: 422, body: { errors: { userIds: expect.any(String) } } });
    expect(await attending(algebra)).toHaveLength(2);
  });

  it('comes back as the one that is chosen of several that were deleted, and not beside another that is there', async () => {
    const painting = await made('/course/courseMaster', { name: 'Painting', planType: 'free', validity: 30 });
    const pupil = await made('/student', { name: 'Pia', emailId: 'pia@learners.example' });
    const enrolled = async (): Promise<string> => ((await enroll(painting, [pupil])).data['ids'] as string[])[0]!;
    const at = (id: string, action = ''): string => `/subscription/${painting}/subscribers/${id}${action}`;
    const first = await enrolled();
    expect(await call('DELETE', at(pupil))).toMatchObject({ status: 200 });
    const second = await enrolled();
    expect(await call('PUT', at(first, '/unDelete'))).toMatchObject({ status: 409, body: { reason: 'restoreTwin', taken: [{ field: 'courseId', with: ['userId'], value: painting, id: second }] } });
    expect(await call('DELETE', at(pupil))).toMatchObject({ status: 200 });
    expect(await call('PUT', at(first, '/unDelete'))).toMatchObject({ status: 200, data: { id: first } });
    expect(await attending(painting)).toMatchObject([{ id: first }]);
  });

  it('is enrolled once where two name the same learners in another order at one moment, by whatever call', async () => {
    const botany = await made('/course/courseMaster', { name: 'Botany', planType: 'free', validity: 90 });
    const people = await Promise.all(Array.from({ length: 12 }, (_, nth) => made('/student', { name: `Pupil ${nth}`, emailId: `pupil${nth}@learners.example` })));
    const byFile = call('POST', `/course/${botany}/students/import`, { students: people.map((userId) => ({ userId, startsOn: '2026-03-01' })) });
    const replies = await Promise.all([enroll(botany, people), enroll(botany, people.toReversed()), byFile]);
    // Who waits for long, as on a busy machine, is asked to try again.
    const [done, ...refused] = replies.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect(refused.every((status) => status === 422 || status === 503), refused.join()).toBe(true);
    expect(await attending(botany)).toHaveLength(12);
  });

  it('is not waited for until somebody else is done: a connection is not held for that, and trying again is', async () => {
    const zoology = await made('/course/courseMaster', { name: 'Zoology', planType: 'free', validity: 90 });
    const pupil = await made('/student', { name: 'Zoe', emailId: 'zoe@learners.example' });
    let asked: ReturnType<typeof enroll> | undefined;
    const table = tableOf(platform.context.loader.require('subscription'));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await holdRows({ operation: { table } as Parameters<typeof holdRows>[0]['operation'], trx, of: { courseId: zoology } });
      asked = enroll(zoology, [pupil]);
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 6_000))]);
    });
    expect(await asked).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '1' } });
    expect(await enroll(zoology, [pupil])).toMatchObject({ status: 200 });
  });

  it('may be there until the calendar ends, and no longer', async () => {
    const last = await made('/course/courseMaster', { name: 'Cosmology', planType: 'free', validity: 365 });
    const patient = await made('/student', { name: 'Patient', emailId: 'patient@learners.example' });
    expect(await call('POST', '/subscription', { courseId: last, userId: patient, startsOn: '2200-06-01' })).toMatchObject({ status: 201, data: { endsOn: '2200-12-31' } });
  });

  it('began in the last ten years, by whatever call: an earlier one is a mistyped year', async () => {
    const history = await made('/course/courseMaster', { name: 'History', planType: 'free', validity: 365 });
    const old = await made('/student', { name: 'Old', emailId: 'old@learners.example' });
    const problemsOf = async (path: string, body: object) => Object.keys((await call('POST', path, body)).body['problems'] ?? {});
    expect(await problemsOf('/subscription', { courseId: history, userId: old, startsOn: '1926-04-01' })).toEqual(['startsOn']);
    expect(await problemsOf('/subscription/enroll', { courseId: history, userIds: [old], startsOn: '1926-04-01' })).toEqual(['startsOn']);
    expect(await problemsOf(`/course/${history}/students/import`, { students: [{ userId: old, startsOn: '1926-04-01' }] })).toEqual(['students.0.startsOn']);
    expect(await attending(history)).toEqual([]);
    expect(await problemsOf('/subscription', { courseId: history, userId: old, startsOn: '2016-04-20' })).toEqual([]);
  });

  it('ends as its course allows where its end is taken away, and begins with it', async () => {
    expect(await call('PUT', one(biju), { startsOn: '2026-03-11', endsOn: null })).toMatchObject({ status: 200, data: { endsOn: '2026-06-08' } });
    expect(await call('PUT', one(biju), { isOffline: true })).toMatchObject({ status: 200, data: { startsOn: '2026-03-11', endsOn: '2026-06-08' } });
  });

  it('says by itself when it has not begun and when its time is over', async () => {
    const stateOf = async (startsOn: string, endsOn: string | null) => (await call('PUT', one(biju), { startsOn, endsOn })).data['status'];
    expect(await stateOf('2026-04-12', '2026-06-01')).toBe('upcoming');
    expect(await stateOf('2026-03-01', '2026-04-09')).toBe('ended');
    expect(await attending(algebra, { segment: 'ended' })).toMatchObject([{ name: 'Biju', allowed: ['update', 'delete'] }]);
    expect((await call('PUT', one(biju, '/suspend'))).status).toBe(409);
    expect(await stateOf('2026-03-01', '2026-04-10')).toBe('active');
    expect(await stateOf('2026-03-01', '2026-05-30')).toBe('active');
  });

  it('is one person in two courses, whose new name is borne by both', async () => {
    await enroll(optics, [asha]);
    const both = () => attending('-', { filters: { userId: asha } });
    expect((await both()).map(({ courseId, userId }) => [courseId, userId]).sort()).toEqual([[algebra, asha], [optics, asha]].sort());
    expect(await call('PUT', `/student/${asha}`, { name: 'Asha Menon' })).toMatchObject({ status: 200 });
    expect((await both()).map(({ name }) => name)).toEqual(['Asha Menon', 'Asha Menon']);
    expect((await call('POST', '/user/search', { query: 'asha' })).data['total']).toBe(1);
  });

  it('is suspended, activated, deleted and restored by the calls of the contract', async () => {
    expect((await call('PUT', one(biju, '/suspend'))).data['status']).toBe('suspended');
    expect((await call('POST', `/subscription/${algebra}/subscribers/segments`)).data['counts']).toMatchObject({ all: 2, active: 1, suspended: 1, deleted: 0 });
    expect((await call('PUT', one(biju, '/activate'))).data['status']).toBe('active');
    expect(await call('DELETE', one(biju))).toMatchObject({ status: 200 });
    expect(await attending(algebra, { segment: 'deleted' })).toMatchObject([{ name: 'Biju', allowed: ['restore'] }]);
    expect((await call('PUT', one(biju, '/unDelete'))).data).toMatchObject({ userId: biju, status: 'active' });
    expect(await attending(algebra)).toHaveLength(2);
  });

  it('is changed by its own id at the contract’s other address, and by the learner’s where only one can be meant', async () => {
    const [found] = await attending(algebra, { query: 'biju' });
    expect((await call('PUT', `/subscription/${String(found!['id'])}`, { isOffline: true })).data).toMatchObject({ userId: biju, isOffline: true });
    expect((await call('PUT', `/subscription/${biju}`, { isOffline: false })).data).toMatchObject({ userId: biju, isOffline: false });
    expect((await call('PUT', `/subscription/${asha}`, { isOffline: true })).status).toBe(404);
  });

  it('is not restored beside a subscription of the same learner that was made meanwhile', async () => {
    const [gone] = await attending(algebra, { query: 'biju' });
    await call('DELETE', one(biju));
    expect(await enroll(algebra, [biju])).toMatchObject({ status: 200 });
    expect((await call('PUT', one(String(gone!['id']), '/unDelete'))).status).toBe(409);
    expect(await attending(algebra, { query: 'biju' })).toHaveLength(1);
  });

  it('is read by faculty, who enrol nobody, and is nothing to another institute', async () => {
    const [faculty, office, others] = [await platform.login('faculty'), await platform.login('sub_admin'), await platform.login('institute2')];
    expect((await call('POST', `/subscription/${algebra}/subscribers`, {}, faculty)).status).toBe(200);
    expect((await enroll(algebra, [chitra], faculty)).status).toBe(403);
    // Of the office those who may change courses, or learners.
    expect((await enroll(algebra, [chitra], office)).status).toBe(403);
    expect((await call('PUT', one(asha, '/suspend'), {}, office)).status).toBe(403);
    expect((await call('DELETE', one(asha), {}, office)).status).toBe(403);
    expect((await call('POST', `/subscription/${algebra}/subscribers`, {}, others)).status).toBe(404);
    expect((await enroll(algebra, [chitra], others)).status).toBe(422);
  });
});
