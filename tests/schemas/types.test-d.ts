import { defineResource, f, type RecordOf } from '../../src/schemas';

/** Each promise of the types, held by the compiler (`npm run check`). */
const lesson = defineResource({
  name: 'lesson',
  fields: {
    title: f.text({ required: true }),
    level: f.choice(['basic', 'expert'], { required: true }),
    seats: f.integer(),
    secret: f.password(),
    hours: f.list({ opens: f.time({ required: true }) }),
  },
  list: { columns: ['title', 'createdAt'], sort: '-createdAt' },
});
type Lesson = RecordOf<typeof lesson>;

export const good: Lesson = { id: '1', createdAt: '', updatedAt: '', version: 1, title: 'Light', level: 'basic', seats: null, hours: [{ opens: '09:00' }] };
export const level: 'basic' | 'expert' = good.level;

// @ts-expect-error a required field is never null
export const titleless: Lesson = { ...good, title: null };
// @ts-expect-error a choice is one of its values
export const misled: Lesson = { ...good, level: 'middling' };
// @ts-expect-error a password is never part of a record
good.secret;
// @ts-expect-error a field nobody declared
good.titel;

defineResource({
  name: 'x',
  fields: { title: f.text() },
  // @ts-expect-error columns name fields
  list: { columns: ['titel'] },
});
// @ts-expect-error an option that does not exist
f.text({ requird: true });
// @ts-expect-error a tone is one of five
f.choice(['a'], { tones: { a: 'purple' } });
