import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openApiDocument } from '../../../platform/openapi/document';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from '../support';
import { accountId } from '../support/people';
import { callsOf } from './calls';

const house = defineResource({
  name: 'house',
  rows: [{ roles: ['faculty'], where: { isOpen: true } }],
  fields: { label: f.text({ required: true, searchable: true }), phone: f.phone(), rent: f.money({ roles: { read: ['super_admin', 'institute'] } }), isOpen: f.boolean({ default: true }), size: f.choice(['small', 'large'], { derive: [{ value: 'large', if: { rent: { gte: 100 } } }, { value: 'small' }] }) },
});
const pupil = defineResource({
  name: 'pupil',
  export: { columns: ['name', 'houseName', 'left', 'due'] },
  fields: {
    name: f.text({ required: true, searchable: true }),
    houseId: f.ref('house'), otherIds: f.refs('house'),
    seats: f.integer(), taken: f.integer(), fee: f.money(), discount: f.money(),
    houseName: f.from('houseId', 'label'),
    housePhone: f.from('houseId', 'phone', f.phone()),
    houseRent: f.from('houseId', 'rent', f.money()),
    houseSize: f.from('houseId', 'size', f.choice(['small', 'large'])),
    left: f.formula('seats', '-', 'taken'),
    due: f.formula('fee', '-', 'discount'),
    share: f.formula('taken', '/', 'seats'),
    doubled: f.formula('fee', '*', 2),
  },
  list: { columns: ['name', 'houseName', 'left', 'due'], filters: ['houseId'] },
});
const home = defineResource({ name: 'home', fields: { label: f.text({ required: true }), pupils: f.count('boarder', 'homeId'), friends: f.count('boarder', 'visits'), grown: f.count('boarder', 'homeId', { stage: 'grown' }), rooms: f.integer(), free: f.formula('rooms', '-', 'pupils') } });
const boarder = defineResource({
  name: 'boarder',
  fields: { name: f.text({ required: true }), homeId: f.ref('home'), visits: f.refs('home'), age: f.integer({ roles: { read: ['super_admin', 'institute'] } }), stage: f.choice(['small', 'grown'], { roles: { read: ['super_admin', 'institute'] }, derive: [{ value: 'grown', if: { age: { gte: 18 } } }, { value: 'small' }] }) },
});

let platform: TestPlatform;
let operator: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [house, pupil, home, boarder] });
  operator = await platform.login('super_admin');
});
afterAll(() => platform.close());

