import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locales';
import { intlLocale } from '../../src/fields/cellContext';
import { readDuration } from '../../src/fields/values/readDuration';
import { readNumber } from '../../src/schemas/readNumber';
import { writeNumber } from '../../src/schemas/writeNumber';

const read = (text: string, locale = 'en', unit: string | null = null) => {
  const reading = readNumber({ text, locale: intlLocale(locale), unit });
  return reading.kind === 'number' ? reading.value : reading.kind === 'none' ? null : reading.fault;
};

describe('a number is read as it is written', () => {
  it.each([
    ['7.5', 7.5], ['7,5', 7.5], ['12,50', 12.5], ['1 250,50', 1250.5], ['1,250.50', 1250.5], ['1.250,50', 1250.5], ["1'250.50", 1250.5], ['1’250,50', 1250.5],
    ['1,50,000', 150000], ['12,34,567.89', 1234567.89], ['1 50 000', 150000], ['1.234.567', 1234567], ['1\u00a0250,50', 1250.5], ['1\u202f250,50', 1250.5], ['1\u2009250', 1250],
    ['１２３．５', 123.5], ['－１２，５', -12.5], ['१२३.५', 123.5], ['١٢٣٫٥', 123.5], ['١٬٢٥٠٫٥', 1250.5], ['𝟙𝟚', 12], ['-5', -5], ['−5', -5], ['- 5', -5], ['+5', 5], ['.5', 0.5], [',5', 0.5], ['5.', 5], ['5,', 5],
    ['0,125', 0.125], ['000', 0], ['-0', 0], ['  42  ', 42], ['\u200e42\u200f', 42], ['', null], ['   ', null], ['\u200b', null],
  ])('%j is %j in every language', (text, value) => {
    for (const { locale } of LOCALES) expect(read(text, locale)).toBe(value);
  });

  it('a mark that may part groups as well as decimals is what it is in the reader’s language', () => {
    expect([read('1,234', 'en'), read('1.234', 'en')]).toEqual([1234, 1.234]);
    expect([read('1,234', 'ja'), read('1.234', 'zh')]).toEqual([1234, 1.234]);
    expect([read('1,234', 'fr'), read('1.234', 'fr')]).toEqual([1.234, 1234]);
  });

  it.each([
    ['1 2', 'unclear'], ['1 2 345', 'unclear'], ['98765 43210', 'unclear'], ['1,234,56', 'unclear'], ['1,2,3', 'unclear'], ['1.2.3', 'unclear'], ['1,2345', 'unclear'], ['1234,567', 'unclear'], ['1,,000', 'unclear'], ['0,123,456', 'unclear'], ["1'2", 'unclear'],
    ['1 2,345', 'unclear'], ['12-5', 'number'], ['1e5', 'number'], ['7.5x', 'number'], ['a1', 'number'], ['-', 'number'], ['.', 'number'], ['--5', 'number'], ['-+5', 'number'], ['5²', 'number'], ['½', 'number'], ['$50', 'number'], ['12/5', 'number'],
    ['1(5', 'number'], ['∞', 'number'], ['NaN', 'number'], ['0x10', 'number'], ['一二', 'number'], ['1d5', 'number'], ['12345678901234567890', 'digits'], ['0.12345678901234567890', 'digits'], ['9'.repeat(400), 'number'],
  ])('%j is none', (text, fault) => {
    expect(read(text)).toBe(fault);
  });

  it.each([
    ['₹ 1,20,000.50', 120000.5], ['Rs. 500', 500], ['rs 500/-', 500], ['500 INR', 500], ['₹-5', -5], ['-₹5', -5], ['रु 500', 500], ['500₹', 500],
    ['1.5L', 150000], ['1.5 lakh', 150000], ['2cr', 20000000], ['2 Crores', 20000000], ['1,5 L', 150000], ['3k', 3000], ['15万', 150000], ['2億', 200000000], ['1.5 लाख', 150000], ['₹1.5L', 150000], ['-2 lacs', -200000], ['1.005 L', 100500], ['0.1cr', 1000000],
  ])('of an amount, %j is %j', (text, value) => {
    expect(read(text, 'en', '₹')).toBe(value);
  });

  it('the comma of lists parts groups at most: “1、2” is two numbers', () => {
    for (const locale of ['en', 'fr', 'ja', 'zh'] as const) for (const text of ['1、2', '3､5', '1、23']) expect(readNumber({ text, locale, unit: null }), `${text} in ${locale}`).toMatchObject({ kind: 'fault', fault: 'number' });
    for (const locale of ['en', 'fr', 'ja', 'zh'] as const) expect(readNumber({ text: '12、000', locale, unit: null }), locale).toEqual({ kind: 'number', value: 12_000 });
  });

  it('units are the field’s own, and a share has no lakhs', () => {
    expect([read('7.5 %', 'en', '%'), read('7,5％', 'fr', '%'), read('5kg', 'en', 'kg'), read('5 k kg', 'en', 'kg')]).toEqual([7.5, 7.5, 5, 5000]);
    expect([read('7.5 %'), read('₹5'), read('5L', 'en', '%')]).toEqual(['number', 'number', 'number']);
  });

  it('lengths of time too', () => {
    const minutes = (text: string) => {
      const reading = readDuration({ text, locale: 'en-IN' });
      return reading.kind === 'number' ? reading.value : reading.kind;
    };
    expect(['90', '1:30', '1.5 h', '1,5h', '1 h 30 min', '1h30', '90 min', '1時間30分', '2 小时', '7.5'].map(minutes)).toEqual([90, 90, 90, 90, 90, 90, 90, 90, 120, 7.5]);
    expect([200, 201].map((length) => minutes('1:30'.padStart(length)))).toEqual([90, 'fault']);
    expect(['2k h', '1:75', '3k', '1.5 h 20', '0.33 h', 'h', `${' '.repeat(50_000)}h`].map(minutes)).toEqual(['fault', 'fault', 'fault', 'fault', 'fault', 'fault', 'fault']);
  });
});

