import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowSteps } from '../../platform/records/rowSteps';
import { isTimeZone } from '../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

describe('batches, classes and the week', () => {
  let platform: TestPlatform;
  let token: string;
  let course: string;
  let subject: string;
  let [asha, biju, chitra] = ['', '', ''];
  let [meera, nikhil] = ['', ''];
  const call = (method: string, path: string, body: unknown = {}) => platform.call({ method: method as 'POST', url: `/api/v9${path}`, token, ...(method === 'GET' || method === 'DELETE' ? {} : { body }) });
  const made = async (path: string, body: unknown): Promise<string> => {
    const reply = await call('POST', path, body);
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
    return String(reply.data['id']);
  };
  const batch = (name: string, more: object = {}) => made('/batch', { name, courseId: course, startsOn: '2026-03-01', ...more });
  const refused = (problems: object) => ({ status: 422, body: { problems } });
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => new Date('2026-04-10T06:00:00.000Z') });
    token = await platform.login('institute');
    course = await made('/course/courseMaster', { name: 'Algebra', planType: 'free' });
    subject = await made('/subject', { name: 'Mathematics' });
    const person = (path: string, name: string) => made(path, { name, emailId: `${name}@people.example` });
    [asha, biju, chitra] = [await person('/student', 'Asha'), await person('/student', 'Biju'), await person('/student', 'Chitra')];
    [meera, nikhil] = [await person('/faculty', 'Meera'), await person('/faculty', 'Nikhil')];
  });
  afterAll(() => platform.close());

  it('gives the last seat of a batch once, to several at once and after another', async () => {
    const id = await batch('Morning', { capacity: 2 });
    await made('/batchMember', { batchId: id, userId: asha });
    const answers = await Promise.all([biju, chitra].map((userId) => call('POST', '/batchMember', { batchId: id, userId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject(refused({ batchId: { code: 'full', params: { max: 2 } } }));
    expect((await call('GET', `/batch/${id}`)).data).toMatchObject({ members: 2, seatsLeft: 0, status: 'running' });
    expect(await call('PUT', `/batch/${id}`, { capacity: 1 })).toMatchObject(refused({ capacity: { code: 'tooSmall', params: { min: 2 } } }));
    expect(await call('PUT', `/batch/${id}`, { capacity: 3 })).toMatchObject({ status: 200 });
  });

  it('adds all of several learners or nobody, and names who is there already', async () => {
    const id = await batch('Evening', { capacity: 2 });
    const add = (userIds: readonly string[]) => call('POST', '/batchMember/add', { batchId: id, userIds, joinedOn: '2026-04-10' });
    expect((await call('POST', '/batchMember/add', { batchId: id, userIds: [], joinedOn: '1926-04-10' })).body['problems'], 'a mistyped year').toHaveProperty('joinedOn');
    expect(await add([asha, biju, chitra])).toMatchObject(refused({ userIds: { code: 'placesLeft', params: { max: 2, places: 2, asked: 3 } } }));
    expect(await add([asha])).toMatchObject({ status: 200 });
    expect(await add([asha, biju])).toMatchObject(refused({ userIds: { code: 'alreadyThere', params: { names: 'Asha' } } }));
    expect(await add([asha.toUpperCase()])).toMatchObject(refused({ userIds: { code: 'alreadyThere', params: { names: 'Asha' } } }));
    const { data } = await call('POST', '/batchMember/search', { filters: { batchId: [id] } });
    expect(data['items']).toMatchObject([{ name: 'Asha', userId: asha, joinedOn: '2026-04-10' }]);
    // Who is out of the bin again needs a seat as anybody does.
    const member = String((data['items'] as { id: string }[])[0]!.id);
    expect(await call('DELETE', `/batchMember/${member}`)).toMatchObject({ status: 200 });
    expect(await add([biju, chitra])).toMatchObject({ status: 200 });
    expect(await call('PUT', `/batchMember/${member}/unDelete`)).toMatchObject({ status: 422 });
  });

  it('moves a learner to another batch, where a seat is left and the learner is not yet', async () => {
    const [from, to, full, over] = [await batch('From', { capacity: 3 }), await batch('To', { capacity: 1 }), await batch('No seat', { capacity: 1 }), await batch('Over', { capacity: 9 })];
    const member = await made('/batchMember', { batchId: from, userId: asha, rollNumber: '7', joinedOn: '2026-03-01' });
    await made('/batchMember', { batchId: full, userId: biju });
    await made('/batchMember', { batchId: over, userId: asha });
    await call('PUT', `/batch/${over}/close`);
    expect(await call('PUT', `/batchMember/${member}`, { batchId: full })).toMatchObject(refused({ batchId: { code: 'full', params: { max: 1 } } }));
    expect(await call('PUT', `/batchMember/${member}`, { batchId: over })).toMatchObject({ status: 422, body: { problems: { batchId: {} } } });
    await call('PUT', `/batch/${over}/reopen`);
    expect(await call('PUT', `/batchMember/${member}`, { batchId: over })).toMatchObject({ status: 422, body: { problems: { batchId: { code: 'uniqueTogether' } } } });
    expect(await call('PUT', `/batchMember/${member}`, { batchId: to })).toMatchObject({ status: 200, data: { batchId: to, rollNumber: '7', joinedOn: '2026-03-01', name: 'Asha' } });
    // Whoever is in it is taught that course.
    expect(await call('PUT', `/batch/${to}`, { courseId: await made('/course/courseMaster', { name: 'Another', planType: 'free' }) })).toMatchObject(refused({ courseId: { code: 'fixedBy', params: { count: 1, module: 'batchMember' } } }));
    expect((await call('GET', `/batch/${from}`)).data).toMatchObject({ members: 0, seatsLeft: 3 });
    expect((await call('GET', `/batch/${to}`)).data).toMatchObject({ members: 1, seatsLeft: 0 });
    // What else is changed of somebody in a full batch takes no seat.
    expect(await call('PUT', `/batchMember/${member}`, { rollNumber: '8' })).toMatchObject({ status: 200 });
    const other = await made('/batchMember', { batchId: from, userId: chitra });
    const moves = await Promise.all([call('PUT', `/batchMember/${member}`, { batchId: from }), call('PUT', `/batchMember/${other}`, { batchId: to })]);
    expect(moves.filter(({ status }) => status === 200).length, 'who moves at the same time').toBeGreaterThan(0);
    expect(moves.every(({ status }) => [200, 422].includes(status))).toBe(true);
  });

  it('gives away the seat of a learner who is deleted, and the one restored stands again where a seat is left', async () => {
    const [full, roomy] = [await batch('Full', { capacity: 1 }), await batch('Roomy', { capacity: 5 })];
    const dev = await made('/student', { name: 'Dev', emailId: 'dev@people.example' });
    for (const batchId of [full, roomy]) await made('/batchMember', { batchId, userId: dev });
    // Each is called Dev: who asks what goes with Dev is told the batches.
    const uses = (await call('POST', '/student/dependants', { ids: [dev] })).data['uses'] as { module: string; items: { title: string }[] }[];
    expect(uses.find(({ module }) => module === 'batchMember')?.items.map(({ title }) => title).sort()).toEqual(['Full', 'Roomy']);
    const ofBatch = (await call('POST', '/batch/dependants', { ids: [full] })).data['uses'] as typeof uses;
    expect(ofBatch.find(({ module }) => module === 'batchMember')?.items.map(({ title }) => title)).toEqual(['Dev']);
    expect((await call('DELETE', `/student/${dev}`)).status).toBe(200);
    const work = (await call('GET', '/home/recent?size=6')).data['items'] as { resource: string; title: string }[];
    expect([...new Set(work.filter(({ resource }) => resource === 'batchMember').map(({ title }) => title))].sort()).toEqual(['Dev · Full', 'Dev · Roomy']);
    expect((await call('GET', `/batch/${full}`)).data).toMatchObject({ members: 0, seatsLeft: 1 });
    await made('/batchMember', { batchId: full, userId: asha });
    // What stays away is called by the batch, since it is the learner's own.
    expect(await call('PUT', `/student/${dev}/unDelete`)).toMatchObject({ status: 200, body: { leftOut: [{ module: 'batchMember', title: 'Full' }] } });
    const names = async (batchId: string) => ((await call('POST', '/batchMember/search', { filters: { batchId: [batchId] } })).data['items'] as { name: string }[]).map(({ name }) => name);
    expect([await names(full), await names(roomy)]).toEqual([['Asha'], ['Dev']]);
  });

  it('takes nobody into a batch that is closed, and bears the learner’s new name', async () => {
    const id = await batch('Weekend');
    await made('/batchMember', { batchId: id, userId: biju });
    expect(await call('PUT', `/batch/${id}/close`)).toMatchObject({ status: 200 });
    expect((await call('GET', `/batch/${id}`)).data).toMatchObject({ status: 'closed' });
    expect(await call('POST', '/batchMember', { batchId: id, userId: asha })).toMatchObject(refused({ batchId: { code: 'notOffered' } }));
    expect(await call('PUT', `/student/${biju}`, { name: 'Biju Nair' })).toMatchObject({ status: 200 });
    expect((await call('POST', '/batchMember/search', { filters: { batchId: [id] } })).data['items']).toMatchObject([{ name: 'Biju Nair' }]);
  });

  it('begins nothing new years ago, by a mistyped year, and leaves what is there free', async () => {
    const lesson = { name: 'Old sums', courseId: course, facultyId: meera };
    const years = { startsAt: '2020-01-01T04:00:00.000Z', endsAt: '2020-01-01T05:00:00.000Z' };
    expect(await call('POST', '/liveClass', { ...lesson, ...years })).toMatchObject(refused({ startsAt: { code: 'tooOld', params: { day: '2026-01-08T06:00:00.000Z', max: 92 } } }));
    expect(await call('POST', '/webinar', { name: 'Old talk', ...years })).toMatchObject(refused({ startsAt: { code: 'tooOld', params: { day: '2026-01-08T06:00:00.000Z', max: 92 } } }));
    expect(await call('POST', '/batch', { name: 'Old batch', courseId: course, startsOn: '2020-03-01' })).toMatchObject(refused({ startsOn: { code: 'tooOld', params: { day: '2024-04-09', max: 731 } } }));
    const id = await made('/liveClass', { ...lesson, startsAt: '2026-03-01T04:00:00.000Z', endsAt: '2026-03-01T05:00:00.000Z' });
    expect(await call('PUT', `/liveClass/${id}`, years)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/liveClass/${id}`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/liveClass/${id}/unDelete`)).toMatchObject({ status: 200 });
  });

  it('takes no class or webinar of more than 24 hours, by a mistyped year, and leaves the rest of one that is there free', async () => {
    const lesson = { name: 'Long sums', courseId: course, facultyId: meera, startsAt: '2026-12-10T04:30:00.000Z' };
    const tooLong = refused({ endsAt: { code: 'hoursAfter', params: { field: 'startsAt', max: 24 } } });
    expect(await call('POST', '/liveClass', { ...lesson, endsAt: '2027-12-10T05:30:00.000Z' })).toMatchObject(tooLong);
    expect(await call('POST', '/webinar', { name: 'Long talk', startsAt: lesson.startsAt, endsAt: '2026-12-11T04:31:00.000Z' })).toMatchObject(tooLong);
    const id = await made('/liveClass', { ...lesson, endsAt: '2026-12-11T04:30:00.000Z' });
    expect(await call('PUT', `/liveClass/${id}`, { startsAt: '2026-12-10T04:00:00.000Z' })).toMatchObject(tooLong);
    // As it was stored before there was a most.
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.live_class set ends_at = '2027-12-10T05:30:00.000Z' where id = ${id}`.execute(trx));
    expect(await call('PUT', `/liveClass/${id}`, { name: 'Longer sums' })).toMatchObject({ status: 200, data: { name: 'Longer sums', endsAt: '2027-12-10T05:30:00.000Z' } });
    expect(await call('PUT', `/liveClass/${id}`, { startsAt: '2026-12-09T04:30:00.000Z' })).toMatchObject(tooLong);
    expect(await call('PUT', `/liveClass/${id}/cancel`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/liveClass/${id}`, { startsAt: lesson.startsAt, endsAt: '2026-12-10T05:30:00.000Z' })).toMatchObject({ status: 200 });
  });

  it('lets nobody teach twice at one time, whether a class or a webinar, until one is cancelled', async () => {
    const hours = (from: string, to: string) => ({ startsAt: `2026-05-01T${from}:00.000Z`, endsAt: `2026-05-01T${to}:00.000Z` });
    const lesson = { name: 'Fractions', courseId: course, facultyId: meera };
    const first = await made('/liveClass', { ...lesson, ...hours('04:00', '05:00') });
    const taken = refused({ facultyId: { code: 'busyFrom', params: { name: 'Fractions' } } });
    expect(await call('POST', '/liveClass', { ...lesson, name: 'Roots', ...hours('04:30', '05:30') })).toMatchObject(taken);
    expect(await call('POST', '/liveClass', { ...lesson, name: 'Roots', facultyId: nikhil, ...hours('04:30', '05:30') })).toMatchObject({ status: 201 });
    const next = await made('/liveClass', { ...lesson, name: 'Powers', ...hours('05:00', '06:00') });
    expect(await call('PUT', `/liveClass/${next}`, hours('04:59', '06:00'))).toMatchObject(taken);
    // A draft takes nobody's time; published, it would.
    const talk = await made('/webinar', { name: 'Talk', facultyId: meera, ...hours('04:15', '04:45') });
    expect(await call('PUT', `/webinar/${talk}/publish`)).toMatchObject(taken);
    expect(await call('PUT', `/liveClass/${first}/cancel`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/webinar/${talk}/publish`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/liveClass/${first}/reinstate`)).toMatchObject(refused({ facultyId: { code: 'busyFrom', params: { name: 'Talk', day: '2026-05-01T04:15:00.000Z' } } }));
    const both = await Promise.all(['One', 'Other'].map((name) => call('POST', '/liveClass', { ...lesson, name, ...hours('09:00', '10:00') })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('publishes no webinar of which nobody knows who speaks, and leaves none without', async () => {
    const day = { startsAt: '2026-05-02T04:00:00.000Z', endsAt: '2026-05-02T05:00:00.000Z' };
    const unsaid = refused({ speaker: { code: 'rule', params: { says: 'noSpeaker' } } });
    const talk = await made('/webinar', { name: 'By nobody', ...day });
    expect(await call('PUT', `/webinar/${talk}/publish`)).toMatchObject(unsaid);
    expect(await call('PUT', `/webinar/${talk}`, { speaker: 'A guest' })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/webinar/${talk}/publish`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/webinar/${talk}`, { speaker: null })).toMatchObject(unsaid);
    expect(await call('PUT', `/webinar/${talk}`, { speaker: null, facultyId: meera })).toMatchObject({ status: 200 });
  });

  it('takes a teacher who was deleted for nobody who speaks, whatever of the webinar is written', async () => {
    const leaving = await made('/faculty', { name: 'Omana', emailId: 'omana@people.example' });
    const unsaid = refused({ speaker: { code: 'rule', params: { says: 'noSpeaker' } } });
    const day = { startsAt: '2026-05-03T04:00:00.000Z', endsAt: '2026-05-03T05:00:00.000Z', facultyId: leaving };
    const [draft, shown] = [await made('/webinar', { name: 'By whoever left', ...day }), await made('/webinar', { name: 'By both', speaker: 'A guest', ...day, startsAt: '2026-05-04T04:00:00.000Z', endsAt: '2026-05-04T05:00:00.000Z' })];
    expect(await call('PUT', `/webinar/${shown}/publish`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/faculty/${leaving}`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/webinar/${draft}/publish`)).toMatchObject(unsaid);
    expect(await call('PUT', `/webinar/${shown}`, { speaker: null })).toMatchObject(unsaid);
    expect(await call('PUT', `/webinar/${shown}`, { name: 'By the guest' })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/webinar/${draft}`, { facultyId: meera })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/webinar/${draft}/publish`)).toMatchObject({ status: 200 });
  });

  it('publishes a test that has sections, and time for all of them, and holds it to that', async () => {
    const id = await made('/test', { name: 'Halves', duration: 90 });
    const publish = () => call('PUT', `/test/${id}/publish`);
    expect(await publish()).toMatchObject(refused({ sections: { code: 'rule', params: { says: 'noSections' } }, questions: { code: 'rule', params: { says: 'noQuestions' } } }));
    // It is said of the record, and of a list that shows neither number.
    const offered = async () => [(await call('GET', `/test/admin/${id}`)).data['allowed'], ((await call('POST', '/test/search?size=1&page=0', { query: 'Halves', fields: ['name'] })).data['items'] as { allowed: string[] }[])[0]!.allowed].map((all) => (all as string[]).includes('publish'));
    expect(await offered()).toEqual([false, false]);
    const section = (name: string, duration: number) => ({ testId: id, name, duration });
    const first = await made(`/test/${id}/sections`, section('One', 60));
    const other = await made(`/test/${id}/sections`, section('Other', 60));
    expect((await call('GET', `/test/${id}/sections/${other}`)).data).toMatchObject({ order: 2 });
    expect(await publish()).toMatchObject(refused({ questions: { code: 'rule', params: { says: 'noQuestions' } }, duration: { code: 'rule', params: { says: 'sectionsTooLong', minutes: 120 } } }));
    const question = { testId: id, testSectionId: first, question: 'What is half of one?', optionA: '0.5', optionB: '2', answer: 'a' };
    expect(await call('POST', `/test/${id}/questions`, { ...question, answer: 'c' })).toMatchObject(refused({ answer: { code: 'rule', params: { says: 'noSuchOption' } } }));
    expect(await call('POST', `/test/${id}/questions`, { ...question, optionC: ' 0.5 ', optionD: '2' })).toMatchObject(refused({ optionC: { code: 'sameAsField', params: { fields: 'optionA' } }, optionD: { code: 'sameAsField', params: { fields: 'optionB' } } }));
    // What is formatted, wider or further apart reads the same.
    expect(await call('POST', `/test/${id}/questions`, { ...question, optionC: '<p>０．５</p>', optionD: '<p>2 </p>', optionE: '<p>2<sup>2</sup></p>' })).toMatchObject(refused({ optionC: { code: 'sameAsField' }, optionD: { code: 'sameAsField' } }));
    expect(await call('POST', `/test/${id}/questions`, { ...question, question: '<p> <b></b></p>' })).toMatchObject(refused({ question: { code: 'required' } }));
    const asked = await made(`/test/${id}/questions`, question);
    expect(await offered()).toEqual([true, true]);
    expect(await call('PUT', `/test/${id}/questions/${asked}`, { optionB: '0.5' })).toMatchObject(refused({ optionB: { code: 'sameAsField' } }));
    expect((await call('GET', `/test/${id}/questions/${asked}`)).data).toMatchObject({ order: 1, type: 'single_choice' });
    // A question without marks of its own counts with those of its section.
    const marks = async () => (await call('GET', `/test/admin/${id}`)).data['marks'];
    expect(await marks()).toBe(1);
    const more = await made(`/test/${id}/questions`, { ...question, question: '<p>And of <strong>two</strong> &lt; x<sup>2</sup>?<img src="/files/test/a.png" onerror="x()"></p><script>x()</script>', positiveMark: 2.5 });
    expect((await call('GET', `/test/${id}/questions/${more}`)).data).toMatchObject({ question: '<p>And of <strong>two</strong> &lt; x<sup>2</sup>?<img src="/files/test/a.png" /></p>' });
    // Its words are found and it is called by them, not by its marks.
    const searched = async (query: string) => ((await call('POST', `/test/${id}/questions/search?size=9&page=0`, { query })).data['items'] as { id: string }[]).map((one) => one.id);
    expect([await searched('two < x'), await searched('strong')]).toEqual([[more], []]);
    expect((await call('GET', `/test/${id}/questions/list/minimal?id=${more}`)).data['items']).toMatchObject([{ title: 'And of two < x²?🖼' }]);
    expect(await marks()).toBe(3.5);
    expect(await call('DELETE', `/test/${id}/questions/${more}`)).toMatchObject({ status: 200 });
    expect(await marks()).toBe(1);
    expect(await publish()).toMatchObject(refused({ duration: { code: 'rule', params: { says: 'sectionsTooLong', minutes: 120 } } }));
    expect(await call('PUT', `/test/${id}/sections/${other}`, { duration: 30 })).toMatchObject({ status: 200 });
    // Nobody could pass, and it is asked for again whenever marks go.
    expect(await call('PUT', `/test/${id}`, { passMark: 2 })).toMatchObject({ status: 200 });
    expect(await publish()).toMatchObject(refused({ passMark: { code: 'rule', params: { says: 'passUnreachable', marks: 1, pass: 2 } } }));
    expect(await call('PUT', `/test/${id}/questions/${asked}`, { positiveMark: 2 })).toMatchObject({ status: 200 });
    expect((await call('GET', `/test/${id}/questions/${asked}`)).data).toMatchObject({ positiveMark: 2, mark: 2, markOff: 0, negativeMark: null });
    expect(await publish()).toMatchObject({ status: 200 });
    expect(await call('PUT', `/test/${id}/questions/${asked}`, { positiveMark: null })).toMatchObject(refused({ positiveMark: { code: 'rule', params: { says: 'passUnreachable', marks: 1, pass: 2 } } }));
    expect(await call('PUT', `/test/${id}`, { passMark: 3 })).toMatchObject(refused({ passMark: { params: { says: 'passUnreachable' } } }));
    const bonus = await made(`/test/${id}/questions`, { ...question, question: 'More?' });
    // Marks of a part of one count, too: 2 and 0.7 are 2.7 and no less, and with the 0.1 of a third 2.8.
    expect(await call('PUT', `/test/${id}/questions/${bonus}`, { positiveMark: 0.7 })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/test/${id}`, { totalMark: 22.5, passMark: 2.75 })).toMatchObject(refused({ passMark: { params: { says: 'passUnreachable', marks: 2.7, pass: 2.75 } } }));
    const tenth = await made(`/test/${id}/questions`, { ...question, question: 'A little more?', positiveMark: 0.6 });
    expect(await call('PUT', `/test/${id}`, { totalMark: 22.5, passMark: 2.8 })).toMatchObject({ status: 200, data: { totalMark: 22.5, passMark: 2.8 } });
    expect(await call('PUT', `/test/${id}/questions/${tenth}`, { positiveMark: 0.1 })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/test/${id}`, { totalMark: 22.555 })).toMatchObject(refused({ totalMark: {} }));
    expect(await call('PUT', `/test/${id}`, { passMark: 2 })).toMatchObject({ status: 200 });
    for (const one of [tenth, bonus]) expect(await call('DELETE', `/test/${id}/questions/${one}`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/test/${id}`, { duration: 80 })).toMatchObject(refused({ duration: { code: 'rule' } }));
    expect(await call('POST', `/test/${id}/sections`, section('Third', 1))).toMatchObject(refused({ duration: { params: { minutes: 91, of: 90 } } }));
    expect(await call('DELETE', `/test/${id}/sections/${other}`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/test/${id}/sections/${first}`)).toMatchObject(refused({ testId: { code: 'rule', params: { says: 'lastSection' } } }));
    expect(await call('DELETE', `/test/${id}/questions/${asked}`)).toMatchObject(refused({ testId: { code: 'rule', params: { says: 'lastQuestion' } } }));
    expect(await call('PUT', `/test/${id}/withdraw`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/test/${id}/questions/${asked}`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/test/${id}/sections/${first}`)).toMatchObject({ status: 200 });
  });

  it('writes as HTML what questions held as plain text before', async () => {
    const id = await made('/test', { name: 'Older' });
    const section = await made(`/test/${id}/sections`, { testId: id, name: 'One' });
    const asked = await made(`/test/${id}/questions`, { testId: id, testSectionId: section, question: 'Which?', optionA: 'One', optionB: 'Other', answer: 'a' });
    const { database, loader } = platform.context;
    await database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.test_question set question = E'x<y & 2 > 1\nWhich?', option_a = '<b>' where id = ${asked}`.execute(trx));
    await database.transaction({ scope: { kind: 'all' } }, (trx) => rowSteps.find(({ name }) => name === 'rows_005_formatted_questions')!.run({ trx, loader }));
    expect((await call('GET', `/test/${id}/questions/${asked}`)).data).toMatchObject({ question: 'x&lt;y &amp; 2 &gt; 1<br />Which?', optionA: '&lt;b&gt;', optionB: 'Other' });
  });

  it('takes the lessons of a batch along when it is deleted, and its classes that are of no other', async () => {
    const [gone, kept] = [await batch('Gone'), await batch('Kept')];
    const nora = await made('/faculty', { name: 'Nora', emailId: 'nora@people.example' });
    const lesson = await made('/timetable', { day: 'sunday', startTime: '06:00', endTime: '07:00', batchId: gone, subjectId: subject, facultyId: nora, room: 'Porch', validFrom: '2026-04-01' });
    const meeting = (name: string, batchIds: string[], hour: string) => made('/liveClass', { name, courseId: course, batchIds, facultyId: nora, startsAt: `2026-04-21T${hour}:00:00.000Z`, endsAt: `2026-04-21T${hour}:30:00.000Z` });
    const [own, shared] = [await meeting('Own', [gone], '10'), await meeting('Shared', [gone, kept], '12')];
    const { uses } = (await call('POST', '/batch/dependants', { ids: [gone] })).data as { uses: { module: string; effect: string; items: { title: string }[] }[] };
    expect(uses.map(({ module, effect, items }) => `${module} ${effect} ${items.map(({ title }) => title).join()}`).sort()).toEqual(['liveClass cascade Own', 'liveClass clear Shared', 'timetable cascade 06:00–07:00, Porch']);
    expect(await call('DELETE', `/batch/${gone}`)).toMatchObject({ status: 200 });
    const there = async () => [(await call('GET', `/timetable/${lesson}`)).status, (await call('GET', `/liveClass/${own}`)).status, (await call('GET', `/liveClass/${shared}`)).data['batchIds']];
    expect(await there()).toEqual([404, 404, [kept]]);
    expect(await call('PUT', `/batch/${gone}/unDelete`)).toMatchObject({ status: 200 });
    expect(await there()).toEqual([200, 200, [gone, kept]]);
  });

  it('holds one lesson an hour for a teacher, a batch and a room', async () => {
    const [a, b] = [await batch('A'), await batch('B')];
    const lesson = (more: object) => call('POST', '/timetable', { day: 'monday', startTime: '09:00', endTime: '10:00', batchId: a, subjectId: subject, facultyId: meera, room: 'Room 1', validFrom: '2026-03-01', ...more });
    expect(await lesson({})).toMatchObject({ status: 201 });
    expect(await lesson({ batchId: b, room: 'Room 2' })).toMatchObject(refused({ facultyId: { code: 'busy', params: { name: 'A', from: '09:00', to: '10:00' } } }));
    expect(await lesson({ facultyId: nikhil, room: 'Room 2', startTime: '09:30', endTime: '11:00' })).toMatchObject(refused({ batchId: { code: 'busy' } }));
    expect(await lesson({ batchId: b, facultyId: nikhil, room: 'room 1' })).toMatchObject(refused({ room: { code: 'busy' } }));
    expect(await lesson({ startTime: '10:00', endTime: '11:00' })).toMatchObject({ status: 201 });
    expect(await lesson({ day: 'tuesday' })).toMatchObject({ status: 201 });
    expect(await lesson({ validFrom: '2025-06-01', validTo: '2026-02-28' })).toMatchObject({ status: 201 });
  });

  it('holds a lesson on its day of the week alone: one that never comes is refused, and days of another stand in nobody’s way', async () => {
    const id = await batch('Days');
    const lesson = (more: object) => call('POST', '/timetable', { day: 'tuesday', startTime: '18:00', endTime: '19:00', batchId: id, subjectId: subject, facultyId: meera, room: 'Days', validFrom: '2026-04-04', ...more });
    // From a Saturday to a Monday.
    expect(await lesson({ validTo: '2026-04-06' })).toMatchObject(refused({ validTo: { code: 'dayNotReached' } }));
    for (const [day, validTo] of [['saturday', '2026-04-04'], ['sunday', '2026-04-05'], ['tuesday', '2026-04-07'], ['friday', '2026-04-10']]) expect(await lesson({ day, validTo }), day).toMatchObject({ status: 201 });
    expect(await lesson({ day: 'friday', validTo: '2026-04-09' })).toMatchObject(refused({ validTo: { code: 'dayNotReached' } }));
    // Both hold from Tuesday to Thursday, and only before and after it on a Tuesday.
    expect(await lesson({ validFrom: '2026-04-08', validTo: '2026-04-15' })).toMatchObject({ status: 201 });
    expect(await lesson({ validFrom: '2026-04-01', validTo: '2026-04-09' })).toMatchObject(refused({ facultyId: { code: 'busy', params: { name: 'Days' } } }));
    expect(await lesson({ validFrom: '2026-04-15', validTo: '2026-04-28' })).toMatchObject({ status: 201 });
    expect(await lesson({ validFrom: '2026-04-22' })).toMatchObject(refused({ facultyId: { code: 'busy' } }));
    expect(await lesson({ validFrom: '2026-04-29' })).toMatchObject({ status: 201 });
  });

  it('lists a week day after day as they follow one another, each by its hours', async () => {
    const [id, ada] = [await batch('Week'), await made('/faculty', { name: 'Ada', emailId: 'ada.week@people.example' })];
    for (const [day, startTime] of [['wednesday', '08:00'], ['monday', '11:00'], ['sunday', '07:00'], ['friday', '10:00'], ['monday', '09:00'], ['tuesday', '08:30']] as const) {
      await made('/timetable', { day, startTime, endTime: '12:00', batchId: id, subjectId: subject, facultyId: ada, room: `Week ${day} ${startTime}`, validFrom: '2026-03-01', ...(day === 'monday' && startTime === '09:00' ? { endTime: '10:00' } : {}) });
    }
    const order = async (more: object) => ((await call('POST', '/timetable/search', { filters: { batchId: [id] }, ...more })).data['items'] as { day: string; startTime: string }[]).map(({ day, startTime }) => `${day.slice(0, 3)} ${startTime}`);
    const week = ['mon 09:00', 'mon 11:00', 'tue 08:30', 'wed 08:00', 'fri 10:00', 'sun 07:00'];
    expect(await order({})).toEqual(week);
    expect(await order({ sortField: 'day', sortOrder: 'desc' })).toEqual([...week].reverse());
    expect([...(await order({ size: 2 })), ...(await order({ size: 2, page: 1 })), ...(await order({ size: 2, page: 2 }))]).toEqual(week);
    expect((await order({ sortField: 'startTime' }))[0]).toBe('sun 07:00');
  });

  it('holds no batch to two classes, nor to a class and a lesson, at once, whoever gives them', async () => {
    const [busyOne, free] = [await batch('Twice'), await batch('Once')];
    const [one, other, third] = [await made('/faculty', { name: 'Una', emailId: 'una@people.example' }), await made('/faculty', { name: 'Otto', emailId: 'otto@people.example' }), await made('/faculty', { name: 'Tess', emailId: 'tess@people.example' })];
    const live = (more: object) => call('POST', '/liveClass', { name: 'Optics', courseId: course, facultyId: one, batchIds: [busyOne], startsAt: '2026-06-05T04:00:00.000Z', endsAt: '2026-06-05T05:00:00.000Z', ...more });
    const first = await live({});
    expect(first).toMatchObject({ status: 201 });
    expect(await live({ facultyId: other, batchIds: [free, busyOne], startsAt: '2026-06-05T04:30:00.000Z', endsAt: '2026-06-05T05:30:00.000Z' })).toMatchObject(refused({ batchIds: { code: 'busyFrom', params: { name: 'Optics', day: '2026-06-05T04:00:00.000Z' } } }));
    const second = await live({ facultyId: other, batchIds: [free] });
    expect(second).toMatchObject({ status: 201 });
    expect(await call('PUT', `/liveClass/${String(second.data['id'])}`, { batchIds: [free, busyOne] })).toMatchObject(refused({ batchIds: { code: 'busyFrom' } }));
    expect(await call('PUT', `/liveClass/${String(second.data['id'])}`, { description: 'Bring a lens.' })).toMatchObject({ status: 200 });
    // A Friday, at half past nine in India.
    const lesson = (more: object) => call('POST', '/timetable', { day: 'friday', startTime: '09:45', endTime: '10:15', batchId: busyOne, subjectId: subject, facultyId: third, room: 'Tower', validFrom: '2026-05-01', ...more });
    expect(await lesson({})).toMatchObject(refused({ batchId: { code: 'busyFrom', params: { name: 'Optics' } } }));
    expect(await lesson({ startTime: '08:00', endTime: '09:00' })).toMatchObject({ status: 201 });
    expect(await live({ facultyId: other, startsAt: '2026-06-12T03:00:00.000Z', endsAt: '2026-06-12T04:00:00.000Z' })).toMatchObject(refused({ batchIds: { code: 'busyFrom', params: { name: 'Twice', day: '2026-06-12T02:30:00.000Z' } } }));
    expect(await call('PUT', `/liveClass/${String(first.data['id'])}/cancel`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/liveClass/${String(second.data['id'])}`, { batchIds: [free, busyOne] })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/liveClass/${String(first.data['id'])}/reinstate`)).toMatchObject(refused({ batchIds: { code: 'busyFrom' } }));
  });

  it('holds no two hours of a batch at once', async () => {
    const hours = (schedule: readonly object[]) => call('POST', '/batch', { name: `Hours ${schedule.length}`, courseId: course, capacity: 10, startsOn: '2026-06-01', endsOn: '2026-08-31', schedule });
    const at = (day: string, from: string, to: string) => ({ day, from, to });
    expect(await hours([at('monday', '10:00', '12:00'), at('tuesday', '11:00', '12:00'), at('monday', '11:00', '13:00')])).toMatchObject(refused({ 'schedule.2.from': { code: 'overlaps', params: { line: 1 } } }));
    const kept = await hours([at('monday', '10:00', '12:00'), at('monday', '12:00', '13:00')]);
    expect(kept).toMatchObject({ status: 201 });
    expect(await call('PUT', `/batch/${String(kept.data['id'])}`, { schedule: [at('monday', '10:00', '12:00'), at('monday', '09:00', '10:30')] })).toMatchObject(refused({ 'schedule.1.from': { code: 'overlaps' } }));
  });

  it('holds nobody to a lesson and a class at once, by the clocks of the institute', async () => {
    const [id, tara] = [await batch('C'), await made('/faculty', { name: 'Tara', emailId: 'tara@people.example' })];
    const lesson = (more: object) => call('POST', '/timetable', { day: 'friday', startTime: '10:00', endTime: '11:00', batchId: id, subjectId: subject, facultyId: tara, room: 'Attic', validFrom: '2026-04-01', ...more });
    const live = (from: string, to: string) => call('POST', '/liveClass', { name: 'Sums', courseId: course, facultyId: tara, startsAt: `2026-05-15T${from}:00.000Z`, endsAt: `2026-05-15T${to}:00.000Z` });
    expect(await lesson({})).toMatchObject({ status: 201 });
    // Ten o’clock in India.
    expect(await live('05:00', '06:00')).toMatchObject(refused({ facultyId: { code: 'busyFrom', params: { name: 'C', day: '2026-05-15T04:30:00.000Z' } } }));
    expect(await live('10:00', '11:00')).toMatchObject({ status: 201 });
    expect(await lesson({ startTime: '16:00', endTime: '17:00' })).toMatchObject(refused({ facultyId: { code: 'busyFrom', params: { name: 'Sums', day: '2026-05-15T10:00:00.000Z' } } }));
    expect(await lesson({ startTime: '16:00', endTime: '17:00', validTo: '2026-05-14' })).toMatchObject({ status: 201 });
    expect(await lesson({ startTime: '17:00', endTime: '18:00' })).toMatchObject({ status: 201 });
    // One that an older version took, or none: India's clock counts, as in mails.
    for (const zone of ['IST', 'US/Pacific-New', null]) {
      await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.institution set timezone = ${zone} where id = ${INSTITUTES.north}`.execute(trx));
      expect(await live('05:00', '06:00'), String(zone)).toMatchObject(refused({ facultyId: { code: 'busyFrom' } }));
      expect(await lesson({ startTime: '15:30', endTime: '16:00' }), String(zone)).toMatchObject(refused({ facultyId: { code: 'busyFrom' } }));
    }
  });

  it('every zone that is taken is one of the database', async () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'UTC', 'GMT', 'Etc/GMT+5', 'Asia/Katmandu', 'US/Pacific', 'Canada/Saskatchewan'].filter((zone) => isTimeZone(zone));
    expect(zones.length).toBeGreaterThan(400);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      for (const zone of zones) await sql`select now() at time zone ${zone}::text`.execute(trx);
    });
  });
});
