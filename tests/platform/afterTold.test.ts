import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workDue } from '../../platform/records/after/work';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
const OPERATOR = '00000000-0000-0000-0000-000000000000';
type Works = Parameters<typeof workDue>[0];

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly link: string | null;
}

let platform: TestPlatform;
const run = async <T>(statement: ReturnType<typeof sql<T>>) => (await platform.context.database.transaction(ALL, (trx) => statement.execute(trx))).rows;
const mails = () => run(sql<Mail>`select recipient, subject, body, html, link from core.outbox where kind = 'told' order by recipient`);
const jobs = () => run(sql<{ state: string; tries: number; failure: string | null }>`select state, tries, failure from core.job order by at`);
const work = async () => {
  await run(sql`update core.job set next_try_at = now() where state = 'waiting'`);
  while ((await workDue(platform.context as Works)) > 0);
};
const call = async (as: string, method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body: unknown = {}) => platform.call({ method, url: `/api/v9${path}`, token: await platform.login(as), ...(method === 'DELETE' || method === 'GET' ? {} : { body }) });
const clear = () => run(sql`with gone as (delete from core.outbox where kind = 'told') delete from core.job`);
afterEach(clear);

describe('what people are told', () => {
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform.close());
  const ask = async ({ as = 'institute', by = accountId('faculty'), question = 'Why is the sky blue?', instituteId = undefined as string | undefined } = {}) => {
    const owner = instituteId === undefined ? {} : { instituteId };
    const subject = await call(as, 'POST', '/subject', { name: `Optics ${newId()}`, ...owner });
    const doubt = await call(as, 'POST', '/doubt', { question, subjectId: subject.data['id'], askedById: by, ...owner });
    expect(doubt).toMatchObject({ status: 201 });
    return String(doubt.data['id']);
  };
  const answer = async (id: string, as = 'institute') => expect(await call(as, 'PUT', `/doubt/${id}/answer`, { answer: '<p>It scatters.</p>' })).toMatchObject({ status: 200 });

  it('leads to the record those alone who may read it', async () => {
    await answer(await ask());
    await work();
    expect(await mails()).toMatchObject([{ recipient: 'faculty@demo.lectern.test', link: null, body: expect.stringContaining('It scatters.') as string }]);
    expect((await mails())[0]!.body).not.toContain('<p>');
    await clear();
    await run(sql`update app."user" set access = access || '{"doubts": ["read"]}'::jsonb where id = ${accountId('faculty')}`);
    const id = await ask();
    await answer(id);
    await work();
    expect(await mails()).toMatchObject([{ link: expect.stringContaining(`/app/interaction/doubts/${id}/show`) as string }]);
    await run(sql`update app."user" set access = access - 'doubts' where id = ${accountId('faculty')}`);
  });

  it('reaches the operator’s own people, too', async () => {
    const id = await ask();
    await run(sql`update app.doubt set created_by_id = ${accountId('admin')}, asked_by_id = null where id = ${id}`);
    await run(sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_name, console_address)
      values (${newId()}, ${INSTITUTES.north}, 'doubt', ${id}, 'answer', ${JSON.stringify({ kind: 'tell', people: { field: 'createdById' }, message: 'answered' })}, 'Meera', 'http://x.test')`);
    await work();
    expect(await mails()).toMatchObject([{ recipient: 'admin@demo.lectern.test', link: expect.stringContaining('/show') as string }]);
  });

  it('stays within the institute, even of what the operator shares', async () => {
    const id = await ask();
    await run(sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_name, console_address)
      values (${newId()}, ${OPERATOR}, 'doubt', ${id}, 'answer', ${JSON.stringify({ kind: 'tell', people: { field: 'askedById' }, message: 'answered' })}, 'Meera', 'http://x.test')`);
    await work();
    expect(await mails()).toEqual([]);
  });

  it('is not said of what was deleted meanwhile', async () => {
    const id = await ask();
    await answer(id);
    expect(await call('institute', 'DELETE', `/doubt/${id}`)).toMatchObject({ status: 200 });
    await work();
    expect(await mails()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('says titles as they are: neither as HTML nor with names put into them, in one line', async () => {
    const question = 'Is %{app} <b>bold</b> & %{by}?';
    const course = String((await call('institute', 'POST', '/course/courseMaster', { name: question, planType: 'free' })).data['id']);
    const learner = String((await call('institute', 'POST', '/student', { name: 'Asha <i>%{place}</i>', emailId: 'asha@learners.example' })).data['id']);
    expect(await call('institute', 'POST', '/subscription/enroll', { courseId: course, userIds: [learner], startsOn: '2026-03-01' })).toMatchObject({ status: 200 });
    // As an older version, or another program, may have written it.
    await run(sql`update app.course set name = ${`${question}\r\nBcc: all@example.test`} where id = ${course}`);
    await work();
    const [mail] = await mails();
    expect(mail!.subject).toBe(`Lectern: you are enrolled in ${question} Bcc: all@example.test`);
    expect(mail!.body).toContain(`“${question} Bcc: all@example.test”. It begins on 1 March 2026 and ends on`);
    expect(mail!.body).toContain('Hello Asha <i>%{place}</i>,');
    expect(mail!.html).not.toMatch(/<[bi]>/);
    const page = await platform.app.inject({ method: 'GET', url: '/api/v9/outbox', headers: { authorization: await platform.login('super_admin'), accept: 'text/html' } });
    expect(page.payload).not.toMatch(/<[bi]>/);
  });

  it('comes from a white-labelled institute under its own name, and leads its learners to its own website', async () => {
    await run(sql`insert into app.tenant_info (id, institute_id, app_name) values (${INSTITUTES.white}, ${INSTITUTES.white}, 'Banyan Learning')`);
    await run(sql`insert into core.tenant_domain (institute_id, host, token, is_primary, verified_at) values (${INSTITUTES.white}, 'learn.banyan.example', 'x', true, now())`);
    const course = String((await call('whitelabel', 'POST', '/course/courseMaster', { name: 'Algebra', planType: 'free' })).data['id']);
    const learner = String((await call('whitelabel', 'POST', '/student', { name: 'Asha', emailId: 'asha@white.example' })).data['id']);
    expect(await call('whitelabel', 'POST', '/subscription/enroll', { courseId: course, userIds: [learner], startsOn: '2026-03-01' })).toMatchObject({ status: 200 });
    await work();
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Banyan Learning: you are enrolled in Algebra', link: 'https://learn.banyan.example' });
    expect(mail!.body).toContain('Sign in:\nhttps://learn.banyan.example');
    expect(`${mail!.subject}${mail!.body}${mail!.html}`).not.toContain('Lectern');
  });

  it('of a class that is cancelled, and takes place after all, reaches the learners of its batches, without any those of the course, and who teaches it', async () => {
    const at = (days: number, hour = 4) => `${new Date(platform.context.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:30:00.000Z`;
    const made = async (path: string, body: object) => {
      const reply = await call('institute', 'POST', path, body);
      expect(reply, path).toMatchObject({ status: 201 });
      return String(reply.data['id']);
    };
    const course = await made('/course/courseMaster', { name: 'Optics for all', planType: 'free' });
    const teacher = await made('/faculty', { name: 'Tara', emailId: 'tara@teachers.example' });
    const learners: string[] = [];
    for (const name of ['asha', 'bala', 'chitra']) learners.push(await made('/student', { name, emailId: `${name}@lenses.example`, ...(name === 'bala' && { language: 'fr' }) }));
    const [asha, bala, chitra] = learners;
    const batch = async (name: string) => made('/batch', { name, courseId: course, capacity: 9, startsOn: at(0).slice(0, 10) });
    const [morning, evening] = [await batch('Morning'), await batch('Evening')];
    for (const [batchId, userIds] of [[morning, [asha, bala]], [evening, [bala]]] as const) expect(await call('institute', 'POST', '/batchMember/add', { batchId, userIds, joinedOn: at(0).slice(0, 10) })).toMatchObject({ status: 200 });
    expect(await call('institute', 'POST', '/subscription/enroll', { courseId: course, userIds: [asha, chitra], startsOn: at(0).slice(0, 10) })).toMatchObject({ status: 200 });
    await work();
    await run(sql`delete from core.outbox`);
    const live = async (name: string, batchIds: readonly string[], day: number) => made('/liveClass', { name, courseId: course, batchIds, facultyId: teacher, startsAt: at(day), endsAt: at(day, 5) });
    const told = async () => (await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);

    const one = await live('Lenses', [morning, evening], 2);
    expect(await call('institute', 'PUT', `/liveClass/${one}/cancel`)).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toEqual(['asha@lenses.example: Lectern: “Lenses” is cancelled', 'bala@lenses.example: Lectern : « Lenses » est annulé', 'tara@teachers.example: Lectern: “Lenses” is cancelled']);
    // By the clock of the institute, with its zone, in the reader's language.
    const [inEnglish, inFrench] = (await mails()).map(({ body }) => body);
    expect(inEnglish).toMatch(/“Lenses” of the course “Optics for all”, planned for \w+day,? \d+ \w+ 20\d\d at 10:00\sam IST, does not take place/);
    expect(inFrench).toMatch(/prévu le \w+di \d+ \S+ 20\d\d à 10:00 UTC\+5:30, n’a pas lieu/);
    await clear();

    expect(await call('institute', 'PUT', `/liveClass/${one}/reinstate`)).toMatchObject({ status: 200 });
    await work();
    expect((await told()).map((line) => line.replace(/^.*?: /, ''))).toEqual(['Lectern: “Lenses” takes place after all', 'Lectern : « Lenses » a bien lieu', 'Lectern: “Lenses” takes place after all']);
    await clear();

    // Another hour is told as well, and nothing else that is changed of it.
    expect(await call('institute', 'PUT', `/liveClass/${one}`, { name: 'Thin lenses', endsAt: at(2, 6) })).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toEqual([]);
    expect(await call('institute', 'PUT', `/liveClass/${one}`, { startsAt: at(2, 5) })).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toEqual(['asha@lenses.example: Lectern: “Thin lenses” takes place at another time', 'bala@lenses.example: Lectern\u00a0: «\u00a0Thin lenses\u00a0» a lieu à une autre heure', 'tara@teachers.example: Lectern: “Thin lenses” takes place at another time']);
    expect((await mails())[0]!.body).toMatch(/takes place at another time: .* 11:00\sam IST\./);
    await clear();
    expect(await call('institute', 'PUT', `/liveClass/${one}/cancel`)).toMatchObject({ status: 200 });
    await clear();
    expect(await call('institute', 'PUT', `/liveClass/${one}`, { startsAt: at(2) })).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toEqual([]);

    await clear();

    // Told after a minute, in which it may be taken back or done otherwise: of what is taken back nobody is told, of two hours of the second, of what is renamed as it was.
    const put = async (id: string, path: string, body: object = {}) => expect(await call('institute', 'PUT', `/liveClass/${id}${path}`, body)).toMatchObject({ status: 200 });
    const prisms = await live('Prisms', [morning], 4);
    await put(prisms, '/cancel');
    const [waiting] = await run(sql<{ seconds: number }>`select extract(epoch from next_try_at - now())::int as seconds from core.job`);
    expect(waiting!.seconds).toBeGreaterThan(50);
    await put(prisms, '/reinstate');
    expect(await call('institute', 'DELETE', `/liveClass/${prisms}`)).toMatchObject({ status: 200 });
    expect(await call('institute', 'PUT', `/liveClass/${prisms}/unDelete`)).toMatchObject({ status: 200 });
    expect(await jobs()).toEqual([]);
    await put(prisms, '', { startsAt: at(4, 3) });
    await put(prisms, '', { startsAt: at(4, 2) });
    await work();
    expect((await mails()).map(({ body }) => /0?8:00/.test(body))).toEqual([true, true, true]);
    await clear();
    await put(prisms, '/cancel');
    await put(prisms, '', { name: 'Something else', batchIds: [] });
    await work();
    expect((await told()).map((line) => line.replace(/^.*?“|”.*$|^.*?«\u00a0|\u00a0».*$/g, ''))).toEqual(['Prisms', 'Prisms', 'Prisms']);
    // There is nothing to be found any more.
    expect((await mails()).filter(({ recipient }) => recipient.endsWith('@lenses.example')).map(({ body, link }) => [/learning app|application de formation/.test(body), link])).toEqual([[false, null], [false, null]]);
    await clear();

    // One that is deleted does not take place either.
    const gone = await live('Fibres', [morning], 5);
    expect(await call('institute', 'DELETE', `/liveClass/${gone}`)).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toContain('asha@lenses.example: Lectern: “Fibres” is cancelled');
    await clear();
    expect(await call('institute', 'PUT', `/liveClass/${gone}/unDelete`)).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toContain('asha@lenses.example: Lectern: “Fibres” takes place after all');
    await clear();

    const other = await live('Mirrors', [], 3);
    expect(await call('institute', 'PUT', `/liveClass/${other}/cancel`)).toMatchObject({ status: 200 });
    await work();
    expect(await told()).toEqual(['asha@lenses.example: Lectern: “Mirrors” is cancelled', 'chitra@lenses.example: Lectern: “Mirrors” is cancelled', 'tara@teachers.example: Lectern: “Mirrors” is cancelled']);
  });
});
