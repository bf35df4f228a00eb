import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { writeAudit } from '../../records/audit';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import type { Trx } from '../../records/operation';
import { findValues, problemOf } from './dnsProof';
import { domainOf, findDomainRow, findHolder, listRows, type Domain, type DomainRow } from './rows';

/** A call about the domains of one tenant. Whether the actor may make it has been asked before. */
export interface DomainCall {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  /** The institute, or the operator's own. */
  readonly owner: string;
}

const ALL = { kind: 'all' } as const;
/** Each costs a question to the DNS when it is proved. */
const MOST_DOMAINS = 20;

export async function listDomains(call: DomainCall): Promise<{ readonly items: readonly Domain[] }> {
  const rows = await reading(call, (trx) => listRows({ trx, owner: call.owner }));
  return { items: rows.map(domainOf) };
}

/** @throws NOT_FOUND */
export async function readDomain(call: DomainCall, host: string): Promise<Domain> {
  return domainOf(await reading(call, (trx) => ownRow(call, trx, host)));
}

/**
 * Asks for a host. That reserves nothing: whoever can write its DNS record gets it.
 * @throws ITEM_EXISTS while another tenant has the host and proves it still, without saying who; VALIDATION past the most there may be
 */
export async function claimDomain(call: DomainCall, host: string): Promise<{ readonly items: readonly Domain[] }> {
  const { context, owner } = call;
  const holder = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => findHolder({ trx, owner, host }));
  if (holder && isHeld(holder, await findValues({ config: context.config, host }))) throw failure({ code: 'ITEM_EXISTS' });
  await writing(call, async (trx) => {
    const rows = await listRows({ trx, owner });
    if (rows.some((row) => row.host === host)) return;
    if (rows.length >= MOST_DOMAINS) throw failure({ code: 'VALIDATION', problems: { host: { code: 'tooMany', params: { max: MOST_DOMAINS } } } });
    const token = randomBytes(16).toString('hex');
    const { rows: added } = await sql`insert into core.tenant_domain (institute_id, host, token) values (${owner}, ${host}, ${token}) on conflict do nothing returning 1`.execute(trx);
    if (added.length > 0) await audit({ call, trx, action: 'addDomain', host });
  });
  return listDomains(call);
}

/**
 * Looks for the proof now. A host that another tenant has proved changes hands when the other's proof is gone.
 * @throws NOT_FOUND · ITEM_EXISTS when both can prove it
 */
export async function verifyDomain(call: DomainCall, host: string): Promise<Domain> {
  const { context, owner } = call;
  const { token } = await reading(call, (trx) => ownRow(call, trx, host));
  const values = await findValues({ config: context.config, host });
  const problem = problemOf({ host, token, values });
  // A transfer touches the rows of two tenants.
  await context.database.transaction({ scope: ALL }, async (trx) => {
    // Of two that prove one host at once, the second sees what the first has done.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tenant_domain ${host}`}, 0))`.execute(trx);
    const row = await ownRow(call, trx, host);
    const isNewlyProved = problem === null && row.verified_at === null;
    if (isNewlyProved) {
      const holder = await findHolder({ trx, owner, host });
      if (holder && isHeld(holder, values)) throw failure({ code: 'ITEM_EXISTS' });
      if (holder) await release({ call, trx, holder });
    }
    const now = context.clock().toISOString();
    await sql`update core.tenant_domain set checked_at = ${now}, problem = ${problem}, verified_at = ${isNewlyProved ? sql`${now}::timestamptz` : sql`verified_at`}
      where institute_id = ${owner} and host = ${host}`.execute(trx);
    if (!isNewlyProved) return;
    await sql`delete from core.gone_host where host = ${host}`.execute(trx);
    await audit({ call, trx, action: 'verifyDomain', host });
  });
  return readDomain(call, host);
}

/** The domain the tenant's own addresses are made with. */
export async function primaryDomain(call: DomainCall): Promise<{ readonly host: string | null }> {
  const rows = await reading(call, (trx) => listRows({ trx, owner: call.owner }));
  return { host: rows.find((row) => row.is_primary)?.host ?? null };
}

/** @throws NOT_FOUND · TRANSITION_REFUSED for a domain that is not verified */
export async function choosePrimary(call: DomainCall, host: string): Promise<{ readonly host: string | null }> {
  const { owner } = call;
  await writing(call, async (trx) => {
    const row = await ownRow(call, trx, host);
    if (row.verified_at === null) throw failure({ reason: 'domainNotVerified' });
    if (row.is_primary) return;
    // One after the other: the database allows two primary ones at no moment.
    await sql`update core.tenant_domain set is_primary = false where institute_id = ${owner} and is_primary`.execute(trx);
    await sql`update core.tenant_domain set is_primary = true where institute_id = ${owner} and host = ${host}`.execute(trx);
    await audit({ call, trx, action: 'choosePrimaryDomain', host });
  });
  return primaryDomain(call);
}

/** Gives a host up. Of the primary one it leaves the tenant without. @throws NOT_FOUND */
export async function removeDomain(call: DomainCall, host: string): Promise<{ readonly items: readonly Domain[] }> {
  await writing(call, async (trx) => {
    await ownRow(call, trx, host);
    await sql`delete from core.tenant_domain where institute_id = ${call.owner} and host = ${host}`.execute(trx);
    await audit({ call, trx, action: 'deleteDomain', host });
  });
  return listDomains(call);
}

/** No answer of the DNS takes nothing from anybody. */
function isHeld(holder: DomainRow, values: readonly string[] | null): boolean {
  const problem = problemOf({ host: holder.host, token: holder.token, values });
  return problem === null || problem === 'unreachable';
}

async function release({ call, trx, holder }: { call: DomainCall; trx: Trx; holder: DomainRow }): Promise<void> {
  await sql`update core.tenant_domain set verified_at = null, is_primary = false, checked_at = ${call.context.clock().toISOString()}, problem = 'missing'
    where institute_id = ${holder.institute_id} and host = ${holder.host}`.execute(trx);
  // Who proved it instead is not the former holder's to know.
  await audit({ call: { ...call, owner: holder.institute_id, actor: null }, trx, action: 'loseDomain', host: holder.host });
}

async function ownRow({ owner }: DomainCall, trx: Trx, host: string): Promise<DomainRow> {
  const row = await findDomainRow({ trx, owner, host });
  if (!row) throw failure({ code: 'NOT_FOUND' });
  return row;
}

interface AuditParams {
  readonly call: Pick<DomainCall, 'owner' | 'requestId'> & { readonly actor: RequestActor | null };
  readonly trx: Trx;
  readonly action: string;
  readonly host: string;
}

/** Stands in the history of the tenant's own record. */
async function audit({ call: { actor, owner, requestId }, trx, action, host }: AuditParams): Promise<void> {
  const after = { instituteId: owner === PLATFORM_INSTITUTE ? null : owner, host };
  await writeAudit({ trx, actor, requestId, resource: { name: 'tenantInfo', tenant: 'owned' }, recordId: owner, action, before: null, after });
}

function reading<T>({ context, owner }: DomainCall, run: (trx: Trx) => Promise<T>): Promise<T> {
  return context.database.transaction({ scope: { kind: 'tenant', instituteId: owner }, readOnly: true }, run);
}

/** One after the other for each tenant: how many there are and which is the primary one is decided over all of them. */
function writing<T>({ context, owner }: DomainCall, run: (trx: Trx) => Promise<T>): Promise<T> {
  return context.database.transaction({ scope: { kind: 'tenant', instituteId: owner } }, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tenant_domains ${owner}`}, 0))`.execute(trx);
    return run(trx);
  });
}
