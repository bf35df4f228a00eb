import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPerson } from '../../platform/identity/people/people';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from './support';

/** What looks the same is the same, and what shows nothing is empty. */
describe('texts', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    token = await platform.login('super_admin');
  });
  afterAll(() => platform?.close());
  const branch = (body: object) => platform.call({ method: 'POST', url: '/api/v9/branch', token, body: { city: 'Kochi', instituteId: INSTITUTES.north, ...body } });

  it('that must differ are compared as they look', async () => {
    expect((await branch({ name: 'Office ﬁve' })).status).toBe(201);
    for (const name of ['Office five', 'ＯＦＦＩＣＥ ＦＩＶＥ', 'Office fi\u00adve', 'Off\u2060ice five', 'office five\ufe0f', 'O\u034fffice Five', 'Office\u{e0041} five', 'Office five\u{e0100}', '\u{1d173}Office five', 'Office\u200d five', 'Office\u2800five', 'Office  five', 'Office \u2800 five', '\u{1d159}Office five', 'Off\u{13430}ice five', 'Office five\u{1343f}', 'Office\u{16fe4} five', 'Office\ufdd0 five', 'Office five\uffff', 'Office\u{1fffe} five', 'Office\u00a0\u3000five']) {
      expect(await branch({ name }), name).toMatchObject({ status: 422, body: { problems: { name: { code: 'unique' } } } });
    }
    const [one, other] = await Promise.all([branch({ name: 'Twin Hall' }), branch({ name: 'Twin\u00ad Hall' })]);
    expect([one.status, other.status].sort(), 'also at the same moment').toEqual([201, 422]);
    expect((await branch({ name: 'Office six' })).status).toBe(201);
    expect((await branch({ name: 'कक्षा' })).status).toBe(201);
    expect((await branch({ name: 'कक्ष' })).status).toBe(201);
  });

  it('that somebody signs in with elsewhere cannot be used, which is said with what to do, and not of whom', async () => {
    const learner = (body: object, by: string) => platform.call({ method: 'POST', url: '/api/v9/student', token: by, body: { name: 'Devi', emailId: 'devi@one.example', ...body } });
    expect((await learner({ instituteId: INSTITUTES.south }, token)).status).toBe(201);
    const head = await platform.login('institute');
    expect(await learner({}, head)).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'uniqueElsewhere' } } } });
    expect((await learner({ emailId: 'devi@two.example' }, head)).status).toBe(201);
    expect(await learner({ emailId: 'devi@two.example' }, head)).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'unique' } } } });
  });

  it('that are taken are so by a record that is named to who may read it and the value in it, and to nobody else', async () => {
    const head = await platform.login('institute');
    const person = (at: string, body: object, by: string) => platform.call({ method: 'POST', url: `/api/v9/${at}`, token: by, body });
    const made = await person('student', { name: 'Esha Rao', emailId: 'esha@three.example', phoneNumber: '+919876500123' }, head);
    const teacher = await person('user', { name: 'Tara Sen', emailId: 'tara@three.example', role: 'faculty' }, head);
    const takenBy = async (body: object, by: string): Promise<unknown> => {
      const { status, body: reply } = await person('student', { name: 'Another', ...body }, by);
      expect(status).toBe(422);
      return Object.values(reply['problems'] as Record<string, { code: string; params?: unknown }>).map(({ code, params }) => [code, params]);
    };
    const named = { holder: 'Esha Rao', module: 'student', id: made.data['id'] };
    expect(await takenBy({ emailId: 'esha@three.example' }, head)).toEqual([['unique', named]]);
    expect(await takenBy({ emailId: 'free@three.example', phoneNumber: '+919876500123' }, head)).toEqual([['unique', named]]);
    // Of the same rows, and of another module that the actor reads.
    expect(await takenBy({ emailId: 'tara@three.example' }, head)).toEqual([['unique', { holder: 'Tara Sen', module: expect.not.stringMatching('student'), id: teacher.data['id'] }]]);
    // Somebody else’s institute.
    expect(await takenBy({ emailId: 'esha@three.example' }, await platform.login('institute2'))).toEqual([['uniqueElsewhere', undefined]]);
    // Who may make learners and read no teachers.
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { student: ['create', 'read'] } });
    const clerk = await platform.login('sub_admin');
    expect(await takenBy({ emailId: 'tara@three.example' }, clerk)).toEqual([['unique', undefined]]);
    expect(await takenBy({ emailId: 'esha@three.example' }, clerk)).toEqual([['unique', named]]);
  });

  it('that are addresses are one address however their domain is written, and people sign in by either', async () => {
    const person = (emailId: string) => platform.call({ method: 'POST', url: '/api/v9/user', token, body: { name: 'Asha Rao', emailId, role: 'faculty', instituteId: INSTITUTES.north } });
    const made = await person('asha@bücher.example');
    expect(made).toMatchObject({ status: 201, data: { emailId: 'asha@xn--bcher-kva.example' } });
    for (const emailId of ['asha@xn--bcher-kva.example', 'Asha@BÜCHER.example', 'asha@bu\u0308cher.example', 'asha＠bücher。example']) {
      expect(await person(emailId), emailId).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'unique' } } } });
    }
    expect((await person('asha@bucher.example')).status).toBe(201);
    const found = (username: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => findPerson({ trx, username }));
    for (const username of ['asha@bücher.example', 'ASHA@xn--bcher-kva.example', 'ａｓｈａ＠xn--bcher-kva．example']) expect((await found(username))?.id, username).toBe(made.data['id']);
    // An address that was stored in the letters it was typed in.
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set email_id = 'old@bücher.example' where id = ${String(made.data['id'])}`.execute(trx));
    expect((await found('old@bücher.example'))?.id).toBe(made.data['id']);
  });

  it('of one line are kept without signs that show nothing, and written freely with them', async () => {
    const spaced = await branch({ name: 'Hall\u2800of  two\u{13430} blanks\ufffe' });
    expect(spaced, 'blanks stay as many as they are').toMatchObject({ status: 201, data: { name: 'Hall of  two blanks' } });
    const notes = 'A \u00adnote \u{e0041}here';
    const lead = await platform.call({ method: 'POST', url: '/api/v9/lead', token, body: { name: 'As\u{e0061}ha\u{e0100} \u{1d173}R\u200da\u00ado', phoneNumber: '+919876500011', emailId: 'as\u{e0068}ha@rao.exa\u2060mple', source: 'website', notes } });
    expect(lead).toMatchObject({ status: 201, data: { name: 'Asha Rao', emailId: 'asha@rao.example', notes } });
    for (const half of ['\ud800', '\udc00']) expect(await branch({ name: `Hall ${half}` }), 'half a sign').toMatchObject({ status: 422, body: { problems: { name: { code: 'pattern' } } } });
  });

  it('that belong to a person are of that person however they are written', async () => {
    const person = (emailId: string) => platform.call({ method: 'POST', url: '/api/v9/user', token, body: { name: 'Devika Nair', emailId, role: 'faculty', instituteId: INSTITUTES.north } });
    const { data } = await person('devika@nair.example');
    for (const emailId of ['devi\u{e0041}ka@nair.example', 'devika\u{e0100}@nair.example', 'dev\u{1d17a}ika@nair.example', 'dev\u200bika@nair.example', 'devika\ufdd0@nair.example', 'devi\u{1d159}ka@nair.example', 'devika@nair.example\u2800']) {
      expect(await person(emailId), emailId).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'unique' } } } });
      // As an address that was stored before such signs were taken out of it.
      await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set email_id = ${emailId} where id = ${String(data['id'])}`.execute(trx));
      expect((await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => findPerson({ trx, username: 'devika@nair.example' })))?.id).toBe(data['id']);
    }
  });

  it('of signs nobody sees do not meet what is required', async () => {
    for (const text of ['\u200d', '\u2060\u2060', '\u3164', '\u115f \u1160', '\ufe0f', '\u2800\u2800', '\u00ad', '\u{e0020}\u{e0021}', ' \u200c ', '\ufdd0', '\u{10ffff}', '\u{1d159} \u{16fe4}']) {
      expect(await branch({ name: text }), JSON.stringify(text)).toMatchObject({ status: 422, body: { problems: { name: { code: 'required' } } } });
    }
    const kept = await branch({ name: 'श्री\u200dमान' });
    expect(kept).toMatchObject({ status: 201, data: { name: 'श्री\u200dमान' } });
  });
});
