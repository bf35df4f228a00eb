import { effectiveAccess, type Access, type Grantee } from '../../../src/schemas';
import type { Trx } from '../../records/operation';
import { headsOf, type Head } from './openInstitute';

/** Whoever is in charge of an institute: what is of use to them opens something there. */
export const HEAD: Grantee = { role: 'institute', isAcrossInstitutes: false };

/** Somebody in charge of an institute, with what they may use before and after a grant. */
export interface HeadGrant {
  readonly head: Head;
  readonly before: Access;
  readonly after: Access;
}

interface GrantParams {
  readonly trx: Trx;
  readonly instituteId: string;
  /** What is granted; nothing leaves everybody as they are. */
  readonly chosen: Access;
  /** The people are kept as they are until what is done is done. @default true */
  readonly isHeld?: boolean;
}

/**
 * What a grant to an institute would make of what each of its people in charge may use, invited ones among them: `granted` in place of what
 * they have, `kept` for those who have an access profile. Both who foretells it and who does it ask here.
 */
export async function headGrants({ trx, instituteId, chosen, isHeld = true }: GrantParams): Promise<{ readonly granted: readonly HeadGrant[]; readonly kept: readonly Head[] }> {
  const heads = await headsOf({ trx, instituteId, statuses: ['active', 'invited'], isHeld });
  const isNothing = Object.keys(chosen).length === 0;
  const granted = heads.filter((head) => head.profile_id === null).map((head): HeadGrant => {
    const before = effectiveAccess({ role: 'institute', own: head.access as Access | null });
    return { head, before, after: isNothing ? before : effectiveAccess({ role: 'institute', own: chosen }) };
  });
  return { granted, kept: heads.filter((head) => head.profile_id !== null) };
}
