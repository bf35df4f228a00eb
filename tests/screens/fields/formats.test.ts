import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales';
import { formatDate, formatDatetime, formatMoney, formatNumber, formatTime } from '../../../src/screens/fields/shared/format';

describe.each(LOCALES.map((one) => one.locale))('in %s', (locale) => {
  it('rupees are grouped the Indian way, with two decimals', () => {
    expect([100_000, 12_345_678.5, 0, -999.999].map(formatMoney)).toEqual(['₹1,00,000.00', '₹1,23,45,678.50', '₹0.00', '-₹1,000.00']);
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

  it('an instant is the reader’s own, and what is no date stays as it is', () => {
    const here = new Date(2026, 2, 9, 14, 5).toISOString();
    expect(formatDatetime({ value: here, locale })).toContain(formatDate({ value: '2026-03-09', locale }));
    expect(formatDatetime({ value: 'never', locale })).toBe('never');
  });
});
