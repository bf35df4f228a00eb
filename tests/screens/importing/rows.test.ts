import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import type { LecternDataProvider, LecternRecord } from '../../../src/dataProvider';
import { createCellContext } from '../../../src/fields/cellContext';
import { loadDeclarations } from '../../../platform/declarations';
import { exampleRecord } from '../../../src/schemas/examples';
import { cleanValue, f, keyFieldsOf, linesOf, normalize, normalizeField, plainName, type Actor, type Field } from '../../../src/schemas';
import { cellOf } from '../../../src/screens/export/exportRows';
import { csvLine } from '../../../src/screens/export/safeCell';
import { sheetFile } from '../../../src/screens/export/sheetFile';
import { badRowsOf } from '../../../src/screens/importing/badRows';
import { checkingOf, type Checking } from '../../../src/screens/importing/checkRow';
import { orderOf, toldOrders, unclearDay, writtenOut } from '../../../src/screens/importing/dayOrder';
import { isLedger, numberBy, numberMarksOf, saidMarks, unclearNumber } from '../../../src/screens/importing/decimalMark';
import { tableOf, writtenIn } from '../../../src/screens/importing/fileTable';
import { importFields, placeFields } from '../../../src/screens/importing/importFields';
import { countsOf, faultsOf, mendedRow, rowsOfTable, withTwice, type ImportRow } from '../../../src/screens/importing/importRow';
import { furtherNames } from '../../../src/screens/importing/furtherNames';
import { cellsToRead, guessMapping, rememberedOf, type Mapping } from '../../../src/screens/importing/mapping';
import { planRows } from '../../../src/screens/importing/planRows';
import { readBook } from '../../../src/screens/importing/readBook';
import { readCsv } from '../../../src/screens/importing/readCsv';
import { knownBy } from '../../../src/screens/importing/recordKey';
import { inReadingOrder, readRow, type Reading } from '../../../src/screens/importing/readRow';
import { namesOfReference } from '../../../src/screens/importing/referenceNames';
import { sayFault } from '../../../src/screens/importing/sayFault';
import { calledSo } from '../../../src/screens/importing/titles';
import { refusalOf } from '../../../src/screens/importing/useImport';
import { wholeI18n } from '../../support/wholeI18n';
import { depot, parcel } from './support';

