import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, demoContent, demoPictures, isEmptyPlatform, seedDemo } from '../../platform/demo';
import { createDemoClock } from '../../platform/demo/dates';
import { generatedRows } from '../../platform/demo/generated';
import { seedMany } from '../../platform/demo/many';
import { tableOf, toRecord } from '../../platform/kernel/db/columns';
import { brokenRules, evaluate, ruleProblems, validateRecord, withDerived } from '../../src/schemas';
import { createTestPlatform, type TestPlatform } from './support';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform({ demo: true });
});
afterAll(() => platform.close());

test('is filled in once by several nodes that start together, and those that come second leave it as it is', async () => {
  const count = () => platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<{ people: string; sales: string }>`select (select count(*) from app."user")::text as people, (select count(*) from app.subscription)::text as sales`.execute(trx));
  const before = (await count()).rows;
  await Promise.all([seedDemo(platform.context), seedDemo(platform.context)]);
  expect((await count()).rows).toEqual(before);
});

describe('the content', () => {
  const now = Date.UTC(2026, 0, 15, 12);
  const content = demoContent({ now });
  const rowsOf = (resource: string) => content.records.find((one) => one.resource === resource)!.rows;

  test('is the same every time, and of the day alone', () => {
    expect(demoContent({ now })).toEqual(content);
    expect(demoContent({ now: now + 3_600_000 })).toEqual(content);
    expect(demoContent({ now: now + 86_400_000 }).records.find(({ resource }) => resource === 'institution')!.rows.map((row) => row.id)).toEqual(rowsOf('institution').map((row) => row.id));
    expect(demoPictures(demoContent({ now }))).toEqual(demoPictures(content));
  });

  test('is valid by its own declarations', () => {
    const context = { now: new Date(now).toISOString() };
    for (const { resource, rows } of content.records) {
      const { fields } = platform.context.loader.require(resource);
      for (const values of rows) {
        expect(validateRecord({ fields, values, context }), `${resource} ${JSON.stringify(values)}`).toEqual({});
        const idle = Object.values(fields).filter((field) => field.when && !evaluate(field.when, values, context));
        expect(idle.map((field) => values[field.name] ?? []).flat(), resource).toEqual([]);
      }
    }
  });

  test('holds every state an institute can be in', () => {
    const resource = platform.context.loader.require('institution');
    const context = { now: new Date(now).toISOString() };
    const states = rowsOf('institution').map((record) => withDerived({ resource, record, context })['status']);
    expect(states.filter((state) => state === 'suspended')).toHaveLength(1);
    expect(states.filter((state) => state === 'awaiting')).toHaveLength(1);
    expect(rowsOf('institution').filter((row) => row['isWhiteLabelled'])).toHaveLength(2);
    expect(rowsOf('institution').filter((row) => row['isPlanActive'] === false)).toHaveLength(1);
  });

  test('says of every record who made it', async () => {
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/branch/search', token: await platform.login('super_admin'), body: {} });
    const items = data['items'] as Record<string, unknown>[];
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => typeof item['createdById'] !== 'string')).toEqual([]);
  });

  test('has leads looked after by people who can open them', async () => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ role: string; leads: number }>`select u.role, count(*)::int as leads from app.lead l join app."user" u on u.id = l.owner_id group by 1`.execute(trx));
    expect(rows.map(({ role }) => role)).toEqual(['super_admin']);
    expect(rows[0]!.leads).toBeGreaterThan(20);
  });

  test('has coupons of every state', () => {
    const resource = platform.context.loader.require('coupon');
    const context = { now: new Date(now).toISOString() };
    const states = rowsOf('coupon').map((record) => withDerived({ resource, record, context })['status']);
    for (const state of ['active', 'inactive', 'expired']) expect(states.filter((one) => one === state).length, state).toBeGreaterThan(20);
  });

  test('has what was written reported, hidden and decided about after it was written, none of it to come', () => {
    const comments = new Map(rowsOf('comment').map((row) => [`comment:${row.id}`, row]));
    const reports = rowsOf('contentReport');
    expect(reports.length).toBeGreaterThan(5);
    const midnight = new Date(Math.floor(now / 86_400_000) * 86_400_000 - 5.5 * 3_600_000).toISOString();
    for (const report of reports) {
      const { createdAt, hiddenAt } = comments.get(String(report['about']))!;
      const order = [createdAt, report['createdAt'], ...(hiddenAt === null ? [] : [hiddenAt]), ...(report['decidedAt'] === null ? [] : [report['decidedAt']]), report['updatedAt'], midnight];
      expect(order.toSorted()).toEqual(order);
    }
  });

  test('has nothing made up refer to another subject than its name speaks of', async () => {
    const generated = await generatedRows({ loader: platform.context.loader, content, clock: createDemoClock(now), now: new Date(now).toISOString() });
    const nameOf = (resource: string, id: unknown) => String(rowsOf(resource).find((row) => row.id === id)?.['name']);
    const of = (resource: string, field: string, to: string) => generated.filter((one) => one.resource.name === resource).flatMap(({ rows }) => rows.filter((row) => row[field] !== null).map((row) => [String(row['name']), nameOf(to, row[field])] as const));
    const contents = of('singleContent', 'sectionId', 'section');
    expect(contents.length).toBeGreaterThan(3);
    for (const [name, section] of contents) expect({ Newton: 'Mechanics', 'Grammar:': 'English grammar', Balance: 'Accountancy', Trigonometry: 'Geometry' }[/^(Newton|\S+)/.exec(name)![0]], name).toBe(section);
    const pool = of('resourcePool', 'subjectId', 'subject');
    expect(pool.length).toBeGreaterThan(8);
    for (const [name, subject] of pool) expect({ Laws: 'Physics', Organic: 'Chemistry', Trigonometry: 'Mathematics', How: 'Commerce', 'The cell': 'Biology', Vowel: 'English', Fractions: 'Mathematics', 'The water': 'General studies' }[/^(The \S+|\S+)/.exec(name)![0]], name).toBe(subject);
    const courses = of('liveClass', 'courseId', 'course');
    expect(courses.filter(([name, course]) => name.startsWith('Organic chemistry') && !/chemistry|NEET/.test(course))).toEqual([]);
  });

  test('has lessons and classes on days on which their batches run', async () => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<{ lessons: number; meetings: number; astray: number }>`
      with lesson as (select t.valid_from < b.starts_on or t.valid_from > b.ends_on or coalesce(t.valid_to, b.ends_on) is distinct from b.ends_on as is_astray from app.timetable t join app.batch b on b.id = t.batch_id),
        meeting as (select (l.starts_at at time zone i.timezone)::date not between b.starts_on and coalesce(b.ends_on, 'infinity'::date) as is_astray from app.live_class l join app.institution i on i.id = l.institute_id join app.batch b on b.id = any(l.batch_ids))
      select (select count(*)::int from lesson) as lessons, (select count(*)::int from meeting) as meetings, (select count(*)::int from (table lesson union all table meeting) both_of where is_astray) as astray`.execute(trx));
    expect(rows[0]!.astray).toBe(0);
    expect(rows[0]!.lessons).toBeGreaterThan(20);
    expect(rows[0]!.meetings).toBeGreaterThan(10);
  });

  test('makes up what modules ask for by their declarations, the same every time', async () => {
    const { loader } = platform.context;
    const instant = new Date(now).toISOString();
    const made = () => generatedRows({ loader, content, clock: createDemoClock(now), now: instant });
    const found = await made();
    expect(await made()).toEqual(found);
    const asking = loader.all().filter(({ demo }) => demo > 0);
    expect(asking.length).toBeGreaterThan(0);
    for (const resource of asking) {
      const rows = found.filter((one) => one.resource === resource).flatMap((one) => one.rows);
      expect(rows.length, resource.name).toBeGreaterThanOrEqual(resource.demo);
      for (const values of rows) expect(validateRecord({ fields: resource.fields, values, context: { now: instant } }), resource.name).toEqual({});
      // What people read is of the declaration's own examples.
      for (const field of Object.values(resource.fields).filter((one) => one.required && one.examples.length > 0)) {
        expect(rows.filter((row) => !field.examples.some((example) => String(row[field.name]).startsWith(example))), `${resource.name}.${field.name}`).toEqual([]);
      }
    }
    const byHand = { records: asking.map(({ name }) => ({ resource: name, rows: [] })) };
    expect(await generatedRows({ loader, content: byHand, clock: createDemoClock(now), now: instant }), 'what is written by hand wins').toEqual([]);
  });

  test('has pictures without script, each of them referred to', () => {
    const addresses = JSON.stringify(content.records);
    for (const { key, content: picture } of demoPictures(content)) {
      expect(addresses).toContain(`/files/${key}`);
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(picture).not.toMatch(/<script|on\w+=|href/);
    }
  });
});

