import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWhen, asNew, cleanValue, f, normalize, normalizeField, validateRecord, validateValue, type FieldInput } from '../../src/schemas';
import { coupon } from '../../src/resources/coupon';
import { banner } from '../../src/resources/banner';
import { branch } from '../../src/resources/branch';

const context = { now: '2026-06-01T00:00:00.000Z' };
const problem = (input: FieldInput, value: unknown) => {
  const field = normalizeField(input, 'x');
  return validateValue({ field, value: cleanValue({ field, value }) })?.code ?? null;
};
const clean = (input: FieldInput, value: unknown) => cleanValue({ field: normalizeField(input, 'x'), value });

describe('a value', () => {
  it.each<[FieldInput, unknown, string | null]>([
    [f.text({ maxLength: 3 }), 'abcd', 'tooLong'],
    [f.text({ minLength: 3 }), 'ab', 'tooShort'],
    [f.text(), 5, 'type'],
    [f.text(), [], 'type'],
    [f.text(), 'a\u0000b', 'pattern'],
    [f.integer(), 1.5, 'decimals'],
    [f.integer(), '7', 'type'],
    [f.integer(), [], 'type'],
    [f.json(), [], null],
    [f.integer(), 2_147_483_647, null],
    [f.integer(), 2_147_483_648, 'tooLarge'],
    [f.number({ min: 1, max: 10, decimals: 2 }), 1e308, 'tooLarge'],
    [f.number({ min: 1, max: 10, decimals: 2 }), -1e308, 'tooSmall'],
    [f.number({ min: 1, max: 10, decimals: 2 }), 1.005, 'decimals'],
    [f.integer(), -2_147_483_647, null],
    [f.integer(), -2_147_483_648, 'tooLarge'],
    [f.duration(), 2_147_483_647, null],
    [f.duration(), 2_147_483_648, 'tooLarge'],
    [f.integer({ min: 2 }), 1, 'tooSmall'],
    [f.integer({ min: 2 }), 2, null],
    [f.integer({ choices: [5, 10] }), 10, null],
    [f.integer({ choices: [5, 10] }), 7, 'choice'],
    [f.number({ decimals: 1 }), 1000.1 + 0.2, null],
    [f.list({ of: f.text() }, { minItems: 2 }), [{ of: 'a' }], 'tooFew'],
    [f.list({ of: f.text() }, { minItems: 2 }), [{ of: 'a' }, { of: 'b' }], null],
    [f.number({ decimals: 1 }), 0.25, 'decimals'],
    [f.number({ decimals: 2 }), 0.1 + 0.2, null],
    [f.number(), Number.NaN, 'type'],
    [f.money(), -1, 'tooSmall'],
    [f.money(), 1.005, 'decimals'],
    [f.money(), 1234.5, null],
    [f.boolean(), 'true', 'type'],
    [f.choice(['a']), 'b', 'choice'],
    [f.choices(['a', 'b']), ['a', 'a'], 'duplicate'],
    [f.choices(['a', 'b']), ['c'], 'choice'],
    [f.matrix({ rows: ['a'], columns: ['b'] }), { a: ['b'] }, null],
    [f.matrix({ rows: ['a'], columns: ['b'] }), { a: ['c'] }, 'choice'],
    [f.matrix({ rows: ['a'], columns: ['b'] }), { z: ['b'] }, 'choice'],
    [f.email(), 'a@b', 'email'],
    [f.email(), ' Asha@Example.IN ', null],
    [f.phone(), '98765 43210', null],
    [f.phone(), '12345', 'phone'],
    [f.url(), 'javascript:alert(1)', 'url'],
    [f.url(), 'https://example.in/a?b', null],
    [f.url(), 'https://example.in/a@b:c', null],
    [f.url(), 'https://asha:secret@example.in/', 'urlLogin'],
    [f.url(), 'http://asha@example.in', 'urlLogin'],
    [f.colour(), '#12345', 'colour'],
    [f.colour(), '#AABBCC', null],
    [f.date(), '2026-02-30', 'date'],
    [f.date(), '2024-02-29', null],
    [f.date(), '0001-01-01', null],
    [f.date(), '0000-12-31', 'date'],
    [f.time(), '24:00', 'time'],
    [f.datetime(), '2026-01-01T10:00', 'datetime'],
    [f.datetime(), '2026-01-01T10:00:00+05:30', null],
    [f.timeZone(), 'Mars/Base', 'timeZone'],
    [f.timeZone(), 'Asia/Kolkata', null],
    [f.timeZone(), 'America/Argentina/Buenos_Aires', null],
    [f.timeZone(), 'UTC', null],
    ...['IST', 'EST', 'AET', 'US/Pacific-New', 'Canada/East-Saskatchewan', 'SystemV/PST8', 'asia/kolkata', '+05:30'].map((zone) => [f.timeZone(), zone, 'timeZone'] as [FieldInput, unknown, string | null]),
    [f.language(), 'english!', 'language'],
    [f.language(), 'pt-BR', null],
    [f.language(), 'pt-br', 'language'],
    [f.ref('user'), 'abc', 'reference'],
    [f.refs('user'), ['0198c000-0000-7000-8000-000000000001'], null],
    [f.refs('user'), ['0198c000-0000-7000-8000-000000000001', 'abc'], 'reference'],
    [f.refs('user'), ['0198c000-0000-7000-8000-000000000001', '0198C000-0000-7000-8000-000000000001'], 'duplicate'],
    [f.tags(), ['a', ' a '], 'duplicate'],
    [f.tags(), 'a', 'type'],
    [f.tags(), ['a'.repeat(40)], null],
    [f.tags(), ['a'.repeat(41)], 'tooLong'],
    [f.tags(), Array.from({ length: 50 }, (_, index) => `t${index}`), null],
    [f.tags(), Array.from({ length: 51 }, (_, index) => `t${index}`), 'tooMany'],
    [f.list({ a: f.text() }, { maxItems: 1 }), [{}, {}], 'tooMany'],
    [f.group({ a: f.text() }), 'x', 'type'],
    [f.image({ kind: 'user' }), '/files/x.png', null],
    [f.image({ kind: 'user' }), 'x.png', 'upload'],
    [f.password({ minLength: 10 }), 'short', 'tooShort'],
  ])('%o %o → %s', (input, value, expected) => {
    expect(problem(input, value)).toBe(expected);
  });

  it('says how many characters there are where there are too many, or too few', () => {
    const params = (input: FieldInput, value: unknown) => validateValue({ field: normalizeField(input, 'x'), value })?.params;
    expect(params(f.text({ maxLength: 3 }), 'abcde')).toEqual({ max: 3, length: 5 });
    expect(params(f.text({ minLength: 3 }), 'ab')).toEqual({ min: 3, length: 2 });
    expect(params(f.tags(), ['a', 'b'.repeat(42)])).toEqual({ max: 40, length: 42 });
    expect(params(f.json({ maxLength: 9 }), { a: 'bcdefg' })).toEqual({ max: 9, length: 14 });
  });

  it('is stored in one form', () => {
    expect(clean(f.text(), '  a  ')).toBe('a');
    expect(clean(f.text(), '   ')).toBeNull();
    expect(clean(f.text(), '\u200b\ufeff\n')).toBeNull();
    expect(clean(f.text(), '\ufeff Asha\r\nMenon\tof\u2028Kochi\u202e \u0007')).toBe('Asha Menon of Kochi');
    expect(clean(f.tags(), ['a\nb', '\u200b'])).toEqual(['a b']);
    expect(clean(f.longText(), '  a\u202e\r\n\tb\u0085c\u200b\n')).toBe('  a\n\tb\nc');
    expect(clean(f.text({ letterCase: 'upper' }), 'diwali-10')).toBe('DIWALI-10');
    expect(clean(f.longText({ letterCase: 'upper' }), 'a\n\nb')).toBe('A\n\nB');
    expect(clean(f.richText({ letterCase: 'upper' }), '<p>a &nbsp;</p>')).toBe('<p>a &nbsp;</p>');
    expect(clean(f.phone(), '098765 43210')).toBe('+919876543210');
    expect(clean(f.datetime(), '2026-01-01T10:00:00+05:30')).toBe('2026-01-01T04:30:00.000Z');
    expect(clean(f.tags(), null)).toEqual([]);
    expect(clean(f.password(), ' a b ')).toBe(' a b ');
    expect(clean(f.group({ a: f.text(), b: f.text() }), { a: ' x ' })).toEqual({ a: 'x', b: null });
  });

  it('is not cleaned where it is far too much, which it is beyond twice its length and a thousand signs', () => {
    for (const [length, isCleaned] of [[1_006, true], [1_007, false]] as const) {
      const text = 'a'.padStart(length);
      expect(clean(f.text({ maxLength: 3 }), text)).toBe(isCleaned ? 'a' : text);
    }
    for (const [count, isCleaned] of [[100, true], [101, false]] as const) {
      const tags = Array.from({ length: count }, (_, index) => ` ${index}`);
      expect(clean(f.tags(), tags)).toEqual(isCleaned ? tags.map((tag) => tag.trim()) : tags);
    }
  });

  it('of rows that are kept apart has none that overlaps an earlier one, said where it begins', () => {
    const fields = { hours: normalizeField(f.list({ day: f.text({ required: true }), from: f.time({ required: true }), to: f.time({ required: true, after: 'from' }) }, { apart: { by: 'day', from: 'from', to: 'to' } }), 'hours') };
    const wrong = (...rows: readonly (readonly [string, string, string])[]) => validateRecord({ fields, values: { hours: rows.map(([day, from, to]) => ({ day, from, to })) }, context: { now: '2026-01-01T00:00:00.000Z' } });
    expect(wrong(['mon', '09:00', '12:00'], ['mon', '12:00', '13:00'], ['tue', '09:00', '12:00'])).toEqual({});
    expect(wrong(['mon', '09:00', '12:00'], ['tue', '09:00', '12:00'], ['mon', '11:59', '13:00'], ['tue', '08:00', '18:00'])).toEqual({ 'hours.2.from': { code: 'overlaps', params: { line: 1 } }, 'hours.3.from': { code: 'overlaps', params: { line: 2 } } });
    // A row that is wrong by itself overlaps nothing; the others do all the same.
    expect(Object.keys(wrong(['mon', '09:00', '12:00'], ['mon', '11:00', '10:00'], ['mon', '11:00', '13:00']))).toEqual(['hours.1.to', 'hours.2.from']);
  });

  it('of nought has no sign', () => {
    for (const input of [f.money(), f.number()]) expect(Object.is(clean(input, -0), 0)).toBe(true);
  });

  it('of text holds nothing that cannot be seen or turns its signs around, and stays as it is when cleaned again', () => {
    const signs = fc.constantFrom(...'aക്‌‍ 👩\u0301葛5\u20e3🏴 \t\n\r\v\f\u0001\u001b\u007f\u0085\u009f\u00ad\u034f\u061c\u115f\u180b\u180e\u200b\u200e\u2028\u2029\u202a\u202e\u2060\u2066\u2069\u2800\ufe0f\ufeff\ufff9\u{1bca0}\u{1d173}\u{e0001}\u{e0067}\u{e007f}\u{e0100}\u{1d159}\u{13430}\u{16fe4}\ufdd0\u{10ffff}');
    const texts = fc.oneof(fc.string({ unit: signs }), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }).filter((text) => !/\p{Surrogate}/u.test(text)));
    const seen = (one: string) => one.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb\u{1d159}\u{13430}-\u{1343f}\u{16fe4}]/gu, '');
    fc.assert(fc.property(texts, (text) => {
      for (const [input, kept] of [[f.text(), /[^\P{Cc}\0]/u], [f.longText(), /[^\P{Cc}\0\t\n]/u]] as const) {
        const stored = clean(input, text);
        expect(clean(input, stored)).toBe(stored);
        if (stored === null) continue;
        expect(stored).not.toMatch(kept);
        expect(stored).not.toMatch(/[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/);
        expect(seen(String(stored))).toBe(seen(text));
      }
    }), { numRuns: 400 });
  });

  it('of one line holds no sign that shows nothing, but behind what it shapes', () => {
    for (const sign of ['\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180b', '\u180e', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u2064', '\u3164', '\ufe00', '\ufe0f', '\uffa0', '\ufff9', '\ufffb', '\u{1bca0}', '\u{1d173}', '\u{1d17a}', '\u{e0000}', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e0100}', '\u{e01ef}', '\u{e0fff}', '\u{1d159}', '\u{13430}', '\u{1343f}', '\u{16fe4}', '\ufdd0', '\ufdef', '\ufffe', '\uffff', '\u{10fffe}']) {
      expect(clean(f.text(), `${sign}As${sign}h${sign}${sign}a é${sign} 5${sign}, Иг${sign}орь${sign}`), sign.codePointAt(0)!.toString(16)).toBe('Asha é 5, Игорь');
      expect(clean(f.email(), `as${sign}ha@rao${sign}.example`)).toBe('asha@rao.example');
      expect(clean(f.tags(), [`a${sign}b`])).toEqual(['ab']);
    }
    for (const [sent, stored] of [['क\u200d\u200dष', 'क\u200dष'], ['葛\u{e0100}\u{e0101}', '葛\u{e0100}'], ['東\u200d京', '東京'], ['👩\u00ad\u200d🏫', '👩🏫'], ['🏴\u{e0067}x', '🏴x'], ['5\ufe0f', '5'], ['a\u2800\u2800b\u2800', 'a  b']]) expect(clean(f.text(), sent)).toBe(stored);
  });

  it('keeps what scripts of India and composed emoji need', () => {
    const shaped = ['ക്‍ഷ', 'क्‌ष', 'می\u200cخواهم', '👩‍🏫', '👩🏽‍🏫', '❤️‍🔥', '🏳️‍🌈', '☎︎', '5️⃣', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '葛\u{e0100}城', 'ᠠ\u180b', 'नमस्ते'];
    for (const text of shaped) for (const input of [f.text(), f.longText(), f.richText()]) expect(clean(input, text)).toBe(text);
    expect(clean(f.longText(), 'Soft\u00adly, \u200ethis way')).toBe('Soft\u00adly, \u200ethis way');
  });
});

