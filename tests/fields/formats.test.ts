import { describe, expect, it, vi } from 'vitest';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { ja } from '../../src/i18n/ja';
import { zh } from '../../src/i18n/zh';
import { dayInIndia, evaluate } from '../../src/schemas';
import { LOCALES } from '../../src/i18n/locales';
import { intlLocale } from '../../src/fields/cellContext';
import { formatDate, formatDatetime, formatDeadline, formatLanguage, formatLarge, formatMoney, formatNumber, formatPercent, formatRelative, formatRelativeDay, formatTime } from '../../src/fields/values/format';

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** As Unicode's data has it, but for Japanese without a blank between number and unit. */
function relativeWords(locale: string): { format: (value: number, unit: 'minute' | 'hour' | 'day') => string } {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return { format: (value, unit) => (locale === 'ja' ? words.format(value, unit).replace(' ', '') : words.format(value, unit)) };
}

describe.each(LOCALES.map((one) => one.locale))('in %s', (locale) => {
  it('amounts are rupees with two decimals, written as the language does', () => {
    const wanted = {
      en: ['₹1,00,000.00', '₹1,23,45,678.50', '₹0.00', '-₹1,000.00'],
      fr: ['1 00 000,00 ₹', '1 23 45 678,50 ₹', '0,00 ₹', '-1 000,00 ₹'],
      zh: ['₹1,00,000.00', '₹1,23,45,678.50', '₹0.00', '-₹1,000.00'],
      ja: ['₹1,00,000.00', '₹1,23,45,678.50', '₹0.00', '-₹1,000.00'],
    }[locale];
    const texts = [100_000, 12_345_678.5, 0, -999.999].map((value) => formatMoney({ value, locale: intlLocale(locale) }));
    expect(texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(wanted);
  });

  it('numbers, days and times are written as the language does', () => {
    const wanted = {
      en: ['1,234.5', 'Mar 9, 2026', '2:05 PM'],
      fr: ['1 234,5', '9 mars 2026', '14:05'],
      zh: ['1,234.5', '2026年3月9日', '14:05'],
      ja: ['1,234.5', '2026/03/09', '14:05'],
    }[locale];
    const texts = [formatNumber({ value: 1234.5, locale, decimals: 2 }), formatDate({ value: '2026-03-09', locale }), formatTime({ value: '14:05', locale })];
    expect(texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(wanted);
  });

  it('a deadline is told by how far away it is, within two weeks either way', () => {
    const now = new Date(2026, 2, 9, 22, 0).getTime();
    const today = dayInIndia(new Date(now).toISOString(), 0);
    const words = relativeWords(locale);
    const said = (value: string) => formatDeadline({ value, now, locale, justNow: 'just now' });
    for (const away of [1, -1, 0, 14, -14]) expect(said(dayAfter(today, away))).toBe(words.format(away, 'day'));
    expect([said(dayAfter(today, 15)), said(dayAfter(today, -15)), said('never'), said('soon, later')]).toEqual([null, null, null, null]);
    // Tomorrow is tomorrow though it is but three hours away; on its own day the hours count.
    expect(said(new Date(2026, 2, 10, 1, 0).toISOString())).toBe(words.format(1, 'day'));
    expect(said(new Date(2026, 2, 9, 19, 0).toISOString())).toBe(words.format(-3, 'hour'));
  });

  it('a day without a clock is told by the calendar that says whether it has come, wherever the reader is', () => {
    const words = relativeWords(locale);
    // Past midnight in India, while it is still the day before further west.
    const now = Date.parse('2026-03-09T20:00:00.000Z');
    const begun = (day: string) => evaluate({ startsOn: { lte: { today: 0 } } }, { startsOn: day }, { now: new Date(now).toISOString() });
    for (const [day, away] of [['2026-03-10', 0], ['2026-03-11', 1], ['2026-03-09', -1]] as const) {
      expect(formatRelativeDay({ value: day, now, locale })).toBe(words.format(away, 'day'));
      expect(formatDeadline({ value: day, now, locale, justNow: '' })).toBe(words.format(away, 'day'));
      expect(begun(day)).toBe(away <= 0);
    }
  });

  it('days are counted by the calendar of the reader, hours within one day', () => {
    const now = new Date(2026, 2, 9, 8, 0).getTime();
    const words = relativeWords(locale);
    const said = (...time: [number, number, number, number, number]) => formatRelative({ time: new Date(...time).getTime(), now, locale, justNow: 'just now' });
    // Saturday morning is two days ago on Monday morning, 46 hours or not.
    expect([said(2026, 2, 7, 10, 0), said(2026, 2, 8, 10, 0), said(2026, 2, 8, 1, 0), said(2026, 2, 10, 23, 0)]).toEqual([words.format(-2, 'day'), words.format(-1, 'day'), words.format(-1, 'day'), words.format(1, 'day')]);
    expect([said(2026, 2, 9, 1, 0), said(2026, 2, 9, 20, 0), said(2026, 1, 7, 8, 0), said(2026, 1, 6, 8, 0)]).toEqual([words.format(-7, 'hour'), words.format(12, 'hour'), words.format(-30, 'day'), null]);
    const late = new Date(2026, 2, 9, 0, 10).getTime();
    expect(formatRelative({ time: late - 20 * 60_000, now: late, locale, justNow: '' })).toBe(words.format(-20, 'minute'));
    expect([formatRelative({ time: Number.NaN, now, locale, justNow: '' }), formatRelativeDay({ value: '2026-03-09T10:00:00Z', now, locale }), formatRelativeDay({ value: '2026-02-31x', now, locale })]).toEqual([null, null, null]);
  });

  it('percent has its sign as the language sets it, and never on a line of its own', () => {
    const wanted = { en: ['75%', '7.5%'], fr: ['75\u00a0%', '7,5\u00a0%'], zh: ['75%', '7.5%'], ja: ['75%', '7.5%'] }[locale];
    expect([75, 7.5].map((value) => formatPercent({ value, locale, decimals: 1 }))).toEqual(wanted);
  });

  it('large amounts are said in the words people say them with', () => {
    const wanted = {
      en: ['1 lakh', '1.5 lakh', '≈ 1.23 lakh', '2 crore', '1,00,000 crore', '-1.5 lakh'],
      fr: ['1 lakh', '1,5 lakh', '≈ 1,23 lakh', '2 crores', '100 000 crores', '-1,5 lakh'],
      zh: ['10万', '15万', '≈ 12.35万', '2,000万', '10,000亿', '-15万'],
      ja: ['10万', '15万', '≈ 12.35万', '2,000万', '10,000億', '-15万'],
    }[locale];
    const words = { en, fr, zh, ja }[locale].lectern.fields.large;
    const translate = (key: string, params: Readonly<Record<string, unknown>>): string => {
      const forms = words[key.endsWith('greater') ? 'greater' : 'lesser'].split(' |||| ');
      return (Number(params['smart_count']) > 1 ? forms.at(-1)! : forms[0]!).replace('%{amount}', String(params['amount']));
    };
    const tag = intlLocale(locale);
    const said = [100_000, 150_000, 123_456, 20_000_000, 1e12, -150_000].map((value) => formatLarge({ value, locale: tag, translate })?.replace(/[\u00a0\u202f]/g, ' '));
    expect(said).toEqual(wanted);
    expect([99_999.99, 0, Number.NaN, Number.POSITIVE_INFINITY].map((value) => formatLarge({ value, locale: tag, translate }))).toEqual([null, null, null, null]);
  });

  it('what is less than a minute away is so in words, not as “now”', () => {
    const now = Date.now();
    const said = (time: number) => formatRelative({ time, now, locale, justNow: 'just now' });
    expect([said(now - 20_000), said(now + 20_000)]).toEqual(['just now', 'just now']);
    expect(said(now - 90_000)).toBe(relativeWords(locale).format(-1, 'minute'));
  });

  it('an instant is the reader’s own, and what is no date stays as it is', () => {
    const here = new Date(2026, 2, 9, 14, 5).toISOString();
    expect(formatDatetime({ value: here, locale })).toContain(formatDate({ value: '2026-03-09', locale }));
    expect(formatDatetime({ value: 'never', locale })).toBe('never');
  });
});

it('Japanese has no blank between a number and its unit', () => {
  const now = new Date(2026, 2, 20, 12, 0).getTime();
  expect(formatRelative({ time: new Date(2026, 2, 3, 12, 0).getTime(), now, locale: 'ja', justNow: '' })).toBe('17日前');
  expect(formatDeadline({ value: '2026-03-23', now, locale: 'ja', justNow: '' })).toBe('3日後');
});

it('names languages of India that browsers do not, in every language of the console', () => {
  const none = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code);
  try {
    expect(['bn', 'brx', 'ks', 'sat', 'tcy', 'raj'].map((code) => formatLanguage({ code, locale: 'en-IN' }))).toEqual(['Bengali', 'Bodo', 'Kashmiri', 'Santali', 'Tulu', 'Rajasthani']);
    for (const locale of ['fr', 'zh', 'ja']) expect(['brx', 'ks', 'sat', 'tcy', 'raj'].filter((code) => formatLanguage({ code, locale }) === code), locale).toEqual([]);
  } finally {
    none.mockRestore();
  }
});
