import { expect, it } from 'vitest';
import type { LecternRecord } from '../../../src/dataProvider';
import type { ImportRow } from '../../../src/screens/importing/importRow';
import { announced, saysByMail } from '../../../src/screens/importing/saysByMail';
import { loader } from '../../dataProvider/support/console';

it('of every module that is imported it is known whether somebody is told of a new record by mail', () => {
  const said = Object.fromEntries(loader.all().filter((one) => one.import !== null && saysByMail(one) !== null).map((one) => [one.name, saysByMail(one)]));
  expect(said).toMatchObject({ student: 'invites', user: 'invites' });
  for (const one of loader.all()) {
    if (one.isOfPeople) expect(saysByMail(one), one.name).toBe('invites');
    else expect(saysByMail(one) === 'tells', one.name).toBe(JSON.stringify(one.after['create'] ?? []).includes('"tell"'));
  }
});

/** A row of a file after it has been checked. */
const rowOf = (kind: 'new' | 'change' | 'same', before: Readonly<Record<string, unknown>> | null = null, sent: Readonly<Record<string, unknown>> = {}): ImportRow => ({
  line: 2, cells: {}, isMended: false, sheetNumbers: [], overlong: null, twice: {}, refusal: null, done: null,
  plan: { kind, faults: {}, sent, before: before as LecternRecord | null, values: { ...before, ...sent } },
});

it('announces whoever is written to because of a change: at the old address or number, by an invitation anew, or as the declaration says', () => {
  const student = loader.require('student');
  const [asha, ravi] = [{ id: 'u-1', status: 'active', emailId: 'asha@example.com' }, { id: 'u-2', status: 'invited', emailId: 'ravi@example.com' }];
  expect(announced({ resource: student, rows: [rowOf('change', asha, { city: 'Kochi' }), rowOf('same', asha)] })).toEqual([]);
  expect(announced({ resource: student, rows: [rowOf('change', asha, { phoneNumber: '+919800000001' }), rowOf('change', asha, { emailId: 'asha@example.org' })] })).toEqual([{ name: 'moves', count: 2 }]);
  expect(announced({ resource: student, rows: [rowOf('new'), rowOf('change', ravi, { emailId: 'ravi@example.org' }), rowOf('change', ravi, { phoneNumber: '+919800000002' })] })).toEqual([{ name: 'invites', count: 2 }]);
  const liveClass = loader.require('liveClass');
  const lesson = { id: 'l-1', status: 'scheduled', startsAt: '2027-01-04T04:30:00.000Z' };
  expect(announced({ resource: liveClass, rows: [rowOf('change', lesson, { startsAt: '2027-01-05T04:30:00.000Z' }), rowOf('change', lesson, { description: 'Bring your notes.' }), rowOf('change', { ...lesson, status: 'cancelled' }, { startsAt: '2027-01-05T04:30:00.000Z' })] })).toEqual([{ name: 'tellsChanges', count: 1 }]);
});
