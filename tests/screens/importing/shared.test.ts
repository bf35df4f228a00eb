import { expect, it } from 'vitest';
import type { LecternDataProvider } from '../../../src/dataProvider';
import { createCellContext } from '../../../src/fields/cellContext';
import { normalize, type Actor } from '../../../src/schemas';
import { checkingOf } from '../../../src/screens/importing/checkRow';
import { importFields } from '../../../src/screens/importing/importFields';
import { planRows } from '../../../src/screens/importing/planRows';
import { inReadingOrder } from '../../../src/screens/importing/readRow';
import { wholeI18n } from '../../support/wholeI18n';
import { parcel } from './support';

const resource = normalize(parcel);
const actor: Actor = { id: 'u-1', role: 'institute', instituteId: 'north', allowAllInstitutes: false, modules: { parcel: { create: true, read: true, update: true, delete: true } } };
const own = { id: 'own', version: 3, code: 'A', weight: 2, isInsured: false, instituteId: 'north', allowed: ['update'] };
const theirs = { id: 'theirs', version: 1, code: 'A', weight: 9, isInsured: true, instituteId: null, allowed: [] };

it.each([
  ['that leaves out something in which they differ, means one’s own', { code: 'A', isInsured: 'yes' }, { kind: 'change', before: own, sent: { isInsured: true } }],
  ['that has an empty cell for something in which they differ, means one’s own', { code: 'A', weight: '', isInsured: 'yes' }, { kind: 'change', before: own, sent: { isInsured: true } }],
  ['that has a blank cell for something in which they differ, means one’s own', { code: 'A', weight: '9', isInsured: '  ' }, { kind: 'change', before: own, sent: { weight: 9 } }],
  ['that says what one’s own says, changes nothing', { code: 'A', weight: '2' }, { kind: 'same', before: own }],
  ['that says all in which they differ as the operator’s does, means that one', { code: 'A', weight: '9', isInsured: 'yes' }, { kind: 'same', before: theirs }],
  ['that says all in which they differ in another way, changes one’s own', { code: 'A', weight: '9', isInsured: 'no' }, { kind: 'change', before: own, sent: { weight: 9 } }],
] as const)('beside a record of the operator that is known by the same a row %s', async (_, cells, plan) => {
  const provider = { getList: () => Promise.resolve({ data: [own, theirs], total: 2 }) } as unknown as LecternDataProvider;
  const rules = { now: '2026-06-01T06:00:00.000Z' };
  const checking = checkingOf({ resource, actor, rules, instituteId: 'north', within: {}, locale: 'en', existing: 'change', isExample: () => false });
  const reading = { fields: inReadingOrder(importFields({ resource, actor, within: {} })), contexts: [createCellContext({ resource: resource.name, locale: 'en', translate: wholeI18n('en').translate as never })], headOf: () => undefined, owner: undefined, within: {} };
  const plans = await planRows({ provider, rows: [{ line: 2, cells }], reading, checking, fillers: new Map(), answers: new Map(), signal: new AbortController().signal });
  expect(plans.get(2)).toMatchObject(plan);
});
