import { sql } from 'kysely';
import { readOwnPlan } from '../../../src/customPages/planExpired/calls';
import type { CallReply } from '../../../src/schemas';
import { answer } from '../../calls/answer';
import { asPlatform } from '../../kernel/db/asPlatform';
import { scopeOf } from '../../kernel/db/scope';

type OwnPlan = CallReply<typeof readOwnPlan>;

/** Plans are the operator's, and not an institute's to read: of its own it is told here what concerns it. */
export const answers = [
  answer(readOwnPlan, async ({ context, actor }) =>
    context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) => {
      const { rows } = await asPlatform({ trx, run: () => sql<OwnPlan>`select m.subscription_plan as plan, m.billing_cycle as "billingCycle", (m.price / 100.0)::float8 as price, i.plan_ends_at::text as "endsAt",
        coalesce(p.learners, 0) as learners, coalesce(p.staff, 0) as staff, l.learner_seats as "learnerSeats", l.staff_seats as "staffSeats"
      from app.institution i
      left join app.membership m on m.id = i.membership_plan_id and m.deleted_at is null,
      lateral (select (count(*) filter (where role = 'student'))::int as learners, (count(*) filter (where role <> 'student'))::int as staff from app."user" where institute_id = i.id and deleted_at is null) p,
      lateral (
        select sum(learner_seats)::int as learner_seats, sum(staff_seats)::int as staff_seats from app.licence
        where institute_id = i.id and deleted_at is null and is_suspended is not true and (now() at time zone 'Asia/Kolkata')::date between starts_on and ends_on
      ) l
      where i.id = ${actor.instituteId}::uuid`.execute(trx) });
      return rows[0] ?? NONE;
    })),
];

const NONE: OwnPlan = { plan: null, billingCycle: null, price: null, endsAt: null, learners: 0, staff: 0, learnerSeats: null, staffSeats: null };
