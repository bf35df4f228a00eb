import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { answersOf } from '../../../platform/features/chat/help/search';
import type { Language } from '../../../platform/kernel/language';
import { createTrustedLoader, type Actor } from '../../../src/schemas';
import { ANSWERED, UNANSWERED } from './support/questions';

const loader = createTrustedLoader({ sources: [shippedDeclarations] });
const operator: Actor = { id: 'a', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const LANGUAGES = ['en', 'fr', 'ja', 'zh'] as const;
const ask = (language: Language, text: string): ReturnType<typeof answersOf> => answersOf({ text, language, reader: operator, loader });

describe.each(LANGUAGES)('a question in %s', (language) => {
  it('is one of many', () => expect(Math.min(ANSWERED[language].length, UNANSWERED[language].length)).toBeGreaterThanOrEqual(15));

  it.each(ANSWERED[language])('is answered by a page, whomever it names: %s (%s)', async (text, key) => expect((await ask(language, text)).found[0]?.page.key).toBe(key));

  it.each(UNANSWERED[language])('of what the product has not is answered by none: %s', async (text) => expect((await ask(language, text)).found.map(({ page }) => page.key)).toEqual([]));
});

describe('what nothing was found for', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'How do I create a certificate?', ['certificate']], ['en', 'How do I create a Certificate for Priya?', ['Certificate']], ['en', 'How Do I Create A Certificate?', ['Certificate']], ['en', 'How do I set up a loyalty badge?', ['loyalty badge']],
    ['fr', 'Comment créer un certificat pour Priya ?', ['certificat']], ['ja', '山田さんに修了証を発行するには？', ['修了証']], ['zh', '怎么给张伟同学颁发徽章？', ['颁发徽章']],
  ])('is named in %s, and no name of a person: %s', async (language, text, words) => expect(await ask(language, text)).toEqual({ found: [], unheld: words }));

  it.each(['users where institute = \'Zephyrquarter\'', 'open /app/nothing/Zephyrquarter', 'find the user (Zephyrquarter) of “Marzipan Academy”'])('is no name, wherever that stands: %s', async (text) => expect((await ask('en', text)).unheld).toEqual([]));
});
