import { afterAll, beforeAll, expect, it } from 'vitest';
import { asNew, brokenRules, mayChoose, ruleProblems, validateRecord, type Actor } from '../../src/schemas';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';

/** What people get wrong in the modules there are: the platform refuses it at its place, and the form knows it before, where it can be known there. */
let platform: TestPlatform;
const account = { institute: '', super_admin: '' };
beforeAll(async () => {
  platform = await createTestPlatform();
  for (const name of ['institute', 'super_admin'] as const) account[name] = await platform.login(name);
});
afterAll(() => platform.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as: keyof typeof account = 'institute') => platform.call({ method, url: `/api/v9${path}`, token: account[as], ...(body !== undefined && { body }) });
const made = async (path: string, body: unknown, as?: keyof typeof account): Promise<string> => {
  const reply = await call('POST', path, body, as);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
  return String(reply.data['id']);
};
const refused = (problems: Record<string, unknown>) => ({ status: 422, body: { code: 'VALIDATION', problems } });

/** What the form says of a new record, by the same functions as its resolver. */
function saidByForm(module: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { fields, rules } = platform.context.loader.require(module);
  const context = { now: new Date().toISOString(), user: { id: accountId('institute'), instituteId: null, role: 'institute' as const } };
  return { ...ruleProblems(brokenRules({ rules, fields, values, before: null, changed: new Set(Object.keys(values)), context })), ...validateRecord({ fields: asNew({ fields, context }), values, context }) };
}

it('an offer above the price', async () => {
  const course = { name: 'Algebra', curriculumType: 'recorded', planType: 'paid', price: 900, offerPrice: 901, validity: 365 };
  const problem = { offerPrice: { code: 'aboveField', params: { fields: 'price' } } };
  expect(await call('POST', '/course/courseMaster', course)).toMatchObject(refused(problem));
  expect(saidByForm('course', course)).toEqual(problem);
  expect(saidByForm('course', { ...course, offerPrice: 900 })).toEqual({});
});

it.each(['paid', 'both'])('a %s course for nothing, or on offer for nothing', async (planType) => {
  const course = { name: `Algebra, ${planType}`, curriculumType: 'recorded', planType, validity: 365 };
  const says = (rule: string): object => ({ code: 'rule', params: { says: rule, fields: '' } });
  for (const [money, problem] of [[{ price: 0 }, { price: says('paidForNothing') }], [{ price: 900, offerPrice: 0 }, { offerPrice: says('offeredForNothing') }]] as const) {
    expect(await call('POST', '/course/courseMaster', { ...course, ...money })).toMatchObject(refused(problem));
    expect(saidByForm('course', { ...course, ...money })).toEqual(problem);
  }
  expect(await call('POST', '/course/courseMaster', { ...course, price: 0.01 })).toMatchObject({ status: 201 });
  expect(await call('POST', '/course/courseMaster', { ...course, name: `${course.name}, free`, planType: 'free', price: 0 })).toMatchObject({ status: 201, data: { price: null } });
});

it.each([
  ['coupon', '/coupon', { code: 'OVER-2020', kind: 'percent', percentOff: 10, appliedFor: 'course', endsAt: '2020-01-01T12:00:00.000Z' }, { endsAt: '2200-01-01T12:00:00.000Z' }, { description: 'Of old' }],
  ['banner', '/banner', { title: 'Over', imageURL: 'https://example.org/over.png', linkType: 'none', endsOn: '2020-01-01' }, { endsOn: '2200-01-01' }, { title: 'Of old' }],
  ['referralProgram', '/referralProgram', { name: 'Over', rewardKind: 'percent', rewardPercent: 10, endsAt: '2020-01-01T12:00:00.000Z' }, { endsAt: '2200-01-01T12:00:00.000Z' }, { name: 'Of old' }],
] as const)('a new %s that has ended already, while one that is over can be changed', async (module, path, over, lasting, other) => {
  const { endsAt, endsOn } = { endsAt: undefined, endsOn: undefined, ...over };
  const ended = endsAt === undefined ? { endsOn } : { endsAt };
  const problem = Object.fromEntries(Object.keys(ended).map((name) => [name, { code: 'inPast' }]));
  expect(saidByForm(module, over)).toEqual(problem);
  expect(await call('POST', path, over)).toMatchObject(refused(problem));
  const id = await made(path, { ...over, ...lasting });
  expect(await call('PUT', `${path}/${id}`, ended)).toMatchObject({ status: 200 });
  expect(await call('PUT', `${path}/${id}`, other)).toMatchObject({ status: 200, data: { ...ended, ...other } });
});

