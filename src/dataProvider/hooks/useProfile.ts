import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatformCall } from './usePlatformCall';

/** The signed-in person, as My Profile shows them. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly imageURL: string | null;
  readonly role: string;
  readonly instituteName: string | null;
  readonly version: number;
}

/** The present password goes along where the phone number changes. */
export type ProfileChanges = Partial<Pick<Profile, 'name' | 'phoneNumber' | 'imageURL'>> & { readonly currentPassword?: string };

export interface UseProfile {
  readonly profile: Profile | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
  /** Rejects with the call's failure: problems at the fields and at `currentPassword`, and 412 where it was changed elsewhere meanwhile. */
  save(changes: ProfileChanges, options?: { overwrite?: boolean }): Promise<Profile>;
  /** Ends the person's other sessions. Rejects with the problem at `currentPassword` or at `password`. */
  changePassword(passwords: { currentPassword: string; password: string }): Promise<void>;
}

/** One's own account. */
export function useProfile(): UseProfile {
  const call = usePlatformCall();
  const queryClient = useQueryClient();
  const { data: profile, error, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call<Profile>('/user/profile', { signal }) });
  const version = profile?.version;

  const save = useCallback(
    async (changes: ProfileChanges, { overwrite = false }: { overwrite?: boolean } = {}): Promise<Profile> => {
      const headers: Readonly<Record<string, string>> = version === undefined || overwrite ? {} : { 'If-Match': `"${version}"` };
      const saved = await call<Profile>('/user/profile', { method: 'PUT', body: changes, headers, handling: { quiet: true } });
      queryClient.setQueryData(KEY, saved);
      void queryClient.invalidateQueries({ queryKey: ['user'] });
      return saved;
    },
    [call, queryClient, version],
  );
  const changePassword = useCallback(
    async (passwords: { currentPassword: string; password: string }): Promise<void> => {
      await call('/user/password', { method: 'PUT', body: passwords, handling: { quiet: true } });
      // The person's record counts one version more, and the other sessions are gone.
      await queryClient.invalidateQueries({ queryKey: ['account'] });
    },
    [call, queryClient],
  );
  return { profile, error, refetch, save, changePassword };
}

const KEY = ['account', 'profile'] as const;
