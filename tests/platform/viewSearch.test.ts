import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableOf } from '../../platform/kernel/db/columns';
import { foldedText } from '../../platform/kernel/db/schema/foldedText';
import { textExpressions } from '../../platform/kernel/db/schema/textSearch';
import { WHICHEVER, type Resource } from '../../src/schemas';
import { createTestPlatform, type TestPlatform } from './support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ demo: true });
}, 300_000);
afterAll(() => platform?.close());

/** Views hand on the search column of a table beneath, which holds more than the module shows: whoever finds by it learns it letter by letter. */
it('the search box of what a view gives looks into what the module shows, and into nothing else', async () => {
  const token = await platform.login('super_admin');
  const tried = new Map<string, string[]>();
  for (const resource of platform.context.loader.all().filter(({ source, list }) => source !== null && list.searchable)) {
    const [words, own] = await wordsOf(resource);
    // Whoever sees the other module finds through a reference by what that one shows.
    const foreign = Object.values(resource.fields).some(({ finds }) => finds.length > 0) ? [] : words;
    for (const [queries, isFound] of [[foreign, false], [own, true]] as const) {
      for (const query of queries) {
        const { status, data } = await platform.call({ method: 'POST', url: `/api/v9${resource.endpoint.search.path.replace(/\{\w+\}/g, WHICHEVER)}`, token, body: { query } });
        expect(status, resource.name).toBe(200);
        if (isFound) expect(data['total'], `${resource.name} by “${query}”`).toBeGreaterThan(0);
        else expect(data['total'], `${resource.name} by “${query}”`).toBe(0);
      }
    }
    tried.set(resource.name, foreign);
  }
  for (const name of ['forumPerson', 'popularFaculty']) expect(tried.get(name)).not.toEqual([]);
}, 300_000);

/** Words that stand in the search column of some rows and in no text by which the module is found, and a word that is. */
async function wordsOf(resource: Resource): Promise<readonly [string[], string[]]> {
  const table = tableOf(resource);
  const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ held: string; shown: string }>`select ${sql.raw([...textExpressions(table).values()][0]!)} as held, ${sql.raw(foldedText(table.searched.map(({ name }) => `coalesce("${name}"::text, '')`).join(` || ' ' || `)))} as shown from ${sql.raw(table.sql)} limit 500`.execute(trx));
  const shownAtAll = rows.map((row) => row.shown).join('\n');
  const foreign = new Set(rows.flatMap(({ held }) => held.split(/[\s,]+/)).filter((word) => word.length > 3 && !shownAtAll.includes(word)));
  const own = rows[0]?.shown.split(/\s+/).find((word) => /^[\p{L}\d@.+-]{4,}$/u.test(word));
  return [[...foreign].slice(0, 3), own ? [own] : []];
}
