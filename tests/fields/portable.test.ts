import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCellContext } from '../../src/fields/cellContext';
import { setFilesOrigin } from '../../src/dataProvider/pictures';
import { languageCodes, timeZones } from '../../src/fields/values/lists';
import { portables } from '../../src/fields/portable';
import { cleanValue, f, FIELD_TYPES, normalizeField, validateValue } from '../../src/schemas';
import type { FieldType } from '../../src/schemas';
import { wholeI18n } from '../support/wholeI18n';
import { fieldOf } from './samples';

const translate = wholeI18n('en').translate as (key: string) => string;
const context = createCellContext({ resource: 'specimen', locale: 'en', translate });

const two = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const line = fc.string({ minLength: 1, maxLength: 40 });
const row = fc.record({ city: fc.option(line), pin: fc.constant('682001') });
const file = fc.webUrl();

/** Any valid value of each type. */
const valueOf: Record<FieldType, fc.Arbitrary<unknown>> = {
  text: line, longText: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), richText: line.map((text) => `<p>${text}</p>`),
  number: fc.integer({ min: -1e9, max: 1e9 }).map((number) => number / 1000), integer: fc.integer(), money: fc.integer({ min: 0, max: 1e12 }).map((paise) => paise / 100),
  boolean: fc.boolean(), date: instant.map((date) => date.toISOString().slice(0, 10)), time: fc.tuple(two(23), two(59)).map((parts) => parts.join(':')),
  datetime: instant.map((date) => date.toISOString()), duration: fc.integer({ min: 0, max: 100_000 }), choice: fc.constantFrom(...fieldOf.choice.choices),
  choices: fc.uniqueArray(fc.constantFrom(...fieldOf.choices.choices)), email: fc.emailAddress().map((email) => email.toLowerCase()), phone: fc.integer({ min: 10_000_000, max: 99_999_999_999 }).map((digits) => `+${digits}`),
  url: fc.webUrl(), colour: fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
  timeZone: fc.constantFrom(...timeZones().filter((zone) => /^[A-Z]/.test(zone))), language: fc.constantFrom(...languageCodes()),
  tags: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 8 }), password: line, image: file, file,
  ref: fc.uuid(), refs: fc.uniqueArray(fc.uuid(), { maxLength: 5 }), oneOf: fc.tuple(fc.constantFrom('notice', 'country'), fc.uuid()).map(([kind, id]) => `${kind}:${id}`), list: fc.array(fc.record({ name: line, noticeId: fc.constant(null) }), { maxLength: 3 }), group: row, matrix: fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.subarray(['create', 'read', 'update', 'delete'], { minLength: 1 })), json: fc.json().map((text): unknown => JSON.parse(text)),
};

