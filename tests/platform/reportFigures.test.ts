import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import type { CellObject } from 'xlsx';
import { loadDeclarations } from '../../platform/declarations';
import { OWN_VIEWS } from '../../platform/views';
import { createCellContext } from '../../src/fields/cellContext';
import { daysOfPreset, instantsOfDays, type DatePreset } from '../../src/fields/values/datePresets';
import { DATE_PRESETS, isToldBy, type Field, type Measure, type Resource, type SummaryGroup } from '../../src/schemas';
import { cellOf } from '../../src/screens/export/exportRows';
import { sheetFile } from '../../src/screens/export/sheetFile';
import { drillFilter } from '../../src/screens/list/summary/drillFilter';
import { openDemo, urlOf, type OverDemo, type Row } from './support';

/** What an average that is told in hundredths may differ from itself, the half included. */
const HALF_A_HUNDREDTH = 0.005 + 1e-9;

/** First and last day of each preset as the database's own calendar has them, counted from `day`. */
const BY_THE_DATABASE: Readonly<Record<DatePreset, readonly [string, string]>> = {
  today: ['day', 'day'],
  yesterday: ['day - 1', 'day - 1'],
  thisWeek: ["date_trunc('week', day)", "date_trunc('week', day) + interval '6 days'"],
  lastWeek: ["date_trunc('week', day) - interval '1 week'", "date_trunc('week', day) - interval '1 day'"],
  thisMonth: ["date_trunc('month', day)", "date_trunc('month', day) + interval '1 month - 1 day'"],
  lastMonth: ["date_trunc('month', day) - interval '1 month'", "date_trunc('month', day) - interval '1 day'"],
  thisYear: ["date_trunc('year', day)", "date_trunc('year', day) + interval '1 year - 1 day'"],
  lastYear: ["date_trunc('year', day) - interval '1 year'", "date_trunc('year', day) - interval '1 day'"],
  next7Days: ['day', 'day + 6'],
  next30Days: ['day', 'day + 29'],
  thisAcademicYear: ["date_trunc('year', day - interval '3 months') + interval '3 months'", "date_trunc('year', day - interval '3 months') + interval '15 months - 1 day'"],
  lastAcademicYear: ["date_trunc('year', day - interval '3 months') - interval '9 months'", "date_trunc('year', day - interval '3 months') + interval '3 months - 1 day'"],
};

const REPORTS = loadDeclarations().all().filter(({ source }) => source !== null);
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const byName = <T extends { readonly name: string }>(all: readonly T[]) => all.map((one) => [one.name, one] as const);

