import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LEASE_SECONDS, MOST_TRIES, waitAfter } from '../../jobs/tries';
import { wake } from '../../jobs/wake';
import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';
import { sign } from '../provider/signature';
import { hasSandbox, sandboxKeys, WEBHOOK_PATH } from './keys';

const ALL = { scope: { kind: 'all' } } as const;
const AT_ONCE = 10;

interface Parts {
  readonly app: FastifyInstance;
  readonly context: Pick<PlatformContext, 'database' | 'config' | 'logger'>;
}

/** Tells the platform of payments at its sandbox, as they fall due. */
export function sandboxWork({ app, context }: Parts): readonly Work[] {
  if (!hasSandbox(context)) return [];
  return [{ queue: 'sandbox', pace: 'second', run: () => deliverDue({ app, context }), failed: 'messages of the payment sandbox cannot be sent at present' }];
}

/** Sends what is due, signed, to the address that Razorpay would send it to. What is not taken is sent again. @returns how many it has tried */
export async function deliverDue({ app, context }: Parts): Promise<number> {
  const { rows } = await context.database.transaction(ALL, (trx) => sql<{ id: string; event_id: string; body: string; tries: number }>`
    update core.sandbox_message set tries = tries + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from core.sandbox_message where due_at <= now() and tries < ${MOST_TRIES} order by due_at, id limit ${AT_ONCE} for update skip locked)
    returning id, event_id, body, tries`.execute(trx));
  // One after the other, in the order they are due.
  for (const { id, event_id: eventId, body, tries } of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { statusCode } = await app.inject({
      method: 'POST', url: WEBHOOK_PATH, payload: body,
      headers: { 'content-type': 'application/json', 'x-razorpay-event-id': eventId, 'x-razorpay-signature': sign({ secret: sandboxKeys(context).webhookSecret, of: body }) },
    });
    await context.database.transaction(ALL, async (trx) => {
      if (statusCode < 300) return void (await sql`delete from core.sandbox_message where id = ${id}`.execute(trx));
      await sql`update core.sandbox_message set due_at = now() + make_interval(secs => ${waitAfter(tries)}) where id = ${id}`.execute(trx);
      await wake({ trx, queue: 'sandbox', inSeconds: waitAfter(tries) });
    });
  }
  return rows.length;
}
