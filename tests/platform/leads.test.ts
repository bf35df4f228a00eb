import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';

let platform: TestPlatform;
let token = '';
const call = (method: string, path: string, body: unknown = {}) => platform.call({ method: method as 'POST', url: `/api/v9${path}`, token, ...(method === 'GET' ? {} : { body }) });
const lead = async (more: object = {}): Promise<string> => {
  const made = await call('POST', '/lead', { name: 'Asha Menon', phoneNumber: '+91 98470 11111', city: 'Kochi', source: 'phone', ...more });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await call('PUT', `/lead/${String(made.data['id'])}/contact`);
  return String(made.data['id']);
};
const convert = (id: string, emailId: string, institutionId: string = INSTITUTES.north) => call('PUT', `/lead/${id}/convert`, { emailId, institutionId });
beforeAll(async () => {
  platform = await createTestPlatform();
  token = await platform.login('super_admin');
});
afterAll(() => platform.close());

it('a lead becomes a learner of the institute, who is invited', async () => {
  const id = await lead();
  const { status, data, body } = await convert(id, 'asha@people.example');
  expect([status, data['status'], data['institutionId'], data['emailId']], JSON.stringify(body)).toEqual([200, 'converted', INSTITUTES.north, 'asha@people.example']);
  expect((await call('GET', `/student/${String(data['learnerId'])}`)).data).toMatchObject({ name: 'Asha Menon', emailId: 'asha@people.example', phoneNumber: '+919847011111', city: 'Kochi', instituteId: INSTITUTES.north, status: 'invited' });
  expect(await convert(id, 'asha@people.example')).toMatchObject({ status: 409, body: { code: 'TRANSITION_REFUSED' } });
});

it('somebody new reads what whoever makes them reads in, unless it is said; English where nobody knows', async () => {
  const post = (url: string, body: object, language?: string) => platform.call({ method: 'POST', url: `/api/v9${url}`, token, body, ...(language && { headers: { 'accept-language': language } }) });
  const user = (mark: string, more: object = {}) => ({ name: 'Reader', emailId: `${mark}@readers.example`, role: 'faculty', instituteId: INSTITUTES.north, ...more });
  expect((await post('/user', user('un'), 'fr-CA,fr;q=0.9')).data['language']).toBe('fr');
  expect((await post('/user', user('deux', { language: 'hi' }), 'fr')).data['language']).toBe('hi');
  expect((await post('/user', user('three'))).data['language']).toBe('en');
  expect((await post('/user', user('four'), 'de')).data['language']).toBe('en');
  const institute = await post('/institute', { name: 'École du soir', emailId: 'soir@readers.example', phoneNumber: '+91 98470 77770' }, 'fr');
  expect(institute.data['language'], JSON.stringify(institute.body)).toBe('fr');
  // Of a lead the learner.
  const id = await lead({ phoneNumber: '+91 98470 77771' });
  const converted = await platform.call({ method: 'PUT', url: `/api/v9/lead/${id}/convert`, token, body: { emailId: 'lue@readers.example', institutionId: INSTITUTES.north }, headers: { 'accept-language': 'ja' } });
  expect((await call('GET', `/student/${String(converted.data['learnerId'])}`)).data['language']).toBe('ja');
});

it('one who is a learner there already is the one, whatever else is known', async () => {
  const first = await convert(await lead({ phoneNumber: '+91 98470 22222' }), 'biju@people.example');
  const second = await convert(await lead({ phoneNumber: '+91 98470 33333' }), 'Biju@people.example');
  expect(second.status, JSON.stringify(second.body)).toBe(200);
  expect(second.data['learnerId']).toBe(first.data['learnerId']);
  // A number that somebody has stays theirs.
  const third = await convert(await lead({ phoneNumber: '+91 98470 22222' }), 'chitra@people.example');
  expect((await call('GET', `/student/${String(third.data['learnerId'])}`)).data['phoneNumber'] ?? null).toBeNull();
});

it('a learner of that address who bears another name is named, and is the one only where it is said that they are', async () => {
  const first = await convert(await lead({ name: 'Dilip Rao', phoneNumber: '+91 98470 55551' }), 'dilip@people.example');
  const other = await lead({ name: 'Esther Paul', phoneNumber: '+91 98470 55552' });
  const asked = await convert(other, 'dilip@people.example');
  expect(asked).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'rule', params: { says: 'otherPerson', name: 'Dilip Rao' } } }, errors: { emailId: expect.stringContaining('otherPerson') } } });
  expect((await call('GET', `/lead/${other}`)).data).toMatchObject({ status: 'contacted', learnerId: null, emailId: null });
  // Elsewhere the person is nobody that anybody hears of.
  expect(JSON.stringify((await convert(other, 'dilip@people.example', INSTITUTES.south)).body)).not.toContain('Dilip');
  const gone = await call('PUT', `/lead/${other}/convert`, { emailId: 'dilip@people.example', institutionId: INSTITUTES.north, isSamePerson: true });
  expect([gone.status, gone.data['status'], gone.data['learnerId']]).toEqual([200, 'converted', first.data['learnerId']]);
  // The same name, however it is spelled, is the same person.
  expect((await convert(await lead({ name: 'dilip  rao', phoneNumber: '+91 98470 55553' }), 'dilip@people.example')).data['learnerId']).toBe(first.data['learnerId']);
});