describe('every report', () => {
  let demo: OverDemo;
  beforeAll(async () => {
    demo = await openDemo();
  }, 300_000);
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => demo.platform.close());

  const post: OverDemo['post'] = (...asked) => demo.post(...asked);
  const search = async (resource: Resource, body: object) => (await post(resource, resource.endpoint.search, body)) as { readonly items: readonly Row[]; readonly total: number; readonly totals: Row };
  const ask = async (query: string): Promise<Row> => demo.platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => (await sql<Row>`${sql.raw(query)}`.execute(trx)).rows[0]!);

  it.each(['Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland'])('counts the days of each preset as an independent calendar does, in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    // Ends of months, of years and of academic years, a leap day, a Sunday, and hours at which it is another day elsewhere; the clock is put on and back.
    for (const now of ['2026-01-01T00:30:00Z', '2028-02-29T23:30:00Z', '2026-03-29T12:00:00Z', '2026-03-31T19:00:00Z', '2026-04-01T10:00:00Z', '2026-11-01T05:00:00Z', '2026-12-31T23:59:00Z']) {
      const days = await ask(`select ${DATE_PRESETS.map((preset) => `array[${BY_THE_DATABASE[preset].map((end) => `((${end})::date)::text`).join()}] as "${preset}"`).join()} from (select ('${now}'::timestamptz at time zone '${zone}')::date as day) clock`);
      for (const preset of DATE_PRESETS) {
        const { from, to } = daysOfPreset({ preset, now: Date.parse(now), type: 'datetime' });
        expect([from, to], `${preset} at ${now}`).toEqual(days[preset]);
      }
    }
  });

  it.each(byName(REPORTS))('%s shows for each preset what falls into it by an independent calendar, with its totals', async (_, resource) => {
    const zone = 'America/St_Johns';
    vi.stubEnv('TZ', zone);
    const now = Date.now();
    const dated = resource.list.filters.map(({ field }) => resource.fields[field]!).filter(({ type }) => type === 'date' || type === 'datetime');
    const totals = resource.list.totals.map((name) => resource.fields[name]!);
    for (const field of dated) {
      const day = field.type === 'datetime' ? `(v.${columnOf(field.name)} at time zone '${zone}')::date` : `v.${columnOf(field.name)}`;
      const counted = await ask(`with clock as (select (to_timestamp(${now / 1000}) at time zone '${field.type === 'date' ? 'Asia/Kolkata' : zone}')::date as day) select ${DATE_PRESETS.map((preset) => {
        const [from, to] = BY_THE_DATABASE[preset];
        const isIn = `filter (where ${day} between (${from})::date and (${to})::date)`;
        return `json_build_array(count(*) ${isIn}${totals.map((total) => `, coalesce(sum(v.${columnOf(total.name)}) ${isIn}, 0)`).join('')}) as "${preset}"`;
      }).join()} from (${OWN_VIEWS[resource.source!]!.sql.replace(/;\s*$/, '')}) v, clock`);
      for (const preset of DATE_PRESETS) {
        const days = daysOfPreset({ preset, now, type: field.type });
        const shown = await search(resource, { size: 1, totals: totals.length > 0, filters: { [field.name]: field.type === 'datetime' ? instantsOfDays(days) : days } });
        const [rows, ...sums] = counted[preset] as number[];
        expect(shown.total, `${field.name}, ${preset}`).toBe(rows);
        totals.forEach((total, at) => expect(Number(shown.totals[total.name] ?? 0), `${total.name} of ${field.name}, ${preset}`).toBeCloseTo(inUnits(total, sums[at]!), 2));
      }
    }
  });

  it.each(byName(REPORTS.filter(({ summary }) => summary !== null)))('%s leads from each figure to the rows it is made of', async (_, resource) => {
    const zone = 'America/St_Johns';
    vi.stubEnv('TZ', zone);
    const groupings = resource.summary!.by.filter(({ field }) => resource.list.filters.some((filter) => filter.field === field));
    expect(groupings.length).toBeGreaterThan(0);
    for (const by of groupings) {
      const field = resource.fields[by.field]!;
      // Of a time also with a period asked for that cuts its first and last span short.
      const all = ((await post(resource, resource.endpoint.summary, { by: by.name, timeZone: zone })) as unknown as Told).groups;
      const asked = by.span === null ? [undefined] : [undefined, cutShort({ field, groups: all })];
      for (const current of asked) {
        const filters = current === undefined ? {} : { [field.name]: current };
        const { groups } = (await post(resource, resource.endpoint.summary, { by: by.name, timeZone: zone, filters })) as unknown as Told;
        for (const group of new Set([...groups.slice(0, 1), ...groups.slice(-2)])) {
          const { items, total } = await search(resource, { size: 100, filters: { ...filters, [field.name]: drillFilter({ field, by, group, current }) } });
          for (const measure of resource.summary!.measures.filter((one) => isToldBy(one, by))) if (measure.kind === 'count' || total <= items.length) expect(Math.abs(figureOf({ measure, items, total }) - Number(group.values[measure.name] ?? 0)), `${measure.name} of ${by.name} ${String(group.key)}`).toBeLessThanOrEqual(HALF_A_HUNDREDTH);
        }
      }
    }
  });

  it.each(byName(REPORTS))('%s says what is wrong with a period that ends before it begins, or as it begins', async (_, resource) => {
    const ends = { date: ['2026-03-09', '2026-03-01'], datetime: ['2026-03-09T00:00:00.000Z', '2026-03-09T00:00:00.000Z'], money: ['500', '1'], integer: ['500', '1'] };
    const { platform, token } = demo;
    const asked = resource.list.filters.flatMap(({ field, names }) => (names.length === 1 && resource.fields[field]!.type in ends ? [{ field, name: names[0], range: ends[resource.fields[field]!.type as keyof typeof ends] }] : []));
    for (const { name, range: [from, to] } of asked) {
      for (const call of [resource.endpoint.search, ...(resource.summary ? [resource.endpoint.summary] : [])]) {
        const { status, body } = await platform.call({ method: 'POST', url: urlOf(resource, call), token, body: { filters: { [name]: { from, to } } } });
        expect({ status, body }, name).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', reason: 'filterReversed', params: { filter: name }, message: expect.stringContaining('after its beginning') as unknown } });
      }
    }
  });

  it.each(byName(REPORTS))('%s is empty over a period of nothing, and takes no period that says nothing', async (_, resource) => {
    const dated = resource.list.filters.filter(({ field, names }) => names.length === 1 && ['date', 'datetime'].includes(resource.fields[field]!.type));
    for (const { field, names: [name] } of dated) {
      const nothing = resource.fields[field]!.type === 'date' ? { from: '1970-01-01', to: '1970-01-31' } : { from: '1970-01-01T00:00:00.000Z', to: '1970-02-01T00:00:00.000Z' };
      const shown = await search(resource, { totals: true, filters: { [name!]: nothing } });
      expect({ items: shown.items, total: shown.total, sums: Object.values(shown.totals ?? {}).filter(Boolean) }, name).toEqual({ items: [], total: 0, sums: [] });
      if (resource.summary) expect(await post(resource, resource.endpoint.summary, { by: resource.summary.by[0]!.name, filters: { [name!]: nothing } }), name).toMatchObject({ groups: [] });
      const all = await search(resource, { size: 1 });
      expect((await search(resource, { size: 1, filters: { [name!]: { from: '', to: '' } } })).total, `${name!}, open on both sides`).toBe(all.total);
      for (const range of [{}, { from: 'yesterday' }, { from: '2026-02-31' }, { since: '2026-03-01' }]) {
        for (const call of [resource.endpoint.search, ...(resource.summary ? [resource.endpoint.summary] : [])]) {
          const { status, body } = await demo.platform.call({ method: 'POST', url: urlOf(resource, call), token: demo.token, body: { filters: { [name!]: range } } });
          expect({ status, body }, `${name} ${JSON.stringify(range)}`).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', message: expect.stringContaining(name!) as unknown } });
        }
      }
    }
  });

  it.each(byName(REPORTS.filter(({ summary }) => summary !== null)))('%s has in its groups together what its rows are, and come to', async (_, resource) => {
    const whole = await search(resource, { size: 1, totals: true });
    for (const by of resource.summary!.by) {
      const { groups, totals, isCut } = (await post(resource, resource.endpoint.summary, { by: by.name })) as unknown as Told & { readonly totals: Row; readonly isCut: boolean };
      const told = resource.summary!.measures.filter((one) => isToldBy(one, by)).map(({ name }) => name);
      for (const { name, kind, field } of resource.summary!.measures.filter((one) => ['count', 'sum'].includes(one.kind))) {
        const wanted = kind === 'count' ? whole.total : resource.list.totals.includes(field!) ? Number(whole.totals[field!] ?? 0) : null;
        if (wanted !== null) expect(Number(totals[name] ?? 0), `${name} by ${by.name}`).toBeCloseTo(wanted, 2);
        if (!isCut && told.includes(name)) expect(groups.reduce((sum, group) => sum + Number(group.values[name] ?? 0), 0), `the groups of ${name} by ${by.name}`).toBeCloseTo(Number(totals[name] ?? 0), 2);
      }
    }
  });

  it.each(byName(REPORTS.filter(addsUndone)))('%s adds up money beside which what was cancelled, refunded or failed is nothing', async (_, resource) => {
    const { groups } = (await post(resource, resource.endpoint.summary, { by: 'status' })) as unknown as Told;
    const undone = groups.filter(({ key }) => UNDONE.has(String(key)));
    expect(undone.length).toBeGreaterThan(0);
    const sums = moneyOf(resource).map(({ name }) => ({ name, sum: undone.reduce((all, { values }) => all + Math.abs(Number(values[name])), 0) }));
    expect(sums).toContainEqual({ name: expect.any(String) as string, sum: 0 });
  });

  it.each(byName(REPORTS.filter((one) => wayOf(one) !== undefined)))('%s adds nothing that went out to what came in', async (_, resource) => {
    const { field, ways } = wayOf(resource)!;
    const by = resource.summary!.by[0]!.name;
    const [came, went] = await Promise.all(ways.map(async (way) => ((await post(resource, resource.endpoint.summary, { by, filters: { [field]: [way] } })) as unknown as Told & { readonly totals: Row }).totals));
    const sums = resource.summary!.measures.filter(({ kind }) => kind === 'sum').map(({ name }) => ({ name, came: Number(came![name] ?? 0), went: Number(went![name] ?? 0) }));
    // Told apart: under a name each, or the one taken from the other.
    expect(sums.some((one) => one.came > 0)).toBe(true);
    expect(sums.filter((one) => one.came > 0 && one.went > 0)).toEqual([]);
    // What stands below the list is of the same kind.
    expect(resource.list.totals.filter((name) => sums.every((one) => one.name !== name))).toEqual([]);
  });

  it('adds up of invoices what is billed: nothing of those that were cancelled, and of others what was not paid back', async () => {
    const resource = REPORTS.find(({ name }) => name === 'invoice')!;
    const { groups } = (await post(resource, resource.endpoint.summary, { by: 'status' })) as unknown as Told;
    const sums = new Map(groups.map(({ key, values }) => [key, values]));
    expect(sums.get('cancelled')).toMatchObject({ billed: 0, taxBilled: 0 });
    expect(sums.has('paid')).toBe(true);
    for (const status of ['open', 'paid'].filter((one) => sums.has(one))) {
      const { items, total } = await search(resource, { size: 100, filters: { status } });
      expect(items, status).toHaveLength(total);
      expect(sums.get(status)!['billed'], status).toBeCloseTo(items.reduce((all, { amount, refunded }) => all + Number(amount) - Number(refunded), 0), 2);
      // The tax of what was kept, each to the paisa.
      const tax = items.reduce((all, one) => all + (Number(one['tax']) * (Number(one['amount']) - Number(one['refunded']))) / (Number(one['amount']) || 1), 0);
      expect(Math.abs(Number(sums.get(status)!['taxBilled']) - tax), status).toBeLessThan(0.005 * items.length + 0.01);
    }
    expect((await search(resource, { totals: true, filters: { status: ['cancelled', 'refunded'] } })).totals).toEqual({ billed: 0 });
  });

  it.each(byName(REPORTS))('%s is exported as numbers, days and texts, each as what it is', async (_, resource) => {
    const { items } = await search(resource, { size: 100 });
    expect(items.length).toBeGreaterThan(0);
    const fields = Object.values(resource.fields).filter(({ type }) => type !== 'ref' && type !== 'oneOf');
    const context = createCellContext({ resource: resource.name, locale: 'en', translate: (key, params) => String(params?.['_'] ?? key) });
    const book = read(sheetFile({ name: resource.name, head: fields.map(({ name }) => name), rows: items.map((row) => fields.map((field) => cellOf({ field, value: row[field.name], context }))) }), { cellNF: true, cellDates: true });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    items.forEach((row, at) => fields.forEach((field, c) => {
      const cell = sheet[utils.encode_cell({ r: at + 1, c })] as CellObject | undefined;
      const value = row[field.name];
      const place = `${field.name} of row ${at}`;
      if (value === null || value === undefined || value === '') expect(cell, place).toBeUndefined();
      else if (typeof value === 'number') expect([cell?.t, cell?.v, cell?.z !== '@'], place).toEqual(['n', field.unit === '%' ? Number((value / 100).toPrecision(15)) : value, true]);
      else if (field.type === 'date' || field.type === 'datetime') expect([cell?.t, dayIn(cell)], place).toEqual(['d', dayOf(field, String(value))]);
      else expect([cell?.t, cell?.z], place).toEqual(['s', '@']);
    }));
  });
});

