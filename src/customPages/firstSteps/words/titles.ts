import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  firstSteps: { en: 'First steps', fr: 'Premiers pas', zh: '入门步骤', ja: '最初のステップ' },
};
