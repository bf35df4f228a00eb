import { expect, it } from 'vitest';
import { changedKey, createdKey, truthfulKey } from '../../../src/screens/actions/ownSentence';
import { restoredSentence } from '../../../src/screens/common/restoredSentence';
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
  const key = createdKey({ translate: (one, params) => i18n.translate(one, params), resource, record: { id: 'g-1', status }, words, isMailed: true });
  expect(i18n.translate(key, words).replace(/[\u00a0\u202f]/g, ' ')).toBe(said);
});

it('names no address to who is not shown it', () => {
  const i18n = wholeI18n('en');
  const key = createdKey({ translate: (one, params) => i18n.translate(one, params), resource, record: { id: 'g-1', status: 'invited' }, words: { title: 'Asha' }, isMailed: true });
  expect(i18n.translate(key, { title: 'Asha' })).toBe('“Asha” was created.');
});

it.each([
  ['en', '“Asha” was created. The invitation to asha@kochi.example waits in the outbox: this platform sends no mails.'],
  ['ja', '「Asha」を作成しました。asha@kochi.example への招待は送信箱にあります。このプラットフォームはメールを送信しません。'],
] as const)('%s: says of an invitation that no mail server takes that it waits', (locale, said) => {
  const i18n = wholeI18n(locale);
  const translate = (one: string, params?: object): string => i18n.translate(one, params);
  const words = { title: 'Asha', emailId: 'asha@kochi.example' };
  expect(i18n.translate(createdKey({ translate, resource, record: { id: 'g-1', status: 'invited' }, words, isMailed: false }), words)).toBe(said);
  expect(createdKey({ translate, resource, record: { id: 'g-1', status: 'active' }, words, isMailed: false })).toBe('lectern.form.created');
  for (const kind of ['doneOne', 'doneMany']) {
    for (const action of ['invite', 'sendPasswordLink']) {
      const key = `lectern.sentence.${action}.${kind}`;
      expect(truthfulKey({ translate, key, isMailed: false })).toBe(`lectern.sentence.waiting.${action}.${kind}`);
      expect(truthfulKey({ translate, key, isMailed: true })).toBe(key);
    }
  }
  expect(truthfulKey({ translate, key: 'lectern.record.doneOne', isMailed: false })).toBe('lectern.record.doneOne');
});

it.each([
  ['invited', ['name', 'emailId'], true, '“Asha” was saved. A new invitation was mailed to asha@kochi.example; the one before is no longer valid.'],
  ['invited', ['emailId'], false, '“Asha” was saved. The new invitation to asha@kochi.example waits in the outbox, since this platform sends no mails; the one before is no longer valid.'],
  ['invited', ['name'], true, '“Asha” was saved.'],
  ['active', ['emailId'], true, '“Asha” was saved.'],
] as const)('says of somebody %s what follows from a change of %j', (status, changed, isMailed, said) => {
  const i18n = wholeI18n('en');
  const words = { title: 'Asha', emailId: 'asha@kochi.example' };
  const key = changedKey({ translate: (one, params) => i18n.translate(one, params), resource, record: { id: 'g-1', status }, changed, words, isMailed });
  expect(i18n.translate(key, words)).toBe(said);
});

it('says of invited people who were restored that their invitation is worth nothing, and what comes next', () => {
  const i18n = wholeI18n('en');
  const said = (...states: string[]): string => restoredSentence({ translate: (one, params) => i18n.translate(one, params), resource, records: states.map((status, at) => ({ id: `g-${at}`, status })), leftOut: [], locale: 'en' });
  expect(said('invited')).toBe('The invitation sent before is no longer valid: use “Invite again”.');
  expect(said('active', 'invited', 'invited')).toBe('The invitations sent to 2 of them before are no longer valid: use “Invite again”.');
  expect(said('active')).toBe('');
});

it.each([
  ['en', 1, 'Not restored with it, since it no longer fits: Batch member “B0”.'], ['en', 2, 'Not restored with it, since they no longer fit: Batch member “B0”, Batch member “B1”.'],
  ['en', 5, 'Not restored with it, since they no longer fit: Batch member “B0”, Batch member “B1”, Batch member “B2” and 2 more.'],
  ['ja', 2, '次のものは条件に合わなくなったため、復元されませんでした：クラスの受講者「B0」、クラスの受講者「B1」。'],
] as const)('names in %s what was left out of a record that was restored: %d', (locale, count, said) => {
  const i18n = wholeI18n(locale);
  const leftOut = Array.from({ length: count }, (_, at) => ({ module: 'batchMember', title: `B${at}` }));
  expect(restoredSentence({ translate: (one, params) => i18n.translate(one, params), resource, records: [], leftOut, locale })).toBe(said);
});

it('names the module alone of what the reader may not know', () => {
  const i18n = wholeI18n('en');
  expect(restoredSentence({ translate: (one, params) => i18n.translate(one, params), resource, records: [], leftOut: [{ module: 'batchMember', title: null }], locale: 'en' })).toBe('Not restored with it, since it no longer fits: Batch member.');
});
