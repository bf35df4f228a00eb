import { sql } from 'kysely';
import { accessKindOf, isOfUse, type Access, type AccessKind, type DeclarationLoader, type Grantee, type Right, type Role } from '../../../src/schemas';
import { findInstitute } from '../sessions/actorStore';
import { moduleKeys } from '../people/moduleKeys';
import { asPlatform } from '../../kernel/db/asPlatform';
import { quote, snakeCase } from '../../kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Trx } from '../../records/operation';

/** The declared record of what each kind of people may use at first. */
export const ACCESS_DEFAULTS = 'accessDefaults';

export interface UsualInput {
  readonly trx: Trx;
  readonly loader: DeclarationLoader;
  readonly role: Role;
  /** `null`: the operator's own people. */
  readonly instituteId: string | null;
}

/**
 * What somebody of this role in this institute may use at first: as the super admin has set it, otherwise as it is
 * shipped, in modules this platform has and as far as it opens anything there. `null` for who needs no grant or has no console. Works in a tenant's transaction.
 */
export async function usualAccess({ trx, loader, role, instituteId }: UsualInput): Promise<Access | null> {
  const institute = instituteId === null ? null : await findInstitute({ trx, id: instituteId });
  const kind = accessKindOf({ role, institute: instituteId === null ? null : { isWhiteLabelled: institute?.isWhiteLabelled ?? false } });
  const access = kind && (await accessOfKind({ trx, loader, kind }));
  if (!access) return null;
  const known = new Set(moduleKeys(loader));
  const to: Grantee = { role, isAcrossInstitutes: instituteId === null };
  const rights = (key: string, given: readonly Right[]): [string, readonly Right[]] => [key, given.filter((right) => isOfUse({ resources: loader.all(), key, right, to }))];
  return Object.fromEntries(Object.entries(access).filter(([key]) => known.has(key)).map(([key, given]) => rights(key, given)).filter(([, given]) => given.length > 0));
}

async function accessOfKind({ trx, loader, kind }: Pick<UsualInput, 'trx' | 'loader'> & { kind: AccessKind }): Promise<Access> {
  const declared = loader.get(ACCESS_DEFAULTS);
  const shipped = (declared?.fields[kind]?.default ?? {}) as Access;
  if (!declared) return shipped;
  const column = sql.raw(quote(snakeCase(kind)));
  const { rows } = await asPlatform({ trx, run: () => sql<{ access: Access | null }>`select ${column} as access from app.access_defaults where id = ${PLATFORM_INSTITUTE}::uuid and deleted_at is null`.execute(trx) });
  return rows[0] ? (rows[0].access ?? {}) : shipped;
}
