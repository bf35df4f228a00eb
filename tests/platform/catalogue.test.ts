import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId, createTestPlatform, type CallResult, type TestPlatform } from './support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const call = async (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: unknown, account: 'institute' | 'super_admin' | 'faculty' = 'institute'): Promise<CallResult> =>
  platform.call({ method, url: `/api/v9${path}`, token: await platform.login(account), ...(body !== undefined && { body }) });
const make = async (path: string, body: unknown, account?: 'super_admin'): Promise<string> => {
  const made = await call('POST', path, body, account);
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
  return String(made.data['id']);
};

it('a topic has a section of its own subject alone, and a subject in use stays', async () => {
  const [maths, physics] = [await make('/subject', { name: 'Maths', code: 'ma' }), await make('/subject', { name: 'Physics' })];
  expect((await call('GET', `/subject/${maths}`)).data).toMatchObject({ code: 'MA' });
  const [algebra, optics] = [await make('/section', { name: 'Sums', subjectId: maths }), await make('/section', { name: 'Light', subjectId: physics })];
  const strange = { status: 422, body: { problems: { sectionId: { code: 'narrowed', params: { field: 'subjectId' } } } } };
  expect(await call('POST', '/topic', { name: 'Lenses', subjectId: maths, sectionId: optics })).toMatchObject(strange);
  const topic = await make('/topic', { name: 'Fractions', subjectId: maths, sectionId: algebra });
  expect(await call('PUT', `/topic/${topic}`, { subjectId: physics })).toMatchObject(strange);
  expect(await call('POST', '/topic', { name: 'fractions', subjectId: maths })).toMatchObject({ status: 422, body: { problems: { name: { code: 'uniqueTogether' } } } });
  expect(await make('/topic', { name: 'Fractions', subjectId: physics })).toBeTruthy();

  // What topics of this subject are in goes to no other, until none of them is.
  const held = { status: 422, body: { problems: { subjectId: { code: 'narrowsOthers', params: { count: 1, module: 'topic' } } } } };
  expect(await call('PUT', `/section/${algebra}`, { subjectId: physics })).toMatchObject(held);
  expect(await call('PUT', `/section/${algebra}`, { subjectId: null })).toMatchObject(held);
  expect(await call('PUT', `/section/${algebra}`, { name: 'Sums and more' })).toMatchObject({ status: 200 });
  expect(await call('PUT', `/topic/${topic}`, { sectionId: null })).toMatchObject({ status: 200 });
  expect(await call('PUT', `/section/${algebra}`, { subjectId: physics })).toMatchObject({ status: 200 });
  expect(await call('PUT', `/section/${algebra}`, { subjectId: maths })).toMatchObject({ status: 200 });

  const refused = await call('DELETE', `/subject/${maths}`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
  expect((refused.body['uses'] as { module: string }[]).map(({ module }) => module).sort()).toEqual(['section', 'topic']);
  // A section may say nothing of a subject, as those from before do.
  expect(await make('/section', { name: 'Puzzles' })).toBeTruthy();
});

it('a language and a category that are offered no more are chosen nowhere, and stay where they were chosen', async () => {
  const [malayalam, science] = [await make('/language', { name: 'Malayalam of before', code: 'ml' }, 'super_admin'), await make('/category', { name: 'Science of before' }, 'super_admin')];
  const course = await make('/course/courseMaster', { name: 'Optics of before', planType: 'free', languageId: malayalam, mainCategories: [science] });
  for (const path of [`/language/${malayalam}`, `/category/${science}`]) expect(await call('PUT', `${path}/deactivate`, {}, 'super_admin')).toMatchObject({ status: 200 });
  const other = { name: 'Waves of before', planType: 'free', languageId: malayalam, mainCategories: [science] };
  expect(await call('POST', '/course/courseMaster', other)).toMatchObject({ status: 422, body: { problems: { languageId: { code: 'notOffered' }, mainCategories: { code: 'notOffered' } } } });
  expect(await call('POST', '/category', { name: 'Physics of before', parentId: science }, 'super_admin')).toMatchObject({ status: 422, body: { problems: { parentId: { code: 'notOffered' } } } });
  expect(await call('PUT', `/course/courseModule/${course}`, { ...other, name: 'Renamed' })).toMatchObject({ status: 200, data: { languageId: malayalam, mainCategories: [science] } });
});

it('categories are the operator’s, two levels deep, and never below themselves', async () => {
  const [main, sub] = [await make('/category', { name: 'Exams' }, 'super_admin'), await make('/category', { name: 'Law' }, 'super_admin')];
  expect(await call('PUT', `/category/${sub}`, { parentId: main }, 'super_admin')).toMatchObject({ status: 200 });
  expect(await call('PUT', `/category/${main}`, { parentId: sub }, 'super_admin')).toMatchObject({ status: 422, body: { problems: { parentId: { code: 'belowItself' } } } });
  expect(await call('POST', '/category', { name: 'Too deep', parentId: sub }, 'super_admin')).toMatchObject({ status: 422, body: { problems: { parentId: { code: 'tooDeep' } } } });
  expect(await call('DELETE', `/category/${main}`, undefined, 'super_admin')).toMatchObject({ status: 409 });
  expect((await call('POST', '/category', { name: 'Our own' })).status).toBe(403);
  await make('/categoryGroup', { name: 'Shown first', categoryIds: [sub] }, 'super_admin');
  expect(await call('DELETE', `/category/${sub}`, undefined, 'super_admin')).toMatchObject({ status: 409, body: { uses: [{ module: 'categoryGroup' }] } });
  // What is offered no more is not put into a group.
  expect(await call('PUT', `/category/${sub}/deactivate`, {}, 'super_admin')).toMatchObject({ status: 200 });
  expect(await call('POST', '/categoryGroup', { name: 'Late', categoryIds: [sub] }, 'super_admin')).toMatchObject({ status: 422, body: { problems: { categoryIds: { code: 'notOffered' } } } });
});

it('a doubt is answered once, in the name of who answers, until it is asked again', async () => {
  const subjectId = await make('/subject', { name: 'Botany' });
  const id = await make('/doubt', { question: 'Why are leaves green?', subjectId });
  expect(await call('PUT', `/doubt/${id}/answer`, {})).toMatchObject({ status: 422, body: { problems: { answer: { code: 'required' } } } });
  expect(await call('PUT', `/doubt/${id}/answer`, { answer: '<p>Chlorophyll</p><script>x()</script>' })).toMatchObject({ status: 200, data: { status: 'answered', answer: '<p>Chlorophyll</p>', answeredById: accountId('institute') } });
  expect(await call('PUT', `/doubt/${id}/answer`, { answer: 'Again' })).toMatchObject({ status: 409 });
  expect(await call('PUT', `/doubt/${id}/reopen`, {})).toMatchObject({ status: 200, data: { status: 'open', answeredAt: null, answer: '<p>Chlorophyll</p>' } });
});

it('a phone number is found however it is written', async () => {
  const found = async (query: string): Promise<string[]> => ((await call('POST', '/lead/search', { query }, 'super_admin')).data['items'] as { id: string }[]).map(({ id }) => id);
  const [one, other] = ['63000', '18870'];
  const id = await make('/lead', { name: 'Vimala Ranganathan', phoneNumber: `+91${one}${other}`, source: 'website' }, 'super_admin');
  for (const spelled of [`${one}-${other}`, `0${one} ${other}`, `0091 ${one} ${other}`, `(+91) ${one} ${other}`, `${one}${other}`, other]) expect(await found(spelled), spelled).toContain(id);
  expect(await found(`0${one} 18871`)).not.toContain(id);
});