const actor: Actor = { id: 'u-1', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const loader = loadDeclarations();
const importable = loader.all().filter((one) => one.import !== null);
const resource = normalize(parcel);
const rules = { now: '2026-06-01T06:00:00.000Z' };

const contextIn = (locale: 'en' | 'fr' | 'zh' | 'ja', name = resource.name) => createCellContext({ resource: name, locale, translate: wholeI18n(locale).translate as never });
const readingOf = (locale: 'en' | 'fr' | 'zh' | 'ja' = 'en', one = resource): Reading => ({
  fields: inReadingOrder(importFields({ resource: one, actor, within: {} })),
  contexts: (['en', 'fr', 'zh', 'ja'] as const).toSorted((a, b) => Number(b === locale) - Number(a === locale)).map((each) => contextIn(each, one.name)),
  headOf: (module) => (module === 'depot' ? normalize(depot) : loader.all().find(({ name }) => name === module)) as never,
  answerOf: () => undefined,
  owner: undefined,
  within: {},
});

describe('a row is read', () => {
  const read = (cells: Record<string, string>, locale: 'en' | 'fr' | 'zh' | 'ja' = 'en') => readRow({ cells, reading: readingOf(locale) });

  it.each([
    ['en', '1,234.50', 1234.5], ['en', '₹', undefined], ['fr', '1 234,50', 1234.5], ['fr', '1.234,5', 1234.5], ['ja', '1,234.5', 1234.5], ['en', '12.50', 12.5], ['fr', '12,5', 12.5],
  ] as const)('with the numbers of %s: %s', (locale, text, value) => {
    const { values, faults } = read({ weight: text }, locale);
    expect(values['weight']).toBe(value);
    expect(faults['weight']?.code).toBe(value === undefined ? 'notNumber' : undefined);
  });

  it.each([['31/01/2026'], ['31.1.2026'], ['2026-01-31'], ['2026/1/31'], ['2026年1月31日'], ['2026-01-31 00:00']])('with the day %s', (text) => expect(read({ sentOn: text }).values).toEqual({ sentOn: '2026-01-31' }));

  it('with yes and no in any language, and choices by name or as they are kept', () => {
    for (const [text, value] of [['Yes', true], ['oui', true], ['はい', true], ['否', false], ['TRUE', true], ['0', false]] as const) expect(read({ isInsured: text }).values, text).toEqual({ isInsured: value });
    expect(read({ kind: 'Small' }).values).toEqual({ kind: 'small' });
    expect(read({ kind: 'LARGE' }).values).toEqual({ kind: 'large' });
    const { faults } = read({ kind: 'tiny', isInsured: 'perhaps', sentOn: 'soon' });
    const say = (name: string): string => sayFault({ fault: faults[name]!, field: resource.fields[name], context: contextIn('en'), patternText: () => null });
    expect(say('kind')).toContain('Small, Large');
    expect(say('isInsured')).not.toBe('');
    expect(say('sentOn')).not.toBe('');
  });

  it('and names the numbers of which one is to be chosen', () => {
    const courses = loader.require('course');
    const { faults } = readRow({ cells: { validity: '12' }, reading: readingOf('en', courses) });
    expect(sayFault({ fault: faults['validity']!, field: courses.fields['validity'], context: contextIn('en', 'course'), patternText: () => null })).toBe('Use one of: 30, 90, 180, 365, 730.');
  });


  it.each([['en', '31/12/2027'], ['fr', '31/12/2027'], ['zh', '2027/12/31'], ['ja', '2027/12/31']] as const)('and says in %s in which order a day is read, by one that is', (locale, example) => {
    for (const text of ['12/31/2027', 'soon']) {
      const { faults } = read({ sentOn: text }, locale);
      expect(sayFault({ fault: faults['sentOn']!, field: resource.fields['sentOn'], context: contextIn(locale), patternText: () => null })).toContain(example);
    }
    expect(read({ sentOn: example }, locale).values).toEqual({ sentOn: '2027-12-31' });
  });

  it('and says where the spreadsheet shows an error', () => expect(read({ code: '#REF!', weight: '#N/A' }).faults).toEqual({ code: { code: 'sheetError' }, weight: { code: 'sheetError' } }));

  it('and asks what a reference is called', () => {
    expect(read({ depotId: 'North' }).questions).toEqual([{ to: 'depot', title: 'North', filter: {} }]);
    const answered = (items: { id: string; title: string; subtitle?: string }[]) => readRow({ cells: { depotId: 'North' }, reading: { ...readingOf(), answerOf: () => items } });
    const id = '01980000-0000-7000-8000-0000000000a1';
    expect(answered([{ id, title: 'North' }]).values).toEqual({ depotId: id });
    expect(answered([]).faults['depotId']).toMatchObject({ code: 'nothingSo', text: 'North' });
    expect(answered([{ id, title: 'North' }, { id: 'b', title: 'North' }]).faults['depotId']).toMatchObject({ code: 'severalSo' });
  });

  it('and says of a reference that goes with something else beside it, that it does', () => {
    const narrowed = normalize({ ...parcel, fields: { ...parcel.fields, depotId: f.ref('depot', { where: { kind: { field: 'kind' } } }) } });
    const cells = { kind: 'Small', depotId: 'North' };
    const reading = { ...readingOf('en', narrowed), fields: inReadingOrder(Object.values(narrowed.fields)) };
    const there = [{ id: '01980000-0000-7000-8000-0000000000a1', title: 'North' }];
    const read = (ofAnyKind: typeof there) => readRow({ cells, reading: { ...reading, answerOf: ({ filter }) => ('kind' in filter ? [] : ofAnyKind) } });
    const { faults } = read(there);
    expect(faults['depotId']).toEqual({ code: 'notBeside', to: 'depot', text: 'North', beside: ['kind'] });
    expect(read([]).faults['depotId']).toMatchObject({ code: 'nothingSo' });
    for (const [locale, words] of [['en', 'does not go with what this row has under “Kind”'], ['fr', 'ne va pas avec']] as const) expect(sayFault({ fault: faults['depotId']!, field: narrowed.fields['depotId'], context: contextIn(locale), patternText: () => null })).toContain(words);
    // Asked for in two steps: whatever is called so only where nothing is offered.
    expect(readRow({ cells, reading: { ...reading, answerOf: ({ filter }) => ('kind' in filter ? [] : undefined) } }).questions).toEqual([{ to: 'depot', title: 'North', filter: {} }]);
  });
});

it('a record is called by its title, its second line, both, or its id', () => {
  const items = [{ id: 'a', title: 'Asha', subtitle: 'asha@x.in · North' }, { id: 'b', title: 'Asha', subtitle: 'asha@y.in' }, { id: 'c', title: 'asha k', isDeleted: true }];
  const ids = (text: string): string[] => calledSo(items, text).map(({ id }) => id);
  expect([ids('asha'), ids('ASHA@x.in '), ids('Asha (asha@y.in)'), ids('Asha (North)'), ids('b'), ids('asha k'), ids('Ash')]).toEqual([['a', 'b'], ['a'], ['b'], ['a'], ['b'], [], []]);
});

it('what a record stands in names it together with its title alone', () => {
  const items = [{ id: 'a', title: 'Basics', subtitle: 'Physics', within: ['Physics'] }, { id: 'b', title: 'Basics', subtitle: 'Biology · North', within: ['Biology', 'North'] }, { id: 'c', title: 'Asha', subtitle: 'asha@x.in · North', within: ['North'] }, { id: 'd', title: 'Waves', subtitle: 'Physics', within: ['Physics'] }];
  const ids = (text: string): string[] => calledSo(items, text).map(({ id }) => id);
  expect(['Physics', 'North', 'Basics', 'basics (physics)', 'Basics（Biology）', 'Basics (North)', 'Basics (Biology · North)', 'Basics · Physics', 'asha@x.in', 'Asha (North)'].map(ids)).toEqual([[], [], ['a', 'b'], ['a'], ['b'], ['b'], ['b'], ['a'], ['c'], ['c']]);
});

it('a record that is found without its accents is called so by nobody; by other forms of its letters it is', () => {
  const items = [{ id: 'a', title: 'Éric' }, { id: 'b', title: 'ＡＢＣ' }, { id: 'c', title: 'ガス' }, { id: 'd', title: 'Cœur' }, { id: 'e', title: '10−3' }];
  const ids = (text: string): string[] => calledSo(items, text).map(({ id }) => id);
  expect(['Eric', 'カス', 'Coeur', '10-3'].map(ids)).toEqual([[], [], [], []]);
  expect(['éRIC', 'E\u0301ric', 'abc', 'ｶﾞｽ'].map(ids)).toEqual([['a'], ['a'], ['b'], ['c']]);
});

const PRICE = normalizeField(f.money(), 'price');

describe('numbers of a column', () => {
  it.each<[texts: readonly string[], mark: string | null]>([
    [['12.345,67', '1.200', '85.000'], ','],
    [['1 200,50', '1.200'], ','],
    [['1.234.567', '1.200'], ','],
    [['₹ 1,20,000.50', '1,200'], '.'],
    [['1,20,000', '1.200'], '.'],
    [['0.750', '1.200'], '.'],
    [['99.50', '1.200'], '.'],
    [['1.200', '85.000', '500', ''], null],
    [['12,5', '12.5', '1.200'], null],
    [['Rs. 1,200.00', '—'], '.'],
    [['１２．３４５，６７', '1.200'], ','],
    [['1.200', 'ca. 2.5 lakh', '31.12.2026'], null],
  ])('%j begin their decimals by %s', (texts, mark) => expect(numberMarksOf({ texts, field: PRICE, locale: 'en' })).toMatchObject({ told: mark, own: '.' }));

  it('are read by the mark that the column tells, and are refused where nothing tells it', () => {
    const readAs = (cells: readonly (string | number)[], locale: 'en' | 'fr' = 'en') => {
      const table = tableOf({ rows: [{ line: 1, cells: ['Price'] }, ...cells.map((cell, index) => ({ line: index + 2, cells: [String(cell)], ...(typeof cell === 'number' && { numbers: [0] }) }))] });
      const numbers = numberMarksOf({ texts: writtenIn({ table, column: 0 }), field: PRICE, locale });
      const mapping: Mapping = { price: { column: 0, numbers } };
      return rowsOfTable({ table, mapping }).map((row) => {
        const { values, faults } = readRow({ ...cellsToRead({ ...row, mapping }), reading: { ...readingOf(locale), fields: [PRICE] } });
        return faults['price']?.code ?? values['price'];
      });
    };
    expect(readAs(['12.345,67', '1.200', '85.000', '₹ 1.250'])).toEqual([12_345.67, 1_200, 85_000, 1_250]);
    expect(readAs(['99.50', '1.200', '1,200'])).toEqual([99.5, 1.2, 1_200]);
    expect(readAs(['99,50', '1,200', '0,5', '1.200'])).toEqual([99.5, 1.2, 0.5, 1_200]);
    expect(readAs(['1.200', '85.000', '500', '1.2']), 'one slip tells nothing').toEqual(['unclearNumber', 'unclearNumber', 500, 1.2]);
    expect(readAs(['1.200', '85.000', '500'])).toEqual(['unclearNumber', 'unclearNumber', 500]);
    expect(readAs(['1,200', '₹ 85,000', '500']), 'as the reader groups').toEqual([1_200, 85_000, 500]);
    expect(readAs(['1,200', '1.200'], 'fr')).toEqual(['unclearNumber', 'unclearNumber']);
    expect(readAs(['１，２００', '１，５００', '９８０．５０']), 'in signs of full width').toEqual([1_200, 1_500, 980.5]);
    expect(readAs(['１．２００', '1.200,50', '１，２００']), 'in signs of full width').toEqual([1_200, 1_200.5, 1.2]);
    for (const locale of ['en', 'fr'] as const) expect(readAs(['0,5', '12,345', '99,90', '1,250'], locale), 'three decimals are not thousands').toEqual([0.5, 'decimals', 99.9, 1.25]);
    for (const locale of ['en', 'fr'] as const) expect(readAs([1200.5, '12.345,67', 12.345, 1.2], locale), 'numbers of a spreadsheet have a point').toEqual([1_200.5, 12_345.67, 'decimals', 1.2]);
    expect(readAs([1200.5, 950.25, '1.200', '3.500']), 'they tell nothing of texts').toEqual([1_200.5, 950.25, 'unclearNumber', 'unclearNumber']);
    expect(readAs(['1.200', '3.500', 'ca. 2.5 lakh', '31.12.2026']).slice(0, 2), 'nor does what is no number').toEqual(['unclearNumber', 'unclearNumber']);
    for (const text of ['١.٢٠٠', '१.२००', '1.\u200b200', '1。200', '１．２００']) expect(readAs([text]), `${text} is unclear like 1.200`).toEqual(['unclearNumber']);
  });
});

describe('numbers of a column that does not tell clearly how they are written', () => {
  const marksIn = (texts: readonly string[], locale: 'en' | 'fr' = 'en') => numberMarksOf({ texts, field: PRICE, locale });
  it.each<[texts: readonly string[], locale: 'en' | 'fr', unclear: string]>([
    [['1,250', '12,500', '2,20', '24,000', '999'], 'en', '1,250'],
    [['1,250', '12,500', '1,2000', '24,000'], 'en', '1,250'],
    [['1,250', '12,500', 'Rs 1,5'], 'en', '1,250'],
    [['1.250', '12.500', '2.20', '24.000'], 'fr', '1.250'],
    [['12,5', '12.5', '1,200'], 'en', '1,200'],
    [['12.345,67', '12,345.67', '1,200'], 'en', '1,200'],
    [['0,5', '1,250', '2,125', '3,375'], 'en', '1,250'],
    [['1,500', '20,500', '2,20'], 'fr', '1,500'],
    [['1,250', '12,500', '24,0000'], 'fr', '1,250'],
    [['1.250', '12.500', '2.20', '24.000'], 'en', '1.250'],
    [['1,250', '12,500', '24,000', '1.200,5'], 'fr', '1,250'],
    [['1,250', '12,500', '24,000', '1.200,5'], 'en', '1,250'],
  ])('%j, read in %s, is asked for', (texts, locale, text) => {
    const marks = marksIn(texts, locale);
    expect(marks).toMatchObject({ told: null, isOpen: true });
    expect(unclearNumber({ texts, field: PRICE, marks, locale })).toBe(text);
  });

  it.each([[['1,000', '12,5'], 'fr'], [['1,000', '12,5'], 'en'], [['1,000', '12,5', '2,5', '3,5'], 'en'], [['1.000', '12.5'], 'fr'], [['1.000', '2.5', '3.5'], 'en']] as const)('%j, whole numbers read in %s, are asked for whatever few tell', (texts, locale) => {
    expect(numberMarksOf({ texts, field: { ...PRICE, decimals: 0 }, locale }).isOpen).toBe(true);
  });

  it.each<[texts: readonly string[], locale: 'en' | 'fr', unclear: string | null]>([
    [['1,250', '12,500', '2.20', '24,000'], 'en', null],
    [['1,250', '2,20', '3,50'], 'fr', null],
    [['1,250', '85,000'], 'en', null],
    [['12.345,67', '1.200', '85.000', '3.500'], 'en', '1.200'],
    [[',50', ',75', '1,250', '12,345'], 'en', '1,250'],
    [['1.200', '85.000'], 'en', '1.200'],
    [['12,5', '12.5'], 'en', null],
    [['Rs.500', 'Rs.750', '1,250'], 'en', null],
  ])('%j, read in %s, need not be', (texts, locale, text) => {
    const marks = marksIn(texts, locale);
    expect(marks.isOpen).toBe(false);
    expect(unclearNumber({ texts, field: PRICE, marks, locale })).toBe(text);
  });

  it('are read as somebody has said', () => {
    expect([numberBy({ text: '1,250', mark: '.' }), numberBy({ text: '1,250', mark: ',' }), numberBy({ text: '1.250', mark: '.' }), numberBy({ text: '1.250', mark: ',' })]).toEqual([1250, 1.25, 1.25, 1250]);
    const table = tableOf({ rows: ['Price', '1,250', '2,20', '1.500'].map((cell, index) => ({ line: index + 1, cells: [cell] })) });
    const saidOf = (mark: '.' | ','): Mapping => ({ price: { column: 0, decimal: mark, numbers: saidMarks({ mark, locale: 'en' }) } });
    const readBy = (mark: '.' | ',') => (row: ImportRow) => {
      const { values, faults } = readRow({ ...cellsToRead({ ...row, mapping: saidOf(mark) }), reading: { ...readingOf('en'), fields: [PRICE] } });
      return faults['price']?.code ?? values['price'];
    };
    const readAs = (mark: '.' | ',') => rowsOfTable({ table, mapping: saidOf(mark) }).map(readBy(mark));
    expect([readAs('.'), readAs(',')], 'what speaks against it is not read').toEqual([[1250, 'unclearNumber', 1.5], [1.25, 2.2, 1500]]);
    const mended = (mark: '.' | ',', text: string) => readBy(mark)(mendedRow({ row: rowsOfTable({ table, mapping: saidOf(mark) })[1]!, field: 'price', text }));
    expect(['2.20', '1,250', '2,20', '1.500'].map((text) => mended('.', text)), 'what is mended, too').toEqual([2.2, 1250, 'unclearNumber', 1.5]);
    expect(['2,20', '1,250', '1.500'].map((text) => mended(',', text))).toEqual([2.2, 1.25, 1500]);
    const say = (mark: '.' | ','): string => sayFault({ fault: { code: 'unclearNumber', params: { example: '?' } }, field: PRICE, source: saidOf(mark)['price'], context: contextIn('en'), patternText: () => null });
    expect([say('.'), say(',')], 'and the example is written so').toEqual([expect.stringMatching(/1,20,000\.50\.$/), expect.stringMatching(/1\s20\s000,50\.$/)]);
  });
});

describe('cells of a sheet', () => {
  it('are what it shows where the field holds texts, and what it keeps where it holds numbers', () => {
    const sheet = utils.aoa_to_sheet([['code', 'weight'], [null, null]]);
    Object.assign(sheet, { A2: { t: 'n', v: 123, z: '00000' }, B2: { t: 'n', v: 123, z: '00000' } });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'A');
    const table = readBook({ bytes: new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer), sheet: null });
    expect(rowsOfTable({ table, mapping: { code: { column: 0, isText: true }, weight: { column: 1 } } })[0]!.cells).toEqual({ code: '00123', weight: '123' });
  });
});