/** What somebody has of these came in, or will; of the others it went back, or never came. */
const DONE: ReadonlySet<string> = new Set(['paid', 'successful', 'rewarded']);
const UNDONE: ReadonlySet<string> = new Set(['cancelled', 'refunded', 'failed']);

const moneyOf = ({ summary, fields }: Resource): readonly Measure[] => (summary?.measures ?? []).filter(({ kind, field }) => kind === 'sum' && fields[field!]!.type === 'money');

/** Adds up money of rows of both kinds. */
function addsUndone(resource: Resource): boolean {
  const states = resource.fields['status']?.choices?.map(String) ?? [];
  return moneyOf(resource).length > 0 && [DONE, UNDONE].every((kind) => states.some((state) => kind.has(state)));
}

/** Words for the two ways in which something moves. */
const WAYS = [['credit', 'debit'], ['payment', 'refund']] as const;

/** The field that says of each row which way it went, where the module adds anything up. */
function wayOf({ summary, fields, list }: Resource): { readonly field: string; readonly ways: readonly [string, string] } | undefined {
  if (!summary?.measures.some(({ kind }) => kind === 'sum')) return undefined;
  return list.filters.flatMap(({ field }) => WAYS.filter((ways) => ways.every((way) => fields[field]!.choices?.map(String).includes(way))).map((ways) => ({ field, ways })))[0];
}

