import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sameText } from '../../../platform/kernel/db/sameText';
import { comparedText } from '../../../platform/kernel/db/schema/comparedText';
import { createTestPlatform, type TestPlatform } from '../support';

/** Texts that must differ, as the index compares them that keeps them apart. */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const UNSEEN = `[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufdd0-\\ufdef\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff\\U00013430-\\U0001343f\\U00016fe4\\U0001bca0-\\U0001bca3\\U0001d159\\U0001d173-\\U0001d17a${Array.from({ length: 16 }, (_, plane) => ['fffe', 'ffff'].map((end) => `\\U${(plane + 1).toString(16).padStart(4, '0')}${end}`).join('')).join('')}\\U000e0000-\\U000e0fff]`;
/** Whatever a text holds, looked through for all of it. */
const THOROUGH = `lower(btrim(regexp_replace(regexp_replace(normalize(sent, NFKC), '${UNSEEN}', '', 'g'), '[ \\u2800]+', ' ', 'g')))`;

it('are looked through for what looks the same where they hold more than ASCII, and no others: with the same result', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 1, max: 0x7f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(' ', '  ', '\u2800', '\u00a0', '\u3000', '\ufffe', '\u{1d159}', '\u{13431}', 'ﬁ', 'Ａ', '１', 'é', 'e\u0301', 'É', 'İ', 'ß', 'ẞ', 'Σ', 'ς', '\u00ad', '\u200b', '\ufeff', 'ᅠ', 'कक्षा', '東', '𝒜', '😀'),
    fc.integer({ min: 0x80, max: 0x2ffff }).filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code)),
  );
  const text = fc.array(letter, { maxLength: 8 }).map((parts) => parts.join(''));
  await fc.assert(fc.asyncProperty(fc.array(text, { minLength: 200, maxLength: 200 }), async (texts) => {
    const { rows } = await sql<{ sent: string }>`select sent from unnest(${texts}::text[]) sent where ${sql.raw(comparedText('sent'))} is distinct from ${sql.raw(THOROUGH)}`.execute(platform.context.database.owner);
    expect(rows).toEqual([]);
  }), { numRuns: 20 });
  expect((await sql<{ one: unknown }>`select ${sql.raw(comparedText('null::text'))} as one`.execute(platform.context.database.owner)).rows).toEqual([{ one: null }]);
  const { rows } = await sql<{ definition: string }>`select indexdef as definition from pg_indexes where schemaname = 'app' and indexname like 'ux\\_user\\_email\\_id\\_%'`.execute(platform.context.database.owner);
  expect(rows.map(({ definition }) => definition)).toEqual([expect.stringMatching(/octet_length\(email_id\) > char_length\(email_id\).+NORMALIZE.+ELSE lower\(btrim\(email_id\)\)/s)]);
});

it('are compared without any sign that shows nothing, in whichever plane of Unicode', async () => {
  const signs = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => (code < 0xd800 || code > 0xdfff) && /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{1d159}\u{13430}-\u{1343f}\u{16fe4}]/u.test(String.fromCodePoint(code))).map((code) => `As${String.fromCodePoint(code)}ha`);
  expect(signs.length).toBeGreaterThan(4_000);
  const { rows } = await sql<{ sent: string }>`select sent from unnest(${signs}::text[]) sent where ${sql.raw(comparedText('sent'))} <> 'asha'`.execute(platform.context.database.owner);
  expect(rows).toEqual([]);
});

it('are compared with one blank for as many as stand in a row, whatever they are, and with none at the ends', async () => {
  const same = ['Asha Rao', 'Asha  Rao', 'asha \u2800 rao', 'Asha\u00a0\u3000Rao', 'Asha\u2800Rao', 'Asha Rao\u2800', ' Asha  Rao ', 'Asha \u200b Rao', 'Asha\u2003Rao'];
  const { rows } = await sql<{ sent: string }>`select sent from unnest(${same}::text[]) sent where ${sql.raw(comparedText('sent'))} <> 'asha rao'`.execute(platform.context.database.owner);
  expect(rows).toEqual([]);
  expect((await sql<{ one: string }>`select ${sql.raw(comparedText(`'AshaRao'`))} as one`.execute(platform.context.database.owner)).rows).toEqual([{ one: 'asharao' }]);
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
