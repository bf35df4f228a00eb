import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../../kernel/context';

/** What somebody has to say, from the public page. */
export interface NewFeedback {
  readonly message: string;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly name: string | null;
  readonly email: string | null;
}

export interface Feedback extends NewFeedback {
  readonly id: string;
  readonly createdAt: string;
}

const ALL = { kind: 'all' } as const;

/** Stores it. @returns its id */
export async function storeFeedback({ context, feedback }: { readonly context: PlatformContext; readonly feedback: NewFeedback }): Promise<string> {
  const id = newId();
  const { message, rating, name, email } = feedback;
  await context.database.transaction({ scope: ALL }, (trx) =>
    sql`insert into core.public_feedback (id, message, rating, name, email, created_at) values (${id}, ${message}, ${rating}, ${name}, ${email}, ${context.clock().toISOString()})`.execute(trx));
  return id;
}

/** What was said, newest first. */
export async function listFeedback({ context, page, size }: { readonly context: PlatformContext; readonly page: number; readonly size: number }): Promise<{ items: Feedback[]; total: number }> {
  return context.database.transaction({ scope: ALL, readOnly: true }, async (trx) => {
    const { rows: items } = await sql<Feedback>`select id, message, rating, name, email, created_at as "createdAt" from core.public_feedback
      order by created_at desc, id desc limit ${size} offset ${page * size}`.execute(trx);
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from core.public_feedback`.execute(trx);
    return { items, total: rows[0]!.total };
  });
}