describe('a value written to a file', () => {
  // Formatted text loses its looks in a file.
  it.each(FIELD_TYPES.filter((type) => type !== 'password' && type !== 'richText'))('%s is read back as it was', (type) => {
    const field = fieldOf[type];
    fc.assert(
      fc.property(valueOf[type], (raw) => {
        const value = cleanValue({ field, value: raw });
        fc.pre(validateValue({ field, value }) === null);
        const text = portables[type].toText({ field, value, context });
        expect(portables[type].fromText({ field, text, context })).toEqual({ value });
      }),
      { numRuns: 150 },
    );
  });

  it('names what one of several modules’ records is, in the reader’s words', () => {
    const french = createCellContext({ resource: 'specimen', locale: 'fr', translate: wholeI18n('fr').translate as (key: string) => string });
    const field = normalizeField(f.oneOf({ topic: 'topic' }), 'about');
    const value = 'topic:0f8fad5b-d9cb-469f-a165-70867728950e';
    const text = portables.oneOf.toText({ field, value, context: { ...french, titleOf: () => 'Optique' } });
    expect(text).not.toMatch(/^topic/);
    expect(text).toMatch(/^\S[^:]*: Optique$/);
    expect(portables.oneOf.fromText({ field, text, context: { ...french, idOf: () => value.slice(6) } })).toEqual({ value });
  });

  it('writes what is ticked in words', () => {
    expect(portables.matrix.toText({ field: fieldOf.matrix, value: { coupon: ['create', 'read'], salereport: ['-read'] }, context })).toMatch(/^Coupons: [^;{]+, [^;{]+; [^:{]+: −[^;{]+$/);
  });

  it('names a language as the list does, and gives files by addresses that lead there from anywhere', () => {
    expect(portables.language.toText({ field: fieldOf.language, value: 'ml', context })).toBe('Malayalam');
    vi.stubGlobal('window', { location: { href: 'https://console.example.org/app/banner' } });
    setFilesOrigin('/api/v9');
    for (const type of ['image', 'file'] as const) {
      const text = portables[type].toText({ field: fieldOf[type], value: '/files/a.png', context });
      expect(text).toBe('https://console.example.org/files/a.png');
      expect(portables[type].fromText({ field: fieldOf[type], text, context })).toEqual({ value: '/files/a.png' });
      expect(portables[type].toText({ field: fieldOf[type], value: 'https://other.example/b.png', context })).toBe('https://other.example/b.png');
    }
    setFilesOrigin('https://api.example.org/api/v9');
    expect(portables.image.toText({ field: fieldOf.image, value: '/files/a.png', context })).toBe('https://api.example.org/files/a.png');
    vi.unstubAllGlobals();
  });

  it('takes plain text and HTML for formatted text, and writes its words, a line a paragraph', () => {
    const [field, read] = [fieldOf.richText, (text: string) => portables.richText.fromText({ field: fieldOf.richText, text, context })];
    expect(read('Is a < b & c?\nYes')).toEqual({ value: '<p>Is a &lt; b &amp; c?<br>Yes</p>' });
    expect(read('<b>Which</b> x<sup>2</sup>?')).toEqual({ value: '<b>Which</b> x<sup>2</sup>?' });
    expect(read('5&nbsp;kg')).toEqual({ value: '5&nbsp;kg' });
    const written = (value: string): string => portables.richText.toText({ field, value, context });
    expect(written('<p>Is a &lt; b &amp; c?</p>')).toBe('Is a < b & c?');
    expect(written('<p>10<sup>2</sup></p>')).toBe('10²');
    expect(written('<h2>Bring</h2><p>a <strong>pen</strong>,<br>and</p><ul><li><p>paper</p></li><li><p>ink</p></li></ul>')).toBe('Bring\na pen,\nand\npaper\nink');
  });

  it('gives no password out', () => {
    expect(portables.password.toText({ field: fieldOf.password, value: 'secret-secret', context })).toBe('');
  });

  it('names references by title where titles are known', () => {
    const known = { ...context, titleOf: () => 'Great, banyan', idOf: ({ title }: { title: string }) => (title === 'Great, banyan' ? '018f6f7e-0000-7000-8000-00000000000a' : undefined) };
    const value = ['018f6f7e-0000-7000-8000-00000000000a'];
    expect(portables.refs.toText({ field: fieldOf.refs, value, context: known })).toBe('"Great, banyan"');
    expect(portables.refs.fromText({ field: fieldOf.refs, text: '"Great, banyan"', context: known })).toEqual({ value });
  });
});

describe('a cell that somebody typed', () => {
  it.each([
    ['money', '₹ 1,20,000.50', 120000.5], ['integer', '1,200', 1200], ['boolean', 'YES', true], ['boolean', '0', false],
    ['date', '31/01/2026', '2026-01-31'], ['date', '２０１１年１月２日', '2011-01-02'], ['date', '２０２６／５／１２', '2026-05-12'], ['datetime', '２０２６年３月９日　１４：０５', new Date(2026, 2, 9, 14, 5).toISOString()], ['date', '2026/5/12 (火)', '2026-05-12'], ['date', '2026-05-12T23:30:00Z', '2026-05-12'], ['date', '2026-05-12 10:00:00.000+05:30', '2026-05-12'], ['date', '2026-5-12 9:30 pm', '2026-05-12'], ['date', '1 Dec 85', '1985-12-01'], ['datetime', '1 Dec 85', new Date(1985, 11, 1).toISOString()], ['date', '1 Dec 2026', '2026-12-01'], ['date', '27-Nov-26', '2026-11-27'], ['date', 'Sept 3, 2026', '2026-09-03'], ['date', '1er févr. 2026', '2026-02-01'], ['date', '4 décembre 2026, 9:30 am', '2026-12-04'],
    ['datetime', '1 Dec 2026, 9:30 am', new Date(2026, 11, 1, 9, 30).toISOString()], ['datetime', '01-Dec-2026 21:30', new Date(2026, 11, 1, 21, 30).toISOString()], ['datetime', '2 juil. 2026', new Date(2026, 6, 2).toISOString()], ['date', '1-2-2026', '2026-02-01'], ['datetime', '2026-03-09 14:05', new Date(2026, 2, 9, 14, 5).toISOString()], ['datetime', '2026-03-09T08:35:00.000Z', '2026-03-09T08:35:00.000Z'], ['time', '9:05 pm', '21:05'], ['time', '12.30 AM', '00:30'], ['time', '9 pm', '21:00'], ['time', '9 p.m.', '21:00'], ['time', '12 am', '00:00'], ['time', '12 pm', '12:00'], ['time', '9h30', '09:30'], ['time', '21 h', '21:00'], ['time', '下午9点30分', '21:30'], ['time', '午後9時', '21:00'], ['datetime', '1 Dec 2026, 9 pm', new Date(2026, 11, 1, 21).toISOString()],
    ['duration', '1:30', 90], ['duration', '2 h', 120], ['choice', 'ANIMAL', 'animal'], ['choices', 'Red; blue', ['red', 'blue']],
    ['tags', 'a, b\nc', ['a', 'b', 'c']], ['phone', '98765 43210', '+919876543210'], ['language', 'Malayalam', 'ml'], ['text', '   ', null], ['tags', '', []],
  ] as const)('%s understands %j', (type, text, value) => {
    expect(portables[type].fromText({ field: fieldOf[type], text, context })).toEqual({ value });
  });

  it('a year of two digits lies within what its field takes, and not far ahead', () => {
    const read = (type: 'date' | 'datetime', latest: { today: 0 } | null, text: string) => portables[type].fromText({ field: { ...fieldOf[type], latest }, text, context: { ...context, now: Date.parse('2026-06-01T06:00:00.000Z') } }).value;
    expect([read('date', { today: 0 }, '1 Dec 30'), read('date', { today: 0 }, '1 Dec 25'), read('date', null, '1 Dec 30'), read('date', null, '1-Dec-46'), read('date', null, '1-Dec-47'), read('date', { today: 0 }, '1 Dec 2030')]).toEqual(['1930-12-01', '2025-12-01', '2030-12-01', '2046-12-01', '1947-12-01', '2030-12-01']);
  });

  it.each([
    ['integer', 'twelve', 'type'], ['integer', '1.5', 'decimals'], ['date', 'soon', 'date'], ...['2026-05-12 – 2026-06-01', '2026-05-12 or 2026-05-13', '2026-05-12Tgarbage', '2026-5-12 before 10', '2026年5月12日 6月1日'].map((text) => ['date', text, 'date'] as const), ['date', '1 Ju 2026', 'date'], ['date', '1 jui 2026', 'date'], ['date', '31 Feb 2026', 'date'], ['date', '1 Dec 2026 noon', 'date'], ['datetime', '1 Dec 2026, later', 'datetime'], ['date', '31/02/2026', 'date'], ...['31/02/2027 10:00', '2027-02-30 06:00', '31.04.2027 06:00', '31/11/2027 10:00 am', '31 Feb 2027 10:00', '2027-02-31T10:00:00Z', '31/02/2027'].map((text) => ['datetime', text, 'datetime'] as const), ['time', '25:00', 'time'], ['time', '9', 'time'], ['time', '9:75', 'time'], ['time', '13 am', 'time'], ['choice', 'mineral', 'choice'],
    ['boolean', 'perhaps', 'type'], ['email', 'nobody', 'email'], ['ref', 'Somebody', 'reference'], ['json', '{', 'type'],
  ] as const)('%s refuses %j', (type, text, code) => {
    expect(portables[type].fromText({ field: fieldOf[type], text, context }).problem?.code).toBe(code);
  });
});
