import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TakeDownDialog } from '../../../src/customPages/webBuilder/page/TakeDownDialog';
import { words as en } from '../../../src/customPages/webBuilder/words/en';
import { words as fr } from '../../../src/customPages/webBuilder/words/fr';
import { words as ja } from '../../../src/customPages/webBuilder/words/ja';
import { words as zh } from '../../../src/customPages/webBuilder/words/zh';
import { tenantInfo } from '../../../src/resources/tenantInfo';
import { show, useServer } from '../../screens/support/screens';

const held = useServer();
const HOST = 'learn.school.example';
const WORDS = { en, fr, ja, zh };
const SIGN_IN = { en: 'sign-in', fr: 'connexion', ja: 'ログイン', zh: '登录' };
const NOTHING = { en: 'nothing', fr: 'il n’y a rien', ja: '何もない', zh: '没有内容' };

async function asked(locale: keyof typeof WORDS, host: string | null) {
  const onConfirm = vi.fn(async () => undefined);
  show({ server: held.current, declarations: [tenantInfo], locale, children: <TakeDownDialog host={host} onConfirm={onConfirm} onClose={() => undefined} /> });
  const question = await screen.findByRole('alertdialog', { name: WORDS[locale].takeDown.title });
  return { question, onConfirm };
}

it.each(Object.keys(WORDS) as (keyof typeof WORDS)[])('before a site is taken down it is said what stands there then, in %s: on a domain of one’s own the sign-in', async (locale) => {
  const { question, onConfirm } = await asked(locale, HOST);
  expect(question.textContent).toContain(HOST);
  expect(question.textContent).toContain(SIGN_IN[locale]);
  expect(question.textContent).not.toContain(NOTHING[locale]);
  await userEvent.click(within(question).getByRole('button', { name: WORDS[locale].takeDown.do }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each(Object.keys(WORDS) as (keyof typeof WORDS)[])('and elsewhere nothing, in %s', async (locale) => {
  const { question } = await asked(locale, null);
  expect(question.textContent).toContain(NOTHING[locale]);
  expect(question.textContent).not.toContain(SIGN_IN[locale]);
});
