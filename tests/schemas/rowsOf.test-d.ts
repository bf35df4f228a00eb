import { defineResource, f, rowsOf, type RecordOf } from '../../src/schemas';

/** What is taken over from a module is known to the compiler (`npm run check`). */
const person = defineResource({
  name: 'person',
  fields: { name: f.text({ required: true }), phone: f.phone(), kind: f.choice(['learner', 'teacher'], { required: true }), note: f.text() },
});
const learner = defineResource({
  name: 'learner',
  of: rowsOf<typeof person>('person'),
  where: { kind: 'learner' },
  takes: { name: true, phone: { required: true }, kind: true },
  fields: { guardian: f.text() },
  list: { columns: ['name', 'phone', 'guardian', 'createdAt'], sort: 'name' },
});
type Learner = RecordOf<typeof learner>;

export const good: Learner = { id: '1', createdAt: '', updatedAt: '', version: 1, name: 'Asha', phone: '+919812345678', kind: 'learner', guardian: null };
export const kind: 'learner' | 'teacher' = good.kind;
// @ts-expect-error required here, though not there
export const phoneless: Learner = { ...good, phone: null };
// @ts-expect-error what is not taken over is not here
good.note;

// As JSON would have it, nothing of the other module is known.
export const plain = defineResource({ name: 'pupil', of: 'person', where: { kind: 'learner' }, takes: { anything: true }, fields: {}, list: { columns: ['anything'] } });

// @ts-expect-error a value of the field
defineResource({ name: 'x', of: rowsOf<typeof person>('person'), where: { kind: 'pupil' }, takes: { name: true }, fields: {} });
// @ts-expect-error a field of the other module
defineResource({ name: 'x', of: rowsOf<typeof person>('person'), where: { kind: 'learner' }, takes: { nane: true }, fields: {} });
// @ts-expect-error never less than there
defineResource({ name: 'x', of: rowsOf<typeof person>('person'), where: { kind: 'learner' }, takes: { name: { required: false } }, fields: {} });
// @ts-expect-error columns name what is taken over or own
defineResource({ name: 'x', of: rowsOf<typeof person>('person'), where: { kind: 'learner' }, takes: { name: true }, fields: {}, list: { columns: ['phone'] } });