it('an address of somebody else is refused at the question, and nothing is changed', async () => {
  const id = await lead({ phoneNumber: '+91 98470 44444' });
  for (const [email, institute] of [['faculty@demo.lectern.test', INSTITUTES.north], ['biju@people.example', INSTITUTES.south]] as const) {
    expect(await convert(id, email, institute)).toMatchObject({ status: 422, body: { errors: { emailId: expect.any(String) } } });
  }
  expect(await convert(id, 'nobody@people.example', '0198ffff-0000-7000-8000-00000000dead')).toMatchObject({ status: 422, body: { errors: { institutionId: expect.any(String) } } });
  expect((await call('GET', `/lead/${id}`)).data).toMatchObject({ status: 'contacted', learnerId: null });
});

it('nobody is invited to an institute whose people cannot sign in, by whatever makes or invites a person', async () => {
  const set = async (action: string): Promise<void> => expect((await call('PUT', `/institute/${INSTITUTES.south}/${action}`)).status).toBe(200);
  const waiting = await call('POST', '/user', { name: 'Gita Nair', emailId: 'gita@people.example', role: 'faculty', instituteId: INSTITUTES.south });
  expect(waiting.status, JSON.stringify(waiting.body)).toBe(201);
  const refused = { status: 409, body: { code: 'TRANSITION_REFUSED', reason: 'instituteNotOpen', params: { name: 'Institute south' } } };
  for (const action of ['suspendInstitute', 'deactivateInstitute']) {
    await set(action);
    const id = await lead({ phoneNumber: '+91 98470 77771' });
    expect(await convert(id, 'farid@people.example', INSTITUTES.south)).toMatchObject(refused);
    expect((await call('GET', `/lead/${id}`)).data).toMatchObject({ status: 'contacted', learnerId: null });
    for (const module of ['user', 'student']) expect(await call('POST', `/${module}`, { name: 'Farid Khan', emailId: 'farid@people.example', ...(module === 'user' && { role: 'faculty' }), instituteId: INSTITUTES.south }), module).toMatchObject(refused);
    expect(await call('PUT', `/user/${String(waiting.data['id'])}/invite`)).toMatchObject(refused);
    expect((await call('POST', '/user/search', { query: 'farid@people.example' })).data['total']).toBe(0);
    await set('approveInstitute');
  }
  expect((await convert(await lead({ phoneNumber: '+91 98470 77772' }), 'farid@people.example', INSTITUTES.south)).status).toBe(200);
});

it('is looked after by whoever may open it, and by nobody else, whatever names them', async () => {
  const made = await call('POST', '/user', { name: 'Hema Pillai', emailId: 'hema@people.example', role: 'super_admin', allowAllInstitutes: true });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const hema = String(made.data['id']);
  const id = await lead({ phoneNumber: '+91 98470 88881', ownerId: hema });
  expect((await call('GET', `/lead/${id}`)).data['ownerId']).toBe(hema);
  const refused = { status: 422, body: { problems: { ownerId: { code: 'notOffered' } } } };
  for (const name of ['student', 'faculty', 'institute', 'sub_admin', 'admin'] as const) {
    expect(await call('POST', '/lead', { name: 'Indu Shah', phoneNumber: '+91 98470 88882', ownerId: accountId(name) }), name).toMatchObject(refused);
    expect(await call('PUT', `/lead/${id}`, { ownerId: accountId(name) }), name).toMatchObject(refused);
  }
  // Whoever left can open nothing any more.
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set status = 'inactive' where id = ${hema}`.execute(trx));
  expect(await call('POST', '/lead', { name: 'Indu Shah', phoneNumber: '+91 98470 88882', ownerId: hema })).toMatchObject(refused);
  expect((await call('PUT', `/lead/${id}`, { ownerId: hema, city: 'Pune' })).status).toBe(200);
});

it('one that somebody else looked after before is read as it is, and changed in everything but that', async () => {
  const id = await lead({ phoneNumber: '+91 98470 99991' });
  const teacher = accountId('faculty');
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.lead set owner_id = ${teacher} where id = ${id}`.execute(trx));
  const changed = await call('PUT', `/lead/${id}`, { city: 'Thrissur', followUpOn: '2027-01-15', ownerId: teacher });
  expect([changed.status, changed.data['city'], changed.data['ownerId']], JSON.stringify(changed.body)).toEqual([200, 'Thrissur', teacher]);
  expect(await call('PUT', `/lead/${id}/qualify`)).toMatchObject({ status: 200, data: { status: 'qualified', ownerId: teacher } });
  expect((await call('PUT', `/lead/${id}`, { ownerId: accountId('student') })).status).toBe(422);
  expect((await call('PUT', `/lead/${id}`, { ownerId: accountId('super_admin') })).data['ownerId']).toBe(accountId('super_admin'));
});
