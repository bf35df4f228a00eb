import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import { KEPT_DAYS } from '../../kernel/keptDays';
import type { Trx } from '../operation';

/** Something that was to follow a change and was given up. */
export interface GivenUp {
  readonly id: string;
  readonly at: string;
  readonly resource: string;
  readonly recordId: string;
  /** What happened to the record. */
  readonly event: string;
  /** The message people were to be told, or the job. */
  readonly what: string;
  readonly tries: number;
  readonly failure: string | null;
}

/** Shown at once; what goes beyond is seen when these are gone. */
const MOST_SHOWN = 50;

/** What was given up, newest first. Needs the scope of all institutes. */
export async function readGivenUp({ trx }: { readonly trx: Trx }): Promise<readonly GivenUp[]> {
  const { rows } = await sql<GivenUp>`select id, at, resource, record_id as "recordId", event, coalesce(step->>'message', step->>'job', '') as what, tries, failure
    from core.job where state = 'failed' order by at desc, id desc limit ${MOST_SHOWN}`.execute(trx);
  return rows;
}

/** Forgets what was given up for as long as a bin is kept. @returns how many went */
export async function forgetGivenUp({ database }: Pick<PlatformContext, 'database'>): Promise<number> {
  const { numAffectedRows } = await database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from core.job where state = 'failed' and at < now() - make_interval(days => ${KEPT_DAYS})`.execute(trx));
  return Number(numAffectedRows ?? 0);
}
