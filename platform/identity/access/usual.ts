import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { accessKindOf, cleanAccess, isOfUse, type Access, type AccessKind, type DeclarationLoader, type Grantee, type Right, type Role } from '../../../src/schemas';
import { findInstitute } from '../sessions/actorStore';
import { moduleKeys } from '../people/moduleKeys';
import { asPlatform } from '../../kernel/db/asPlatform';
import { quote, snakeCase } from '../../kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Trx } from '../../records/operation';

/** The declared record of what each kind of people may use at first. */
export const ACCESS_DEFAULTS = 'accessDefaults';

/** The kinds of people in charge of an institute: what they may use at first is the institute's own matter where it was granted something. */
export const HEAD_KINDS: readonly AccessKind[] = ['institute', 'whiteLabelled'];

export interface UsualInput {
  readonly trx: Trx;
  readonly loader: DeclarationLoader;
  readonly role: Role;
  /** `null`: the operator's own people. */
  readonly instituteId: string | null;
}

/**
 * What somebody of this role in this institute may use at first: of its people in charge what the institute was granted, else as the
 * super admin has set it, otherwise as it is shipped, in modules this platform has and as far as it opens anything there. `null` for who
 * needs no grant or has no console. Works in a tenant's transaction.
 */
export async function usualAccess({ trx, loader, role, instituteId }: UsualInput): Promise<Access | null> {
  const institute = instituteId === null ? null : await findInstitute({ trx, id: instituteId });
  const kind = accessKindOf({ role, institute: instituteId === null ? null : { isWhiteLabelled: institute?.isWhiteLabelled ?? false } });
  const access = kind && (await accessOfKind({ trx, loader, kind, instituteId }));
  if (!access) return null;
  const known = new Set(moduleKeys(loader));
  const to: Grantee = { role, isAcrossInstitutes: instituteId === null };
  const rights = (key: string, given: readonly Right[]): [string, readonly Right[]] => [key, given.filter((right) => isOfUse({ resources: loader.all(), key, right, to }))];
  return Object.fromEntries(Object.entries(access).filter(([key]) => known.has(key)).map(([key, given]) => rights(key, given)).filter(([, given]) => given.length > 0));
}

async function accessOfKind({ trx, loader, kind, instituteId }: Pick<UsualInput, 'trx' | 'loader' | 'instituteId'> & { kind: AccessKind }): Promise<Access> {
  const declared = loader.get(ACCESS_DEFAULTS);
  const shipped = (declared?.fields[kind]?.default ?? {}) as Access;
  if (!declared?.fields[kind]) return shipped;
  const column = sql.raw(quote(snakeCase(kind)));
  const ofOwner = async (owner: string): Promise<{ access: Access | null } | undefined> =>
    (await sql<{ access: Access | null }>`select ${column} as access from app.access_defaults where institute_id = ${owner}::uuid and id = ${owner}::uuid and deleted_at is null`.execute(trx)).rows[0];
  // The institute's own within the scope of who asks: of another one nobody is told.
  const own = instituteId !== null && HEAD_KINDS.includes(kind) ? await ofOwner(instituteId) : undefined;
  // A record that was begun for another kind's sake holds what is shipped, which nobody has granted.
  if (own?.access && !isDeepStrictEqual(cleanAccess(own.access), cleanAccess(shipped))) return own.access;
  const operators = await asPlatform({ trx, run: () => ofOwner(PLATFORM_INSTITUTE) });
  return operators ? (operators.access ?? {}) : shipped;
}
