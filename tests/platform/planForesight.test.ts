import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfUse, matrixChanges, moduleKeysOf, RIGHTS, type Access, type Matrix, type Right } from '../../src/schemas';
import { giveDue } from '../../platform/features/tokens/giveDue';
import { readTokenBalance } from '../../platform/ledger/tokens';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
type Line = { readonly says: string; readonly params: { readonly people?: readonly string[]; readonly modules?: readonly string[] } & Readonly<Record<string, unknown>> };

let platform: TestPlatform;
let operator: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  operator = await platform.login('super_admin');
});
afterAll(() => platform?.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = operator) => platform.call({ method, url: `/api/v9${url}`, token, ...(body && { body }) });
let number = 0;
const planWith = async (more: object = {}): Promise<string> => String((await call('POST', '/membership-plan', { subscriptionPlan: `Plan ${++number}`, billingCycle: 'monthly', price: 1000, ...more })).data['id']);
const foreseen = async (id: string, body: object): Promise<{ lines: readonly Line[]; held: { newAccess?: Access } }> => {
  const { status, data, body: reply } = await call('POST', `/institute/${id}/changePlan/foresight`, body);
  expect(status, JSON.stringify(reply)).toBe(200);
  return data as never;
};
const says = ({ lines }: { lines: readonly Line[] }): string[] => lines.map((line) => line.says);

/** Somebody in charge of the northern institute, signed in, and what the platform tells their session that they may use. */
const somebody = async (name: string, access: Access, profileId: string | null = null) => {
  const id = crypto.randomUUID();
  await platform.context.database.transaction(ALL, (trx) => sql`insert into app."user" (id, institute_id, name, email_id, role, status, password, access, profile_id)
    select ${id}, ${INSTITUTES.north}::uuid, ${name}, ${`${name}@demo.lectern.test`}, 'institute', 'active', password, ${JSON.stringify(access)}::jsonb, ${profileId}::uuid from app."user" where id = ${accountId('institute')}`.execute(trx));
  const token = await platform.login(name);
  return {
    name,
    told: async (): Promise<Matrix> => {
      const { data } = await call('GET', '/modules/my-access', undefined, token);
      const flags = data['moduleAccess'] as readonly { readonly key: string; readonly actions: Readonly<Record<Right, boolean>> }[];
      return Object.fromEntries(flags.map(({ key, actions }) => [key, RIGHTS.filter((right) => actions[right])] as const).filter(([, rights]) => rights.length > 0));
    },
  };
};

