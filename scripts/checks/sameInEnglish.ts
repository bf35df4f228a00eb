import type { LocaleCode } from '../../src/i18n/locales';

/** Texts that every language writes as English does. */
export const SAME_EVERYWHERE: readonly string[] = ['ID', 'Lectern', 'Web', 'Android', 'iOS', 'Facebook', 'Instagram', 'X', 'LinkedIn', 'YouTube', 'WhatsApp', 'Telegram', 'GSTIN', 'PAN', 'UPI', 'Zoom', 'MeritHub', 'IFSC', 'Google Analytics', 'Google Tag', 'Facebook Pixel'];

/** Texts that are the same in one language and in English. */
export const SAME_IN: Readonly<Record<Exclude<LocaleCode, 'en'>, readonly string[]>> = {
  fr: ['Page %{page}', 'Actions', 'Assistant', 'Code', 'Coupon |||| Coupons', 'Description', 'E-mail', 'Euro', 'Indigo', 'Logo', 'Pages', 'Photo', 'Question |||| Questions', 'Rose', 'Site', 'Total', 'Transaction |||| Transactions', 'Version', 'Webhook |||| Webhooks', '\\s'],
  zh: ['Enter', 'Esc', 'Shift'],
  ja: ['Enter', 'Esc', 'Shift', 'UPI ID'],
};
