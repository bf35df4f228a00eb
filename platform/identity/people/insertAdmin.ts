import { v7 as newId } from 'uuid';
import { cleanValue, problemText, validateValue } from '../../../src/schemas';
import { writeAudit } from '../../records/audit';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { declared } from '../../kernel/db/declaredTables';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { findPerson } from './people';
import { hashPassword, passwordWeakness } from '../../kernel/crypto/passwords';

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Stands in the trail as the request of an account that was made on the command line; no call has such an id. */
export const ADMIN_CREATE = 'admin:create';

/**
 * Adds a super admin to the platform operator's own people.
 * @throws Error with a sentence for whoever typed it: a wrong address, a weak password, an address in use
 */
export async function insertAdmin({ context, admin }: { readonly context: PlatformContext; readonly admin: NewAdmin }): Promise<void> {
  const email = checked({ context, field: 'emailId', value: admin.email });
  const name = checked({ context, field: 'name', value: admin.name });
  const weakness = passwordWeakness({ password: admin.password, names: [name, email] });
  if (weakness) throw new Error(`The password is too weak. ${problemText(weakness)}`);
  const hash = await hashPassword(admin.password);
  await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    if (await findPerson({ trx, username: email })) throw new Error(`${email} is already in use.`);
    const id = newId();
    await declared(trx)
      .insertInto('app.user')
      .values({ id, institute_id: PLATFORM_INSTITUTE, name, email_id: email, role: 'super_admin', status: 'active', language: 'en', password: hash, allow_all_institutes: true })
      .execute();
    const actor: RequestActor = { id, role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {}, sessionId: '', name, email, actingFor: null };
    const after = { id, name, emailId: email, role: 'super_admin' };
    await writeAudit({ trx, actor, requestId: ADMIN_CREATE, resource: context.loader.require('user'), recordId: id, action: 'create', before: null, after });
  });
}

function checked({ context, field: name, value }: { context: PlatformContext; field: string; value: string }): string {
  const field = context.loader.require('user').fields[name]!;
  const clean = cleanValue({ field, value });
  const problem = validateValue({ field, value: clean });
  if (typeof clean !== 'string' || problem) throw new Error(`“${value}” will not do. ${problemText(problem ?? { code: 'required' })}`);
  return clean;
}
