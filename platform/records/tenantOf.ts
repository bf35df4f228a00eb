import { isAcrossInstitutes } from '../../src/schemas';
import type { PlatformContext, RequestActor } from '../kernel/context';
import { declared } from '../kernel/db/declaredTables';
import { PLATFORM_INSTITUTE } from '../kernel/db/scope';
import { failure } from '../kernel/errors';
import { isId } from './rows';

/**
 * Whose settings a call is about: the institute `?instituteId=` names, for those who see several; else the actor's own,
 * which for the operator's people are the operator's.
 * @throws NOT_FOUND, the same for an institute that is not there and for one that is not the actor's
 */
export async function tenantOf({ context, actor, query }: { context: PlatformContext; actor: RequestActor; query: unknown }): Promise<string> {
  const own = actor.instituteId ?? PLATFORM_INSTITUTE;
  const asked = (query as Readonly<Record<string, unknown>> | undefined)?.['instituteId'];
  if (asked === undefined || asked === null || asked === '' || asked === own) return own;
  const id = typeof asked === 'string' && isId(asked) && isAcrossInstitutes(actor) ? asked.toLowerCase() : null;
  if (id === null || !(await isInstitute({ context, id }))) throw failure({ code: 'NOT_FOUND' });
  return id;
}

/** A deleted institute is none; so is the row that stands for the operator. */
async function isInstitute({ context, id }: { context: PlatformContext; id: string }): Promise<boolean> {
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const found = await declared(trx).selectFrom('app.institution').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
    return found !== undefined;
  });
}
