import { expect, it } from 'vitest';
import { checkDeclarations, defineResource, f, filledBy, normalize, questionsOf } from '../../src/schemas';

const plan = { name: 'plan', fields: { label: { type: 'text' }, cycle: { type: 'choice', choices: ['monthly', 'yearly'] }, days: { type: 'integer' }, price: { type: 'money' } }, list: { filters: ['cycle'] } };

it.each<[string, Record<string, unknown>, string, readonly [says: string, remedy: string]]>([
  ['what does not stand beside it', { fea: 'price' }, 'fields.planId.fills.fea', ['“fea” is not a field beside this one', 'write fee']],
  ['from what is not there', { fee: 'prise' }, 'fields.planId.fills.fee', ['“prise” is not a field of plan', 'write price']],
  ['from what is of another type', { fee: 'label' }, 'fields.planId.fills.fee', ['plan.label is no value of fee', 'of its type']],
  ['what nobody writes', { total: 'price' }, 'fields.planId.fills.total', ['nobody writes what is read only', 'another field']],
  ['months that are not whole', { endsOn: { by: 'cycle', months: { monthly: 0.5 } } }, 'fields.planId.fills.endsOn', ['neither a field nor months', 'billingCycle']],
  ['days that are counted from nothing', { endsOn: { days: 'days' } }, 'fields.planId.fills.endsOn', ['nor days by a number', 'since']],
  ['days by what is no number', { endsOn: { days: 'label', since: 'startsOn' } }, 'fields.planId.fills.endsOn.days', ['“label” is not a whole number of plan', 'use one of days']],
  ['days since what is no date', { endsOn: { days: 'days', since: 'title' } }, 'fields.planId.fills.endsOn.since', ['“title” is not another date beside', 'startsOn']],
  ['months since itself', { endsOn: { by: 'cycle', months: { monthly: 1 }, since: 'endsOn' } }, 'fields.planId.fills.endsOn.since', ['“endsOn” is not another date', 'startsOn']],
  ['days into what is no date', { fee: { days: 'days', since: 'startsOn' } }, 'fields.planId.fills.fee', ['fee is no date', 'name a field']],
  ['months by what is no choice', { endsOn: { by: 'label', months: { monthly: 1 } } }, 'fields.planId.fills.endsOn.by', ['“label” is not a choice of plan', 'cycle']],
  ['months by a choice that there is not', { endsOn: { by: 'cycle', months: { weekly: 1 } } }, 'fields.planId.fills.endsOn.months.weekly', ['“weekly” is not a choice of cycle', 'monthly']],
  ['months into what is no date', { fee: { by: 'cycle', months: { monthly: 1 } } }, 'fields.planId.fills.fee', ['fee is no date', 'name a field']],
])('a reference that fills %s is refused, with place and remedy', (_, fills, path, [says, remedy]) => {
  const contract = { name: 'contract', fields: { title: { type: 'text' }, planId: { type: 'ref', to: 'plan', fills }, fee: { type: 'money' }, total: { type: 'money', readOnly: true }, startsOn: { type: 'date' }, endsOn: { type: 'date' } } };
  const problems = checkDeclarations({ inputs: [plan, contract], handlers: [] });
  expect(problems.find((one) => one.resource === 'contract' && one.path === path), JSON.stringify(problems)).toMatchObject({ message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
});

it.each([
  ['2026-01-31T10:00:00.000Z', 'monthly', '2026-02-28'],
  ['2026-12-15T10:00:00.000Z', 'monthly', '2027-01-15'],
  // In India it is the first already.
  ['2028-02-29T20:00:00.000Z', 'yearly', '2029-03-01'],
  ['2028-02-29T10:00:00.000Z', 'yearly', '2029-02-28'],
])('months are counted from today in India, at %s %s: %s', (now, cycle, endsOn) => {
  const contract = normalize(defineResource({ name: 'contract', fields: { planId: f.ref('plan', { fills: { fee: 'price', label: 'label', endsOn: { by: 'cycle', months: { monthly: 1, yearly: 12 } } } }) } }));
  expect(filledBy({ field: contract.fields['planId']!, record: { cycle, price: 1499, label: '' }, beside: {}, context: { now } })).toEqual({ fee: 1499, endsOn });
});

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['2026-03-01', { days: 90 }, { endsOn: '2026-05-29' }],
  ['2026-03-01', { days: 1 }, { endsOn: '2026-03-01' }],
  ['2200-12-01', { days: 365 }, { endsOn: '2200-12-31' }],
  ['', { days: 90 }, {}],
  ['2026-03-01', { days: null }, {}],
  ['2026-08-31', { cycle: 'monthly' }, { untilOn: '2026-09-30' }],
  ['', { cycle: 'monthly' }, {}],
  // Other spellings are refused where they are written; nothing is counted from them.
  ['2026/03/01', { days: 90 }, {}],
  ['March 1 2026', { cycle: 'monthly' }, {}],
  ['+275760-09-13', { cycle: 'monthly', days: 1 }, {}],
])('what is counted from a date beside the reference, %s %j, is %j', (startsOn, record, filled) => {
  const contract = normalize(defineResource({ name: 'contract', fields: { planId: f.ref('plan', { fills: { endsOn: { days: 'days', since: 'startsOn' }, untilOn: { by: 'cycle', months: { monthly: 1 }, since: 'startsOn' } } }) } }));
  expect(filledBy({ field: contract.fields['planId']!, record, beside: { startsOn }, context: { now: '2026-01-31T10:00:00.000Z' } })).toEqual(filled);
});

it('a question of some roles alone is asked of nobody else', () => {
  const { lifecycle } = normalize(defineResource({ name: 'contract', fields: { status: f.choice(['new', 'open'], { readOnly: true, default: 'new' }), fee: f.money() }, lifecycle: { field: 'status', actions: { open: { from: ['new'], to: 'open', ask: { note: f.text(), fee: f.money({ roles: { write: ['super_admin'] } }) }, set: { fee: { answer: 'fee', orKeep: true } } } } } }));
  const asked = (role: string): string[] => Object.keys(questionsOf({ action: lifecycle!.actions['open']!, records: null, context: { now: '2026-01-01T00:00:00.000Z', user: { id: 'u', instituteId: null, role } } }));
  expect([asked('super_admin'), asked('admin')]).toEqual([['note', 'fee'], ['note']]);
});

it('a question that has to be answered is asked of everybody who may do it', () => {
  const contract = { name: 'contract', fields: { status: { type: 'choice', choices: ['new', 'open'] } }, lifecycle: { field: 'status', actions: { open: { from: ['new'], to: 'open', ask: { fee: { type: 'money', required: true, roles: { write: ['super_admin'] } } } } } } };
  const problems = (roles?: readonly string[]) => checkDeclarations({ inputs: [{ ...contract, lifecycle: { ...contract.lifecycle, actions: { open: { ...contract.lifecycle.actions.open, ...(roles && { roles }) } } } }], handlers: [] }).map(({ path }) => path);
  expect(problems()).toContain('lifecycle.actions.open.ask.fee.roles');
  expect(problems(['super_admin'])).not.toContain('lifecycle.actions.open.ask.fee.roles');
});