describe('whatever is read', () => {
  const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).filter((value) => value === 0 || Math.abs(value) > 1e-50), fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 1000));

  it.each(LOCALES.map((one) => one.locale))('is written and read back the same in %s', (locale) => {
    const tag = intlLocale(locale);
    fc.assert(
      fc.property(numbers, fc.constantFrom('none', 'thousand', 'lakh'), (value, grouping) => {
        expect(read(writeNumber({ value, locale: tag, grouping }), locale)).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 500 },
    );
  });

  it('is as the language itself writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.constantFrom('en-IN', 'en-US', 'fr', 'zh', 'ja', 'de', 'de-CH', 'hi-u-nu-deva', 'ar-EG', 'sv', 'pt-PT', 'fa'), (whole, tag) => {
        const value = whole / 100;
        expect(readNumber({ text: new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value), locale: tag, unit: null })).toEqual({ kind: 'number', value: value === 0 ? 0 : value });
      }),
      { numRuns: 1000 },
    );
  });

  it('has no digit that the text does not have in its place', () => {
    const sign = fc.constantFrom(...'0123456789.,\'  -+₹%eE/x\u00a0１２．，१२');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 9 }).map((signs) => signs.join('')), fc.constantFrom(...LOCALES.map((one) => one.locale)), (text, locale) => {
        const value = read(text, locale, '₹');
        if (typeof value !== 'number') return;
        const [whole = '', fraction] = writeNumber({ value: Math.abs(value), locale: 'en' }).split('.');
        const plain = text.normalize('NFKC').replaceAll('१', '1').replaceAll('२', '2').replace(/[₹+\-/]/g, '').trim();
        const groups = plain.split(/\s+|\D/);
        const typed = plain.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        const said = (whole === '0' && fraction !== undefined ? '' : whole) + (fraction ?? '');
        // The same digits, but for zeros that say nothing; and every mark parts a group of three or two, or the decimals.
        expect(typed.replace(/^0+/, '').replace(/0+$/, '')).toBe(said.replace(/^0+/, '').replace(/0+$/, ''));
        const parted = groups.slice(1).filter((group, at) => group !== '' || at < groups.length - 2);
        if (fraction === undefined && !/^0*$/.test(parted.at(-1) ?? '')) expect(parted.map((group) => group.length).join('')).toMatch(/^[23]*3$/);
      }),
      { numRuns: 3000 },
    );
  });
});
