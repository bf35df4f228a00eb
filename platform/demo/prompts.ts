import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes } from './institutes';
import { demoId } from './random';

/** What assistants are told: the operator's, which everybody may use, and some that institutes wrote for themselves. */
export function demoPrompts(clock: DemoClock): DemoRecord[] {
  const owners = [null, ...busyInstitutes().map(({ id }) => id).slice(0, 4)];
  const rows = owners.flatMap((instituteId, nth) => PROMPTS.filter((_, at) => instituteId === null || (at + nth) % 4 === 0).map(([name, purpose, prompt]) => ({ instituteId, name, purpose, prompt })));
  return rows.map((row, index) => ({
    id: demoId({ kind: 'aiPrompt', index }),
    ...row,
    temperature: row.purpose === 'questions' || row.purpose === 'test' ? 0.4 : 0.8,
    status: index % 7 === 6 ? 'inactive' : 'active',
    createdAt: clock.instant(-160 + index * 9, 640),
    updatedAt: clock.instant(-40 + index, 700),
  }));
}

const PROMPTS = [
  ['Ten questions on a chapter', 'questions', 'Write ten single-choice questions on {chapter} with four options each. Mark the right one and explain it in one sentence.'],
  ['Mock test of a subject', 'test', 'Put together a test of {subject} with {count} questions: half of them easy, a third medium, the rest hard. Give each a mark of 1 and a negative mark of 0.33.'],
  ['Explain like a teacher', 'doubt', 'Explain {topic} to a learner of class 9 in simple words, with an example from everyday life.'],
  ['Answer a doubt kindly', 'doubt', 'Answer the question {question} step by step. Say first what is right in what the learner thinks already.'],
  ['Hints without the answer', 'doubt', 'Give three hints for {question}, each a little clearer than the one before. Do not give the result.'],
  ['Summary of a lesson', 'summary', 'Sum up the lesson {title} in at most eight points that a learner can revise from the evening before a test.'],
  ['Message to parents', 'other', 'Write a short message to the parents of {learner} about how the month went, from these results: {results}. Be friendly and honest.'],
] as const;
