import { expect, it } from 'vitest';
import { moduleMessages } from '../../scripts/checks/moduleMessages';
import { defineResource, f, normalize } from '../../src/schemas';

const doubt = normalize(defineResource({
  name: 'doubt', fields: { question: f.text({ required: true }), askedById: f.ref('user'), kind: f.choice(['a', 'b']) },
  after: { update: [{ tell: 'askedById', message: 'changed' }] },
}));
const check = (of: Readonly<Record<string, Readonly<Record<string, { subject: string; text: string }>>>>) => moduleMessages({ resources: [doubt], of: ({ language }) => of[language] ?? {} });
const whole = (text: string) => ({ changed: { subject: 'Changed', text } });

it('wants every message in every language, each its own, and none that nothing sends', () => {
  expect(check({ en: whole('%{by} has changed “%{question}”.'), fr: whole('Par %{by}'), ja: whole('%{title}'), zh: whole('%{place}') })).toEqual([]);
  expect(check({ en: whole('A'), fr: whole('A'), ja: { changed: { subject: '', text: 'x' } }, zh: { ...whole('x'), other: { subject: 'x', text: 'y' } } })).toEqual([
    'src/i18n/zh/modules/doubt.ts: nothing sends messages.other; name it in after, or remove it',
    'src/i18n/fr/modules/doubt.ts: messages.changed is left in English',
    'src/i18n/ja/modules/doubt.ts: messages.changed lacks its subject or its text, which the declaration sends',
  ]);
});

it('refuses to speak of what a mail cannot say', () => {
  expect(check({ en: whole('%{kind} and %{nothing}'), fr: whole('f'), ja: whole('j'), zh: whole('z') })).toEqual(['kind', 'nothing'].map((name) => expect.stringContaining(`src/i18n/en/modules/doubt.ts: messages.changed asks for %{${name}}`) as string));
});

it('refuses a title that is not for everybody', () => {
  const secret = normalize(defineResource({ name: 'doubt', fields: { question: f.text({ required: true, roles: { read: ['super_admin'] } }), askedById: f.ref('user') }, after: { update: [{ tell: 'askedById', message: 'changed' }] } }));
  const texts = { en: 'e', fr: 'f', ja: 'j', zh: '%{title}' } as const;
  expect(moduleMessages({ resources: [secret], of: ({ language }) => whole(texts[language]) })).toEqual([expect.stringContaining('zh/modules/doubt.ts: messages.changed asks for %{title}')]);
});
