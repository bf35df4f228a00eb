import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../platform/declarations';
import type { Catalogue } from '../../scripts/checks/localeKeys';
import { messagesOf } from '../../platform/messages/words/ofModules';
import { missingModuleWords } from '../../scripts/checks/moduleWords';
import { moduleParts } from '../../scripts/lib/moduleParts';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { ja } from '../../src/i18n/ja';
import { zh } from '../../src/i18n/zh';
import { createTrustedLoader, unpackHead } from '../../src/schemas';

const resources = createTrustedLoader({ sources: [shippedDeclarations] }).all();
const made = moduleParts();

describe('what the build writes of the modules', () => {
  it('holds nothing that is said in mails alone: the platform reads it', () => {
    const answered = messagesOf({ module: 'doubt', language: 'en' })['answered']!.text;
    expect(answered).toContain('%{title}');
    expect(JSON.stringify(made)).not.toContain(JSON.stringify(answered).slice(1, -1));
  });

  it('names each with what it is called, in every language', () => {
    expect(made.heads.map((head) => unpackHead(head).name)).toEqual(resources.map(({ name }) => name));
    for (const names of Object.values(made.names)) expect(Object.entries(names).filter(([, { name }]) => typeof name !== 'string')).toEqual([]);
    // Nothing else of a module is in the first load.
    expect(new Set(Object.values(made.names).flatMap((names) => Object.values(names).flatMap(Object.keys)))).toEqual(new Set(['name', 'menu', 'newOne']));
  });

  it.each(Object.entries({ en, fr, ja, zh }))('holds all words of each in its file of %s, and no other language', (locale, { lectern, fixed }) => {
    for (const resource of resources) {
      const { words, declarations } = made.parts[`${locale}/${resource.name}`]!;
      expect(missingModuleWords({ resources: [resource], catalogue: { lectern, fixed, resources: { [resource.name]: words } } as Catalogue })).toEqual([]);
      expect(declarations[0]!.name).toBe(resource.name);
      expect(made.words[locale]![resource.name]).toEqual(words);
    }
    expect(Object.keys(made.parts).filter((name) => name.startsWith(`${locale}/`))).toHaveLength(resources.length);
  });

  it('knows by the beginning of an address whose it is', () => {
    expect(made.segments).toMatchObject({ coupon: 'coupon', 'subject-section': 'section' });
  });
});
