import type * as english from '../../en/modules/privacyPolicy';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'プライバシーポリシー',
  fields: { content: '本文' },
};

export const later: Translated<typeof english.later> = {};
