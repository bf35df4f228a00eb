import { expect, expectTypeOf, test } from 'vitest';
import { answer } from '../../platform/calls/answer';
import { callProblems, defineCall, f, mayCall, type Actor, type CallGate, type CallInput, type CallReply, type CallTaken } from '../../src/schemas';

const rename = defineCall({
  method: 'PUT', path: '/lesson/{id}/title', summary: 'Give a lesson another title', gate: { module: 'course', right: 'update' },
  query: { instituteId: f.ref('institution') },
  body: { title: f.text({ required: true }), minutes: f.integer(), state: f.choice(['open', 'closed'], { required: true }) },
  gives: { title: f.text({ required: true }), places: f.list({ name: f.text({ required: true }), room: f.text() }, { required: true }), endsAt: f.datetime() },
});

test('what is sent, taken and given follows from the definition', () => {
  expectTypeOf<CallInput<typeof rename>>().toEqualTypeOf<{ readonly id: string; readonly title: string; readonly state: 'open' | 'closed'; readonly instituteId?: string | null; readonly minutes?: number | null }>();
  expectTypeOf<CallTaken<typeof rename>>().toEqualTypeOf<{ readonly id: string; readonly instituteId: string | null; readonly title: string; readonly minutes: number | null; readonly state: 'open' | 'closed' }>();
  expectTypeOf<CallReply<typeof rename>['places'][number]>().toEqualTypeOf<{ readonly name: string; readonly room: string | null }>();
  expectTypeOf<CallReply<typeof rename>['endsAt']>().toEqualTypeOf<string | null>();
});

test('a password is text where it is sent', () => {
  const change = defineCall({ method: 'PUT', path: '/password', summary: 'Change a password', gate: 'signedIn', body: { password: f.password({ required: true }), currentPassword: f.password() } });
  expectTypeOf<CallInput<typeof change>>().toEqualTypeOf<{ readonly password: string; readonly currentPassword?: string | null }>();
});

test('a missing part of the address, a wrong input, reply or state does not compile', () => {
  const send = (_input: CallInput<typeof rename>): void => undefined;
  send({ id: '1', title: 'One', state: 'open' });
  // @ts-expect-error the part of the address is missing
  send({ title: 'One', state: 'open' });
  // @ts-expect-error a required field is missing
  send({ id: '1', state: 'open' });
  // @ts-expect-error a state there is none of
  send({ id: '1', title: 'One', state: 'ajar' });
  // @ts-expect-error a number where text belongs
  send({ id: '1', title: 1, state: 'open' });
  // @ts-expect-error a field nobody declared
  send({ id: '1', title: 'One', state: 'open', colour: 'red' });
  const reply = { title: 'One', places: [{ name: 'A', room: null }], endsAt: null } as const;
  answer(rename, async () => reply);
  // @ts-expect-error the reply lacks a member
  answer(rename, async () => ({ title: 'One', places: [] }));
  // @ts-expect-error a member of the reply is of another type
  answer(rename, async () => ({ ...reply, endsAt: 5 }));
  // @ts-expect-error the input has no such member
  answer(rename, async ({ input }) => ({ ...reply, title: input.heading }));
  // @ts-expect-error no such right
  defineCall({ method: 'GET', path: '/a', summary: 'A', gate: { module: 'course', right: 'look' } });
});

test('a definition that cannot be served says what is wrong and what to do', () => {
  const base = { method: 'GET', path: '/lesson', summary: 'Lessons', gate: 'signedIn' } as const;
  expect(callProblems(defineCall(base))).toEqual([]);
  const problem = (change: object): string => callProblems(defineCall({ ...base, ...change })).join('\n');
  expect(problem({ path: 'lesson' })).toContain('write it like /user/sessions/{id}');
  expect(problem({ path: '/lesson?x=1' })).toContain('write it like /user/sessions/{id}');
  expect(problem({ summary: ' ' })).toContain('write its summary');
  expect(problem({ body: { title: f.text() } })).toContain('put its fields into query');
  expect(problem({ method: 'PUT', path: '/lesson/{title}', body: { title: f.text() } })).toContain('“title” is named twice');
  for (const perMinute of [0, -1, 1.5]) expect(problem({ perMinute })).toContain('write a whole number from 1');
  for (const perMinute of [1, 'attempts'] as const) expect(callProblems(defineCall({ ...base, perMinute }))).toEqual([]);
  expect(problem({ reading: true })).toContain('take reading away');
  expect(callProblems(defineCall({ ...base, method: 'POST', reading: true }))).toEqual([]);
  for (const gives of [undefined, { version: f.integer() }, { version: f.text({ required: true }) }]) expect(problem({ versioned: true, ...(gives && { gives }) })).toContain('add version: f.integer({ required: true })');
  expect(callProblems(defineCall({ ...base, versioned: true, gives: { version: f.integer({ required: true }) } }))).toEqual([]);
  expect(problem({ query: { places: f.list({ name: f.text() }) } })).toContain('put it into the body');
});

test('who may make a call is told by its gate, and by whether one acts for an institute', () => {
  const flags = { create: false, read: true, update: false, delete: false };
  const actor = (change: Partial<Actor> = {}): Actor => ({ id: 'a', role: 'faculty', instituteId: 'i', allowAllInstitutes: false, modules: { course: flags }, ...change });
  const read: CallGate = { module: 'course', right: 'read' };
  const may = (gate: CallGate, who: Actor | null, notWhileActing = false): boolean => mayCall(who, { gate, notWhileActing });
  expect([may('public', null), may('signedIn', null), mayCall(undefined, { gate: 'signedIn' }), may(read, null)]).toEqual([true, false, false, false]);
  expect([may('public', actor()), may('signedIn', actor()), may('signedIn', actor({ role: 'student' }))]).toEqual([true, true, true]);
  expect([may(read, actor()), may({ module: 'course', right: 'update' }, actor()), may({ module: 'test', right: 'read' }, actor()), may(read, actor({ role: 'student' }))]).toEqual([true, false, false, false]);
  expect([may({ roles: ['faculty'] }, actor()), may({ roles: ['super_admin'] }, actor())]).toEqual([true, false]);
  expect([may({ ...read, roles: ['faculty'] }, actor({ modules: {} })), may({ ...read, roles: ['institute'] }, actor())]).toEqual([false, false]);
  expect([may('signedIn', actor({ actingFor: 'i' })), may('signedIn', actor({ actingFor: 'i' }), true), may('signedIn', actor({ actingFor: null }), true)]).toEqual([true, false, true]);
});
