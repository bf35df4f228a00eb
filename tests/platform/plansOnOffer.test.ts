import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoMembershipFeatures, membershipOffer } from '../../platform/demo/catalogue';
import { createDemoClock } from '../../platform/demo/dates';
import { PLAN_MODULES } from '../../platform/demo/planModules';
import { addressOf } from '../../platform/kernel/http/addresses';
import { moduleKeysOf, type Access } from '../../src/schemas';
import { wholeI18n } from '../support/wholeI18n';
import { accountId, createTestPlatform, type TestPlatform } from './support';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform?.close());

const post = async (url: string, body: object): Promise<string> => {
  const { status, data, body: reply } = await platform.call({ method: 'POST', url: `/api/v9${url}`, token: await platform.login('super_admin'), body });
  expect(status, JSON.stringify(reply)).toBe(201);
  return String(data['id']);
};

it('plans on offer tell anybody what they are sold with, in its order, and the modules that open something to an institute', async () => {
  const [one, other] = [await post('/membership-plan/membership-feature', { name: 'Forum', description: 'Groups.' }), await post('/membership-plan/membership-feature', { name: 'Apps' })];
  await post('/membership-plan', { subscriptionPlan: 'Bare', billingCycle: 'monthly', price: 10 });
  await post('/membership-plan', { subscriptionPlan: 'Whole', billingCycle: 'monthly', price: 20, featureIds: [other, one], modules: { test: ['read'], coupon: ['read', 'create'], curriculum: ['read'], feedback: ['read'] } });
  const { data } = await platform.call({ method: 'GET', url: '/api/v9/plans' });
  expect(data['items']).toMatchObject([{ name: 'Bare', features: [], modules: [] }, { name: 'Whole', features: [{ name: 'Apps', description: null }, { name: 'Forum', description: 'Groups.' }], modules: ['test', 'coupon'] }]);
});

it('what is said to be open with any plan is what opens to somebody in charge who was granted nothing, and no demo plan is sold with it', async () => {
  const { data } = await platform.call({ method: 'GET', url: '/api/v9/plans' });
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set access = '{}' where id = ${accountId('institute2')}::uuid`.execute(trx));
  const token = await platform.login('institute2');
  const menu = platform.context.loader.all().filter((one) => one.menu !== null && !one.isSingle);
  const statuses = await Promise.all(menu.map(async (resource) => {
    const call = resource.endpoint.without.includes('search') ? resource.endpoint.list : resource.endpoint.search;
    const { status } = await platform.call({ method: call.method as 'POST', url: addressOf({ resource, call }).replace(/\{\w+\}/g, '-'), token, ...(call.method === 'POST' && { body: { size: 1 } }) });
    return [resource.name, status] as const;
  }));
  expect(data['anyPlan']).toEqual(statuses.flatMap(([name, status]) => (status === 200 ? [name] : [])));
  expect(data['anyPlan']).toContain('group');
  const { translate } = wholeI18n('en');
  const called = (data['anyPlan'] as string[]).flatMap((name) => [translate(`resources.${name}.menu`), translate(`resources.${name}.name`, { smart_count: 2 })]);
  expect(demoMembershipFeatures(createDemoClock(Date.now())).map(({ name }) => name).filter((name) => called.includes(String(name)))).toEqual([]);
});

it('every demo plan has modules, and a dearer one of the same cycle all of a cheaper one’s and more', () => {
  const known = moduleKeysOf(platform.context.loader.all());
  const plans = PLAN_MODULES.map((modules, index) => ({ modules, ...membershipOffer(index) }));
  expect(plans.flatMap(({ modules }) => Object.keys(modules)).filter((key) => !known.includes(key))).toEqual([]);
  const has = (all: Access, some: Access): boolean => Object.entries(some).every(([key, rights]) => rights.every((right) => all[key]?.includes(right)));
  for (const cycle of [['Founders’ plan 2023', 'Starter', 'Growth'], ['Starter yearly', 'Growth yearly', 'Campus: unlimited branches, own website and apps']]) {
    const ordered = cycle.map((title) => plans.find((plan) => plan.title === title)!);
    expect(ordered.map(({ rupees }) => rupees)).toEqual(ordered.map(({ rupees }) => rupees).sort((a, b) => a - b));
    ordered.slice(1).forEach((plan, at) => expect([has(plan.modules, ordered[at]!.modules), Object.keys(plan.modules).length > Object.keys(ordered[at]!.modules).length], plan.title).toEqual([true, true]));
  }
});