describe('a record', () => {
  const { fields } = normalize(coupon);
  const good = { code: 'DIWALI-10', kind: 'percent', percentOff: 10, appliedFor: 'course' };

  it('asks only for what matters in its state', () => {
    expect(validateRecord({ fields, values: good, context })).toEqual({});
    expect(validateRecord({ fields, values: { ...good, kind: 'amount' }, context })).toEqual({ amountOff: { code: 'required' } });
  });

  it('asks nothing of what the platform fills in, and of what comes with others', () => {
    const { fields: some } = normalize({ name: 'counted', fields: { rows: f.count('counted', 'of'), of: f.ref('counted'), on: f.datetime() } });
    expect(validateRecord({ fields: some, values: { rows: 'many', createdAt: 'once', createdBy: 7 }, context })).toEqual({});
  });

  it('compares times of the same record', () => {
    const values = { ...good, startsAt: '2026-02-01T00:00:00.000Z', endsAt: '2026-01-01T00:00:00.000Z' };
    const after = { endsAt: { code: 'after', params: { field: 'startsAt' } } };
    expect(validateRecord({ fields, values, context })).toEqual(after);
    expect(validateRecord({ fields, values: { ...values, endsAt: values.startsAt }, context })).toEqual(after);
    expect(validateRecord({ fields, values: { ...values, endsAt: '2026-02-01T00:00:00.001Z' }, context })).toEqual({});
  });

  it.each(['2026-02-31', '?', '2026-13-01', 'soon'])('says of a beginning that is no day, %s, that alone, and nothing of the end after it', (from) => {
    const { fields: days } = normalize({ name: 'leave', fields: { from: f.date(), to: f.date({ after: 'from' }), row: f.list({ from: f.date(), to: f.date({ after: 'from' }) }) } });
    expect(validateRecord({ fields: days, values: { from, to: '2026-02-15', row: [{ from, to: '2026-02-15' }] }, context })).toEqual({ from: { code: 'date' }, 'row.0.from': { code: 'date' } });
  });

  it('lets what ends come no longer after its beginning than is said', () => {
    const held = normalize({ name: 'lesson', fields: {
      startsAt: f.datetime(), endsAt: f.datetime({ after: 'startsAt', within: { hours: 24 } }), until: f.datetime({ after: 'startsAt', within: { days: 2 } }),
      from: f.date(), to: f.date({ after: 'from', within: { days: 30 } }), stays: f.list({ from: f.date(), to: f.date({ after: 'from', within: { days: 1 } }) }),
    } }).fields;
    const codes = (values: Record<string, unknown>) => validateRecord({ fields: held, values, context });
    const startsAt = '2026-12-10T04:30:00.000Z';
    expect(codes({ startsAt, endsAt: '2026-12-11T04:30:00.000Z', until: '2026-12-12T04:30:00.000Z', from: '2026-01-01', to: '2026-01-31', stays: [{ from: '2026-01-01', to: '2026-01-02' }] })).toEqual({});
    expect(codes({ startsAt, endsAt: '2026-12-11T04:30:00.001Z', until: '2027-12-10T05:30:00.000Z', from: '2026-01-01', to: '2026-02-01', stays: [{ from: '2026-01-01', to: '2026-01-03' }] })).toEqual({
      endsAt: { code: 'hoursAfter', params: { field: 'startsAt', max: 24 } }, until: { code: 'daysAfter', params: { field: 'startsAt', max: 2 } },
      to: { code: 'daysAfter', params: { field: 'from', max: 30 } }, 'stays.0.to': { code: 'daysAfter', params: { field: 'from', max: 1 } },
    });
    expect(codes({ startsAt, endsAt: startsAt })).toEqual({ endsAt: { code: 'after', params: { field: 'startsAt' } } });
    expect(codes({ startsAt: null, endsAt: '2036-12-11T04:30:00.000Z', to: '2036-01-01' })).toEqual({});
  });

  it('lets what lasts one day end on the day on which it begins', () => {
    const days = normalize(banner).fields;
    const one = { title: 'Diwali', imageURL: '/files/a.png', linkType: 'none', startsOn: '2026-11-08', endsOn: '2026-11-08' };
    expect(validateRecord({ fields: days, values: one, context })).toEqual({});
    expect(validateRecord({ fields: days, values: { ...one, endsOn: '2026-11-09' }, context })).toEqual({});
    expect(validateRecord({ fields: days, values: { ...one, endsOn: '2026-11-07' }, context })).toEqual({ endsOn: { code: 'onOrAfter', params: { field: 'startsOn' } } });
  });

  it('holds days and instants to their bounds, today being the day in India', () => {
    const bounded = normalize({ name: 'birth', fields: {
      bornOn: f.date({ earliest: '1900-01-01', latest: { today: 0 } }), dueOn: f.date({ earliest: { today: 0 }, latest: { today: 30 } }), seenAt: f.datetime({ latest: { now: true } }),
      stays: f.list({ from: f.date({ latest: { today: 0 } }) }),
    } }).fields;
    const codes = (values: object, now = context.now) => validateRecord({ fields: bounded, values: values as Record<string, unknown>, context: { now } });
    expect(codes({ bornOn: '2026-06-01', dueOn: '2026-06-01', seenAt: context.now, stays: [{ from: '2026-06-01' }] })).toEqual({});
    expect(codes({ bornOn: '1900-01-01', dueOn: '2026-07-01' })).toEqual({});
    expect(codes({ bornOn: '2026-06-02', dueOn: '2026-05-31', seenAt: '2026-06-01T00:00:00.001Z', stays: [{ from: '2026-06-02' }] }))
      .toEqual({ bornOn: { code: 'inFuture' }, dueOn: { code: 'inPast' }, seenAt: { code: 'inFuture' }, 'stays.0.from': { code: 'inFuture' } });
    expect(codes({ bornOn: '1899-12-31', dueOn: '2026-07-02' })).toEqual({ bornOn: { code: 'tooEarly', params: { day: '1900-01-01' } }, dueOn: { code: 'tooLate', params: { day: '2026-07-01' } } });
    // Half past six in the evening in London is the next day in India.
    expect(codes({ bornOn: '2026-06-02' }, '2026-06-01T18:30:00.000Z')).toEqual({});
  });

  it('holds every day and instant to years that somebody means, unless its field says others', () => {
    const plain = normalize({ name: 'stay', fields: { on: f.date(), at: f.datetime(), founded: f.date({ earliest: '1200-01-01' }), rows: f.list({ on: f.date() }) } }).fields;
    const codes = (values: Record<string, unknown>) => validateRecord({ fields: plain, values, context });
    expect(codes({ on: '1900-01-01', at: '2200-12-31T23:59:59.999Z', founded: '1200-01-01', rows: [{ on: '2200-12-31' }] })).toEqual({});
    expect(codes({ on: '0001-01-01', at: '0001-01-01T00:00:00.000Z', founded: '1199-12-31' })).toEqual({
      on: { code: 'tooEarly', params: { day: '1900-01-01' } }, at: { code: 'tooEarly', params: { day: '1900-01-01T00:00:00.000Z' } }, founded: { code: 'tooEarly', params: { day: '1200-01-01' } },
    });
    expect(codes({ on: '9999-12-31', at: '9999-12-31T00:00:00.000Z', founded: '9999-12-31', rows: [{ on: '2201-01-01' }] })).toEqual({
      on: { code: 'tooLate', params: { day: '2200-12-31' } }, at: { code: 'tooLate', params: { day: '2200-12-31T23:59:59.999Z' } }, founded: { code: 'tooLate', params: { day: '2200-12-31' } }, 'rows.0.on': { code: 'tooLate', params: { day: '2200-12-31' } },
    });
  });

  it('lets a new record begin no further back than is said, and one that is there at any time', () => {
    const { fields: dated } = normalize({ name: 'lesson', fields: { startsAt: f.datetime({ newWithin: 92 }), startsOn: f.date({ newWithin: 366, earliest: '2026-01-01' }), endsOn: f.date() } });
    const days = (count: number): string => new Date(Date.parse(context.now) - count * 86_400_000).toISOString();
    const codesOf = (values: Record<string, unknown>) => validateRecord({ fields: asNew({ fields: dated, context }), values, context });
    const old = { startsAt: '2020-01-01T09:00:00.000Z', startsOn: '2020-01-01', endsOn: '2020-01-01' };
    expect(codesOf(old)).toEqual({ startsAt: { code: 'tooOld', params: { day: days(92), max: 92 } }, startsOn: { code: 'tooEarly', params: { day: '2026-01-01' } } });
    expect(codesOf({ startsAt: days(91), startsOn: '2026-01-01' })).toEqual({});
    expect(validateRecord({ fields: dated, values: { ...old, startsOn: null }, context })).toEqual({});
    // What lies nowhere in the past is told so, whatever bounds it besides.
    const { fields: ending } = normalize({ name: 'offer', fields: { endsAt: f.datetime({ newWithin: 0 }), endsOn: f.date({ newWithin: 0 }), laterOn: f.date({ newWithin: 0, earliest: '2030-01-01' }), lately: f.date({ earliest: { today: -30 } }) } });
    const endsAs = (values: Record<string, unknown>) => validateRecord({ fields: asNew({ fields: ending, context }), values, context });
    expect(endsAs({ endsAt: days(0), endsOn: '2026-06-01', laterOn: '2030-01-01', lately: '2026-05-02' })).toEqual({});
    expect(endsAs({ endsAt: new Date(Date.parse(context.now) - 1).toISOString(), endsOn: '2026-05-31', laterOn: '2026-06-01', lately: '2026-05-01' }))
      .toEqual({ endsAt: { code: 'inPast' }, endsOn: { code: 'inPast' }, laterOn: { code: 'tooEarly', params: { day: '2030-01-01' } }, lately: { code: 'tooOld', params: { day: '2026-05-02', max: 30 } } });
    expect(validateRecord({ fields: ending, values: { endsAt: days(9), endsOn: '2020-01-01' }, context })).toEqual({});
  });

  it('empties what no longer matters', () => {
    expect(applyWhen({ fields, values: { ...good, amountOff: 5, membershipPlanId: ['x'] }, context })).toEqual({ ...good, amountOff: null, membershipPlanId: [] });
  });

  it('empties along a chain of conditions, in whatever order they stand', () => {
    const chain = { last: f.text({ when: { middle: 'yes' } }), middle: f.text({ when: { first: 'yes' } }), many: f.tags({ when: { last: { empty: false } } }), first: f.text() };
    const named = Object.fromEntries(Object.entries(chain).map(([name, input]) => [name, normalizeField(input, name)]));
    const values = { first: 'yes', middle: 'yes', last: 'x', many: ['a'] };
    expect(applyWhen({ fields: named, values, context })).toEqual(values);
    expect(applyWhen({ fields: named, values: { ...values, first: 'no' }, context })).toEqual({ first: 'no', middle: null, last: null, many: [] });
  });

  it('names the place inside groups and lists', () => {
    const values = {
      name: 'A', city: 'B', address: { pinCode: '12', zip: 'x' },
      openingHours: [{ day: 'monday', opens: '09:00', closes: '08:00' }, { day: 'noday', opens: '9', closes: null }],
    };
    const problems = validateRecord({ fields: normalize(branch).fields, values, context });
    expect(Object.fromEntries(Object.entries(problems).map(([path, one]) => [path, one.code]))).toEqual({
      'address.zip': 'unknown', 'address.pinCode': 'pattern', 'openingHours.0.closes': 'after',
      'openingHours.1.day': 'choice', 'openingHours.1.opens': 'time', 'openingHours.1.closes': 'required',
    });
  });
});
