import { afterEach, expect, test } from 'vitest';
import { lowerFirst } from '../../../src/screens/common/lowerFirst';

afterEach(() => document.documentElement.removeAttribute('lang'));

test.each([
  ['fr', 'Webhooks', 'webhooks'],
  ['en', 'AI prompts', 'AI prompts'],
  ['ja', 'Webhook', 'Webhook'],
  ['zh', 'Webhook', 'Webhook'],
])('in %s the name %s stands in a sentence as %s', (locale, name, said) => {
  document.documentElement.lang = locale;
  expect(lowerFirst(name)).toBe(said);
});