describe('what is said before a plan is changed', () => {
  it('of each person in charge is what they can use afterwards, and cannot', async () => {
    const all = platform.context.loader.all();
    const keys = moduleKeysOf(all);
    const everything = Object.fromEntries(keys.map((key) => [key, RIGHTS]));
    await grantTo({ context: platform.context, userId: accountId('institute'), access: { coupon: ['read'] } });
    const profile = String((await call('POST', '/role', { name: 'Head', kind: 'institute', instituteId: INSTITUTES.north, access: { branch: ['read'] } })).data['id']);
    const people = [await somebody('asha', everything), await somebody('bala', everything), await somebody('chitra', { coupon: ['read', 'update'], test: ['read'] }), await somebody('devi', {}, profile)];
    const isFelt = (key: string, right: string): boolean => all.some(({ modules }) => modules.includes(key)) && isOfUse({ resources: all, key, right: right as Right, to: { role: 'institute', isAcrossInstitutes: false } });
    for (const newAccess of [{ coupon: ['read', 'create'], test: RIGHTS, branch: ['read'] }, { user: RIGHTS, role: RIGHTS }, {}, everything] as Access[]) {
      const plan = await planWith({ modules: newAccess });
      const { lines } = await foreseen(INSTITUTES.north, { membershipPlanId: plan, newAccess });
      const before = await Promise.all(people.map(({ told }) => told()));
      expect((await call('PUT', `/institute/${INSTITUTES.north}/changePlan`, { membershipPlanId: plan, newAccess })).status).toBe(200);
      const after = await Promise.all(people.map(({ told }) => told()));
      people.forEach(({ name }, at) => {
        const { gained, lost } = matrixChanges({ before: before[at]!, after: after[at]! });
        const felt = (matrix: Matrix): string[] => Object.entries(matrix).filter(([key, rights]) => rights.some((right) => isFelt(key, right))).map(([key]) => key);
        const is = { switchedOff: felt(lost).filter((key) => !after[at]![key]), less: felt(lost).filter((key) => after[at]![key]), switchedOn: felt(gained).filter((key) => !before[at]![key]), more: felt(gained).filter((key) => before[at]![key]) };
        const said = Object.fromEntries(Object.keys(is).map((one) => [one, lines.filter((line) => line.says === one && line.params.people!.includes(name)).flatMap((line) => line.params.modules!)]));
        expect(sorted(said), `${name} of ${JSON.stringify(newAccess)}`).toEqual(sorted(is));
      });
      expect(says({ lines }).includes('kept'), 'who has a profile').toBe(Object.keys(newAccess).length > 0);
    }
  });

  it('begins with what they have together, and says that nothing changes where nothing does', async () => {
    const id = String((await call('POST', '/institute', { name: 'Held', emailId: 'held@example.test', phoneNumber: '+919876500098' })).data['id']);
    const plan = await planWith();
    expect((await call('PUT', `/institute/${id}/approveInstitute`, { access: { coupon: ['read'], test: ['read', 'update'] } })).status).toBe(200);
    const { held, lines } = await foreseen(id, { membershipPlanId: plan });
    expect([held.newAccess, says({ lines })]).toEqual([{ coupon: ['read'], test: ['read', 'update'] }, ['planFirst', 'same']]);
    expect(says(await foreseen(id, {})), 'before a plan is chosen').toEqual(['same']);
    expect((await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: plan, planEndsAt: '2099-03-31' })).status).toBe(200);
    await platform.context.database.transaction(ALL, (trx) => sql`update app.institution set plan_ends_at = '2020-01-01' where id = ${id}`.execute(trx));
    expect(says(await foreseen(id, { membershipPlanId: plan, planEndsAt: '2099-03-31' }))).toEqual(['planSame', 'ends', 'runsAgain', 'same']);
    expect(says(await foreseen(id, { membershipPlanId: await planWith() }))).toEqual(['plan', 'endsNever', 'runsAgain', 'same']);
    expect((await platform.call({ method: 'POST', url: `/api/v9/institute/${id}/changePlan/foresight`, token: await platform.login('institute'), body: {} })).status).toBe(403);
  });

  it('tells of AI tokens as they come, and of seats that are exceeded', async () => {
    const id = INSTITUTES.south;
    const [bare, rich] = [await planWith(), await planWith({ aiToken: 500 })];
    expect(says(await foreseen(id, { membershipPlanId: bare })).filter((one) => one.startsWith('tokens'))).toEqual([]);
    expect(says(await foreseen(id, { membershipPlanId: rich }))).toContain('tokensLater');
    await call('POST', '/ai-token/rate', { name: 'Standard', amount_token: 3, amount_inr: 2, startsAt: '2026-01-01T00:00:00.000Z' });
    const promised = (await foreseen(id, { membershipPlanId: rich })).lines.find((line) => line.says === 'tokensCome');
    expect((await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: rich })).status).toBe(200);
    const balance = async (): Promise<unknown> => (await call('GET', '/ai-token/balance', undefined, await platform.login('institute2'))).data['balance'];
    expect([promised?.params['amount'], await balance()]).toEqual([750, 750]);
    expect(says(await foreseen(id, { membershipPlanId: rich }))).toContain('tokensNone');
    expect((await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: await planWith({ aiToken: 900 }) })).status).toBe(200);
    expect(await balance(), 'a later plan brings none').toBe(750);
    const people = async () => (await foreseen(id, { membershipPlanId: rich })).lines.filter((line) => line.says.endsWith('Over'));
    expect(await people(), 'without a licence').toEqual([]);
    for (const name of ['one', 'two', 'three']) await call('POST', '/user', { name, emailId: `${name}@example.test`, role: 'sub_admin', instituteId: id });
    expect((await call('POST', '/licence', { instituteId: id, number: 'LIC-0000-0009', learnerSeats: 1000, staffSeats: 1, startsOn: '2026-01-01', endsOn: '2099-01-01', fee: 1 })).status).toBe(201);
    expect(await people()).toMatchObject([{ says: 'staffOver', params: { most: 1 } }]);
  });
});

