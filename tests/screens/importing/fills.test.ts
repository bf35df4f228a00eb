import { expect, it } from 'vitest';
import { loadDeclarations } from '../../../platform/declarations';
import type { LecternDataProvider, LecternRecord } from '../../../src/dataProvider';
import { createCellContext } from '../../../src/fields/cellContext';
import type { Actor } from '../../../src/schemas';
import { checkingOf } from '../../../src/screens/importing/checkRow';
import { importFields } from '../../../src/screens/importing/importFields';
import { planRows } from '../../../src/screens/importing/planRows';
import { inReadingOrder } from '../../../src/screens/importing/readRow';
import { wholeI18n } from '../../support/wholeI18n';

const actor: Actor = { id: 'u-1', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const loader = loadDeclarations();
const licence = loader.get('licence')!;
const [institute, monthly, yearly] = [1, 2, 3].map((number) => `01980000-0000-7000-8000-00000000000${number}`) as [string, string, string];
const plans: Readonly<Record<string, object>> = { [monthly]: { id: monthly, price: 900, billingCycle: 'monthly' }, [yearly]: { id: yearly, price: 9000, billingCycle: 'yearly' } };

async function planned(rows: readonly Readonly<Record<string, string>>[], { there = [], hasRight = true }: { there?: readonly object[]; hasRight?: boolean } = {}) {
  const asked: string[] = [];
  const provider = {
    lookup: async (to: string, { q = '' }: { q?: string }) => ({ data: to === 'membership' ? [{ id: q === 'Monthly' ? monthly : yearly, title: q }] : [{ id: institute, title: q }], total: 1 }),
    getList: async () => ({ data: there, total: there.length }),
    getOne: async (to: string, { id }: { id: string }) => {
      asked.push(`${to} ${id}`);
      if (!hasRight) throw new Error('refused');
      return { data: plans[id] as LecternRecord };
    },
  } as unknown as LecternDataProvider;
  const fields = importFields({ resource: licence, actor, within: {} });
  const reading = { fields: inReadingOrder(fields), contexts: [createCellContext({ resource: 'licence', locale: 'en', translate: wholeI18n('en').translate as never })], headOf: (module: string) => loader.get(module) as never, owner: institute, within: {} };
  const checking = checkingOf({ resource: licence, actor, rules: { now: '2026-06-01T06:00:00.000Z' }, instituteId: institute, within: {}, locale: 'en', existing: 'change', isExample: () => false });
  const cells = rows.map((row, at) => ({ line: at + 2, cells: { number: `LIC-2026-00${at}`, learnerSeats: '10', staffSeats: '2', ...row } }));
  const made = await planRows({ provider, rows: cells, reading, checking, answers: new Map(), fillers: new Map(), signal: new AbortController().signal });
  return { asked, plans: [...made.values()] };
}

it('what a row chooses fills in what the row leaves out, as in the form, and is asked for once', async () => {
  const { asked, plans: [one, other, own, begun] } = await planned([{ membershipPlanId: 'Monthly' }, { membershipPlanId: 'Yearly' }, { membershipPlanId: 'Monthly', fee: '1', endsOn: '2026-09-30' }, { membershipPlanId: 'Yearly', startsOn: '2026-04-01' }]);
  expect(one).toMatchObject({ kind: 'new', sent: { membershipPlanId: monthly, fee: 900, endsOn: '2026-07-01' } });
  expect(other).toMatchObject({ kind: 'new', sent: { membershipPlanId: yearly, fee: 9000, endsOn: '2027-06-01' } });
  expect(own).toMatchObject({ kind: 'new', sent: { membershipPlanId: monthly, fee: 1, endsOn: '2026-09-30' } });
  expect(begun, 'counted from the day on which it begins').toMatchObject({ kind: 'new', sent: { endsOn: '2027-04-01' } });
  expect(asked.sort()).toEqual([`membership ${monthly}`, `membership ${yearly}`]);
});

it('a change is filled in where the row chooses another', async () => {
  const there = [{ id: 'l-1', number: 'LIC-2026-000', instituteId: institute, membershipPlanId: monthly, learnerSeats: 10, staffSeats: 2, startsOn: '2026-05-01', endsOn: '2026-05-31', fee: 5, version: 1, allowed: ['update'] }];
  expect((await planned([{ membershipPlanId: 'Monthly' }], { there })).plans[0]).toMatchObject({ kind: 'same' });
  expect((await planned([{ membershipPlanId: 'Yearly' }], { there })).plans[0]).toMatchObject({ kind: 'change', sent: { membershipPlanId: yearly, fee: 9000, endsOn: '2027-05-01' } });
});

it('an end that was counted from its beginning goes along where the row says another, also past the end that it had', async () => {
  const old = { id: 'l-1', number: 'LIC-2026-000', instituteId: institute, membershipPlanId: monthly, learnerSeats: 10, staffSeats: 2, startsOn: '2026-05-01', fee: 5, version: 1, allowed: ['update'] };
  const { plans: [moved], asked } = await planned([{ startsOn: '2026-08-01' }], { there: [{ ...old, endsOn: '2026-06-01' }] });
  expect(moved).toMatchObject({ kind: 'change', sent: { startsOn: '2026-08-01', endsOn: '2026-09-01' } });
  expect(asked).toEqual([`membership ${monthly}`]);
  const { plans: [meant] } = await planned([{ startsOn: '2026-05-10' }], { there: [{ ...old, endsOn: '2026-05-31' }] });
  expect(meant!.sent, 'what was not counted is sent as it stays').toEqual({ startsOn: '2026-05-10', endsOn: '2026-05-31' });
  const { plans: [both] } = await planned([{ startsOn: '2026-05-10', endsOn: '2026-06-01' }], { there: [{ ...old, endsOn: '2026-06-01' }] });
  expect(both!.sent, 'what the row says, be it as it was').toEqual({ startsOn: '2026-05-10', endsOn: '2026-06-01' });
});

it('an end that nobody could count is left to the platform, which counts it', async () => {
  const old = { id: 'l-1', number: 'LIC-2026-000', instituteId: institute, membershipPlanId: monthly, learnerSeats: 10, staffSeats: 2, startsOn: '2026-05-01', endsOn: '2026-06-01', fee: 5, version: 1, allowed: ['update'] };
  expect((await planned([{ startsOn: '2026-05-10' }], { there: [old], hasRight: false })).plans[0]!.sent).toEqual({ startsOn: '2026-05-10' });
  expect((await planned([{ startsOn: '2026-05-10', endsOn: '2026-06-01' }], { there: [old], hasRight: false })).plans[0]!.sent).toEqual({ startsOn: '2026-05-10', endsOn: '2026-06-01' });
});

it('what may not be read fills in nothing, and stands in no row’s way', async () => {
  expect((await planned([{ membershipPlanId: 'Monthly' }], { hasRight: false })).plans[0]).toMatchObject({ kind: 'new', sent: { fee: 25000 } });
});
