import { sql } from 'kysely';
import { type Access, type Right } from '../../../src/schemas';
import { columnsOf } from '../../kernel/db/declaredTables';
import { failure } from '../../kernel/errors';
import type { Trx } from '../../records/operation';
import { accessOfRow, GRANTED, type GrantedRow } from '../people/moduleRights';

/** Modules without which nobody could put the rights of an institute's people right again. */
const ADMINISTERING = ['user', 'role'] as const;
const NEEDED: readonly Right[] = ['read', 'update'];

/** Those of them that somebody may change. */
export function administers(access: Access): readonly string[] {
  return ADMINISTERING.filter((module) => NEEDED.every((right) => access[module]?.includes(right)));
}

export interface KeepInput {
  readonly trx: Trx;
  /** `null`: the operator's own people, of whom a super admin always remains. */
  readonly instituteId: string | null;
  /** What a person may use after the change; `null`: the person is closed or gone. As it is stored, for whom it does not concern. */
  readonly after: (row: GrantedRow) => Access | null;
}

/**
 * Makes sure that somebody of an institute may still change its people, and somebody its profiles, if anybody could before. Two
 * changes at once are judged one after the other: the lock is taken after all others and held to the end.
 * @throws TRANSITION_REFUSED
 */
export async function keepAdministrators({ trx, instituteId, after }: KeepInput): Promise<void> {
  if (instituteId === null) return;
  await sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK}, hashtext(${instituteId}))`.execute(trx);
  // By the names of the modules alone, which an index of nothing else would tell sooner: the few who may hold them.
  const { rows } = await sql<GrantedRow>`${GRANTED} and ${u('institute_id')} = ${instituteId}::uuid and ${u('status')} = 'active'
    and (${u('access')} ?| ${[...ADMINISTERING]}::text[] or ${r('access')} ?| ${[...ADMINISTERING]}::text[])`.execute(trx);
  const before = new Set(rows.flatMap((row) => administers(accessOfRow(row))));
  const left = new Set(rows.flatMap((row) => administers(after(row) ?? {})));
  const lost = [...before].find((module) => !left.has(module));
  if (lost !== undefined) throw failure({ reason: lost === 'user' ? 'lastUserAdministrator' : 'lastRoleAdministrator' });
}

const u = columnsOf('app.user', 'u');
const r = columnsOf('app.role', 'r');

/** `admi` */
const ADMINISTRATORS_LOCK = 0x61646d69;