it.each<[texts: readonly string[], read: readonly unknown[]]>([
  [['1,250.00 Cr', '300.00 Dr', '2 Cr', '5'], ['credit', 'notNumber', 'credit', 5]],
  [['1,250.00 Cr', '2 Cr', '1.25 Cr', '1,250 crore'], ['credit', 20_000_000, 12_500_000, 12_500_000_000]],
])('%j: what may be a credit is taken for no crores', (texts, expected) => {
  const table = tableOf({ rows: ['Price', ...texts].map((cell, index) => ({ line: index + 1, cells: [cell] })) });
  const mapping: Mapping = { price: { column: 0, isLedger: isLedger(texts), numbers: numberMarksOf({ texts, field: PRICE, locale: 'en' }) } };
  const read = rowsOfTable({ table, mapping }).map((row) => readRow({ ...cellsToRead({ ...row, mapping }), reading: { ...readingOf('en'), fields: [PRICE] } }));
  expect(read.map(({ values, faults }) => faults['price']?.code ?? values['price'])).toEqual(expected);
  expect(sayFault({ fault: read[0]!.faults['price']!, field: PRICE, context: contextIn('en'), patternText: () => null })).toMatch(/credit here, or crores/);
});

describe('days of three numbers', () => {
  const tableWith = (texts: readonly string[]) => tableOf({ rows: [{ line: 1, cells: ['Sent on'] }, ...texts.map((text, index) => ({ line: index + 2, cells: [text] }))] });
  const readAs = (texts: readonly string[], isMonthFirst: boolean) => rowsOfTable({ table: tableWith(texts), mapping: { sentOn: { column: 0, isMonthFirst } } }).map(readBy(isMonthFirst));
  const readBy = (isMonthFirst: boolean) => (row: ImportRow) => readRow({ ...cellsToRead({ ...row, mapping: { sentOn: { column: 0, isMonthFirst } } }), reading: readingOf() }).values['sentOn'];

  it('that somebody mends are read in the order of their column, which the sentence beside them says', () => {
    const mapping: Mapping = { sentOn: { column: 0, isMonthFirst: true } };
    const [first, second] = rowsOfTable({ table: tableWith(['04/05/2026', '4 5 2026']), mapping });
    expect(first!.cells, 'as it stands in the file').toEqual({ sentOn: '04/05/2026' });
    const mended = mendedRow({ row: second!, field: 'sentOn', text: '04/05/2026' });
    expect([first!, mended].map(readBy(true))).toEqual(['2026-04-05', '2026-04-05']);
    expect(readBy(false)(mended)).toBe('2026-05-04');
    for (const [locale, example] of [['en', '12/31/2027'], ['fr', '12/31/2027'], ['ja', '2027/12/31'], ['zh', '2027/12/31']] as const) {
      const said = sayFault({ fault: { code: 'date' }, field: resource.fields['sentOn'], source: mapping['sentOn'], context: contextIn(locale), patternText: () => null });
      expect(said).toContain(example);
      expect(readBy(true)(mendedRow({ row: second!, field: 'sentOn', text: example }))).toBe('2027-12-31');
    }
  });

  it('are read in the order that is chosen, and what has but one meaning by that', () => {
    expect(readAs(['03/04/2010', '3-4-2010', '2010-04-03', '25/04/2010'], false)).toEqual(['2010-04-03', '2010-04-03', '2010-04-03', '2010-04-25']);
    expect(readAs(['03/04/2010', '3-4-2010', '2010-04-03', '25/04/2010', '04/25/2010'], true)).toEqual(['2010-03-04', '2010-03-04', '2010-04-03', '2010-04-25', '2010-04-25']);
  });

  it('are shown by the first that is not clear, in words', () => {
    expect(unclearDay(['', '25/04/2010', '04/04/2010', ' 03/04/2010 '])).toBe('03/04/2010');
    expect(unclearDay(['2010-04-03', '25/04/2010'])).toBeNull();
    expect(unclearDay(['０３／０４／２０１０'])).toBe('０３／０４／２０１０');
    expect(writtenOut({ text: '０３／０４／２０１０', order: 'month', locale: 'en-IN' })).toBe('4 March 2010');
    expect(writtenOut({ text: '03/04/2010', order: 'day', locale: 'en-IN' })).toBe('3 April 2010');
    expect(writtenOut({ text: '03/04/2010', order: 'month', locale: 'en-IN' })).toBe('4 March 2010');
    expect(writtenOut({ text: '04/25/2010', order: 'day', locale: 'en-IN' })).toBeNull();
  });

  it('are in the order that the column tells, else another of the file; where none does, or both are told, it is asked', () => {
    const orders = (...columns: readonly (readonly string[])[]) => columns.map((texts) => orderOf({ texts, elsewhere: toldOrders(columns.flat()) }));
    expect(orders(['03/04/2010', '04/25/2010'])).toEqual(['month']);
    expect(orders(['03/04/2010', '25/04/2010'])).toEqual(['day']);
    expect(orders(['03/04/2010'])).toEqual([null]);
    expect(orders(['03/25/2026', '03/28/2026'], ['04/05/2026', '05/06/2026'])).toEqual(['month', 'month']);
    expect(orders(['25/03/2026'], ['04/05/2026'])).toEqual(['day', 'day']);
    expect(orders(['05/13/2026', '13/05/2026', '03/04/2026'])).toEqual([null]);
    expect(orders(['03/25/2026'], ['25/03/2026'], ['04/05/2026'])).toEqual(['month', 'day', null]);
    expect(orders(['04/04/2010', '2010-04-03', '']), 'alike either way').toEqual(['day']);
  });
});

