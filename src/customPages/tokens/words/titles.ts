import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  tokens: { en: 'AI Token', fr: 'Jeton IA', zh: 'AI 令牌', ja: 'AIトークン' },
};