it('a coupon for memberships by an institute, which is not offered one', async () => {
  const coupon = { code: 'PLANS-10', kind: 'percent', percentOff: 10, appliedFor: 'membership' };
  expect(await call('POST', '/coupon', coupon)).toMatchObject(refused({ appliedFor: { code: 'forbidden' } }));
  expect(await call('POST', '/coupon', { ...coupon, appliedFor: 'course' })).toMatchObject({ status: 201 });
  expect(await call('POST', '/coupon', { ...coupon, instituteId: null }, 'super_admin')).toMatchObject({ status: 201 });
  const operatorsAlone = { appliedFor: { code: 'rule', params: { says: 'operatorsAlone' } } };
  const given = { ...coupon, code: 'PLANS-11', instituteId: INSTITUTES.north };
  expect(saidByForm('coupon', given)).toMatchObject(operatorsAlone);
  expect(saidByForm('coupon', { ...given, instituteId: null })).toEqual({});
  expect(await call('POST', '/coupon', given, 'super_admin')).toMatchObject(refused(operatorsAlone));
  const { data } = await call('POST', '/coupon', { ...given, appliedFor: 'course' }, 'super_admin');
  expect(await call('PUT', `/coupon/${String(data['id'])}`, { appliedFor: 'membership' }, 'super_admin')).toMatchObject(refused(operatorsAlone));
  const field = platform.context.loader.require('coupon').fields['appliedFor']!;
  const of = (role: Actor['role']): Actor => ({ id: accountId('institute'), role, instituteId: null, modules: {} }) as unknown as Actor;
  expect(['institute', 'super_admin'].map((role) => field.choices.filter((choice) => mayChoose({ actor: of(role as Actor['role']), field, choice })))).toEqual([['course', 'webinar'], ['membership', 'course', 'webinar']]);
});

it('a category below itself, a topic in the section of another subject, a subject that has topics, a second subscription', async () => {
  const [exams, law] = [await made('/category', { name: 'Exams' }, 'super_admin'), await made('/category', { name: 'Law' }, 'super_admin')];
  expect(await call('PUT', `/category/${law}`, { parentId: exams }, 'super_admin')).toMatchObject({ status: 200 });
  expect(await call('PUT', `/category/${exams}`, { parentId: law }, 'super_admin')).toMatchObject(refused({ parentId: { code: 'belowItself' } }));

  const [maths, physics] = [await made('/subject', { name: 'Maths' }), await made('/subject', { name: 'Physics' })];
  const optics = await made('/section', { name: 'Light', subjectId: physics });
  expect(await call('POST', '/topic', { name: 'Lenses', subjectId: maths, sectionId: optics })).toMatchObject(refused({ sectionId: { code: 'narrowed', params: { field: 'subjectId' } } }));
  await made('/topic', { name: 'Lenses', subjectId: physics, sectionId: optics });
  expect(await call('DELETE', `/subject/${physics}`)).toMatchObject({ status: 409, body: { code: 'IN_USE' } });

  const courseId = await made('/course/courseMaster', { name: 'Optics', planType: 'free', validity: 365 });
  const userId = await made('/student', { name: 'Asha', emailId: 'asha@learners.example' });
  const subscription = { courseId, userId, startsOn: '2026-03-01' };
  await made('/subscription', subscription);
  expect(await call('POST', '/subscription', subscription)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
});

it('something for the pool without what it is: notes without a file, a video without an address', async () => {
  const notes = { name: 'Laws of motion', kind: 'notes' };
  expect(await call('POST', '/resourcePool', notes)).toMatchObject(refused({ file: { code: 'required' } }));
  expect(saidByForm('resourcePool', notes)).toEqual({ file: { code: 'required' } });
  expect(saidByForm('resourcePool', { ...notes, kind: 'video' })).toEqual({ url: { code: 'required' } });
});