describe('columns are known', () => {
  const fields = importFields({ resource, actor, within: {} });
  const namesOf = (field: Field): string[] => ({ weight: ['Weight', 'Poids', '重さ'], sentOn: ['Sent on', 'Envoyé le'] })[field.name] ?? [];
  const guess = (head: string[], remembered = {}) => guessMapping({ head, fields, namesOf, remembered });

  it('by what they are called in any language, whatever the case, the accents and the signs', () => {
    expect(guess(['CODE *', '重さ', 'envoye LE', 'other'])).toEqual({ code: { column: 0 }, weight: { column: 1 }, sentOn: { column: 2 } });
    expect(plainName(' E-mail * ')).toBe('email');
  });

  it('by further names that its field is declared with, after those that bear a field’s own name', () => {
    const known = (module: string, head: string[], within = {}) => Object.keys(guessMapping({ head, fields: importFields({ resource: loader.require(module), actor, within }), namesOf: (field) => [contextIn('en', module).label(field.name)], remembered: {} }));
    const sheet = ['SL_NO', 'QUESTION_TYPE', 'DIFFICULTY', 'QUESTION', 'OPTION_A', 'OPTION_B', 'OPTION_C', 'OPTION_D', 'OPTION_E', 'ANSWER', 'POSITIVE_MARK', 'NEGATIVE_MARK', 'SUBJECT', 'TOPIC', 'EXPLANATION', 'TAGS'];
    expect(known('testQuestion', sheet, { testId: 't-1' })).toHaveLength(sheet.length);
    expect(known('student', ['Full name', 'Email address', 'Mobile', 'DOB', 'Town']).sort()).toEqual(['city', 'dateOfBirth', 'emailId', 'name', 'phoneNumber']);
    const references = { userId: namesOfReference({ field: loader.require('subscription').fields['userId']!, target: loader.require('student') }) };
    for (const [head, column] of [[['E-mail', 'Begins'], 0], [['Name', 'Email address', 'Ends'], 1], [['名前', 'メール'], 1], [['氏名'], 0], [['姓名', '开始'], 0], [['Nom complet'], 0], [['Learner', 'Email'], 0]] as const) {
      const columns = guessMapping({ head, fields: importFields({ resource: loader.require('subscription'), actor, within: { courseId: 'c-1' } }), namesOf: (field) => [contextIn('en', 'subscription').label(field.name)], references, remembered: {} });
      expect(columns['userId'], head.join()).toEqual({ column });
    }
    expect(known('student', ['姓名', '手机号', '出生日期', '邮箱', '城市'])).toHaveLength(5);
    expect(guessMapping({ head: ['Place', 'City'], fields: importFields({ resource: loader.require('student'), actor, within: {} }), namesOf: () => [], remembered: {} })).toEqual({ city: { column: 1 } });
  });

  it('by what a record or a reference is called with “name”, by what kinds of fields are usually called, and by the same words in another order', () => {
    const known = (module: string, head: string[]) => {
      const of = loader.require(module);
      const contexts = (['en', 'fr', 'ja', 'zh'] as const).map((locale) => contextIn(locale, module));
      const mapping = guessMapping({ head, fields: importFields({ resource: of, actor, within: {} }), namesOf: (field) => contexts.map(({ label }) => label(field.name)), furtherOf: furtherNames({ resource: of, contexts }), remembered: {} });
      return head.map((_, column) => Object.keys(mapping).find((name) => (mapping[name] as { column: number }).column === column));
    };
    expect(known('branch', ['Branch name', 'Mobile', 'Mail', 'Rent (monthly, INR)'])).toEqual(['name', 'phoneNumber', 'emailId', 'monthlyRent']);
    expect(known('course', ['Course name', 'Fees', 'Nothing of it'])).toEqual(['name', 'price', undefined]);
    expect(known('batch', ['Groupe', 'Nom du cours', 'Capacité', 'Nom de l’enseignant'])).toEqual(['name', 'courseId', 'capacity', 'facultyId']);
    expect(known('batch', ['クラス名', 'コース名'])).toEqual(['name', 'courseId']);
    expect(known('batch', ['班级名称', '课程名称'])).toEqual(['name', 'courseId']);
    expect(known('student', ['Learner', 'Guardian mobile', 'Contact no.', 'Branch name'])).toEqual(['name', 'guardianPhone', 'phoneNumber', 'branchId']);
    expect(known('branch', ['Branch code', 'City'])).toEqual(['code', 'city']);
    expect(known('timetable', ['Day', 'Start', 'End', 'Batch', 'Subject', 'Teacher', 'Room', 'From date'])).toEqual(['day', 'startTime', 'endTime', 'batchId', 'subjectId', 'facultyId', 'room', 'validFrom']);
    expect(known('topic', ['Topic name', 'Section', 'Subject', 'Notes'])).toEqual(['name', 'sectionId', 'subjectId', 'description']);
    // A file that has both keeps what bears the field’s own name.
    expect(known('course', ['Course', 'Name'])).toEqual([undefined, 'name']);
  });

  it('each once, and as was chosen before', () => {
    expect(guess(['Code', 'Code', 'Weight'])).toEqual({ code: { column: 0 }, weight: { column: 2 } });
    const kept = rememberedOf({ head: ['Nr', 'Code', 'Weight'], mapping: { code: { column: 0 }, weight: { column: 2 } }, before: {} });
    expect(guess(['Weight', 'Code', 'Nr'], kept)).toEqual({ code: { column: 2 }, weight: { column: 0 } });
  });
});

