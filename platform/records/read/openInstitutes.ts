import { sql } from 'kysely';
import { columnSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { PLATFORM_INSTITUTE, scopeOf, type Trx } from '../../kernel/db/scope';
import type { Operation } from '../operation';
import { ROW } from '../row';

/**
 * Institutes that are deleted and not yet purged; whoever sees one institute alone is asked for none.
 * Their ids are read apart: what is asked of rows knows them, and is not asked at all where there are none.
 */
export async function deletedInstitutes({ actor }: Pick<Operation, 'actor'>, trx: Trx): Promise<readonly string[]> {
  if (scopeOf(actor).kind !== 'all') return [];
  const { rows } = await sql<{ id: string }>`select id from app.institution where deleted_at is not null and id <> ${PLATFORM_INSTITUTE}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Rows of a module whose institute is none of these. A module that is no institute's keeps all of its rows. */
export function ofOpenInstitutes({ table }: Pick<Operation, 'table'>, deleted: readonly string[]): SqlCondition[] {
  return deleted.length > 0 && table.hasOwner ? [sql<boolean>`${columnSql({ alias: ROW, name: 'institute_id' })} <> all(${deleted}::uuid[])`] : [];
}
