import { expect, it } from 'vitest';
import { shippedDeclarations } from '../../platform/declarations';
import { alsoCalled, moduleWordsOf } from '../../platform/messages/words/ofModules';
import type { Language } from '../../platform/kernel/language';
import { createTrustedLoader } from '../../src/schemas';
import { matchingItems, type PaletteItem } from '../../src/shell/palette/paletteItem';

const MODULES = createTrustedLoader({ sources: [shippedDeclarations] }).all().filter(({ isSingle }) => !isSingle);

/** The screens of all modules by what they are called, as the palette has them. */
const screensIn = (language: Language): PaletteItem[] =>
  MODULES.map(({ name: module }): PaletteItem => {
    const { name = '', menu } = moduleWordsOf({ module, language });
    const called = name.split(' |||| ');
    return { key: module, section: 'screens', icon: 'list', label: menu ?? called.at(-1)!, names: [...called, ...(menu === undefined ? [] : [menu]), ...alsoCalled({ module, language })] };
  });

it.each<[Language, string, string]>([
  ['en', 'fee', 'transactionHistory'], ['en', 'record a payment', 'transactionHistory'], ['en', 'payment history', 'transactionHistory'], ['en', 'cash', 'offlineRevenue'], ['en', 'sales', 'salesReport'], ['en', 'turnover', 'salesReport'], ['en', 'revenue', 'revenue'], ['en', 'income', 'revenue'], ['en', 'invoice', 'invoice'], ['en', 'receipt', 'invoice'], ['en', 'unpaid order', 'preSalesReport'], ['en', 'refund', 'transactionHistory'], ['fr', 'remboursement', 'transactionHistory'], ['zh', '退款', 'transactionHistory'], ['ja', '返金', 'transactionHistory'],
  ['fr', 'frais', 'transactionHistory'], ['fr', 'enregistrer un paiement', 'transactionHistory'], ['fr', 'especes', 'offlineRevenue'], ['ja', 'ｸｰﾎﾟﾝ', 'coupon'], ['en', 'Ｃｏｕｐｏｎｓ', 'coupon'], ['fr', 'ventes', 'salesReport'], ['fr', 'recettes', 'revenue'], ['fr', 'facture', 'invoice'],
  ['zh', '学费', 'transactionHistory'], ['zh', '登记付款', 'transactionHistory'], ['zh', '现金', 'offlineRevenue'], ['zh', '销售额', 'salesReport'], ['zh', '收款', 'revenue'], ['zh', '发票', 'invoice'],
  ['ja', '受講料', 'transactionHistory'], ['ja', '支払いを記録する', 'transactionHistory'], ['ja', '現金', 'offlineRevenue'], ['ja', '売上高', 'salesReport'], ['ja', '入金', 'revenue'], ['ja', '領収書', 'invoice'],
])('in %s “%s” leads in the palette to %s', (language, query, module) => {
  expect(matchingItems({ items: screensIn(language), query })[0]?.key).toBe(module);
});