/** A platform that has these depots and parcels. */
function providerOf({ depots = [], rows = [], isAskable = true }: { depots?: { id: string; title: string }[]; rows?: LecternRecord[]; isAskable?: boolean } = {}): { provider: LecternDataProvider; asked: unknown[] } {
  const asked: unknown[] = [];
  const provider = {
    lookup: async (_: string, params: { q?: string; page?: number; size?: number }) => {
      asked.push(params);
      const found = depots.filter(({ title }) => title.toLowerCase().includes((params.q ?? '').toLowerCase()));
      const [page, size] = [params.page ?? 0, params.size ?? 20];
      return { data: found.slice(page * size, (page + 1) * size), total: found.length };
    },
    getList: async (_: string, { filter }: { filter: { code?: string[]; q?: string } }) => {
      asked.push(filter);
      if (filter.code && !isAskable) throw Object.assign(new Error('no'), { body: { details: { kind: 'badRequest', status: 400 } } });
      return { data: rows.filter((row) => (filter.code ? filter.code.some((one) => one.toLowerCase() === String(row['code']).toLowerCase()) : String(row['code']).includes(filter.q!))), total: 0 };
    },
  };
  return { provider: provider as unknown as LecternDataProvider, asked };
}

async function planned({ lines, existing = 'change', ...platform }: { lines: string[]; existing?: Checking['existing'] } & Parameters<typeof providerOf>[0]): Promise<{ rows: readonly ImportRow[]; asked: unknown[] }> {
  const table = readCsv(lines.join('\n'));
  const mapping = guessMapping({ head: table.head, fields: importFields({ resource, actor, within: {} }), namesOf: () => [], remembered: {} });
  const { provider, asked } = providerOf(platform);
  const rows = rowsOfTable({ table, mapping });
  const checking = checkingOf({ resource, actor, rules, instituteId: null, within: {}, locale: 'en', existing, isExample: () => false });
  const plans = await planRows({ provider, rows, reading: readingOf(), checking, answers: new Map(), fillers: new Map(), signal: new AbortController().signal });
  return { rows: withTwice({ resource, rows: rows.map((row) => ({ ...row, plan: plans.get(row.line)! })) }), asked };
}

