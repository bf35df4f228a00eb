import { useQuery } from '@tanstack/react-query';
import { isBody } from '../envelope';
import { usePlatformCall } from './usePlatformCall';

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
  const call = usePlatformCall();
  const { data } = useQuery({
    queryKey: ['tenant-info', 'public', window.location.hostname],
    queryFn: ({ signal }) => call<unknown>('/tenant-info/public', { query: { host: window.location.hostname }, signal, handling: { quiet: true } }),
    retry: false,
  });
  if (!isBody(data) || (instituteId !== null && data['instituteId'] === instituteId)) return null;
  const given = isBody(data['supportContactInfo']) ? data['supportContactInfo'] : {};
  const email = textOf(given['email']);
  const phoneNumber = textOf(given['phoneNumber']);
  return email || phoneNumber ? { email, phoneNumber } : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
