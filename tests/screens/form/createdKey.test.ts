import { expect, it } from 'vitest';
import { createdKey } from '../../../src/screens/actions/ownSentence';
import { wholeI18n } from '../../support/wholeI18n';
import { defineResource, f, normalize } from '../../../src/schemas';

const resource = normalize(defineResource({
  name: 'guest',
  title: '{name}',
  fields: { name: f.text({ required: true }), emailId: f.email(), status: f.choice(['invited', 'active'], { readOnly: true, default: 'invited' }) },
  lifecycle: { field: 'status', actions: { join: { from: ['invited'], to: 'active' } } },
}));

it.each([
  ['en', 'invited', '“Asha” was created. An invitation was mailed to asha@kochi.example.'],
  ['en', 'active', '“Asha” was created.'],
  ['fr', 'invited', 'La fiche « Asha » a été créée. Une invitation a été envoyée à asha@kochi.example.'],
  ['zh', 'invited', '已创建“Asha”，邀请邮件已发送至 asha@kochi.example。'],
  ['ja', 'invited', '「Asha」を作成し、asha@kochi.example に招待メールを送信しました。'],
] as const)('%s: what is created as %s is told so', (locale, status, said) => {
  const i18n = wholeI18n(locale);
  const words = { title: 'Asha', emailId: 'asha@kochi.example' };
  const key = createdKey({ translate: (one, params) => i18n.translate(one, params), resource, record: { id: 'g-1', status }, words });
  expect(i18n.translate(key, words).replace(/[\u00a0\u202f]/g, ' ')).toBe(said);
});

it('names no address to who is not shown it', () => {
  const i18n = wholeI18n('en');
  const key = createdKey({ translate: (one, params) => i18n.translate(one, params), resource, record: { id: 'g-1', status: 'invited' }, words: { title: 'Asha' } });
  expect(i18n.translate(key, { title: 'Asha' })).toBe('“Asha” was created.');
});
