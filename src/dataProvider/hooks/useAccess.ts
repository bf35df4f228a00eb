import { useQuery } from '@tanstack/react-query';
import { isAccess, type Access } from '../../schemas/access';
import { lacks } from '../absent';
import { isBody } from '../envelope';
import { usePlatformCall } from './usePlatformCall';

/** The keys of all modules the platform gives rights for, in its order; undefined until they are known, and where nobody wants them. */
export function useModuleKeys({ isWanted = true }: { readonly isWanted?: boolean } = {}): readonly string[] | undefined {
  const call = usePlatformCall();
  const { data } = useQuery({
    queryKey: ['modules'],
    queryFn: ({ signal }) => call<unknown>('/modules', { signal, handling: { quiet: true } }),
    staleTime: Infinity,
    enabled: isWanted,
  });
  const items: unknown = isBody(data) ? data['items'] : data;
  return Array.isArray(items) ? items.flatMap((one: unknown) => (isBody(one) && typeof one['key'] === 'string' ? [one['key']] : [])) : undefined;
}

/** Whether the platform tells what is usual for a role. */
export function tellsUsual(): boolean {
  return !lacks({ method: 'GET', path: '/access/usual' });
}

/** What somebody may use before anything is said of them: what is usual for the role, as far as whoever is signed in may give it, or what the profile allows. Undefined until it is known, and without a role. */
export function useUsualAccess({ role, instituteId, profileId = null }: { role: string | null; instituteId: string | null; profileId?: string | null }): Access | undefined {
  const call = usePlatformCall();
  const { data } = useQuery({
    queryKey: ['access', 'usual', role, instituteId, profileId],
    queryFn: ({ signal }) => call<unknown>('/access/usual', { query: { role: role ?? '', ...(instituteId ? { instituteId } : {}), ...(profileId ? { profileId } : {}) }, signal, handling: { quiet: true } }),
    enabled: role !== null && tellsUsual(),
  });
  const access = isBody(data) ? data['access'] : undefined;
  return isAccess(access) ? access : undefined;
}
