// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldProblem } from '../../src/dataProvider';
import { sayText } from '../../src/dataProvider/hooks/useFailureText';
import { problemText } from '../../src/dataProvider/problemWords';
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

  it('the browser’s own is spoken and not taken for a choice; one that is chosen is kept', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
    const { provider, ready } = createI18n();
    await ready;
    expect([provider.getLocale(), document.documentElement.lang, localStorage.getItem('lectern.locale')]).toEqual(['fr', 'fr', null]);
    await provider.changeLocale('ja');
    expect([document.documentElement.lang, localStorage.getItem('lectern.locale')]).toEqual(['ja', 'ja']);
    languages.mockRestore();
  });

  it.each([['en', '1,23,456 selected', '1,874 of 2,003 done', 'At most 2,000 characters.'], ['fr', '123 456 lignes sélectionnées', '1 874 sur 2 003', null], ['ja', '123,456件を選択中', '1,874件', null]] as const)('%s writes counts inside sentences with its marks, in the right number', async (locale, selected, progress, most) => {
    const { provider, ready } = createI18n({ locale, isWhole: true });
    await ready;
    const said = (key: string, options: object): string => provider.translate(key, options).replace(/[\u00a0\u202f]/g, ' ');
    expect(said('lectern.bulk.selected', { smart_count: 123_456 })).toBe(selected);
    expect(said('lectern.bulk.progress', { done: 1_874, total: 2_003 })).toContain(progress);
    if (most) expect(said('lectern.problem.tooLong', { max: 2_000, smart_count: 2_000 })).toContain('2,000');
    expect(said('lectern.bulk.selected', { smart_count: 1 })).toMatch(/^1 |^1件/);
  });

  it.each([
    ['en', 'which begins 30 Nov 2026, 3:45 pm.', 'on 1 Dec 2026 or after', '“2026-11-30”, 9:30 am–2:05 pm.', 'Enter 1.5 or more.'],
    ['fr', 'qui commence le 30 nov. 2026, 15:45.', '1 déc. 2026', '« 2026-11-30 », 09:30–14:05.', '1,5'],
    ['ja', '（2026/11/30 15:45開始）', '2026/12/01', '「2026-11-30」（9:30～14:05）', '1.5'],
    ['zh', '其开始时间为 2026年11月30日 15:45。', '2026年12月1日', '“2026-11-30”（09:30–14:05）', '1.5'],
  ] as const)('%s writes times and numbers inside sentences as its screens do, and leaves names as they are', async (locale, instant, day, hours, number) => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    const { provider, ready } = createI18n({ locale, isWhole: true });
    await ready;
    const said = (problem: FieldProblem): string => sayText({ text: problemText(problem), translate: provider.translate }).replace(/[\u00a0\u202f]/g, ' ');
    const problem = (code: string, params: FieldProblem['params']): FieldProblem => ({ code, params, message: '' });
    expect(said(problem('busyFrom', { name: 'Alkanes live', day: '2026-11-30T10:15:00.000Z' }))).toContain(instant);
    expect(said(problem('tooEarly', { day: '2026-12-01' }))).toContain(day);
    expect(said(problem('busy', { name: '2026-11-30', from: '09:30', to: '14:05' }))).toContain(hours);
    expect(said(problem('tooSmall', { min: 1.5 }))).toContain(number);
    vi.unstubAllEnvs();
  });

  it('names the zone of an instant where the reader’s clocks are not India’s', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    // Formatters are kept, of the clock that the page was opened by.
    vi.resetModules();
    const { provider, ready } = (await import('../../src/i18n')).createI18n({ locale: 'en', isWhole: true });
    await ready;
    expect(provider.translate('lectern.problem.busyFrom', { name: 'Talk', day: '2026-11-30T10:15:00.000Z' })).toContain('30 Nov 2026, 5:15 am GMT-5.');
    // What is no day stays as it is, as in cells.
    expect(provider.translate('lectern.problem.tooEarly', { day: '2026-13-45' })).toContain('2026-13-45');
    vi.unstubAllEnvs();
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

  it.each([['en', 'Save', 'Lists'], ['fr', 'Enregistrer', 'Listes'], ['zh', '保存', '列表'], ['ja', '保存', '一覧']] as const)('%s begins with the words of frame and lists; the rest comes once it is wanted', async (locale, save, lists) => {
    const { provider, ready, whole } = createI18n({ locale });
    await ready;
    expect(provider.getLocale()).toBe(locale);
    expect(provider.translate('lectern.form.save')).toBe('lectern.form.save');
    expect(provider.translate('lectern.common.fields.status')).not.toMatch(/lectern/);
    await whole();
    expect(provider.translate('lectern.form.save')).toBe(save);
    expect(provider.translate('lectern.help.list.title')).toBe(lists);
    // What came first stays beside what came later under the same name.
    expect(provider.translate('lectern.help.menu')).not.toMatch(/lectern/);
    // Of modules it is known what they are called; their other words come with their declarations.
    expect(provider.translate('resources.coupon.name')).not.toMatch(/resources/);
    expect(provider.translate('resources.coupon.fields.kind')).toBe('resources.coupon.fields.kind');
  });

  it('the words of a module are said once they are there, and follow the language that is chosen', async () => {
    const { provider, putModule, setModuleWords } = createI18n({ locale: 'en' });
    const load = vi.fn(async (locale: string) => ({ coupon: { fields: { kind: `kind in ${locale}` } }, user: { fields: { kind: 'not asked for' } } }));
    setModuleWords(load);
    expect(provider.translate('resources.coupon.fields.kind', { _: 'Kind' })).toBe('Kind');
    putModule({ locale: 'en', module: 'coupon', words: { fields: { kind: 'Kind of %{what}' }, many: 'One |||| Many' } });
    expect(provider.translate('resources.coupon.fields.kind', { _: 'Kind', what: 'coupon' })).toBe('Kind of coupon');
    expect(provider.translate('resources.coupon.many', { smart_count: 2 })).toBe('Many');
    expect(provider.translate('resources.user.fields.kind', { _: 'Kind' })).toBe('Kind');
    await provider.changeLocale('fr');
    expect(provider.translate('resources.coupon.fields.kind')).toBe('kind in fr');
    await provider.changeLocale('en');
    expect(provider.translate('resources.coupon.fields.kind', { what: 'voucher' })).toBe('Kind of voucher');
    expect(provider.translate('resources.user.fields.kind', { _: 'Kind' })).toBe('Kind');
    expect(load.mock.calls).toEqual([['fr']]);
  });

  it('the words of a module that comes while another language is on its way follow it', async () => {
    const { provider, putModule, setModuleWords } = createI18n({ locale: 'en' });
    const words = { fields: { kind: 'Art' } };
    let isAsked = (): void => undefined;
    const asked = new Promise<void>((done) => (isAsked = done));
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    setModuleWords(async () => {
      isAsked();
      await held;
      return { coupon: words, user: words };
    });
    putModule({ locale: 'en', module: 'coupon', words });
    const changed = provider.changeLocale('fr');
    await asked;
    expect(provider.getLocale(), 'spoken once it is there').toBe('en');
    putModule({ locale: 'en', module: 'user', words });
    answer();
    await changed;
    expect(provider.translate('resources.user.fields.kind')).toBe('Art');
  });

  it('a language without a module’s words is spoken all the same', async () => {
    const { provider, putModule, setModuleWords } = createI18n({ locale: 'en' });
    setModuleWords(() => Promise.reject(new Error('away')));
    putModule({ locale: 'en', module: 'coupon', words: { fields: { kind: 'Kind' } } });
    await provider.changeLocale('ja');
    expect(provider.getLocale()).toBe('ja');
    expect(provider.translate('resources.coupon.fields.kind', { _: 'Readable' })).toBe('Readable');
  });

  it('signed-out pages wait for all words', async () => {
    const { provider, ready } = createI18n({ locale: 'en', isWhole: true });
    await ready;
    expect(provider.translate('lectern.auth.newHere')).toBe('New here?');
  });

  it('a language chosen while the rest is on its way is the one that is spoken, and whole', async () => {
    const { provider, whole } = createI18n({ locale: 'en' });
    await Promise.all([whole(), provider.changeLocale('fr'), whole()]);
    expect(provider.getLocale()).toBe('fr');
    expect(provider.translate('lectern.form.save')).toBe('Enregistrer');
  });

  it('fall back to English for one nobody knows', async () => {
    const { provider } = createI18n({ locale: 'en' });
    await provider.changeLocale('xx');
    expect(provider.getLocale()).toBe('en');
  });
});
