import { sql } from 'kysely';
import type { Trx } from '../../records/operation';
import { verificationOf, type DomainProblem, type Verification } from './dnsProof';

/** A claim of a tenant to a host, as it is stored. */
export interface DomainRow {
  readonly institute_id: string;
  readonly host: string;
  readonly token: string;
  readonly is_primary: boolean;
  readonly verified_at: unknown;
  readonly checked_at: string | null;
  readonly problem: DomainProblem | null;
}

/** A domain as it is on the wire. */
export interface Domain {
  readonly host: string;
  readonly status: 'pending' | 'verified';
  readonly isPrimary: boolean;
  /** What to put into the DNS. */
  readonly verification: Verification;
  /** When the DNS was last asked. */
  readonly checkedAt: string | null;
  /** What was wrong then. */
  readonly problem: DomainProblem | null;
}

export function domainOf(row: DomainRow): Domain {
  return {
    host: row.host,
    status: row.verified_at === null ? 'pending' : 'verified',
    isPrimary: row.is_primary,
    verification: verificationOf(row),
    checkedAt: row.checked_at === null ? null : new Date(row.checked_at).toISOString(),
    problem: row.problem,
  };
}

/** The domains of one tenant, its primary one first. */
export async function listRows({ trx, owner }: { trx: Trx; owner: string }): Promise<DomainRow[]> {
  const { rows } = await sql<DomainRow>`${COLUMNS} where institute_id = ${owner} order by is_primary desc, host`.execute(trx);
  return rows;
}

export async function findDomainRow({ trx, owner, host }: { trx: Trx; owner: string; host: string }): Promise<DomainRow | undefined> {
  const { rows } = await sql<DomainRow>`${COLUMNS} where institute_id = ${owner} and host = ${host}`.execute(trx);
  return rows[0];
}

/** Another tenant that has proved the host. Needs the scope of all institutes. */
export async function findHolder({ trx, owner, host }: { trx: Trx; owner: string; host: string }): Promise<DomainRow | undefined> {
  const { rows } = await sql<DomainRow>`${COLUMNS} where host = ${host} and verified_at is not null and institute_id <> ${owner}`.execute(trx);
  return rows[0];
}

const COLUMNS = sql`select institute_id, host, token, is_primary, verified_at, checked_at, problem from core.tenant_domain`;
