import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sameText } from '../../../platform/kernel/db/sameText';
import { comparedText } from '../../../platform/kernel/db/schema/indexes';
import { createTestPlatform, type TestPlatform } from '../support';

/** Texts that must differ, as the index compares them that keeps them apart. */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const UNSEEN = '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]';
/** Whatever a text holds, looked through for all of it. */
const THOROUGH = `lower(regexp_replace(normalize(sent, NFKC), '${UNSEEN}', '', 'g'))`;

it('are looked through for what looks the same where they hold more than ASCII, and no others: with the same result', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 1, max: 0x7f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('ﬁ', 'Ａ', '１', 'é', 'e\u0301', 'É', 'İ', 'ß', 'ẞ', 'Σ', 'ς', '\u00ad', '\u200b', '\ufeff', 'ᅠ', 'कक्षा', '東', '𝒜', '😀'),
    fc.integer({ min: 0x80, max: 0x2ffff }).filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code)),
  );
  const text = fc.array(letter, { maxLength: 8 }).map((parts) => parts.join(''));
  await fc.assert(fc.asyncProperty(fc.array(text, { minLength: 200, maxLength: 200 }), async (texts) => {
    const { rows } = await sql<{ sent: string }>`select sent from unnest(${texts}::text[]) sent where ${sql.raw(comparedText('sent'))} is distinct from ${sql.raw(THOROUGH)}`.execute(platform.context.database.owner);
    expect(rows).toEqual([]);
  }), { numRuns: 20 });
  expect((await sql<{ one: unknown }>`select ${sql.raw(comparedText('null::text'))} as one`.execute(platform.context.database.owner)).rows).toEqual([{ one: null }]);
  const { rows } = await sql<{ definition: string }>`select indexdef as definition from pg_indexes where schemaname = 'app' and indexname like 'ux\\_user\\_email\\_id\\_%'`.execute(platform.context.database.owner);
  expect(rows.map(({ definition }) => definition)).toEqual([expect.stringMatching(/octet_length\(email_id\) > char_length\(email_id\).+NORMALIZE.+ELSE lower\(email_id\)/s)]);
});

it('are compared without any sign that shows nothing, in whichever plane of Unicode', async () => {
  const signs = Array.from({ length: 0xe1000 }, (_, code) => code).filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code))).map((code) => `As${String.fromCodePoint(code)}ha`);
  expect(signs.length).toBeGreaterThan(4_000);
  const { rows } = await sql<{ sent: string }>`select sent from unnest(${signs}::text[]) sent where ${sql.raw(comparedText('sent'))} <> 'asha'`.execute(platform.context.database.owner);
  expect(rows).toEqual([]);
});

it('are found by the index that keeps them apart', async () => {
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const one of ['asha@one.example', 'ａｓｈａ＠one.example']) {
      const { rows } = await sql<Record<string, string>>`explain select id from app."user" u where ${sameText(sql`u.email_id`, one)} and u.deleted_at is null`.execute(trx);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using ux_user_email_id/);
    }
  });
});
