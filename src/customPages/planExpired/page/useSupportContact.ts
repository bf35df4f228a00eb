import { useCall } from '../../../dataProvider';
import { readPublicInfo } from '../calls';

/** Whom to turn to. */
export interface SupportContact {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/**
 * The support of whoever the console's host belongs to, by what is public of it; null until it is known, and where there
 * is none. An institute's own (`instituteId`) is left out: it helps the institute's learners, not the institute itself.
 */
export function useSupportContact({ instituteId }: { instituteId: string | null }): SupportContact | null {
  const { data } = useCall(readPublicInfo, { host: window.location.hostname }, { handling: { quiet: true } });
  if (!data || (instituteId !== null && data.instituteId === instituteId)) return null;
  // Another platform may give less.
  const { email = null, phoneNumber = null } = (data.supportContactInfo as Partial<SupportContact> | undefined) ?? {};
  return email || phoneNumber ? { email: email || null, phoneNumber: phoneNumber || null } : null;
}
