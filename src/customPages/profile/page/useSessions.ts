import { useMemo } from 'react';
import { useCall, useCallAction } from '../../../dataProvider';
import type { CallReply } from '../../../schemas';
import { endOwnSession, listSessions, signOutEverywhere } from '../calls';

/** A place where the person is signed in. */
export type SessionEntry = CallReply<typeof listSessions>['items'][number];

export interface UseSessions {
  readonly sessions: readonly SessionEntry[] | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
  end(id: string): Promise<void>;
  /** Ends all of them, the present one too. */
  endAll(): Promise<void>;
}

/** One's own sessions, the present one first, then by last use. */
export function useSessions(): UseSessions {
  const { data, error, refetch } = useCall(listSessions, {});
  const end = useCallAction(endOwnSession, ENDS);
  const endAll = useCallAction(signOutEverywhere);
  return {
    sessions: useMemo(() => data && inOrder(data.items), [data]),
    error,
    refetch,
    // One that has ended by itself meanwhile is what was wanted.
    end: async (id) => void (await end({ id }).catch(unlessGone)),
    endAll: async () => void (await endAll({})),
  };
}

const ENDS = { renews: [listSessions], handling: { quiet: true, expects: [404] } } as const;

function inOrder(sessions: readonly SessionEntry[]): readonly SessionEntry[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.usedAt.localeCompare(a.usedAt));
}

function unlessGone(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error;
}