interface Told {
  readonly groups: readonly SummaryGroup[];
}

/** A sum as the wire has it: rupees of paise. */
function inUnits({ type }: Field, sum: number): number {
  return type === 'money' ? Number(sum) / 100 : Number(sum);
}

/** A period that begins and ends a day within the first and the last group of several. */
function cutShort({ field, groups }: { field: Field; groups: readonly SummaryGroup[] }): { readonly from?: string; readonly to?: string } | undefined {
  const keys = groups.map(({ key }) => key).filter((key) => key !== null).map(String);
  const [from, to] = [keys[0], keys.at(-1)].map((key) => key && new Date(Date.parse(`${key}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10));
  return from && to && keys.length > 1 ? (field.type === 'datetime' ? instantsOfDays({ from, to }) : { from, to }) : undefined;
}

/** What rows come to, put together by hand. */
function figureOf({ measure: { kind, field }, items, total }: { measure: Measure; items: readonly Row[]; total: number }): number {
  if (kind === 'count') return total;
  const values = items.map((row) => row[field!]).filter((value) => value !== null && value !== undefined).map(Number);
  const sum = values.reduce((all, one) => all + one, 0);
  return kind === 'sum' ? sum : values.length === 0 ? 0 : kind === 'mean' ? sum / values.length : kind === 'min' ? Math.min(...values) : Math.max(...values);
}

function dayIn(cell: CellObject | undefined): string {
  return cell?.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell?.v);
}

/** The reader's calendar in a test is that of the world. */
function dayOf({ type }: Field, value: string): string {
  return type === 'datetime' ? new Date(value).toISOString().slice(0, 10) : value.slice(0, 10);
}
