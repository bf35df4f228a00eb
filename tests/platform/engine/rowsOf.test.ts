import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { tableOf } from '../../../platform/kernel/db/columns';
import { foldedText } from '../../../platform/kernel/db/schema/foldedText';
import { indexesOf } from '../../../platform/kernel/db/schema/indexes';
import { addressOf } from '../../../platform/kernel/http/addresses';
import { createLoader, defineResource, f, normalizeAll, rowsOf, type Field, type Resource, type ResourceInput } from '../../../src/schemas';
import type { user } from '../../../src/resources/user';
import { FIXTURES, openChapter, section } from '../../fixtures';
import { createTestPlatform, grantTo, type TestPlatform } from '../support';
import { accountId, INSTITUTES } from '../support/people';
import { answersTo, callsOf, makerOf } from './calls';

const pupil = defineResource({
  name: 'pupil',
  of: rowsOf<typeof user>('user'),
  where: { role: 'student' },
  takes: { name: true, emailId: true, status: true, language: true, imageURL: true },
  takesActions: ['activate', 'deactivate', 'invite'],
  fields: { guardian: f.text({ searchable: true }), houseId: f.ref('house', { onDelete: 'clear' }) },
  list: { columns: ['name', 'guardian'], filters: ['status', 'guardian', 'houseId'] },
});
const tutor = defineResource({ name: 'tutor', of: rowsOf<typeof user>('user'), where: { role: 'faculty' }, takes: { name: true, emailId: true }, fields: { subject: f.text({ required: true }) } });
const house = defineResource({ name: 'house', fields: { label: f.text({ required: true }) }, related: [{ resource: 'pupil', field: 'houseId' }] });
const club = defineResource({ name: 'club', fields: { label: f.text({ required: true }), headId: f.ref('pupil'), wardenId: f.ref('user') } });

