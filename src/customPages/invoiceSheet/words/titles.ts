import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  invoiceSheet: { en: 'Invoice to print', fr: 'Facture à imprimer', zh: '可打印的发票', ja: '印刷用の請求書' },
};
