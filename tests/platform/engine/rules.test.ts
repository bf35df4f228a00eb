import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const offer = defineResource({
  name: 'offer',
  fields: {
    name: f.text({ required: true }),
    kind: f.choice(['free', 'paid'], { default: 'paid' }),
    price: f.money({ when: { kind: 'paid' } }),
    offerPrice: f.money({ when: { kind: 'paid' } }),
    options: f.list({ text: f.text(), isRight: f.boolean() }),
    status: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }),
  },
  rules: [
    { if: { offerPrice: { gt: { field: 'price' } } }, at: 'offerPrice', says: 'aboveField' },
    { if: { offerPrice: { lt: 1 } }, at: 'offerPrice', says: 'nearlyFree' },
    { if: { options: { rows: { gte: 1 } }, not: { options: { rows: { where: { isRight: true }, is: 1 } } } }, at: 'options', says: 'oneIsRight' },
    { if: { status: 'live', kind: 'paid', price: { empty: true } }, at: 'price', says: 'priceOfLive' },
  ],
  lifecycle: {
    field: 'status',
    actions: {
      publish: { from: ['draft'], to: 'live' },
      cut: { ask: { to: f.money({ required: true }) }, set: { offerPrice: { answer: 'to' } } },
      close: { from: ['live'], to: 'draft', call: 'update' },
    },
  },
});

let platform: TestPlatform;
let calls: ModuleCalls;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [offer] });
  calls = callsOf({ platform, resource: resource(), token: await platform.login('super_admin') });
});
afterAll(() => platform.close());

const resource = () => platform.context.loader.require('offer');
const action = (name: string) => resource().lifecycle!.actions[name]!;
const of = (values: Record<string, unknown>) => calls.create({ instituteId: INSTITUTES.north, name: 'Physics', ...values });
const refusal = (problems: Record<string, unknown>) => ({ status: 422, body: { problems } });
const above = { offerPrice: { code: 'aboveField', params: { fields: 'price' } } };

it('refuses what breaks a rule, at the field it names, and says of what is missing nothing', async () => {
  expect(await of({ price: 10, offerPrice: 10.01 })).toMatchObject({ ...refusal(above), body: { errors: { offerPrice: 'May not be more than price.' } } });
  expect(await of({ price: 10, offerPrice: 10 })).toMatchObject({ status: 201 });
  expect(await of({ offerPrice: 10 })).toMatchObject({ status: 201 });
  expect(await of({ kind: 'free', price: 10, offerPrice: 11 })).toMatchObject({ status: 201, data: { offerPrice: null } });
});

it('says of several rules at one field the first, and what is wrong with the field itself before any', async () => {
  expect(await of({ price: 0.5, offerPrice: 0.6 })).toMatchObject(refusal(above));
  expect(await of({ price: 5, offerPrice: 0.6 })).toMatchObject(refusal({ offerPrice: { code: 'rule', params: { says: 'nearlyFree' } } }));
  expect(await of({ price: 5, offerPrice: 5.001 })).toMatchObject(refusal({ offerPrice: { code: 'decimals' } }));
});

it('counts the rows of a list', async () => {
  const right = { text: 'A', isRight: true };
  const wrong = { text: 'B', isRight: false };
  expect(await of({ options: [] })).toMatchObject({ status: 201 });
  expect(await of({ options: [wrong] })).toMatchObject(refusal({ options: { code: 'rule', params: { says: 'oneIsRight' } } }));
  expect(await of({ options: [right, right] })).toMatchObject(refusal({ options: { code: 'rule' } }));
  expect(await of({ options: [wrong, right] })).toMatchObject({ status: 201 });
});

it('holds a change to the rules it touches, from either side, and lets the rest of an older record be', async () => {
  const id = String((await of({ price: 10, offerPrice: 9 })).data['id']);
  expect(await calls.update(id, { price: 8 })).toMatchObject(refusal(above));
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.offer set price = 500 where id = ${id}`.execute(trx));
  expect(await calls.update(id, { name: 'Chemistry' })).toMatchObject({ status: 200, data: { name: 'Chemistry', price: 5, offerPrice: 9 } });
  expect(await calls.update(id, { price: 6 })).toMatchObject(refusal(above));
  expect(await calls.update(id, { kind: 'free' })).toMatchObject({ status: 200 });
});

it('holds an action to them, and says what is wrong with an answer at the question', async () => {
  const id = String((await of({})).data['id']);
  expect(await calls.act(action('publish'), id)).toMatchObject(refusal({ price: { code: 'rule', params: { says: 'priceOfLive' } } }));
  await calls.update(id, { price: 10 });
  expect(await calls.act(action('publish'), id)).toMatchObject({ status: 200, data: { status: 'live' } });
  expect(await calls.act(action('cut'), id, { to: 11 })).toMatchObject(refusal({ to: { code: 'aboveField' } }));
  expect(await calls.act(action('cut'), id, { to: 9 })).toMatchObject({ status: 200, data: { offerPrice: 9 } });
  expect(await calls.update(id, { price: null })).toMatchObject(refusal({ price: { code: 'rule' } }));
  expect(await calls.act(action('close'), id)).toMatchObject({ status: 200, data: { status: 'draft' } });
});