const faulty = (rows: readonly ImportRow[]) => rows.flatMap((row) => Object.entries(faultsOf(row)).map(([name, { code }]) => `${row.line} ${name} ${code}`));
const depots = Array.from({ length: 250 }, (_, index) => ({ id: `01980000-0000-7000-8000-${String(index).padStart(12, '0')}`, title: index < 248 ? `Depot ${index}` : 'Twin' }));

describe('rows are checked', () => {
  it('as their form would be, each cell by row and field', async () => {
    const { rows } = await planned({ lines: ['code,weight,kind,sentOn,dueOn', 'A,1,small,2026-01-05,2026-01-01', ',2,,,', 'C,,,,', 'D,-1,none,,', 'E,1.5,large,,'] });
    expect(faulty(rows)).toEqual(['2 dueOn onOrAfter', '3 code required', '4 weight required', '5 weight tooSmall', '5 kind choice']);
    expect(countsOf(rows)).toMatchObject({ new: 1, wrong: 4 });
    expect(rows[4]!.plan!.sent).toMatchObject({ code: 'E', weight: 1.5, kind: 'large' });
  });

  it('by what a record may refer to: what it refers to already, and nobody may choose any more, is no fault of a row that says so', async () => {
    const one = normalize({ ...parcel, fields: { ...parcel.fields, depotId: f.ref('depot', { where: { isOpen: true } }) } });
    const [shut, other] = [{ id: depots[0]!.id, title: 'Shut' }, { id: depots[1]!.id, title: 'Shut too' }];
    const there = [{ id: 'p-1', code: 'A', weight: 1, depotId: shut.id, version: 1, allowed: ['update'] }] as unknown as LecternRecord[];
    const provider = {
      getList: () => Promise.resolve({ data: there, total: 1 }),
      lookup: (_: string, { q, filter }: { q?: string; filter: object }) => Promise.resolve({ data: 'isOpen' in filter ? [] : [shut, other].filter(({ title }) => q === undefined || title === q), total: 2 }),
    } as unknown as LecternDataProvider;
    const table = readCsv(['code,weight,depotId', 'A,1,Shut', 'A,2,Shut', 'A,1,Shut too', 'B,1,Shut', 'C,1,Nowhere'].join('\n'));
    const fields = importFields({ resource: one, actor, within: {} });
    const rows = rowsOfTable({ table, mapping: guessMapping({ head: table.head, fields, namesOf: () => [], remembered: {} }) });
    const checking = checkingOf({ resource: one, actor, rules, instituteId: null, within: {}, locale: 'en', existing: 'change', isExample: () => false });
    const plans = await planRows({ provider, rows, reading: { ...readingOf('en', one), fields: inReadingOrder(fields) }, checking, answers: new Map(), fillers: new Map(), signal: new AbortController().signal });
    expect([...plans.values()].map(({ kind, faults }) => [kind, ...Object.values(faults).map(({ code }) => code)])).toEqual([['same'], ['change'], ['wrong', 'notOffered'], ['wrong', 'notOffered'], ['wrong', 'nothingSo']]);
  });

  it('by the rest of the file: what says the same twice is named', async () => {
    const { rows } = await planned({ lines: ['code,weight', 'A,1', 'B,1', 'a,1'] });
    expect(faulty(rows)).toEqual(['4 code twice']);
  });

  it('by what is there: changed, left or the same', async () => {
    const there = [{ id: 'p1', code: 'A', weight: 1, version: 3, allowed: ['update'] }, { id: 'p2', code: 'B', weight: 2, version: 1, allowed: ['update'] }, { id: 'p3', code: 'C', weight: 3, version: 1, allowed: [] }] as unknown as LecternRecord[];
    const lines = ['code,weight', 'a,9', 'B,2', 'C,4', 'D,5'];
    const { rows, asked } = await planned({ lines, rows: there });
    expect(rows.map(({ plan }) => plan!.kind)).toEqual(['change', 'same', 'wrong', 'new']);
    expect(asked).toEqual([{ code: ['a', 'B', 'C', 'D'] }]);
    expect((await planned({ lines, rows: there, existing: 'skip' })).rows.map(({ plan }) => plan!.kind)).toEqual(['skipped', 'skipped', 'skipped', 'new']);
    // A platform that has no such filter is asked by words.
    expect((await planned({ lines: ['code,weight', 'B,2', 'D,5'], rows: there, isAskable: false })).rows.map(({ plan }) => plan!.kind)).toEqual(['same', 'new']);
  });

  it('by the head of the file: a row that has more cells is refused, whatever is mended in it, and given back whole', async () => {
    const lines = ['code,weight', 'A,12,500', 'B,1'];
    const { rows } = await planned({ lines });
    expect(faulty(rows)).toEqual(['2  overlong']);
    const [row] = rows;
    expect(sayFault({ fault: faultsOf(row!)['']!, field: undefined, context: contextIn('en'), patternText: () => null })).toMatch(/^This row has 3 cells, and the head 2: /);
    expect(faultsOf({ ...mendedRow({ row: row!, field: 'weight', text: '12500' }), plan: rows[1]!.plan })).toHaveProperty('');
    const table = readCsv(lines.join('\n'));
    expect(badRowsOf({ rows: [row!], table, mapping: { code: { column: 0 }, weight: { column: 1 } }, say: () => 'Why.', nameOf: () => 'Row' })).toEqual([['A', '12', '500', 2, 'Row: Why.']]);
  });

  it('with references that are looked up together, each once', async () => {
    const { rows, asked } = await planned({ lines: ['code,weight,depotId', ...Array.from({ length: 40 }, (_, index) => `C${index},1,depot ${index % 10}`), 'X,1,Nowhere', 'Y,1,Twin'], depots });
    expect(faulty(rows)).toEqual(['42 depotId nothingSo', '43 depotId severalSo']);
    expect(rows[3]!.plan!.sent['depotId']).toBe(depots[3]!.id);
    expect(asked.filter((one) => 'size' in (one as object))).toHaveLength(3);
  });

  it('by the place they are imported into: a row that names another one is refused, and one that names none or the same is not', async () => {
    const place = { depotId: depots[3]!.id };
    const fields = [...placeFields({ resource, within: place }), ...importFields({ resource, actor, within: place })];
    const table = readCsv(['code,weight,depotId', 'A,1,Depot 4', 'B,1,depot 3', 'C,1,', 'D,1,Nowhere'].join('\n'));
    const rows = rowsOfTable({ table, mapping: guessMapping({ head: table.head, fields, namesOf: () => [], remembered: {} }) });
    const checking = checkingOf({ resource, actor, rules, instituteId: null, within: place, locale: 'en', existing: 'change', isExample: () => false });
    const plans = await planRows({ provider: providerOf({ depots }).provider, rows, reading: { ...readingOf(), fields: inReadingOrder(fields), within: place }, checking, answers: new Map(), fillers: new Map(), signal: new AbortController().signal });
    const checked = rows.map((row) => ({ ...row, plan: plans.get(row.line)! }));
    expect(faulty(checked)).toEqual(['2 depotId elsewhere', '5 depotId nothingSo']);
    expect(checked[1]!.plan.sent).toMatchObject({ code: 'B', depotId: place.depotId });
    expect(checked[2]!.plan.sent).toMatchObject({ code: 'C', depotId: place.depotId });
    expect(sayFault({ fault: checked[0]!.plan.faults['depotId']!, field: resource.fields['depotId'], context: contextIn('en'), patternText: () => null })).toContain('names “Depot 4”');
  });

  it('by the platform: what it finds wrong with several fields together is said at one that the file has', () => {
    const error = { body: { details: { kind: 'validation', problems: { courseId: { code: 'uniqueTogether', params: { fields: 'courseId, userId' }, message: '' }, note: { code: 'tooLong', params: { max: 3 }, message: '' }, 'address.pin': { code: 'pattern', params: {}, message: '' } } } } };
    const refusal = refusalOf({ error, cells: { userId: 'Asha', note: 'long' }, failureText: () => 'Refused.' });
    expect(Object.entries(refusal.faults).map(([name, { code }]) => `${name} ${code}`).sort()).toEqual(['address pattern', 'note tooLong', 'userId uniqueTogether']);
    expect(refusalOf({ error: new Error('lost'), cells: {}, failureText: () => 'Refused.' })).toEqual({ faults: {}, text: 'Refused.' });
  });

  it('and those that stay wrong are given back with the reason, as they stood', async () => {
    const table = readCsv('code,note,weight\n"=1+1",keep,soon\n');
    const mapping = { code: { column: 0 }, weight: { column: 2 } };
    const [row] = rowsOfTable({ table, mapping });
    const rows = badRowsOf({ rows: [{ ...row!, refusal: { faults: {}, text: 'Refused.' } }], table, mapping, say: (_, fault) => ('message' in fault ? fault.message! : ''), nameOf: () => 'Row' });
    expect(rows).toEqual([['=1+1', 'keep', 'soon', 2, 'Row: Refused.']]);
    expect(csvLine(rows[0]!)).toBe("'=1+1,keep,soon,2,Row: Refused.");
  });
});