describe('what is said before an institute is approved', () => {
  const opening = async (id: string, body: object, token = operator): Promise<unknown> => (await call('POST', `/institute/${id}/approveInstitute/foresight`, body, token)).data['lines'];

  it('tells of the AI tokens of the plan that is chosen, else of the one it has, as they come', async () => {
    const [rich, other] = [await planWith({ aiToken: 200 }), await planWith({ aiToken: 100 })];
    const make = async (more: object = {}): Promise<string> => String((await call('POST', '/institute', { name: `Opening ${++number}`, emailId: `opening${number}@example.test`, phoneNumber: '+919876500095', ...more })).data['id']);
    const [bare, has] = [await make(), await make({ membershipPlanId: other })];
    expect(await opening(bare, {}), 'without a plan').toEqual([]);
    expect(await opening(bare, { membershipPlanId: await planWith() }), 'of a plan without tokens').toEqual([]);
    const promised = await opening(bare, { membershipPlanId: rich });
    expect([promised, await opening(has, {}), await opening(has, { membershipPlanId: rich })]).toEqual([[{ says: 'tokensOpen', params: { amount: 300 } }], [{ says: 'tokensOpen', params: { amount: 150 } }], [{ says: 'tokensOpen', params: { amount: 300 } }]]);
    expect((await call('PUT', `/institute/${bare}/approveInstitute`, { membershipPlanId: rich })).status).toBe(200);
    const credit = () => platform.context.database.transaction(ALL, async (trx) => (await readTokenBalance({ trx, instituteId: bare })).credit);
    await giveDue(platform.context);
    expect(await credit()).toBe(300_00);
    expect(await opening(bare, { membershipPlanId: other }), 'approved already').toEqual([]);
  });

  it('is told to nobody who may not approve, and of no plan to who may give none', async () => {
    const id = String((await call('POST', '/institute', { name: `Opening ${++number}`, emailId: `opening${number}@example.test`, phoneNumber: '+919876500094', membershipPlanId: await planWith({ aiToken: 100 }) })).data['id']);
    expect((await call('POST', `/institute/${id}/approveInstitute/foresight`, {}, await platform.login('institute'))).status).toBe(403);
  });
});

