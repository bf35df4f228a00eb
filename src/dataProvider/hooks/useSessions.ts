import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf } from '../envelope';
import { usePlatformCall } from './usePlatformCall';

/** A place where the person is signed in. Instants are ISO 8601. */
export interface SessionEntry {
  readonly id: string;
  readonly createdAt: string;
  readonly usedAt: string;
  readonly expiresAt: string;
  readonly address: string | null;
  /** The browser's own description of itself. */
  readonly agent: string | null;
  readonly isCurrent: boolean;
  /** The institute in whose name it acts. */
  readonly actingFor: { readonly id: string; readonly name: string } | null;
}

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
  const call = usePlatformCall();
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => inOrder(rowsOf<SessionEntry>({ data: await call('/user/sessions', { signal }), name: 'items' })),
  });
  const end = useCallback(
    async (id: string): Promise<void> => {
      // One that has ended by itself meanwhile is what was wanted.
      await call(`/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', handling: { quiet: true, expects: [404] } }).catch(unlessGone);
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
    [call, queryClient],
  );
  const endAll = useCallback(async (): Promise<void> => {
    await call('/user/logoutEverywhere', { method: 'POST', body: {}, handling: { quiet: true } });
  }, [call]);
  return { sessions, error, refetch, end, endAll };
}

const KEY = ['account', 'sessions'] as const;

function inOrder(sessions: readonly SessionEntry[]): readonly SessionEntry[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.usedAt.localeCompare(a.usedAt));
}

function unlessGone(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error;
}
