import { sql } from 'kysely';
import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';

/** Adds what has changed to what rankings are sorted by, so that there is little to be added up for whoever looks. */
export const work = (context: PlatformContext): readonly Work[] => [{ queue: 'rankings', pace: 'minute', run: () => foldRankings(context), failed: 'changes cannot be added to the figures of rankings at present: they are added up for each who looks' }];

/** Right at every moment, before as after. @returns 0: there is nothing left */
export async function foldRankings({ database }: Pick<PlatformContext, 'database'>): Promise<number> {
  await database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select core.fold_rankings()`.execute(trx);
  });
  return 0;
}
