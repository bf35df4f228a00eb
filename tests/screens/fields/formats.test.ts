import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales';
import { intlLocale } from '../../../src/screens/fields/cellContext';
import { formatDate, formatDatetime, formatDeadline, formatMoney, formatNumber, formatRelative, formatTime } from '../../../src/screens/fields/shared/format';

describe.each(LOCALES.map((one) => one.locale))('in %s', (locale) => {
  it('amounts are rupees with two decimals, written as the language does', () => {
    const wanted = {
      en: ['₹1,00,000.00', '₹1,23,45,678.50', '₹0.00', '-₹1,000.00'],
      fr: ['100 000,00 ₹', '12 345 678,50 ₹', '0,00 ₹', '-1 000,00 ₹'],
      zh: ['₹100,000.00', '₹12,345,678.50', '₹0.00', '-₹1,000.00'],
      ja: ['₹100,000.00', '₹12,345,678.50', '₹0.00', '-₹1,000.00'],
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
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const said = (value: string) => formatDeadline({ value, now, locale, justNow: 'just now' });
    for (const [day, away] of [['2026-03-10', 1], ['2026-03-08', -1], ['2026-03-09', 0], ['2026-03-23', 14], ['2026-02-23', -14]] as const) expect(said(day)).toBe(words.format(away, 'day'));
    expect([said('2026-03-24'), said('2026-02-22'), said('never'), said('soon, later')]).toEqual([null, null, null, null]);
    // Tomorrow is tomorrow though it is but three hours away; on its own day the hours count.
    expect(said(new Date(2026, 2, 10, 1, 0).toISOString())).toBe(words.format(1, 'day'));
    expect(said(new Date(2026, 2, 9, 19, 0).toISOString())).toBe(words.format(-3, 'hour'));
  });

  it('what is less than a minute away is so in words, not as “now”', () => {
    const now = Date.now();
    const said = (time: number) => formatRelative({ time, now, locale, justNow: 'just now' });
    expect([said(now - 20_000), said(now + 20_000)]).toEqual(['just now', 'just now']);
    expect(said(now - 90_000)).toBe(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'minute'));
  });

  it('an instant is the reader’s own, and what is no date stays as it is', () => {
    const here = new Date(2026, 2, 9, 14, 5).toISOString();
    expect(formatDatetime({ value: here, locale })).toContain(formatDate({ value: '2026-03-09', locale }));
    expect(formatDatetime({ value: 'never', locale })).toBe('never');
  });
});
