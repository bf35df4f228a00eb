import { useQuery } from '@tanstack/react-query';
import { isAccess, type Access } from '../../schemas/access';
import { isBody } from '../envelope';
import { usePlatformCall } from './usePlatformCall';

/** The keys of all modules the platform gives rights for, in its order; undefined until they are known. */
export function useModuleKeys(): readonly string[] | undefined {
  const call = usePlatformCall();
  const { data } = useQuery({
    queryKey: ['modules'],
    queryFn: ({ signal }) => call<unknown>('/modules', { signal, handling: { quiet: true } }),
    staleTime: Infinity,
  });
  const items: unknown = isBody(data) ? data['items'] : data;
  return Array.isArray(items) ? items.flatMap((one: unknown) => (isBody(one) && typeof one['key'] === 'string' ? [one['key']] : [])) : undefined;
}

/** What somebody of a role may use at first, as far as whoever is signed in may give it; undefined until it is known, and without a role. */
export function useUsualAccess({ role, instituteId }: { role: string | null; instituteId: string | null }): Access | undefined {
  const call = usePlatformCall();
  const { data } = useQuery({
    queryKey: ['access', 'usual', role, instituteId],
    queryFn: ({ signal }) => call<unknown>('/access/usual', { query: { role: role ?? '', ...(instituteId ? { instituteId } : {}) }, signal, handling: { quiet: true } }),
    enabled: role !== null,
  });
  const access = isBody(data) ? data['access'] : undefined;
  return isAccess(access) ? access : undefined;
}
