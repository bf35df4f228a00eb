import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { madeBy, makersOf } from './makers';

/** Gives every test sections, which share its time; a test of a course is of no subject section besides. */
export async function placeTestSections({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`
    insert into app.test_section (id, institute_id, name, test_id, "order", positive_mark, negative_mark, created_at, updated_at, created_by_id, updated_by_id)
    select overlay(overlay(md5('lectern section ' || t.id || p.nth) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid, t.institute_id, p.name, t.id, p.nth, 1, case p.nth when 1 then 0.25 else 0 end, t.created_at, t.updated_at, ${madeBy({ makers: await makersOf({ trx }), institute: 't.institute_id' })}
    from app.test t cross join (values (1, 'Part A: concepts'), (2, 'Part B: problems')) p (nth, name)
    where not exists (select from app.test_section s where s.test_id = t.id)`.execute(trx);
  await sql`
    update app.test_section s set duration = t.duration / n.parts, "order" = n.nth
    from (select id, row_number() over (partition by test_id order by "order", id) as nth, count(*) over (partition by test_id) as parts from app.test_section) n, app.test t
    where n.id = s.id and t.id = s.test_id`.execute(trx);
  await sql`update app.test set section_id = null where course_id is not null`.execute(trx);
}
