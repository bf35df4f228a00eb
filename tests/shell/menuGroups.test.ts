import { expect, it } from 'vitest';
import type { MenuEntry } from '../../src/shell/nav/useMenu';
import { matchingEntries } from '../../src/shell/navigation/menuGroups';

const entries = ['Événements', 'クーポン', 'हिन्दी', 'Coupons'].map((label) => ({ label, children: [] }) as unknown as MenuEntry);

it.each([['evenements', ['Événements']], [' ＥＶＥ', ['Événements']], ['ｸｰﾎﾟﾝ', ['クーポン']], ['हन', []], ['ｃｏｕ', ['Coupons']]])('the search of the menu finds by “%s” whatever accents and width letters have', (query, labels) => {
  expect(matchingEntries({ entries, query }).map(({ label }) => label)).toEqual(labels);
});
