// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, LOCALES, storedLocale } from '../../src/i18n';

beforeEach(() => localStorage.clear());

describe('the languages', () => {
  it('are the four of the specification, English first', () => {
    expect(LOCALES.map((one) => one.locale)).toEqual(['en', 'zh', 'fr', 'ja']);
    expect(storedLocale()).toBe('en');
  });

  it('is the browser’s own where none was chosen, if the console speaks it', () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'ja-JP', 'en']);
    expect(storedLocale()).toBe('ja');
    languages.mockReturnValue(['de']);
    expect(storedLocale()).toBe('en');
    localStorage.setItem('lectern.locale', 'fr');
    expect(storedLocale()).toBe('fr');
    languages.mockRestore();
  });

  it.each([['fr', 'Activer', 'Annuler', 'Délai dépassé'], ['zh', '启用', '取消', '请求超时'], ['ja', '有効化', 'キャンセル', 'タイムアウト']] as const)('%s speaks its own words, silently', async (locale, own, cancel, timeOut) => {
    const warn = vi.spyOn(console, 'warn');
    const { provider, ready } = createI18n({ locale: 'en' });
    await ready;
    await provider.changeLocale(locale);
    expect(provider.getLocale()).toBe(locale);
    expect(provider.translate('lectern.common.actions.activate')).toBe(own);
    expect(provider.translate('ra.action.cancel')).toBe(cancel);
    expect(provider.translate('fixed.http.timeOut')).toBe(timeOut);
    expect(provider.translate('no.such.key', { _: 'Readable' })).toBe('Readable');
    expect(document.documentElement.lang).toBe(locale);
    expect(storedLocale()).toBe(locale);
    expect(warn).not.toHaveBeenCalled();
    const again = createI18n();
    await again.ready;
    expect(again.provider.getLocale()).toBe(locale);
  });

  it('fall back to English for one nobody knows', async () => {
    const { provider } = createI18n({ locale: 'en' });
    await provider.changeLocale('xx');
    expect(provider.getLocale()).toBe('en');
  });
});
