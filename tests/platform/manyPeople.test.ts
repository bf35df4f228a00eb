import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPerson, findPersonById, isTaken } from '../../platform/identity/people/people';
import type { AnyTables } from '../../platform/kernel/db/scope';
import { createTestPlatform, type TestPlatform } from './support';
import { rowsLookedAt } from './support/rowsLookedAt';

const ALL = { scope: { kind: 'all' } } as const;
const PEOPLE = 20_000;
/** Some blocks of an index; of all people there are many times as many. */
const FEW = 50;

let platform: TestPlatform;
let id: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.context.database.transaction(ALL, async (trx) => {
    await sql`insert into app."user" (id, institute_id, name, email_id, phone_number, role, status)
      select gen_random_uuid(), (select id from app.institution order by id limit 1), 'Name ' || n, 'somebody' || n || '@school.test', '+9198' || lpad(n::text, 8, '0'), 'student', 'active' from generate_series(1, ${PEOPLE}) n`.execute(trx);
    id = (await sql<{ id: string }>`select id from app."user" where email_id = 'somebody77@school.test'`.execute(trx)).rows[0]!.id;
  });
}, 300_000);
afterAll(() => platform?.close());

it('whoever signs in is found without a look at everybody', async () => {
  await platform.context.database.transaction(ALL, async (trx) => {
    const asked: Record<string, (one: Kysely<AnyTables>) => Promise<unknown>> = {
      byMail: (one) => findPerson({ trx: one, username: 'Somebody77@school.test' }),
      byPhone: (one) => findPerson({ trx: one, username: '98 00000077' }),
      nobody: (one) => findPerson({ trx: one, username: 'nobody@school.test' }),
      byId: (one) => findPersonById({ trx: one, id }),
      taken: (one) => isTaken({ trx: one, email: 'somebody77@school.test', phone: '+919800000077' }),
      free: (one) => isTaken({ trx: one, email: 'nobody@school.test', phone: null }),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const looked = await rowsLookedAt(trx, ask);
      expect(looked, name).toHaveLength(1);
      expect(looked[0], name).toBeLessThan(FEW);
    }
  });
});

it.each([
  ['in capitals', 'SOMEBODY77@SCHOOL.TEST'], ['in full width', 'ｓomebody77@school.test'], ['by number', '9800000077'], ['with its country', '+91 98000 00077'],
])('an account is found %s', async (_, username) => {
  const found = await platform.context.database.transaction(ALL, (trx) => findPerson({ trx, username }));
  expect(found?.id).toBe(id);
});

it('nobody is found by an address that is nobody’s, nor by an empty one', async () => {
  for (const username of ['nobody@school.test', '', '@', '+', 'somebody77@school.tes']) expect(await platform.context.database.transaction(ALL, (trx) => findPerson({ trx, username })), username).toBeNull();
});
