// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { lowerFirst } from '../../src/dataProvider';

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  ['en', 'Webhooks', 'webhooks'],
  ['fr', 'Établissements', 'établissements'],
  ['en', 'AI prompts', 'AI prompts'],
  ['ja', 'Webhook', 'Webhook'],
  ['zh', 'Webhook', 'Webhook'],
])('in %s “%s” is “%s” within a sentence', (locale, name, within) => {
  document.documentElement.lang = locale;
  expect(lowerFirst(name)).toBe(within);
});
