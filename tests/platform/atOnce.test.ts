import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { callsOf, makerOf } from './engine/calls';
import { tableOf } from '../../platform/kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';
import { addressOf } from '../../platform/kernel/http/addresses';

const TREES = loadDeclarations().all().filter(({ tree }) => tree !== null && tree.parent !== null).map(({ name }) => name);
const inWords = (reply: CallResult): string => String(Object.values((reply.body['errors'] ?? { '': reply.body['message'] }) as Record<string, string>)[0]);
const SENTENCE = /^[A-Z].{10,}/;

/** What must not be, asked for by several at the same moment. */
describe('asked for at once', () => {
  let platform: TestPlatform;
  let operator: string;
  const inAll = <Row>(query: ReturnType<typeof sql<Row>>) => platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await query.execute(trx)).rows);
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 12 } });
    operator = await platform.login('super_admin');
  });
  afterAll(() => platform?.close());

  it('there are trees', () => expect(TREES).toContain('category'));

  it.each(TREES)('a move in %s closes no circle, by whichever call and in whatever order', async (name) => {
    const resource = platform.context.loader.require(name);
    const parent = resource.tree!.parent!;
    const column = sql.raw(tableOf(resource).byField.get(parent)!.name);
    const maker = makerOf({ platform, token: operator });
    const calls = callsOf({ platform, resource, token: operator });
    const make = async (): Promise<string> => String((await calls.create({ ...(await maker.bodyOf(resource)), [parent]: null })).data['id']);
    const move = (id: string, below: string) => platform.call({ method: 'PUT', url: addressOf({ resource, call: resource.endpoint.move }).replace('{id}', id), token: operator, body: { [parent]: below } });
    const change = (id: string, below: string) => calls.update(id, { [parent]: below });
    const circles = () => inAll<{ id: string }>(sql`with recursive up as (select id, ${column} as above, 1 as steps from ${sql.raw(tableOf(resource).sql)} union all select up.id, t.${column}, steps + 1 from up join ${sql.raw(tableOf(resource).sql)} t on t.id = up.above where steps < 50) select id from up where steps = 50`);
    for (let round = 0; round < 6; round++) {
      const [a, b] = [await make(), await make()];
      const [first, other] = [[move, change][round % 2]!, [move, move, change][round % 3]!];
      const replies = await Promise.all([first(a, b), other(b, a)]);
      expect(replies.map(({ status }) => status).sort(), JSON.stringify(replies.map(({ body }) => body))).toEqual([200, 422]);
      expect(inWords(replies.find(({ status }) => status === 422)!)).toMatch(SENTENCE);
      // Alone it is refused as it was at once, and below itself anyway.
      const [above, below] = replies[0]!.status === 200 ? [b, a] : [a, b];
      for (const way of [move, change]) for (const wrong of [await way(above, below), await way(above, above)]) expect(wrong).toMatchObject({ status: 422, body: { problems: { [parent]: { code: 'belowItself' } } } });
    }
    expect(await circles()).toEqual([]);
  });

  it('learners of the same batches go and come back with their seats, though each takes these in another order', async () => {
    const maker = makerOf({ platform, token: operator });
    const of = (name: string) => platform.context.loader.require(name);
    const learners = await Promise.all(Array.from({ length: 16 }, async () => String((await maker.make(of('student')))['id'])));
    const courseId = String((await maker.make(of('course')))['id']);
    const batches: string[] = [];
    for (const name of ['Morning', 'Evening', 'Weekend']) batches.push(String((await platform.call({ method: 'POST', url: '/api/v9/batch', token: operator, body: { name, courseId, capacity: 40, startsOn: new Date().toISOString().slice(0, 10), instituteId: INSTITUTES.north } })).data['id']));
    const join = async (batchId: string, userId: string): Promise<void> => void expect((await platform.call({ method: 'POST', url: '/api/v9/batchMember', token: operator, body: { batchId, userId, instituteId: INSTITUTES.north } })).status).toBe(201);
    for (const [at, learner] of learners.entries()) for (const batch of at % 2 ? batches : batches.toReversed()) await join(batch, learner);
    const removed = await Promise.all(learners.map((id) => callsOf({ platform, resource: of('student'), token: operator }).remove(id)));
    expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([200]));
    const back = await Promise.all(learners.map((id) => platform.call({ method: 'PUT', url: `/api/v9/student/${id}/unDelete`, token: operator, body: {} })));
    expect(back.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    expect(await inAll(sql`select count(*)::int as seats from app.batch_member where batch_id = any(${batches}::uuid[]) and deleted_at is null`)).toEqual([{ seats: 48 }]);
  });

  it('the last seat of a batch is given to one of many, by whichever call they join', async () => {
    const maker = makerOf({ platform, token: operator });
    const of = (name: string) => platform.context.loader.require(name);
    const learners = await Promise.all(Array.from({ length: 12 }, async () => String((await maker.make(of('student')))['id'])));
    const courseId = String((await maker.make(of('course')))['id']);
    const join = (batchId: string, userId: string, index: number) => (index % 2 === 0
      ? platform.call({ method: 'POST', url: '/api/v9/batchMember', token: operator, body: { batchId, userId, instituteId: INSTITUTES.north } })
      : platform.call({ method: 'POST', url: '/api/v9/batchMember/add', token: operator, body: { batchId, userIds: [userId], joinedOn: '2026-04-10', instituteId: INSTITUTES.north } }));
    for (const capacity of [1, 3]) {
      const made = await platform.call({ method: 'POST', url: '/api/v9/batch', token: operator, body: { name: `Seats ${capacity}`, courseId, capacity, startsOn: new Date().toISOString().slice(0, 10), instituteId: INSTITUTES.north } });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const id = String(made.data['id']);
      const replies = await Promise.all(learners.map((learner, index) => join(id, learner, index)));
      const refused = replies.filter(({ status }) => status === 422);
      expect([replies.filter(({ status }) => status < 300).length, refused.length], JSON.stringify(replies.map(({ body }) => body['errors']))).toEqual([capacity, learners.length - capacity]);
      for (const reply of refused) expect([reply.body['problems'], inWords(reply)]).toEqual([{ batchId: { code: 'full', params: { max: capacity } } }, expect.stringMatching(SENTENCE)]);
      expect(await inAll(sql`select count(*)::int as members from app.batch_member where batch_id = ${id} and deleted_at is null`)).toEqual([{ members: capacity }]);
      expect((await platform.call({ method: 'GET', url: `/api/v9/batch/${id}`, token: operator })).data).toMatchObject({ members: capacity, seatsLeft: 0 });
    }
  });

  it('two heads of an institute take nothing from one another, since nobody changes who stands as high', async () => {
    const id = crypto.randomUUID();
    await inAll(sql`insert into app.institution (id, name, email_id, phone_number, is_approved, is_active, is_suspended, is_plan_active) values (${id}, 'Two heads', 'two@heads.test', '+919812345670', true, true, false, true)`);
    const heads = await Promise.all(['head.one', 'head.other'].map((name) => person({ name, role: 'institute', instituteId: id })));
    const replies = await Promise.all([take(heads[0]!, heads[1]!, { access: {} }), take(heads[1]!, heads[0]!, { access: {} }), take(heads[0]!, heads[0]!, { access: {} })]);
    for (const reply of replies) expect([[403, 422].includes(reply.status), inWords(reply)], JSON.stringify(reply.body)).toEqual([true, expect.stringMatching(SENTENCE)]);
    expect(await inAll(sql`select count(*)::int as left from app."user" where institute_id = ${id} and access ? 'role' and access ? 'user'`)).toEqual([{ left: 2 }]);
  });

  it('of the last two super admins, who shut one another out at the same moment, one stays', async () => {
    await inAll(sql`update app."user" set status = 'inactive' where role = 'super_admin'`);
    for (let round = 0; round < 5; round++) {
      const two = await Promise.all(['one', 'other'].map((name) => person({ name: `top.${name}${round}`, role: 'super_admin', instituteId: PLATFORM_INSTITUTE })));
      const shut = (by: Person, whom: Person) => platform.call({ method: 'PUT', url: `/api/v9/user/${whom.id}/deactivate`, token: by.token, body: {} });
      const replies = await Promise.all([shut(two[0]!, two[1]!), shut(two[1]!, two[0]!)]);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused, JSON.stringify(replies.map(({ body }) => body))).toHaveLength(1);
      expect([[401, 409].includes(refused[0]!.status), inWords(refused[0]!)]).toEqual([true, expect.stringMatching(SENTENCE)]);
      expect(await inAll(sql`select count(*)::int as left from app."user" where role = 'super_admin' and status = 'active'`)).toEqual([{ left: 1 }]);
      await inAll(sql`update app."user" set status = 'inactive' where role = 'super_admin'`);
    }
  });

  interface Person { readonly id: string; readonly token: string }
  async function person({ name, role, instituteId }: { name: string; role: string; instituteId: string }): Promise<Person> {
    const [id, rights] = [crypto.randomUUID(), ['create', 'read', 'update', 'delete']];
    await inAll(sql`insert into app."user" (id, institute_id, name, email_id, role, status, access, allow_all_institutes) values (${id}, ${instituteId}, ${name}, ${`${name}@demo.lectern.test`}, ${role}, 'active', ${JSON.stringify({ user: rights, role: rights })}::jsonb, ${role === 'super_admin'})`);
    return { id, token: await platform.login(name) };
  }
  function take(by: Person, from: Person, change: object): Promise<CallResult> {
    return platform.call({ method: 'PUT', url: `/api/v9/user/${from.id}`, token: by.token, body: change });
  }
});
