import * as fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { AnyTables } from '../../../platform/kernel/db/scope';
import { ensureFoldedText, foldedText } from '../../../platform/kernel/db/schema/foldedText';
import { folded } from '../../../src/schemas';
import { createTestPlatform, type TestPlatform } from '../support';

/** Texts as the search box compares them: the console, the words of a call and the database fold them alike. */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const byDatabase = async (texts: readonly string[]) => (await sql<{ sent: string; found: string }>`select sent, ${sql.raw(foldedText('sent'))} as found from unnest(${texts}::text[]) with ordinality as t(sent, nth) order by nth`.execute(platform.context.database.owner)).rows;

const SAME: readonly (readonly [string, ...string[]])[] = [
  ['eric', 'Éric', 'E\u0301RIC', 'Ｅｒｉｃ', 'ÈRIC'],
  ['abc 100%', 'ＡＢＣ 100％', 'ａｂｃ\u3000１００％', 'ᴬᴮᶜ 100%'],
  ['ガス', 'ｶﾞｽ', 'カ\u3099ス', 'ガス'],
  ['cœur l’été', 'coeur l\'ete', 'CŒUR L’ÉTÉ', 'cœur l\'été'],
  ['office', 'oﬃce', 'OFFICE'],
  ['οδοσ', 'ΟΔΌΣ', 'όδος'],
  ['istanbul', 'İstanbul', 'ISTANBUL'],
  ['h2o 10-3', 'H₂O 10⁻³', 'h2o 10−3'],
  ['strasse', 'STRAßE', 'Straẞe'],
  ['kg ½', '㎏ 1⁄2'],
  ['한국어', '\u1112\u1161\u11ab국어'],
  ['क़लम', '\u0958लम'],
];
/** Of one alphabet, and no more than alike. */
const APART = [['か', 'が'], ['ハ', 'パ'], ['한', '하'], ['कि', 'क'], ['ก่', 'ก'], ['أ', 'ا'], ['ひらがな', 'ヒラガナ'], ['学', '學']] as const;

it.each(SAME)('%s is found however it is written', async (...texts) => {
  expect(new Set(texts.map(folded)).size).toBe(1);
  expect(new Set((await byDatabase(texts)).map(({ found }) => found)).size).toBe(1);
});

it.each(APART)('%s is not %s', (one, other) => {
  expect(folded(one)).not.toBe(folded(other));
});

it('is folded by the database as by the console, whatever it holds, and folded once for all', async () => {
  const letter = fc.oneof(
    fc.constantFrom(...SAME.flat(), ...APART.flat(), 'Ça', 'Ærø', 'Œuvre', 'ﬁ', 'ǆ', 'Ǆ', 'ﾊﾟ', 'ﾞ', '゛', '㍿', '①', 'ＡＢ', '￥', '한', '\u1100', '\u1161', '\u11a8', '學習', '😀', '👩‍🏫', '🇫🇷', 'हिन्दी', 'विद्यार्थी', 'க்ஷ', 'ﷺ', 'لا', 'ﻻ', 'שׁ', 'ệ', 'Σ', 'ΑΣ', 'ς', 'ΐ', 'ẞ', 'ı', 'İ', '\u0301', '\u0345', '\u034f', '\u3099', '\u093c', '\u20d7', '´', '¨', '\u00a0', '\u3000', '−', '’', '\n', '%', '_', '\\'),
    fc.integer({ min: 1, max: 0x7f }).map((code) => String.fromCodePoint(code)),
    ...[[0x80, 0x24f], [0x300, 0x36f], [0x370, 0x52f], [0x900, 0xd7f], [0x1e00, 0x1fff], [0x2000, 0x2bff], [0x3000, 0x33ff], [0x4e00, 0x9fff], [0xac00, 0xd7a3], [0xf900, 0xffef], [0x1d400, 0x1d7ff], [0x1f300, 0x1faff], [0x80, 0x2ffff]].map(([min, max]) =>
      fc.integer({ min: min!, max: max! }).filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code)).filter((sign) => /\p{Assigned}/u.test(sign) && isOld(sign))),
  );
  const text = fc.array(letter, { maxLength: 8 }).map((parts) => parts.join(''));
  await fc.assert(fc.asyncProperty(fc.array(text, { minLength: 300, maxLength: 300 }), async (texts) => {
    const rows = await byDatabase(texts);
    expect(rows.filter(({ sent, found }) => found !== folded(sent))).toEqual([]);
    expect(texts.filter((one) => folded(folded(one)) !== folded(one))).toEqual([]);
  }), { numRuns: 30 });
  expect((await sql<{ one: unknown }>`select ${sql.raw(foldedText('null::text'))} as one`.execute(platform.context.database.owner)).rows).toEqual([{ one: null }]);
});

it('holds each part that a part of it was folded to, so that an index of several texts finds each', () => {
  const sign = fc.oneof(fc.constantFrom(...SAME.flat(), 'ﾊ', 'ﾟ', '\u3099', '\u0301', 'Σ', '\n'), fc.string({ unit: 'grapheme', maxLength: 4 }));
  fc.assert(fc.property(sign, sign, sign, (before, text, after) => {
    expect(folded(`${before}\n${text}\n${after}`)).toBe(`${folded(before)}\n${folded(text)}\n${folded(after)}`);
  }), { numRuns: 2_000 });
});

it('is folded so in a database of locale “C”, too, which knows no capitals beyond ASCII', async () => {
  const [name, url] = [`${new URL(platform.target.ownerUrl).pathname.slice(1)}_c`, new URL(inject('testServer').adminUrl)];
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database "${name}" template template0 encoding 'UTF8' locale_provider libc locale 'C'`);
  url.pathname = name;
  const db = new Kysely<AnyTables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url.href }) }) });
  try {
    await sql`create schema app`.execute(db);
    await ensureFoldedText(db);
    const texts = SAME.flat();
    const { rows } = await sql<{ sent: string; found: string }>`select sent, ${sql.raw(foldedText('sent'))} as found from unnest(${['Я', 'Øre', ...texts]}::text[]) sent`.execute(db);
    expect(rows.filter(({ sent, found }) => found !== folded(sent))).toEqual([]);
  } finally {
    await db.destroy();
    await admin.query(`drop database "${name}"`);
    await admin.end();
  }
});

/** Letters of a newer Unicode may have small forms in the one and not yet in the other. */
function isOld(sign: string): boolean {
  return !/[\u1c89\u1c8a\ua7cb-\ua7ce\ua7d2\ua7d4\ua7da-\ua7dc\u{10d50}-\u{10d65}\u{16ea0}-\u{16eb8}]/u.test(sign);
}