const of = (name: string, token = operator) => callsOf({ platform, resource: platform.context.loader.require(name), token });
const make = async (name: string, body: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const reply = await of(name).create({ instituteId: INSTITUTES.north, ...body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.data;
};
const items = (data: Record<string, unknown>) => data['items'] as Record<string, unknown>[];
const asFaculty = async (access: Record<string, ('create' | 'read' | 'update' | 'delete')[]>): Promise<string> => {
  await grantTo({ context: platform.context, userId: accountId('faculty'), access: { house: [], pupil: [], home: [], boarder: [], ...access } });
  platform.app.actors.forget(accountId('faculty'));
  return platform.login('faculty');
};

describe('what is computed', () => {
  it('comes from the record that is referred to, and follows it', async () => {
    const oak = await make('house', { label: 'Oak', phone: '+919847012345', rent: 120.5 });
    const made = await make('pupil', { name: 'Asha', houseId: oak['id'] });
    const said = { houseName: 'Oak', housePhone: '+919847012345', houseRent: 120.5, houseSize: 'large' };
    expect(made).toMatchObject(said);
    const id = String(made['id']);
    expect((await of('pupil').get(id)).data).toMatchObject(said);
    expect(items((await of('pupil').search({ query: 'asha' })).data)).toMatchObject([said]);
    expect(items((await of('pupil').search({ query: 'asha', fields: ['name', 'houseName'] })).data)).toEqual([{ id, name: 'Asha', houseName: 'Oak', allowed: ['update', 'delete'] }]);
    await of('house').update(String(oak['id']), { label: 'Old oak', rent: 20 });
    expect((await of('pupil').update(id, { seats: 3 })).data).toMatchObject({ houseName: 'Old oak', houseRent: 20, houseSize: 'small' });
    expect((await of('pupil').update(id, { houseId: null })).data).toMatchObject({ houseName: null, houseRent: null, houseSize: null });
  });

  it('is two numbers taken together, money in paise, and nothing where one is missing or divides by nothing', async () => {
    const made = await make('pupil', { name: 'Bala', seats: 30, taken: 12, fee: 100.1, discount: 0.2 });
    expect(made).toMatchObject({ left: 18, due: 99.9, share: 0.4, doubled: 200.2 });
    expect(await make('pupil', { name: 'Chand', seats: 0, taken: 4, fee: 5 })).toMatchObject({ left: -4, due: null, share: null, doubled: 10 });
    const { fields } = platform.context.loader.require('pupil');
    expect([fields['left']!.type, fields['due']!.type, fields['share']!.type, fields['doubled']!.type]).toEqual(['integer', 'money', 'number', 'money']);
  });

  it('is how many records refer to it, by a reference or by one of many, but for those that are deleted', async () => {
    const one = await make('home', { label: 'One', rooms: 3 });
    const [first] = [await make('boarder', { name: 'A', homeId: one['id'], visits: [one['id']] }), await make('boarder', { name: 'B', homeId: one['id'] })];
    expect((await of('home').get(String(one['id']))).data).toMatchObject({ pupils: 2, friends: 1, free: 1 });
    await of('boarder').remove(String(first['id']));
    expect(items((await of('home').search()).data)).toMatchObject([{ pupils: 1, friends: 0, free: 2 }]);
  });

  it('is how many of those that a condition holds for, told to whoever sees what it asks', async () => {
    const one = await make('home', { label: 'Grown' });
    for (const age of [17, 18, 40]) await make('boarder', { name: `Of ${age}`, homeId: one['id'], age });
    expect((await of('home').get(String(one['id']))).data).toMatchObject({ pupils: 3, grown: 2 });
    const seen = (await of('home', await asFaculty({ home: ['read'], boarder: ['read'] })).get(String(one['id']))).data;
    expect(seen).toMatchObject({ pupils: 3 });
    expect(seen).not.toHaveProperty('grown');
  });

  it('is told to nobody whom the other module would not tell it', async () => {
    const [open, shut] = [await make('house', { label: 'Open', rent: 7 }), await make('house', { label: 'Shut', isOpen: false })];
    const [inOpen, inShut] = [await make('pupil', { name: 'Devi', houseId: open['id'] }), await make('pupil', { name: 'Esha', houseId: shut['id'] })];
    const without = of('pupil', await asFaculty({ pupil: ['read'] }));
    const bare = (await without.get(String(inOpen['id']))).data;
    for (const name of ['houseName', 'housePhone', 'houseRent', 'houseSize']) expect(bare).not.toHaveProperty(name);
    expect(bare).toMatchObject({ left: null });
    // Asked for by name it is left out as well: a file of all columns has the others.
    expect(items((await without.search({ query: 'devi', fields: ['name', 'houseName', 'left'] })).data)).toEqual([{ id: inOpen['id'], name: 'Devi', left: null, allowed: [] }]);
    // Who reads houses sees of them what a house would show: no rent, and nothing of one that is shut.
    const reader = of('pupil', await asFaculty({ pupil: ['read'], house: ['read'] }));
    const seen = (await reader.get(String(inOpen['id']))).data;
    expect(seen).toMatchObject({ houseName: 'Open' });
    expect(seen).not.toHaveProperty('houseRent');
    expect((await reader.get(String(inShut['id']))).data).toMatchObject({ houseName: null });
    const home = await make('home', { label: 'Two', rooms: 2 });
    const counting = of('home', await asFaculty({ home: ['read'] }));
    const counted = (await counting.get(String(home['id']))).data;
    for (const name of ['pupils', 'friends', 'free']) expect(counted).not.toHaveProperty(name);
  });

  it('counts no other institute’s records', async () => {
    const shared = await make('home', { label: 'Theirs' });
    // As nobody could write it: a row of another institute that names this one.
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into app.boarder (id, institute_id, name, visits) values (gen_random_uuid(), ${INSTITUTES.south}, 'X', array[${shared['id']}::uuid])`.execute(trx));
    expect((await of('home', await platform.login('institute')).get(String(shared['id']))).data).toMatchObject({ friends: 0 });
    expect((await of('home').get(String(shared['id']))).data).toMatchObject({ friends: 1 });
  });

  it('is never written: sent back it is passed over, sent anew it is refused', async () => {
    const made = await make('pupil', { name: 'Farhan', seats: 2, taken: 1 });
    expect((await of('pupil').update(String(made['id']), { ...made, seats: 5 })).data).toMatchObject({ left: 4, version: 2 });
    expect(await of('pupil').create({ instituteId: INSTITUTES.north, name: 'G', left: 9 })).toMatchObject({ status: 422, body: { problems: { left: { code: 'readOnly' } } } });
    const columns = await platform.context.database.owner.transaction().execute((trx) => sql<{ name: string }>`select column_name as name from information_schema.columns where table_schema = 'app' and table_name = 'pupil'`.execute(trx));
    expect(columns.rows.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['house_name', 'left']));
    const { components } = openApiDocument({ loader: platform.context.loader }) as { components: { schemas: Record<string, { properties: Record<string, unknown> }> } };
    expect(components.schemas['pupil']!.properties['houseName']).toMatchObject({ readOnly: true });
    expect(components.schemas['pupil.write']!.properties).not.toHaveProperty('houseName');
  });

  it('is in files, and not in choices', async () => {
    const resource = platform.context.loader.require('pupil');
    expect(resource.export!.columns).toEqual(expect.arrayContaining(['houseName', 'left', 'due']));
    expect(resource.import!.columns).not.toContain('houseName');
    const oak = await make('house', { label: 'Teak' });
    const { id } = await make('pupil', { name: 'Jaya', houseId: oak['id'], seats: 3, taken: 1 });
    // Whoever sees several institutes is told whose it is, and within one no more than what it is called.
    expect(items((await of('pupil').lookup('?q=jaya')).data)).toEqual([{ id, title: 'Jaya', subtitle: 'Institute north', within: ['Institute north'] }]);
    expect(items((await of('pupil').lookup(`?q=jaya&instituteId=${INSTITUTES.north}`)).data)).toEqual([{ id, title: 'Jaya' }]);
  });
});
