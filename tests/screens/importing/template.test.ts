import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../../platform/declarations';
import type { LecternDataProvider } from '../../../src/dataProvider';
import { createCellContext } from '../../../src/fields/cellContext';
import { defineResource, f, type Actor } from '../../../src/schemas';
import { exampleRecord } from '../../../src/schemas/examples';
import { csvLine } from '../../../src/screens/export/safeCell';
import { sheetFile } from '../../../src/screens/export/sheetFile';
import { checkingOf } from '../../../src/screens/importing/checkRow';
import { importFields } from '../../../src/screens/importing/importFields';
import { planRows } from '../../../src/screens/importing/planRows';
import { readBook } from '../../../src/screens/importing/readBook';
import { readCsv } from '../../../src/screens/importing/readCsv';
import { inReadingOrder } from '../../../src/screens/importing/readRow';
import { withSamples } from '../../../src/screens/importing/samples';
import { exampleRow, sayingOf } from '../../../src/screens/importing/template';
import { normalized } from '../support/screens';
import { wholeI18n } from '../../support/wholeI18n';

const actor: Actor = { id: 'u-1', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const loader = loadDeclarations();
const importable = loader.all().filter((one) => one.import !== null);
/** Each way to narrow a module finds another record, and none of the others. */
const found = (to: string, filter: unknown) => {
  const key = createHash('sha256').update(`${to} ${JSON.stringify(filter)}`).digest('hex').slice(0, 12);
  return { id: `01980000-0000-7000-8000-${key}`, title: `One ${to} ${key}` };
};
const provider = {
  lookup: async (to: string, { filter = {}, q }: { filter?: object; q?: string } = {}) => {
    const one = found(to, filter);
    return q === undefined || one.title === q ? { data: [one], total: 1 } : { data: [], total: 0 };
  },
  getList: async () => ({ data: [], total: 0 }),
  getOne: async () => Promise.reject(new Error('not readable')),
} as unknown as LecternDataProvider;

const headOf = (module: string) => loader.get(module);

const madeIn = async (locale: 'en' | 'fr' | 'ja' | 'zh', name: string) => {
  const resource = loader.get(name)!;
  const context = createCellContext({ resource: name, locale, translate: wholeI18n(locale).translate as never });
  const fields = importFields({ resource, actor, within: {} });
  return { resource, context, fields, row: await exampleRow({ provider, resource, fields, context, reading: { headOf, owner: undefined, within: {} } }) };
};

describe('the example row of a template', () => {
  it('names what is found in the place that it is for', async () => {
    const resource = loader.get('testQuestion')!;
    const asked: unknown[] = [];
    const seen = { ...provider, lookup: async (to: string, { filter = {}, ids }: { filter?: object; ids?: readonly string[] }) => {
      asked.push([to, ids ?? filter]);
      return { data: [ids ? { id: ids[0]!, title: 'The institute' } : found(to, filter)], total: 1 };
    } } as unknown as LecternDataProvider;
    const context = createCellContext({ resource: resource.name, locale: 'en', translate: wholeI18n('en').translate as never });
    const within = { testId: found('test', 'this').id };
    const owner = found('institution', 'its').id;
    const { values, cells } = await exampleRow({ provider: seen, resource, fields: importFields({ resource, actor, within }), context, reading: { headOf, owner, within } });
    const narrowing = { instituteId: owner, ...within };
    expect(asked).toContainEqual(['institution', [owner]]);
    expect(asked).toContainEqual(['testSection', narrowing]);
    expect(values).toMatchObject({ instituteId: owner, testSectionId: found('testSection', narrowing).id });
    expect(cells).toContain('The institute');
  });

  it.each(importable.map(({ name }) => name))('of %s is of values as people have them, in each language, and known again in the file as long as nobody has written over it', async (name) => {
    for (const locale of ['en', 'fr', 'ja', 'zh'] as const) {
      const { resource, context, fields, row } = await madeIn(locale, name);
      const told = JSON.stringify(row.cells);
      expect(told, locale).not.toMatch(/Value number|\bqba\b|example\.test|lectern\.|2030|tag 1/);
      expect(fields.filter((field, index) => field.type === 'image' && !field.required && row.cells[index]), locale).toEqual([]);
      const head = fields.map((field) => field.name);
      const files = [readCsv([csvLine(head), csvLine(row.cells)].join('\r\n')), readBook({ bytes: new Uint8Array(sheetFile({ name: 'A', head, rows: [row.cells] })), sheet: null })];
      const saying = sayingOf({ fields, values: row.values });
      const rules = { now: new Date(context.now).toISOString() };
      const plan = async (cells: Readonly<Record<string, string>>) => {
        const checking = checkingOf({ resource, actor, rules, instituteId: null, within: {}, locale: context.locale, existing: 'change', isExample: ({ values }) => sayingOf({ fields, values }) === saying });
        const reading = { fields: inReadingOrder(fields), contexts: [context], headOf: (module: string) => loader.get(module) as never, owner: undefined, within: {} };
        return (await planRows({ provider, rows: [{ line: 2, cells }], reading, checking, answers: new Map(), fillers: new Map(), signal: new AbortController().signal })).get(2)!;
      };
      for (const file of files) {
        const cells = Object.fromEntries(fields.map((field, index) => [field.name, file.rows[0]!.cells[index] ?? '']));
        expect((await plan(cells)).kind, locale).toBe('example');
        const text = fields.find(({ type, pattern, choices }) => ['text', 'longText'].includes(type) && pattern === null && choices.length === 0);
        if (text) expect((await plan({ ...cells, [text.name]: `${cells[text.name]!} 2` })).kind, locale).not.toBe('example');
      }
    }
  });

  it('refers to what the institute has that it names, and to what fits what else it says', async () => {
    const asked: [string, unknown][] = [];
    const seen = { ...provider, lookup: async (to: string, { filter }: { filter?: unknown }) => (asked.push([to, filter]), provider.lookup(to, {})) } as LecternDataProvider;
    const resource = loader.get('user')!;
    const context = createCellContext({ resource: 'user', locale: 'en', translate: wholeI18n('en').translate as never });
    const { values } = await exampleRow({ provider: seen, resource, fields: importFields({ resource, actor, within: {} }), context, reading: { headOf, owner: undefined, within: {} } });
    expect(values['instituteId']).toBe(found('institution', {}).id);
    expect(new Map(asked).get('role')).toEqual({ instituteId: found('institution', {}).id, kind: values['role'] });
  });

  it('has days around this one', async () => {
    const { row, context } = await madeIn('fr', 'student');
    const year = new Date(context.now).getFullYear();
    expect(row.values).toMatchObject({ name: 'Camille Martin', city: 'Lyon', language: 'fr', dateOfBirth: `${year - 17}-05-14` });
    expect((await madeIn('en', 'batch')).row.values['startsOn']).toBe(firstOfNextMonth());
  });

  it('lets end what has begun as soon as it has to', async () => {
    const stay = normalized(defineResource({ name: 'stay', fields: {
      startsAt: f.datetime({ required: true }), endsAt: f.datetime({ required: true, after: 'startsAt', within: { hours: 1 } }), from: f.date({ required: true }), to: f.date({ required: true, after: 'from', within: { days: 7 } }),
    } }));
    const { context } = await madeIn('en', 'batch');
    const { startsAt, endsAt, from, to } = withSamples({ resource: stay, context, record: exampleRecord({ resource: stay, number: 1, idOf: () => '' }) });
    expect([new Date(String(startsAt)).getFullYear(), from]).toEqual([Number(firstOfNextMonth().slice(0, 4)), firstOfNextMonth()]);
    expect(Date.parse(String(endsAt)) - Date.parse(String(startsAt))).toBe(3_600_000);
    expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(86_400_000);
  });
});

function firstOfNextMonth(): string {
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() + 1, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}-01`;
}
