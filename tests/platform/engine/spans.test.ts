import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableOf } from '../../../platform/kernel/db/columns';
import { isByIndexesAlone, spansOf, wasByIndexesAlone } from '../../../platform/records/read/spans';
import { defineResource, f, type Grouping } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const entry = defineResource({
  name: 'entry',
  fields: { at: f.datetime(), kind: f.choice(['one', 'other']) },
  list: { sort: '-at', sortable: ['at'], filters: ['at', 'kind'] },
  summary: { by: ['at:day', 'at:week', 'at:month', 'at:quarter', 'at:year'], measures: { entries: 'count' } },
});

let platform: TestPlatform;
let times: readonly (readonly [string, string | null])[];
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [entry] });
  const owners = [INSTITUTES.north, INSTITUTES.south];
  const [begun, end] = [Date.parse('2025-10-20T00:00:00Z'), Date.parse('2026-11-20T00:00:00Z')];
  // Around every midnight of some zone, and evenly between; some at no time.
  const random = Array.from({ length: 3_000 }, (_, at) => new Date(begun + ((at * 7_919) % 3_000) * ((end - begun) / 3_000)).toISOString());
  const midnights = Array.from({ length: 13 }, (_, month) => Date.UTC(2025, 10 + month, 1)).flatMap((day) => Array.from({ length: 49 }, (_, half) => new Date(day + (half - 28) * 1_800_000 - 1).toISOString()));
  times = [...random, ...midnights, null, null].map((at, index) => [owners[index % 2]!, at] as const);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into app.entry (institute_id, id, at, kind)
    select owner, gen_random_uuid(), at, 'one' from unnest(${times.map(([owner]) => owner)}::uuid[], ${times.map(([, at]) => at)}::timestamptz[]) row(owner, at)`.execute(trx));
  await sql`vacuum analyze app.entry`.execute(platform.context.database.owner);
});
afterAll(() => platform?.close());

const ZONES = ['Asia/Kolkata', 'UTC', 'Asia/Kathmandu', 'America/Havana', 'Europe/London', 'America/St_Johns'];

/** The first day of a time's span by the clock of its zone, told by JavaScript. */
function begins({ at, span, clock }: { at: string; span: string; clock: Intl.DateTimeFormat }): string {
  const [year = 0, month = 1, day = 1] = clock.format(new Date(at)).split('-').map(Number);
  const first = {
    day: () => [year, month - 1, day], week: () => [year, month - 1, day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7)],
    month: () => [year, month - 1, 1], quarter: () => [year, Math.floor((month - 1) / 3) * 3, 1], year: () => [year, 0, 1],
  }[span]!() as [number, number, number];
  return new Date(Date.UTC(...first)).toISOString().slice(0, 10);
}

it.each(ZONES.flatMap((timeZone) => ['day', 'week', 'month', 'quarter', 'year'].map((span) => [timeZone, span] as const)))('in %s, each %s comes to what its rows come to', async (timeZone, span) => {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  for (const [account, isSeen] of [['super_admin', () => true], ['institute', (owner: string) => owner === INSTITUTES.north]] as const) {
    for (const filters of [{ at: null }, { at: { from: '2025-12-05T10:00:00.000Z', to: '2026-08-07T11:00:00.000Z' } }]) {
      const token = await platform.login(account);
      const { status, data } = await platform.call({ method: 'POST', url: '/api/v9/entry/summary', token, body: { by: `at:${span}`, timeZone, filters } });
      expect(status).toBe(200);
      const wanted = new Map<string | null, number>();
      for (const [owner, at] of times) {
        if (!isSeen(owner) || (filters.at !== null && (at === null || at < filters.at.from || at >= filters.at.to))) continue;
        const key = at === null ? null : begins({ at, span, clock });
        wanted.set(key, (wanted.get(key) ?? 0) + 1);
      }
      const groups = (data['groups'] as { key: string | null; values: { entries: number } }[]).map(({ key, values }) => [key, values.entries]);
      expect(Object.fromEntries(groups)).toEqual(Object.fromEntries(wanted));
      expect((data['totals'] as { entries: number }).entries).toBe([...wanted.values()].reduce((sum, count) => sum + count, 0));
    }
  }
});

it('spans are told along the index, but where one begins as the clock of its zone changes', async () => {
  const resource = platform.context.loader.require('entry');
  const by = (span: Grouping['span']): Grouping => ({ name: `at:${String(span)}`, field: 'at', span });
  await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.north }, readOnly: true }, async (trx) => {
    const spans = (span: Grouping['span'], timeZone: string) => spansOf({ operation: { resource, table: tableOf(resource) }, trx, by: by(span), timeZone });
    expect(await spans('quarter', 'Asia/Kolkata')).toEqual({
      keys: ['2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'],
      from: ['2025-09-30 18:30:00+00', '2025-12-31 18:30:00+00', '2026-03-31 18:30:00+00', '2026-06-30 18:30:00+00', '2026-09-30 18:30:00+00'],
      until: ['2025-12-31 18:30:00+00', '2026-03-31 18:30:00+00', '2026-06-30 18:30:00+00', '2026-09-30 18:30:00+00', '2026-12-31 18:30:00+00'],
    });
    // Its clock is turned back at one o'clock on the first of November.
    expect(await spans('month', 'America/Havana')).toBeNull();
    expect(await spans('day', 'UTC')).toHaveProperty('keys.length', 396);
    expect(await isByIndexesAlone({ trx, query: sql`select count(*) from app.entry where deleted_at is null and at >= '2026-01-01' and at < '2026-01-03'` })).toBe(true);
    expect(await isByIndexesAlone({ trx, query: sql`select count(kind) from app.entry where deleted_at is null and at >= '2026-01-01' and at < '2026-01-03'` })).toBe(false);
  });
});

it('what was found of a query is kept for five minutes, for whoever sees the same rows', async () => {
  const known = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    let now = Date.parse('2026-03-01T00:00:00Z');
    const context = { ...platform.context, clock: () => new Date(now) };
    const asked = (day: string, role: 'super_admin' | 'institute') => wasByIndexesAlone({
      operation: { context, actor: { role, allowAllInstitutes: false, instituteId: INSTITUTES.north } as Parameters<typeof wasByIndexesAlone>[0]['operation']['actor'] },
      trx, query: sql`select count(*) from app.entry where deleted_at is null and at >= ${day}::timestamptz and at < ${day}::timestamptz + interval '2 days'`,
    });
    const before = await asked('2026-01-01', 'super_admin');
    await sql`set local enable_indexonlyscan = off`.execute(trx);
    const kept = await asked('2026-02-01', 'super_admin');
    const others = await asked('2026-02-01', 'institute');
    now += 300_001;
    return { before, kept, others, after: await asked('2026-02-01', 'super_admin') };
  });
  expect(known).toEqual({ before: true, kept: true, others: false, after: false });
});
