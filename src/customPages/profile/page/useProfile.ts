import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keptAt, useCall, useCallAction } from '../../../dataProvider';
import type { CallInput, CallReply } from '../../../schemas';
import { changeOwnPassword, changeProfile, listSessions, readProfile } from '../calls';

/** The signed-in person, as My Profile shows them. */
export type Profile = CallReply<typeof readProfile>;

/** The present password goes along where the phone number changes. */
export type ProfileChanges = Pick<CallInput<typeof changeProfile>, 'name' | 'phoneNumber' | 'imageURL' | 'currentPassword'>;

export interface UseProfile {
  readonly profile: Profile | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
  /**
   * Rejects with the call's failure: problems at the fields and at `currentPassword`, and 412 where it was changed elsewhere meanwhile.
   * @param options `since`: the version that what was typed was begun from, where that is not the one that is shown
   */
  save(changes: ProfileChanges, options?: SaveOptions): Promise<Profile>;
  /** Ends the person's other sessions. Rejects with the problem at `currentPassword` or at `password`. */
  changePassword(passwords: CallInput<typeof changeOwnPassword>): Promise<unknown>;
}

interface SaveOptions {
  readonly overwrite?: boolean;
  readonly since?: number | undefined;
}

/** One's own account. */
export function useProfile(): UseProfile {
  const queryClient = useQueryClient();
  const { data: profile, error, refetch } = useCall(readProfile, {});
  const change = useCallAction(changeProfile);
  const changePassword = useCallAction(changeOwnPassword, RENEWS);
  const version = profile?.version;
  const save = useCallback(
    async (changes: ProfileChanges, { overwrite = false, since = version }: SaveOptions = {}): Promise<Profile> => {
      const saved = await change(changes, { version: overwrite ? undefined : since });
      queryClient.setQueryData(keptAt(readProfile, {}), saved);
      void queryClient.invalidateQueries({ queryKey: ['user'] });
      return saved;
    },
    [change, queryClient, version],
  );
  return { profile, error, refetch, save, changePassword };
}

/** The person's record counts one version more, and the other sessions are gone. */
const RENEWS = { renews: [readProfile, listSessions] } as const;
