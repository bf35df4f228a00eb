import type { PlatformContext, RequestActor } from '../../kernel/context';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';
import { writeAudit } from '../../records/audit';
import { tenantOf } from '../../records/tenantOf';

/** A call about one institute's site. */
export interface SiteCall {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly owner: string;
  readonly ifMatch: string | undefined;
}

/** The operator has a site as institutes have. @throws NOT_FOUND for an institute that is not the actor's */
export async function beginSite({ context, actor, requestId, input, ifMatch }: Omit<SiteCall, 'owner'> & { readonly input: { readonly instituteId: string | null } }): Promise<SiteCall> {
  return { context, actor, requestId, owner: await tenantOf({ context, actor, query: input }), ifMatch };
}

export function reading<T>({ context, owner }: Pick<SiteCall, 'context' | 'owner'>, run: (trx: Trx) => Promise<T>): Promise<T> {
  return context.database.transaction({ scope: { kind: 'tenant', instituteId: owner }, readOnly: true }, run);
}

export function writing<T>({ context, owner }: Pick<SiteCall, 'context' | 'owner'>, run: (trx: Trx) => Promise<T>): Promise<T> {
  return context.database.transaction({ scope: { kind: 'tenant', instituteId: owner } }, run);
}

/** A row of the trail. What the site holds is kept elsewhere: a draft is saved often. */
export async function auditSite({ call: { actor, requestId, owner }, trx, action, after }: { readonly call: SiteCall; readonly trx: Trx; readonly action: string; readonly after: Readonly<Record<string, unknown>> }): Promise<void> {
  await writeAudit({ trx, actor, requestId, resource: { name: 'webBuilder', tenant: 'owned' }, recordId: owner, action, before: null, after: { instituteId: owner === PLATFORM_INSTITUTE ? null : owner, ...after } });
}
