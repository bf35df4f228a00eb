import { defineResource, f, type RecordOf } from '../../src/schemas';

/** Each promise of the types, held by the compiler (`npm run check`). */
const lesson = defineResource({
  name: 'lesson',
  fields: {
    title: f.text({ required: true }),
    level: f.choice(['basic', 'expert'], { required: true }),
    seats: f.integer(),
    days: f.integer({ choices: [30, 90], required: true }),
    secret: f.password(),
    hours: f.list({ opens: f.time({ required: true }) }),
  },
  list: { columns: ['title', 'createdAt'], sort: '-createdAt' },
});
type Lesson = RecordOf<typeof lesson>;

export const good: Lesson = { id: '1', createdAt: '', updatedAt: '', version: 1, title: 'Light', level: 'basic', seats: null, days: 30, hours: [{ opens: '09:00' }] };
export const level: 'basic' | 'expert' = good.level;

// @ts-expect-error a required field is never null
export const titleless: Lesson = { ...good, title: null };
// @ts-expect-error a choice is one of its values
export const misled: Lesson = { ...good, level: 'middling' };
// @ts-expect-error a number that is chosen is one of its values
export const odd: Lesson = { ...good, days: 31 };
// @ts-expect-error a password is never part of a record
good.secret;
// @ts-expect-error a field nobody declared
good.titel;

defineResource({
  name: 'x',
  fields: { title: f.text({ required: { level: 'high' } }), level: f.text() },
  // @ts-expect-error columns name fields
  list: { columns: ['titel'] },
});
defineResource({
  name: 'x',
  fields: { title: f.text(), isOpen: f.boolean() },
  lifecycle: {
    field: 'isOpen',
    actions: {
      open: { ask: { title: f.text() }, set: { title: { answer: 'title' }, isOpen: true } },
      // @ts-expect-error a value is taken from an answer, the clock or the person
      rename: { set: { title: { anser: 'title' } } },
      // @ts-expect-error rows are appended to fields
      add: { add: { titel: { text: { now: true } } } },
    },
  },
});
defineResource({
  name: 'x',
  fields: { title: f.text(), level: f.text() },
  unique: [
    ['title', 'level'],
    { fields: ['instituteId'], where: { level: 'high' } },
    // @ts-expect-error what is unique names fields
    ['titel', 'level'],
  ],
  rules: [
    { if: { title: { is: { field: 'level' } } }, at: 'title', says: 'sameAsField' },
    // @ts-expect-error a rule is said at a field
    { if: { title: 'x' }, at: 'titel', says: 'wrong' },
  ],
});
// @ts-expect-error an option that does not exist
f.text({ requird: true });
// @ts-expect-error a tone is one of five
f.choice(['a'], { tones: { a: 'purple' } });

/** Options of other types: each would be without effect. */
export const wrongOptions = [
  // @ts-expect-error a text has no smallest number
  f.text({ min: 3 }),
  // @ts-expect-error nor digits after a point
  f.text({ decimals: 2 }),
  // @ts-expect-error nor a unit
  f.longText({ unit: '%' }),
  // @ts-expect-error nor choices, whatever else it says
  f.richText({ required: true, choices: ['a'] }),
  // @ts-expect-error a number has no length
  f.number({ maxLength: 3 }),
  // @ts-expect-error nor a pattern
  f.integer({ pattern: '^[0-9]$' }),
  // @ts-expect-error nor a case
  f.money({ letterCase: 'upper' }),
  // @ts-expect-error a switch has no bounds
  f.boolean({ min: 0 }),
  // @ts-expect-error a date is bounded by another field alone
  f.date({ min: 1 }),
  // @ts-expect-error a time of day is no deadline
  f.time({ shownAs: 'deadline' }),
  // @ts-expect-error an address is not made up
  f.email({ generate: true }),
  // @ts-expect-error many choices are not computed
  f.choices(['a'], { derive: [] }),
  // @ts-expect-error a time is no upload
  f.time({ kind: 'banner' }),
  // @ts-expect-error an instant is not made up
  f.datetime({ generate: true }),
  // @ts-expect-error a number that is chosen is no text
  f.integer({ choices: ['few'] }),
  // @ts-expect-error a number with decimals is not chosen
  f.number({ choices: [1] }),
  // @ts-expect-error a duration comes after nothing
  f.duration({ after: 'opens' }),
  // @ts-expect-error a choice has no length
  f.choice(['a'], { minLength: 1 }),
  // @ts-expect-error choices refer to nothing
  f.choices(['a'], { onDelete: 'clear' }),
  // @ts-expect-error an address is no deadline
  f.email({ shownAs: 'deadline' }),
  // @ts-expect-error a number has no bytes
  f.phone({ maxBytes: 10 }),
  // @ts-expect-error an address has no tones
  f.url({ tones: {} }),
  // @ts-expect-error a colour has its length
  f.colour({ minLength: 7 }),
  // @ts-expect-error tags refer to nothing
  f.tags({ where: { name: 'a' } }),
  // @ts-expect-error a password is not computed
  f.password({ derive: [] }),
  // @ts-expect-error a picture has no length
  f.image({ kind: 'banner', maxLength: 9 }),
  // @ts-expect-error an upload is of a kind
  f.image({ maxBytes: 9 }),
  // @ts-expect-error and says so
  f.file(),
  // @ts-expect-error a reference is no upload
  f.ref('coupon', { kind: 'banner' }),
  // @ts-expect-error references are not counted
  f.refs('coupon', { minItems: 1 }),
  // @ts-expect-error a group is one
  f.group({}, { minItems: 1 }),
  // @ts-expect-error a list refers to nothing
  f.list({}, { onDelete: 'clear' }),
  // @ts-expect-error JSON has no pattern
  f.json({ pattern: 'a' }),
  // @ts-expect-error a table is no number
  f.matrix({ rows: ['a'], columns: ['b'], min: 1 }),
  // @ts-expect-error a table has columns
  f.matrix({ rows: ['a'] }),
];

const room = defineResource({
  name: 'room',
  fields: { label: f.text({ required: true }), teacherId: f.ref('user'), seats: f.integer(), taken: f.integer(), phone: f.from('teacherId', 'phoneNumber', f.phone()), teacher: f.from('teacherId', 'name'), learners: f.count('student', 'roomId'), left: f.formula('seats', '-', 'taken'), half: f.formula('seats', '/', 2) },
  list: { columns: ['label', 'teacher', 'learners', 'left'] },
});
export const teacher: string | null = ({} as RecordOf<typeof room>).teacher;
export const learners: number | null = ({} as RecordOf<typeof room>).learners;
// @ts-expect-error a count is a number
export const worded: string = ({} as RecordOf<typeof room>).learners!;
defineResource({
  name: 'x',
  // @ts-expect-error a formula is made of numbers beside it
  fields: { label: f.text(), seats: f.integer(), left: f.formula('seats', '-', 'label') },
});
defineResource({
  name: 'x',
  // @ts-expect-error and of ones that are there
  fields: { seats: f.integer(), left: f.formula('seets', '-', 3) },
});
defineResource({
  name: 'x',
  // @ts-expect-error what comes from elsewhere comes by a reference
  fields: { label: f.text(), teacher: f.from('label', 'name') },
});
// @ts-expect-error a sign is one of four
f.formula('seats', '%', 2);
