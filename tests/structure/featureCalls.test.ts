import { expect, test } from 'vitest';
import { answer, type Answer } from '../../platform/calls/answer';
import { answerProblems } from '../../platform/features/found';
import { defineCall, type AnyCall } from '../../src/schemas';

const list = defineCall({ method: 'GET', path: '/lesson', summary: 'Lessons', gate: 'signedIn' });
const read = defineCall({ method: 'GET', path: '/lesson/{id}', summary: 'A lesson', gate: 'signedIn' });
const same = defineCall({ method: 'GET', path: '/lesson/{lessonId}', summary: 'A lesson', gate: 'signedIn' });
const give = async () => ({});

const problems = ({ calls, answers }: { calls: Readonly<Record<string, AnyCall>>; answers: readonly Answer[] }): readonly string[] =>
  answerProblems({ calls: { '../../src/customPages/lessons/calls.ts': calls }, answers: { './lessons/answers.ts': { answers } } });

test('every call of a room is answered once, and every answer is one of a call', () => {
  expect(problems({ calls: { list, read }, answers: [answer(list, give), answer(read, give)] })).toEqual([]);
  expect(problems({ calls: { list, read }, answers: [answer(list, give)] })).toEqual(['src/customPages/lessons/calls.ts, read: nobody answers it; write answer(read, …) into platform/features/lessons/answers.ts']);
  expect(problems({ calls: { list }, answers: [answer(list, give), answer(read, give)] })).toEqual(['platform/features/lessons/answers.ts: answers GET /lesson/{id}, which is no call of a room; define it in src/customPages/lessons/calls.ts']);
  expect(problems({ calls: { read, same }, answers: [answer(read, give), answer(same, give)] })).toEqual(['platform/features/lessons/answers.ts: GET /lesson/{lessonId} is answered by platform/features/lessons/answers.ts already; give one of them another path']);
});

test('a call that cannot be served is named with its place', () => {
  const odd = defineCall({ method: 'GET', path: 'lesson', summary: 'Lessons', gate: 'signedIn' });
  expect(problems({ calls: { odd }, answers: [answer(odd, give)] })).toEqual([expect.stringMatching(/^src\/customPages\/lessons\/calls\.ts, odd: GET lesson: the path must begin with \//)]);
});