/** Rows that are of the same table, and not of the module. */
async function leave({ platform, resource, id }: { platform: TestPlatform; resource: Resource; id: string }): Promise<void> {
  const [[name, value]] = Object.entries(resource.of!.where) as [[string, unknown]];
  const field: Field = resource.fields[name]!;
  const other = field.choices.find((one) => one !== value) ?? (typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `not ${String(value)}`);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update ${sql.raw(tableOf(resource).sql)} set ${sql.ref(tableOf(resource).byField.get(name)!.name)} = ${other} where id = ${id}::uuid`.execute(trx));
}

for (const [suite, declarations] of [['shipped', undefined], ['fixtures', [...FIXTURES, pupil, tutor, house, club]]] as const) {
  const names = (declarations ?? shippedDeclarations.read()).filter((input) => input.of !== undefined).map((input) => input.name);
  if (names.length === 0) continue;
  describe(`${suite}: rows of another module`, () => {
    let platform: TestPlatform;
    let token: string;
    beforeAll(async () => {
      platform = await createTestPlatform(declarations ? { declarations } : {});
      token = await platform.login('super_admin');
    });
    afterAll(() => platform.close());

    it.each(names)('%s: no call knows a row outside of it', async (name) => {
      const resource = platform.context.loader.require(name);
      const base = platform.context.loader.require(resource.of!.name);
      const [calls, theirs] = [resource, base].map((one) => callsOf({ platform, resource: one, token }));
      const record = await makerOf({ platform, token }).make(resource);
      const id = String(record['id']);
      await leave({ platform, resource, id });
      const version = (await theirs!.get(id)).data['version'];
      const url = (call: { method: string; path: string }) => addressOf({ resource, call: call as never }).replace('{id}', id);
      const actions = Object.values(resource.lifecycle?.actions ?? {});
      expect((await theirs!.get(id)).status).toBe(200);
      expect((await calls!.get(id)).status).toBe(404);
      expect((await calls!.update(id, {})).status).toBe(404);
      expect((await calls!.remove(id)).status).toBe(404);
      for (const action of actions) expect((await calls!.act(action, id, answersTo(action))).status, action.name).toBe(404);
      expect((await platform.call({ method: 'PUT', url: url(resource.endpoint.restore), token, body: {} })).status).toBe(404);
      expect((await platform.call({ method: 'POST', url: url(resource.endpoint.dependants), token, body: { ids: [id] } })).data).toMatchObject({ uses: [] });
      const found = (await calls!.search({ size: 100 })).data;
      expect((found['items'] as { id: string }[]).map((one) => one.id)).not.toContain(id);
      expect((await calls!.lookup(`?id=${id}`)).data).toMatchObject({ items: [], total: 0 });
      expect((await theirs!.get(id)).data['version'], 'nothing was changed').toBe(version);

      await theirs!.remove(id);
      const bin = (await calls!.search({ size: 100, deleted: true })).data;
      expect((bin['items'] as { id: string }[] | undefined ?? []).map((one) => one.id)).not.toContain(id);
      if (base.softDelete) expect((await platform.call({ method: 'PUT', url: url(resource.endpoint.restore), token, body: {} })).status).toBe(404);
    });

    it.each(names)('%s: a new record is of it, and stays so', async (name) => {
      const resource = platform.context.loader.require(name);
      const { table, calls, maker } = { table: tableOf(resource), calls: callsOf({ platform, resource, token }), maker: makerOf({ platform, token }) };
      const [[field, value]] = Object.entries(resource.of!.where) as [[string, unknown]];
      const { choices } = resource.fields[field]!;
      const other = choices.find((one) => one !== value);
      const record = await maker.make(resource);
      const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<Record<string, unknown>>`select * from ${sql.raw(table.sql)} where id = ${String(record['id'])}::uuid`.execute(trx));
      expect(rows[0]![table.byField.get(field)!.name]).toBe(value);
      if (other === undefined) return;
      expect(await calls.create({ ...(await maker.bodyOf(resource)), [field]: other })).toMatchObject({ status: 422, body: { problems: { [field]: { code: 'readOnly' } } } });
      expect(await calls.update(String(record['id']), { [field]: other })).toMatchObject({ status: 422, body: { problems: { [field]: { code: 'readOnly' } } } });
    });

    it.each(names)('%s: what it does not take over is neither shown nor written', async (name) => {
      const resource = platform.context.loader.require(name);
      const [hidden] = Object.values(resource.kept).filter((field) => field.type !== 'password');
      if (!hidden) return;
      const { calls, maker } = { calls: callsOf({ platform, resource, token }), maker: makerOf({ platform, token }) };
      const record = await maker.make(resource);
      expect(Object.keys(record).filter((one) => one in resource.kept)).toEqual([]);
      expect(await calls.update(String(record['id']), { [hidden.name]: null })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: [hidden.name] } });
      expect(await calls.search({ fields: [hidden.name] })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
    });
  });
}

describe('people', () => {
  let platform: TestPlatform;
  let token: string;
  const of = (name: string) => {
    const resource = platform.context.loader.require(name);
    return { resource, calls: callsOf({ platform, resource, token }), maker: makerOf({ platform, token }) };
  };
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [pupil, tutor, house, club] });
    token = await platform.login('super_admin');
  });
  afterAll(() => platform.close());

  it('are deleted as what they are, lie in the bin of both, and come back once', async () => {
    const [pupils, users] = [of('pupil'), of('user')];
    const one = await pupils.maker.make(pupils.resource);
    const id = String(one['id']);
    expect((await pupils.calls.remove(id)).status).toBe(200);
    expect((await users.calls.get(id)).status).toBe(404);
    const inBin = async ({ calls }: ReturnType<typeof of>) => ((await calls.search({ deleted: true, size: 100 })).data['items'] as { id: string }[]).some((row) => row.id === id);
    expect([await inBin(pupils), await inBin(users)]).toEqual([true, true]);
    const restore = (name: string) => platform.call({ method: 'PUT', url: `/api/v9/${name}/${id}/unDelete`, token, body: {} });
    expect((await restore('user')).status).toBe(200);
    expect((await restore('pupil')).status).toBe(404);
    expect((await pupils.calls.get(id)).data).toMatchObject({ id, guardian: one['guardian'] });
  });

  it('give references back that the deletion emptied, whichever module takes it back', async () => {
    const [pupils, houses] = [of('pupil'), of('house')];
    const home = await houses.calls.create({ label: 'North', instituteId: INSTITUTES.north });
    const made = await pupils.calls.create({ ...(await pupils.maker.bodyOf(pupils.resource)), houseId: home.data['id'] });
    expect(made.status).toBe(201);
    await houses.calls.remove(String(home.data['id']));
    expect((await pupils.calls.get(String(made.data['id']))).data['houseId']).toBeNull();
    await platform.call({ method: 'PUT', url: `/api/v9/house/${String(home.data['id'])}/unDelete`, token, body: {} });
    expect((await pupils.calls.get(String(made.data['id']))).data['houseId']).toBe(home.data['id']);
  });

  it('are referred to as what they are', async () => {
    const [pupils, tutors, clubs] = [of('pupil'), of('tutor'), of('club')];
    const [learner, teacher] = [await pupils.maker.make(pupils.resource), await tutors.maker.make(tutors.resource)];
    expect(await clubs.calls.create({ label: 'A', instituteId: INSTITUTES.north, headId: teacher['id'] })).toMatchObject({ status: 422, body: { problems: { headId: { code: 'reference' } } } });
    const made = await clubs.calls.create({ label: 'B', instituteId: INSTITUTES.north, headId: learner['id'], wardenId: learner['id'] });
    expect(made.status).toBe(201);
    // Both places count, whichever module asks.
    for (const name of ['pupil', 'user']) {
      const { data } = await platform.call({ method: 'POST', url: `/api/v9/${name}/dependants`, token, body: { ids: [learner['id']] } });
      expect((data['uses'] as { field: string }[]).map((one) => one.field).sort(), name).toEqual(['headId', 'wardenId']);
    }
    const uses = (await platform.call({ method: 'POST', url: '/api/v9/house/dependants', token, body: { ids: [String((await pupils.calls.get(String(learner['id']))).data['houseId'])] } })).data['uses'] as { module: string; field: string; count: number }[];
    expect(uses).toMatchObject([{ module: 'pupil', field: 'houseId', count: 1 }]);
  });

  it('are held to the rules of people, and write into the trail under the module', async () => {
    const { calls, maker, resource } = of('pupil');
    const body = await maker.bodyOf(resource);
    expect(await calls.create({ ...body, houseId: null, instituteId: null })).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'needsInstitute' } } } });
    const made = await calls.create(body);
    expect(made.data).toMatchObject({ status: 'invited' });
    const id = String(made.data['id']);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<{ resource: string; links: number }>`select a.resource, (select count(*)::int from core.account_link l where l.user_id = ${id}::uuid) as links from core.audit a where a.record_id = ${id}::uuid`.execute(trx));
    expect(rows).toEqual([{ resource: 'pupil', links: 1 }]);
    const twin = await calls.create({ ...(await maker.bodyOf(resource)), emailId: 'super_admin@demo.lectern.test' });
    expect(twin).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'unique' } } } });
    // What is required of the one says nothing to the other.
    expect(await calls.update(id, { name: 'Another name' })).toMatchObject({ status: 200, data: { name: 'Another name' } });
    expect((await of('user').calls.update(id, { city: 'Pune' })).status).toBe(200);
  });

  it('are found by what each module shows of them', async () => {
    const [pupils, users] = [of('pupil'), of('user')];
    const body = { ...(await pupils.maker.bodyOf(pupils.resource)), guardian: 'Meenakshi Sundaram' };
    const id = (await pupils.calls.create(body)).data['id'];
    await users.calls.update(String(id), { city: 'Thanjavur' });
    const total = async ({ calls }: ReturnType<typeof of>, query: string) => (await calls.search({ query })).data['total'];
    expect([await total(pupils, 'meenakshi'), await total(users, 'meenakshi')], 'a guardian is shown to one alone').toEqual([1, 0]);
    expect([await total(users, 'thanjavur'), await total(pupils, 'thanjavur')], 'and a city to the other').toEqual([1, 0]);
    expect((await pupils.calls.search({ filters: { guardian: 'sundar' } })).data['total']).toBe(1);
  });

  it('are told of as recent work to whoever may open the module, as long as they are of it', async () => {
    const { calls, maker, resource } = of('pupil');
    const made = await maker.make(resource);
    await calls.update(String(made['id']), { guardian: 'Somebody else' });
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { pupil: ['read'] } });
    platform.app.actors.forget(accountId('sub_admin'));
    const reader = await platform.login('sub_admin');
    const told = async () => ((await platform.call({ method: 'GET', url: '/api/v9/home/recent', token: reader })).data['items'] as { resource: string; recordId: string }[] | undefined ?? []).filter((one) => one.recordId === made['id']);
    expect((await told()).map((one) => one.resource)).toEqual(['pupil', 'pupil']);
    await leave({ platform, resource, id: String(made['id']) });
    expect(await told()).toEqual([]);
  });
});

describe('the table', () => {
  const loaderOf = (...inputs: readonly ResourceInput[]) => createLoader({ sources: [{ name: 'test', read: () => inputs }] });
  const resources = normalizeAll([section, openChapter]);
  const base = resources.find(({ name }) => name === 'chapter')!;

  it('has the columns of all its modules, and those added may be empty', () => {
    const columns = new Map(tableOf(base).columns.map((column) => [column.name, column]));
    expect([columns.get('author')!.isRequired, columns.get('level')!.default, columns.get('is_short')!.default]).toEqual([false, null, 'false']);
    expect(tableOf(resources.find(({ name }) => name === 'openChapter')!)).toMatchObject({ name: 'chapter' });
    expect(loaderOf(section, openChapter).require('chapter').views.map(({ name }) => name)).toEqual(['openChapter']);
  });

  it('has indexes for the lists of all, none twice, and over those rows alone where its own do not serve', () => {
    const abilities = { hasTrigrams: true, hasBtreeGin: true };
    const alone = indexesOf({ table: tableOf(normalizeAll([section])[0]!), abilities }).map(({ definition }) => definition);
    const all = indexesOf({ table: tableOf(base), abilities }).map(({ definition }) => definition);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(alone));
    const added = all.filter((one) => !alone.includes(one));
    expect(added.filter((one) => one.includes('created_at') || one.includes('search_text'))).toEqual([]);
    expect(added).toContain(`("institute_id", ${foldedText('"author"')}, "id") where "deleted_at" is null and "kind" in ('open')`);
    expect(added).toContain('("level", "institute_id") where "deleted_at" is null and "kind" in (\'open\')');
    expect(added.filter((one) => one.includes('"number"') && one.includes('unique'))).toEqual([]);
  });
});
