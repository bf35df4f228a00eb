import { expect, it } from 'vitest';
import { checkDeclarations, defineResource, f, normalize, validateRecord, WEEK } from '../../src/schemas';
import { firstWeekday } from '../../src/schemas/weekdays';

const lesson = normalize(defineResource({ name: 'lesson', fields: { day: f.choice(WEEK), from: f.date(), to: f.date({ after: 'from', reaches: 'day' }) } }));
const context = { now: '2026-01-01T00:00:00.000Z' };

it.each([
  // From a Saturday.
  ['tuesday', '2026-04-04', '2026-04-06', true], ['tuesday', '2026-04-04', '2026-04-07', false], ['saturday', '2026-04-04', '2026-04-04', false], ['friday', '2026-04-04', '2026-04-09', true], ['friday', '2026-04-04', '2026-04-10', false],
  // Over the end of a February of 29 days.
  ['wednesday', '2028-02-28', '2028-02-29', true], ['wednesday', '2028-02-28', '2028-03-01', false],
  // What is missing says nothing, nor does what is no day.
  ['', '2026-04-04', '2026-04-05', false], ['tuesday', '', '2026-04-05', false], ['tuesday', '2026-04-04', '', false], ['someday', '2026-04-04', '2026-04-05', false],
])('%s from %s to %s is refused: %s', (day, from, to, isRefused) => {
  expect(validateRecord({ fields: lesson.fields, values: { day, from, to }, context })['to']?.code === 'dayNotReached').toBe(isRefused);
});

it('the first such day is found from each day of a week', () => {
  expect(WEEK.map((day) => firstWeekday({ day, from: '2026-04-04' }))).toEqual(['2026-04-06', '2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10', '2026-04-04', '2026-04-05']);
  expect(firstWeekday({ day: 'sunday', from: '2026-12-31' })).toBe('2027-01-03');
});

it.each([
  ['what is no choice of such days', { to: { type: 'date', after: 'from', reaches: 'kind' } }, 'fields.to.reaches', '“kind” is not a choice of days of the week', 'day'],
  ['what comes after nothing', { to: { type: 'date', reaches: 'day' } }, 'fields.to.reaches', 'comes after another', "after: 'startsOn'"],
])('a date that reaches a day by %s is refused, with place and remedy', (_, fields, path, says, remedy) => {
  const problems = checkDeclarations({ inputs: [{ name: 'lesson', fields: { day: { type: 'choice', choices: [...WEEK] }, kind: { type: 'choice', choices: ['a', 'b'] }, from: { type: 'date' }, ...fields } }], handlers: [] });
  expect(problems.find((one) => one.path === path), JSON.stringify(problems)).toMatchObject({ message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
});