describe('a change of the plan that is taken back', () => {
  const restore = (id: string) => call('PUT', `/institute/${id}/restorePlan`, {});
  const usual = async (id: string) => (await call('GET', `/access/usual?role=institute&instituteId=${id}`)).data['access'] as Access;
  const plan = async (id: string) => (({ membershipPlanId, planEndsAt, isPlanActive }) => ({ membershipPlanId, planEndsAt, isPlanActive }))((await call('GET', `/institute/${id}`)).data as Record<string, unknown>);
  const make = async (): Promise<string> => {
    const id = String((await call('POST', '/institute', { name: `Taken back ${++number}`, emailId: `back${number}@example.test`, phoneNumber: '+919876500096' })).data['id']);
    expect((await call('PUT', `/institute/${id}/approveInstitute`, { access: { coupon: ['read'], user: ['read', 'update'] } })).status).toBe(200);
    return id;
  };
  const headOf = async (id: string) => ((await call('POST', '/user/search', { filters: { instituteId: [id] } })).data['items'] as readonly { id: string; access: Access }[])[0]!;

  it('leaves plan, end, what each may use and what is usual as they were, with a row of the trail each, and again after the next', async () => {
    const id = await make();
    await call('PUT', `/institute/${id}`, { planEndsAt: '2098-01-31', isPlanActive: false });
    const all = async () => ({ plan: await plan(id), access: (await headOf(id)).access, usual: await usual(id) });
    const [before, { id: head }] = [await all(), await headOf(id)];
    const chosen = { membershipPlanId: await planWith(), planEndsAt: '2099-03-31', newAccess: { test: ['read', 'create'] } };
    expect((await call('PUT', `/institute/${id}/changePlan`, chosen)).status).toBe(200);
    const changed = await all();
    expect(changed).toEqual({ plan: { membershipPlanId: chosen.membershipPlanId, planEndsAt: '2099-03-31', isPlanActive: true }, access: { test: ['create', 'read'] }, usual: { test: ['create', 'read'] } });
    expect(await restore(id)).toMatchObject({ status: 200, data: before.plan });
    expect(await all()).toEqual(before);
    expect(await restore(id), 'once').toMatchObject({ status: 409, body: { reason: 'planMovedOn' } });
    expect((await call('PUT', `/institute/${id}/changePlan`, chosen)).status).toBe(200);
    const other = { ...chosen, membershipPlanId: await planWith(), newAccess: { banner: ['read'] } };
    expect((await call('PUT', `/institute/${id}/changePlan`, other)).status).toBe(200);
    expect((await restore(id)).status).toBe(200);
    expect(await all(), 'the last of two').toEqual(changed);
    const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<{ action: string }>`select resource || ' ' || action as action from core.audit where record_id in (${id}::uuid, ${head}::uuid) and action in ('update', 'changePlan', 'restorePlan') and not (resource = 'accessDefaults') order by id`.execute(trx));
    expect(rows.map(({ action }) => action)).toEqual(['institution update', ...['changePlan', 'restorePlan', 'changePlan', 'changePlan', 'restorePlan'].flatMap((one) => [`institution ${one}`, 'user update'])]);
  });

  it('leaves nothing granted to who had nothing of their own', async () => {
    const id = INSTITUTES.white;
    const shipped = await usual(id);
    expect((await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: await planWith(), newAccess: { test: ['read'] } })).status).toBe(200);
    expect(await usual(id)).toEqual({ test: ['read'] });
    expect(await restore(id)).toMatchObject({ status: 200 });
    expect([await usual(id), await plan(id)]).toEqual([shipped, { membershipPlanId: null, planEndsAt: null, isPlanActive: true }]);
  });

  it('is refused where there is none, and once anything of it has been changed', async () => {
    const refused = { status: 409, body: { reason: 'planMovedOn' } };
    const [first, second] = [await planWith(), await planWith()];
    expect(await restore(await make())).toMatchObject(refused);
    const steps: readonly ((id: string) => Promise<unknown>)[] = [
      (id) => call('PUT', `/institute/${id}`, { planEndsAt: '2097-01-01' }),
      async (id) => call('PUT', `/user/${(await headOf(id)).id}`, { access: { coupon: ['read'] } }),
      (id) => call('POST', '/user', { name: 'Another', emailId: `another${++number}@example.test`, role: 'institute', instituteId: id }),
      (id) => call('PUT', `/access/defaults?instituteId=${id}`, { institute: { banner: ['read'] } }),
    ];
    for (const step of steps) {
      const id = await make();
      await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: first });
      expect((await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: second, newAccess: { test: ['read'] } })).status).toBe(200);
      await step(id);
      expect(await restore(id), String(step)).toMatchObject(refused);
      expect((await plan(id)).membershipPlanId).toBe(second);
    }
    const id = await make();
    const gone = await planWith();
    await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: gone });
    await call('PUT', `/institute/${id}/changePlan`, { membershipPlanId: second });
    expect((await platform.call({ method: 'DELETE', url: `/api/v9/membership-plan/${gone}`, token: operator })).status).toBe(200);
    expect(await restore(id)).toMatchObject({ status: 409, body: { reason: 'planGone' } });
    expect(await platform.call({ method: 'PUT', url: `/api/v9/institute/${id}/restorePlan`, token: await platform.login('admin'), body: {} })).toMatchObject({ status: 403 });
  });
});

function sorted(said: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(said).map(([name, keys]) => [name, [...keys].sort()]));
}