describe('what an export writes', () => {
  it.each(importable.map((one) => [one.name, one] as const))('of %s an import reads back', (_, one) => {
    const context = contextIn('en', one.name);
    const fields = importFields({ resource: one, actor, within: {} }).filter(({ system }) => !system);
    expect(fields.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (number) => {
        const record = exampleRecord({ resource: one, number, isLoose: true, now: rules.now, idOf: ({ module }) => idOf(module, number) });
        const titleOf = ({ to, id }: { to: string; id: string }): string => `${to} ${id.slice(-6)}`;
        const cells = fields.map((field) => cellOf({ field, value: record[field.name] ?? null, context: { ...context, titleOf } }));
        const reading: Reading = { ...readingOf('en', one), answerOf: ({ to, title }) => [{ id: idOf(to, Number(title.slice(-6))), title }] };
        const head = fields.map(({ name }) => name);
        const csv = readCsv([csvLine(head), csvLine(cells)].join('\r\n'));
        const book = readBook({ bytes: new Uint8Array(sheetFile({ name: 'A', head, rows: [cells] })), sheet: null });
        for (const { rows } of [csv, book]) {
          const read = readRow({ cells: Object.fromEntries(fields.map((field, index) => [field.name, rows[0]!.cells[index] ?? ''])), reading });
          expect(read.faults).toEqual({});
          for (const field of fields) expect(inWords(field, cleanValue({ field, value: read.values[field.name] })), field.name).toEqual(toTheMinute(field, inWords(field, cleanValue({ field, value: record[field.name] }))));
          // By what stands there the record is looked for: else it would be made a second time.
          if (keyFieldsOf(one).length > 0) expect(knownBy({ resource: one, values: read.values, owner: undefined })).not.toBeNull();
        }
      }),
      { numRuns: 8 },
    );
  });
});

