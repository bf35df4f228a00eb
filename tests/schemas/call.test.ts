import { expect, expectTypeOf, test } from 'vitest';
import { answer } from '../../platform/calls/answer';
import { callProblems, defineCall, f, type CallInput, type CallReply, type CallTaken } from '../../src/schemas';

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
  expect(problem({ query: { places: f.list({ name: f.text() }) } })).toContain('put it into the body');
});
