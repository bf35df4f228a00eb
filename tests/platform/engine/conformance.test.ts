import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { shippedDeclarations } from '../../../platform/declarations';
import { evaluate, normalize, plainOf, type Field, type Resource, type Right } from '../../../src/schemas';
import { chanceOf, justOutside } from '../../../src/schemas/examples';
import { FIXTURES } from '../../fixtures';
import { generatedModules, ROUND } from '../../support/generatedModules';
import { createTestPlatform, grantTo, type TestPlatform } from '../support';
import { accountId } from '../support/people';
import { answersTo, callsOf, makerOf } from './calls';

/** A field that does not matter in a record's state is emptied, not judged. */
const NOW = new Date().toISOString();
/** The largest page there is: others make records, too. */
const MOST = 1_000;

/** What a record has to have below it before its actions may be run. */
const BENEATH: Readonly<Record<string, readonly { readonly module: string; readonly field: string; readonly with: Readonly<Record<string, unknown>>; /** What refers to the one made before it. */ readonly before?: string }[]>> = {
  test: [{ module: 'testSection', field: 'testId', with: { duration: 1 } }, { module: 'testQuestion', field: 'testId', with: { positiveMark: 100 }, before: 'testSectionId' }],
};

/** Every declaration keeps the promises of the language, by existing. Single records have theirs in `single.test.ts`. */
for (const [suite, declarations] of [['shipped', undefined], ['fixtures', [...FIXTURES, ...generatedModules(ROUND)]]] as const) {
  describe(`${suite} declarations`, () => {
    let platform: TestPlatform;
    let token: string;
    beforeAll(async () => {
      platform = await createTestPlatform(declarations ? { declarations } : {});
      token = await platform.login('super_admin');
    });
    afterAll(() => platform.close());
    const inputs = (declarations ?? shippedDeclarations.read()).filter((input) => !input.single);

    describe.each(inputs.map(({ name, source }) => [name, source === undefined] as const))('%s', (name, isWritten) => {
      /** What a view gives is written by nobody: `source.test.ts` holds it to that. */
      const itWrites = isWritten ? it : () => undefined;
      const begin = () => {
        const resource = platform.context.loader.require(name);
        return { resource, calls: callsOf({ platform, resource, token }), maker: makerOf({ platform, token }) };
      };

      itWrites('creates, reads, updates and refuses a stale write', async () => {
        const { resource, calls: ofOperator, maker } = begin();
        const body = await maker.bodyOf(resource);
        // What only whoever wrote it may change is written and changed by one of the institute's own people.
        const { own, update } = resource.rights;
        const isOfWriter = own && update?.length === 0;
        const calls = isOfWriter ? callsOf({ platform, resource, token: await platform.login('institute') }) : ofOperator;
        if (isOfWriter) delete body[own.by];
        const created = await calls.create(body);
        expect(created, JSON.stringify(created.body)).toMatchObject({ status: 201, headers: { etag: '"1"' } });
        const id = String(created.data['id']);
        for (const [field, value] of Object.entries(body)) {
          if (!resource.fields[field]!.writeOnly) expect(created.data[field], field).toEqual(value);
          else expect(created.data).not.toHaveProperty(field);
        }
        expect((await calls.get(id)).data).toEqual(created.data);
        if (resource.endpoint.without.includes('update')) {
          expect(created.data['allowed']).not.toContain('update');
          expect((await calls.update(id, body)).status, 'there is no such call').toBe(404);
          return;
        }
        if (isFixed(resource)) {
          expect(await calls.update(id, { ...created.data }, { 'if-match': '"1"' }), 'sent back as it is, it stays as it is').toMatchObject({ status: 200, data: { version: 1 } });
          return;
        }
        const change = changeOf(resource, await maker.bodyOf(resource));
        const updated = await calls.update(id, change, { 'if-match': '"1"' });
        expect(updated, JSON.stringify(updated.body)).toMatchObject({ status: 200, headers: { etag: '"2"' }, data: change });
        const stale = await calls.update(id, change, { 'if-match': '"1"' });
        expect(stale).toMatchObject({ status: 412, body: { code: 'STALE', data: { id, version: 2 } } });
        const again = await calls.update(id, { ...updated.data });
        expect(again.data['version'], 'a record sent back unchanged is left alone').toBe(2);
        const trail = await auditOf(platform, id);
        expect(trail).toEqual(['create', 'update']);
      });

      it('finds records by each filter, each sort and the search box', async () => {
        const { resource, calls, maker } = begin();
        const record = await maker.make(resource);
        const flags = Object.fromEntries(resource.list.filters.filter((filter) => filter.op === 'include').map((filter) => [filter.names[0], true]));
        for (const filter of resource.list.filters) {
          const value = record[filter.field];
          if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
          const sent = filter.op === 'include' ? { [filter.names[0]]: true }
            : filter.names.length === 2 ? { [filter.names[0]]: value }
            : filter.op === 'range' ? { [filter.names[0]]: { from: value } }
            : { [filter.names[0]]: value };
          const found = await calls.search({ filters: { ...flags, ...sent }, size: MOST });
          if (filter.op === 'include') {
            const only = await calls.search({ filters: { ...flags, [filter.names[0]]: 'only' }, size: 100 });
            const items = (only.data as unknown as { items: Record<string, unknown>[] }).items;
            expect(items.every((item) => item[filter.field] === true)).toBe(true);
            expect(ids(only.data).includes(record['id'] as never)).toBe(value === true);
          }
          expect(ids(found.data), JSON.stringify({ sent, status: found.status, total: found.data['total'] })).toContain(record['id']);
          const none = await calls.search({ filters: { [filter.names[0]]: { nonsense: 1 } } });
          expect(none).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
        }
        const word = Object.values(resource.fields).find((field) => field.searchable);
        // Among so many that one page holds them, though others make records, too.
        const text = String(word && record[word.name]);
        const near = word ? { query: word.type === 'richText' ? plainOf(text) : text } : {};
        for (const sortField of resource.list.sortable) {
          for (const sortOrder of ['asc', 'desc']) {
            const found = await calls.search({ ...near, filters: flags, sortField, sortOrder, size: 100 });
            expect(found.status, sortField).toBe(200);
            expect(ids(found.data)).toContain(record['id']);
          }
        }
        if (word) expect(ids((await calls.search({ filters: flags, query: near.query!.toUpperCase() })).data)).toContain(record['id']);
        expect((await calls.lookup(`?id=${String(record['id'])}`)).data['items']).toMatchObject([{ id: record['id'] }]);
        const few = (await calls.search({ filters: flags, fields: [], size: 100 })).data['items'] as Record<string, unknown>[];
        expect(Object.keys(few[0]!).sort()).toEqual(['allowed', 'id']);
        // What may be done to a row is told by all of it, whichever of its fields were asked for.
        const whole = (await calls.search({ filters: flags, size: 100 })).data['items'] as Record<string, unknown>[];
        const allowedOf = (rows: readonly Record<string, unknown>[]) => Object.fromEntries(rows.map(({ id, allowed }) => [id, allowed]));
        expect(allowedOf(few)).toEqual(allowedOf(whole));
      });

      it('refuses names nobody declared', async () => {
        const { calls, resource } = begin();
        if (isWritten) expect(await calls.create({ nonsense: 1 })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: ['nonsense'] } });
        // In a query everything that is no option is a filter.
        expect(await calls.search({ nonsense: 1 })).toMatchObject({ status: 400, body: { code: resource.endpoint.without.includes('search') ? 'BAD_FILTER' : 'BAD_FIELD' } });
        expect(await calls.search({ filters: { nonsense: 1 } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', unknown: ['nonsense'] } });
        expect(await calls.search({ sortField: 'nonsense' })).toMatchObject({ status: 400, body: { code: 'BAD_SORT' } });
        expect(await calls.search({ fields: ['nonsense'] })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
        expect(await calls.search({ size: 0 })).toMatchObject({ status: 400 });
        expect(await calls.get('nonsense')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      });

      itWrites('names every field that is missing, wrong or taken', async () => {
        const { resource, calls, maker } = begin();
        const body = await maker.bodyOf(resource);
        for (const field of Object.values(resource.fields).filter((one) => one.name in body && one.type !== 'json' && evaluate(one.when, body, { now: NOW }))) {
          const wrong = await calls.create({ ...body, [field.name]: wrongValue(field) });
          expect(wrong, field.name).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
          expect(Object.keys(wrong.body['errors'] as object).some((path) => path.split('.')[0] === field.name), field.name).toBe(true);
        }
        const needed = Object.values(resource.fields).filter((field) => field.required && !field.when && field.default === null && !field.system);
        for (const field of needed) {
          const missing = await calls.create({ ...body, [field.name]: null });
          expect(missing, field.name).toMatchObject({ status: 422, body: { problems: { [field.name]: { code: 'required' } } } });
        }
        await calls.create(body);
        for (const field of Object.values(resource.fields).filter((one) => one.unique && one.name in body)) {
          const other = await maker.bodyOf(resource);
          const twin = await calls.create({ ...other, [field.name]: body[field.name] });
          expect(twin, field.name).toMatchObject({ status: 422, body: { problems: { [field.name]: { code: 'unique' } } } });
        }
      });

      itWrites('runs each action exactly from the states it names', async () => {
        const { resource, calls, maker } = begin();
        // What is for people of an institute alone is tried where it is answered.
        const actions = Object.values(resource.lifecycle?.actions ?? {}).filter(({ roles }) => roles?.includes('super_admin') ?? true);
        const done = new Set<string>();
        const states = resource.lifecycle?.byPlatform ?? [];
        for (let round = 0; round < 3 + states.length; round++) {
          // With what may be left out, and without; then from where calls of the platform lead to.
          let record = round < 2 ? await maker.make(resource) : await maker.makeLeast(resource);
          let above: unknown;
          for (const beneath of BENEATH[resource.name] ?? []) {
            const other = platform.context.loader.require(beneath.module);
            const made = await callsOf({ platform, resource: other, token }).create({ ...(await maker.bodyOf(other)), [beneath.field]: record['id'], ...beneath.with, ...(beneath.before && { [beneath.before]: above }) });
            expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
            above = made.data['id'];
          }
          // What stands below it may be what stood against an action.
          if (BENEATH[resource.name]) record = (await calls.get(String(record['id']))).data;
          const state = states[round - 3];
          if (state !== undefined) record = await putInto({ platform, resource, calls, record, state });
          // After each step of the last round whatever has not been possible yet.
          const first = round === 2 ? actions.flatMap((action) => [action, ...actions.filter(({ name }) => !done.has(name))]) : actions;
          for (const action of round === 1 ? [...actions, ...actions].reverse() : [...first, ...actions]) {
            const isPossible = (record['allowed'] as string[]).includes(action.name);
            // What only takes another back is done right after that one.
            const other = action.onlyUndo ? Object.values(resource.lifecycle!.actions).find(({ undo }) => undo.includes(action.name)) : undefined;
            if (isPossible && other) expect(await calls.act(other, String(record['id']), await maker.answers(other)), other.name).toMatchObject({ status: 200 });
            const reply = await calls.act(action, String(record['id']), await maker.answers(action));
            const isUnchanged = action.call.by === 'update' && Object.entries(action.set).every(([field, value]) => record[field] === value);
            if (isPossible) {
              expect(reply, `${action.name}: ${JSON.stringify(reply.body)}`).toMatchObject({ status: 200, data: action.set });
              record = reply.data;
              done.add(action.name);
            } else if (!isUnchanged) {
              expect(reply, action.name).toMatchObject({ status: 409, body: { code: 'TRANSITION_REFUSED' } });
            }
            if (action.call.by === 'action') expect(await calls.act(action, String(record['id']), { nonsense: 1 })).toMatchObject({ status: 400 });
          }
        }
        expect([...done].sort()).toEqual(actions.map((action) => action.name).sort());
      });

      itWrites('deletes', async () => {
        const { resource, calls, maker } = begin();
        const record = await maker.make(resource);
        const id = String(record['id']);
        expect(await calls.remove(id)).toMatchObject({ status: 200, data: { id } });
        expect(await calls.get(id)).toMatchObject({ status: 404 });
        expect(await calls.remove(id)).toMatchObject({ status: 404 });
        expect(await calls.update(id, {})).toMatchObject({ status: 404 });
        expect((await calls.lookup(`?id=${id}`)).data['items']).toEqual(resource.softDelete ? [expect.objectContaining({ id, isDeleted: true })] : []);
        expect(await auditOf(platform, id)).toEqual(['create', 'delete']);
      });

      it('refuses who lacks a right', async () => {
        const { resource, calls: own, maker } = begin();
        const record = await maker.make(resource);
        const id = String(record['id']);
        const calls = callsOf({ platform, resource, token: await platform.login('admin') });
        const attempts: Readonly<Record<Right, () => Promise<{ status: number }>>> = {
          create: async () => calls.create(await maker.bodyOf(resource)),
          read: () => calls.search(),
          update: () => calls.update(id, {}),
          delete: () => calls.remove(id),
        };
        for (const right of isWritten ? (['create', 'read', 'update', 'delete'] as const).filter((one) => one !== 'update' || !resource.endpoint.without.includes(one)) : (['read'] as const)) {
          await setRights({ platform, resource, without: right });
          // Where roles alone decide, no module is taken away.
          if (resource.modules.length === 0 && (resource.rights[right]?.includes('admin') ?? false)) continue;
          expect((await attempts[right]()).status, right).toBe(403);
        }
        if (resource.modules.length === 0 && resource.rights.read?.includes('admin')) return;
        await setRights({ platform, resource, without: 'read' });
        expect((await calls.get(id)).status).toBe(403);
        await setRights({ platform, resource, without: 'update' });
        for (const action of Object.values(resource.lifecycle?.actions ?? {}).filter((one) => one.right === 'update')) {
          expect((await calls.act(action, id, answersTo(action))).status, action.name).toBe(403);
        }
        expect((await own.get(id)).data['version'], 'nothing was changed').toBe(isWritten ? 1 : undefined);
        await setRights({ platform, resource, without: null });
      });
    });
  });
}

function ids(data: Record<string, unknown>): unknown[] {
  return ((data['items'] ?? []) as Record<string, unknown>[]).map((item) => item['id']);
}

/** Whether nothing of a record changes once it is there, but by its actions. */
function isFixed(resource: Resource): boolean {
  return Object.values(resource.fields).every((field) => field.system || field.readOnly || field.createOnly || field.computed !== null);
}

/** One plain field with another value. */
function changeOf(resource: Resource, other: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isCompared = (name: string): boolean => JSON.stringify(resource.rules).includes(`"${name}"`);
  const field = Object.values(resource.fields).find((one) => ['text', 'longText', 'integer'].includes(one.type) && one.name in other && !one.unique && !one.createOnly && !one.system && !one.when && !isCompared(one.name))
    ?? Object.values(resource.fields).find((one) => (one.type === 'text' || one.type === 'boolean') && one.name in other && !one.system && !one.readOnly && !one.createOnly)
    ?? Object.values(resource.fields).findLast((one) => one.type === 'date' && one.name in other)
    // What others wrote stays as it is: it is put elsewhere.
    ?? Object.values(resource.fields).findLast((one) => (one.type === 'ref' || one.type === 'oneOf') && one.name in other && !one.system && !one.readOnly && !one.createOnly)!;
  return { [field.name]: field.type === 'boolean' ? !other[field.name] : field.type === 'ref' && !field.required ? null : other[field.name] };
}

/** A value of the wrong type, or outside of what the field takes. */
function wrongValue(field: Field): unknown {
  if (field.to) return field.type === 'refs' ? ['0198ffff-0000-7000-8000-00000000dead'] : '0198ffff-0000-7000-8000-00000000dead';
  const outside = justOutside(field, { shift: 0, number: ++turn, chance: chanceOf(field.name), fill: 'all', now: NOW, moduleKey: 'user' });
  return turn % 5 === 0 && field.type !== 'matrix' ? 'nonsense\u0000' : outside[turn % outside.length];
}
/** Each time another of the values that lie outside. */
let turn = 0;

async function setRights({ platform, resource, without }: { platform: TestPlatform; resource: Resource; without: Right | null }): Promise<void> {
  const rights = (['create', 'read', 'update', 'delete'] as const).filter((right) => right !== without);
  await grantTo({ context: platform.context, userId: accountId('admin'), access: Object.fromEntries(resource.modules.map((key) => [key, rights])) });
  platform.app.actors.forget(accountId('admin'));
}

async function auditOf(platform: TestPlatform, id: string): Promise<string[]> {
  return platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ action: string }>`select action from core.audit where record_id = ${id} order by id`.execute(trx);
    return rows.map((row) => row.action);
  });
}

it('every declaration was looked at', () => {
  expect(shippedDeclarations.read().map(normalize).length).toBeGreaterThanOrEqual(7);
});

/** The record as it is once a call of the platform, such as a link that was used, has led it to a state. */
async function putInto({ platform, resource, calls, record, state }: { platform: TestPlatform; resource: Resource; calls: ReturnType<typeof callsOf>; record: Record<string, unknown>; state: string }): Promise<Record<string, unknown>> {
  const table = tableOf(resource);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update ${sql.raw(table.sql)} set ${sql.ref(table.byField.get(resource.lifecycle!.field)!.name)} = ${state} where id = ${String(record['id'])}::uuid`.execute(trx));
  return (await calls.get(String(record['id']))).data;
}