it('of formatted text are its words, which take no looks from a record that says them still', async () => {
  const one = normalize({ ...parcel, fields: { code: parcel.fields.code, note: f.richText({ maxLength: 500 }), more: f.richText() } });
  const note = '<h2>Bring</h2><p>a <strong>pen</strong> &amp; 10<sup>2</sup> sheets</p><ul><li><p>of &lt;b&gt; size</p></li></ul>';
  const record = { id: 'p-1', version: 3, code: 'A', note, more: '<p><em>Later</em></p>', allowed: ['update'] };
  const provider = { getList: () => Promise.resolve({ data: [record], total: 1 }) } as unknown as LecternDataProvider;
  const context = contextIn('en');
  const said = cellOf({ field: one.fields['note']!, value: note, context });
  expect(said).toBe('Bring\na pen & 10² sheets\nof <b> size');
  const planOf = async (cells: Readonly<Record<string, string>>) => {
    const checking = checkingOf({ resource: one, actor, rules, instituteId: null, within: {}, locale: 'en', existing: 'change', isExample: () => false });
    const plans = await planRows({ provider, rows: [{ line: 2, cells: { code: 'A', ...cells } }], reading: readingOf('en', one), checking, fillers: new Map(), answers: new Map(), signal: new AbortController().signal });
    return plans.get(2)!;
  };
  for (const text of [String(said), `${String(said).replaceAll('\n', '\r\n')}\r\n`]) expect(await planOf({ note: text, more: 'Later' })).toMatchObject({ kind: 'same', sent: {} });
  // One of them changed leaves the other as it is; HTML is what it says.
  expect(await planOf({ note: String(said), more: 'Sooner' })).toMatchObject({ kind: 'change', sent: { more: '<p>Sooner</p>' } });
  expect(await planOf({ more: '<p><b>Later</b></p>' })).toMatchObject({ kind: 'change', sent: { more: '<p><b>Later</b></p>' } });
});

function idOf(module: string, number: number): string {
  return `01980000-0000-7000-8000-${String([...module].length).padStart(6, '0')}${String(number).padStart(6, '0')}`;
}

/** A file says formatted text in words. */
function inWords(field: Field, value: unknown): unknown {
  return field.type === 'richText' && typeof value === 'string' ? linesOf(value) : value;
}

/** A file says no seconds, and a language that somebody made up has no name of its own. */
function toTheMinute(field: Field, value: unknown): unknown {
  if (field.type === 'language' && typeof value === 'string') return value.replace(/-x-.*$/, '');
  return field.type === 'datetime' && typeof value === 'string' ? `${value.slice(0, 16)}:00.000Z` : value;
}
