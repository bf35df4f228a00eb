import { expect, it } from 'vitest';
import { portables } from '../../../src/fields/portable';
import { createCellContext } from '../../../src/fields/cellContext';
import { loadDeclarations } from '../../../platform/declarations';
import { defineResource, f, normalize } from '../../../src/schemas';
import type { ImportRow } from '../../../src/screens/importing/importRow';
import { takenHours } from '../../../src/screens/importing/takenHours';

const offer = normalize(defineResource({ name: 'offer', fields: { title: f.text(), startsAt: f.datetime(), endsAt: f.datetime({ after: 'startsAt' }), on: f.date() } }));
const fields = Object.values(offer.fields);
const row = (line: number, cells: Readonly<Record<string, string>>, kind: 'new' | 'change' | 'same' = 'new'): ImportRow => ({ line, cells, plan: { kind, faults: {}, sent: {}, before: null, values: {} }, isMended: false, sheetNumbers: [], overlong: null, twice: {}, refusal: null, done: null });
const context = createCellContext({ resource: 'offer', locale: 'en', translate: (key) => key });

it('names days without an hour with the hour that each field takes', () => {
  const found = takenHours({ fields, rows: [
    row(2, { title: '2026-12-01', startsAt: '01/12/2026', endsAt: '01/12/2026', on: '01/12/2026' }),
    row(3, { startsAt: '2026-12-01T04:30:00.000Z', endsAt: '1 Dec 2026' }, 'change'),
    row(4, { startsAt: '1 Dec 2026, 9:30 am', endsAt: '01/12/2026 18:00' }),
    row(5, { startsAt: '01/12/2026' }, 'same'),
  ] });
  expect(found.map(({ field, time, lines }) => [field.name, time, lines])).toEqual([['startsAt', '00:00', [2]], ['endsAt', '23:59', [2, 3]]]);
});

it('a day alone is its end in every field of a module that ends what another begins, and its beginning elsewhere', () => {
  const times = loadDeclarations().all().flatMap(({ name, fields: all }) => Object.values(all).filter(({ type }) => type === 'datetime').map((field) => ({ name, field })));
  const ends = times.filter(({ field }) => field.after !== null);
  expect(ends.map(({ name, field }) => `${name}.${field.name}`)).toEqual(expect.arrayContaining(['coupon.endsAt', 'referralProgram.endsAt']));
  for (const { name, field } of times) {
    const [hour, minute] = ends.some((one) => one.field === field) ? [23, 59] : [0, 0];
    const expected = new Date(2026, 11, 1, hour, minute).toISOString();
    for (const text of ['01/12/2026', '2026-12-01', '1 Dec 2026']) expect(portables.datetime.fromText({ field, text, context }), `${name}.${field.name}`).toEqual({ value: expected });
    expect(portables.datetime.fromText({ field, text: '1 Dec 2026 10:15', context })).toEqual({ value: new Date(2026, 11, 1, 10, 15).toISOString() });
  }
});