describe('a platform with demo content', () => {
  test('holds all of it', async () => {
    const counts = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
      const { rows } = await sql<Record<string, number>>`select
        (select count(*) from app.institution where deleted_at is null) institution, (select count(*) from app."user") as "user",
        (select count(*) from app.coupon) coupon, (select count(*) from app.branch) branch, (select count(*) from app.language) as language,
        (select count(*) from app.banner) banner, (select count(*) from app.membership) membership`.execute(trx);
      return rows[0]!;
    });
    expect(counts).toMatchObject({ institution: 12, coupon: 300, branch: 40, language: 16, banner: 24, membership: 6 });
    expect(counts['user']).toBeGreaterThanOrEqual(60);
    expect(await isEmptyPlatform(platform.context)).toBe(false);
  });

  test.each(DEMO_ACCOUNTS.filter((account) => account.role !== 'student').map((account) => [account.email.split('@')[0]!, account] as const))('lets %s in', async (name, account) => {
    const { data } = await platform.call({ method: 'GET', url: '/api/v9/user/details', token: await platform.login(name) });
    expect(data['userDetails']).toMatchObject({ email: account.email, role: account.role, instituteId: account.instituteId, isPlanActive: name !== 'expired' });
  });

  test('was made before now, all of it, and changed after it was made', async () => {
    const { context } = platform;
    const stored = context.loader.all().filter(({ source, of }) => source === null && of === null);
    const wrong: Record<string, unknown> = {};
    for (const resource of stored) {
      const { rows } = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
        sql<{ early: number; late: number }>`select count(*) filter (where updated_at < created_at)::int early, count(*) filter (where greatest(created_at, updated_at) > ${context.clock().toISOString()}::timestamptz)::int late from ${sql.raw(tableOf(resource).sql)}`.execute(trx));
      if (rows[0]!.early + rows[0]!.late > 0) wrong[resource.name] = rows[0];
    }
    expect(wrong).toEqual({});
  });

  test('keeps a sub admin to reading coupons of the own institute', async () => {
    const token = await platform.login('sub_admin');
    const coupons = await platform.call({ method: 'POST', url: '/api/v9/coupon/search', token, body: { size: 100 } });
    expect(coupons.status).toBe(200);
    expect(coupons.data['total']).toBeGreaterThan(50);
    expect((await platform.call({ method: 'POST', url: '/api/v9/branch/search', token, body: {} })).status).toBe(403);
  });

  test('has in no module a row that its own declaration refuses', async () => {
    const { loader, database, clock } = platform.context;
    const context = { now: clock().toISOString() };
    const wrong: string[] = [];
    let looked = 0;
    for (const resource of loader.all().filter(({ source }) => source === null)) {
      const table = tableOf(resource);
      const rows = await database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<Record<string, unknown>>`select * from ${sql.raw(table.sql)} where deleted_at is null`.execute(trx)).rows);
      for (const row of rows) {
        const values = withDerived({ resource, record: toRecord(table, row), context });
        if (resource.of && !evaluate(resource.of.where, values, context)) continue;
        looked += 1;
        const { fields, rules } = resource;
        const problems = { ...ruleProblems(brokenRules({ rules, fields, values, before: null, changed: new Set(Object.keys(values)), context })), ...validateRecord({ fields, values, context }) };
        for (const [path, { code }] of Object.entries(problems)) wrong.push(`${resource.name} ${path} ${code}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(looked).toBeGreaterThan(2_000);
  });

  test('gives back a coupon as the content says it', async () => {
    const token = await platform.login('super_admin');
    const wanted = demoContent({ now: platform.context.clock().getTime() }).records.find((one) => one.resource === 'coupon')!.rows[40]!;
    const { data } = await platform.call({ method: 'GET', url: `/api/v9/coupon/${wanted.id}`, token });
    // How often it was used is said by the sales.
    const { usedCount, usageLimit, ...own } = wanted;
    expect([usedCount, usageLimit]).toHaveLength(2);
    expect(data).toMatchObject(own);
  });

  test('counts in every coupon the sales that were made with it, in its time and within its limit', async () => {
    const uses = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<{ code: string; told: number; limit: number | null; sold: number; late: number; wrong: number }>`
      select c.code, c.used_count as told, c.usage_limit as "limit", count(s.id) filter (where s.sold_at is not null)::int as sold,
        count(s.id) filter (where s.created_at > c.ends_at or s.created_at < c.starts_at or s.applied_for <> c.applied_for)::int as late, count(s.id) filter (where s.discount <= 0 or s.discount > s.price)::int as wrong
      from app.coupon c left join core.sale s on s.coupon_code = c.code and s.institute_id = coalesce(c.institute_id, '00000000-0000-0000-0000-000000000000') group by c.id, c.code, c.used_count, c.usage_limit`.execute(trx)).rows);
    expect(uses.filter(({ told, limit, sold, late, wrong }) => told !== sold || late > 0 || wrong > 0 || (limit ?? sold) < sold)).toEqual([]);
    expect(uses.filter(({ sold }) => sold > 0).length).toBeGreaterThan(30);
    expect(uses.filter(({ limit, sold }) => limit !== null && sold >= limit * 0.8).length).toBeGreaterThan(2);
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/report/coupon-usage/search', token: await platform.login('super_admin'), body: { size: 1 } });
    expect(data['total']).toBe(uses.reduce((sum, { sold }) => sum + sold, 0));
  });

  test('takes no usage limit of a coupon below what it was used', async () => {
    const token = await platform.login('super_admin');
    const { data: { items } } = await platform.call({ method: 'POST', url: '/api/v9/coupon/search', token, body: { size: 100, filters: { usage: ['nearly', 'used'] } } });
    const { id, usedCount } = (items as { id: string; usedCount: number }[]).find((one) => one.usedCount > 1)!;
    const limit = (usageLimit: number) => platform.call({ method: 'PATCH', url: `/api/v9/coupon/${id}`, token, body: { usageLimit } });
    expect(await limit(usedCount - 1)).toMatchObject({ status: 422, body: { problems: { usageLimit: { code: 'belowField', params: { fields: 'usedCount' } } } } });
    expect(await limit(usedCount)).toMatchObject({ status: 200, data: { usesLeft: 0 } });
  });

  test('gives every test questions that come to its total, and marks to pass that they reach', async () => {
    const tests = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<{ name: string; total: number; pass: number | null; marks: number; off: boolean }>`
      select t.name, t.total_mark as total, t.pass_mark as pass, sum(coalesce(q.positive_mark, s.positive_mark))::float8 as marks, bool_or(s.negative_mark > s.positive_mark or s.positive_mark <= 0) as off
      from app.test t left join app.test_question q on q.test_id = t.id left join app.test_section s on s.id = q.test_section_id group by t.id, t.name, t.total_mark, t.pass_mark`.execute(trx)).rows);
    expect(tests.length).toBeGreaterThanOrEqual(36);
    expect(tests.filter(({ total, pass, marks, off }) => marks !== total || (pass ?? 0) > marks || off)).toEqual([]);
  });

  test('shows an institute recent work of its own people, and AI tokens', async () => {
    for (const name of ['institute', 'institute2', 'whitelabel']) {
      const token = await platform.login(name);
      const { data: recent } = await platform.call({ method: 'GET', url: '/api/v9/home/recent', token });
      expect(recent['items'], name).not.toEqual([]);
      for (const item of recent['items'] as Record<string, unknown>[]) expect(item).toMatchObject({ actorName: expect.any(String), title: expect.any(String), action: 'create' });
      const { data: tokens } = await platform.call({ method: 'GET', url: '/api/v9/ai-token/balance', token });
      expect(tokens['balance'], name).toBeGreaterThan(0);
    }
  });

  test('shows what is made up in the lists of institutes', async () => {
    for (const { name, endpoint, demo } of platform.context.loader.all().filter((one) => one.demo > 0)) {
      const { data } = await platform.call({ method: 'POST', url: `/api/v9${endpoint.search.path.replace(/\{\w+\}/g, '-')}`, token: await platform.login('super_admin'), body: {} });
      expect(data['total'], name).toBeGreaterThanOrEqual(demo);
      for (const item of data['items'] as Record<string, unknown>[]) expect(typeof item['createdById'], name).toBe('string');
    }
  });

  test('takes learners by the thousand', async () => {
    await seedMany({ context: platform.context, users: 2_000 });
    const found = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
      sql<{ names: number; institutes: number }>`select count(distinct name)::int names, count(distinct institute_id)::int institutes from app."user" where email_id like '%.%@learners.example' and role = 'student'`.execute(trx),
    );
    expect(found.rows[0]!.names).toBeGreaterThan(1_500);
    expect(found.rows[0]!.institutes).toBeGreaterThan(8);
  });
});
