import { useCallback } from 'react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { AnyCall, CallInput, CallReply } from '../../schemas';
import type { CallRequest } from '../client';
import { sendCall } from '../sendCall';
import { useLecternData } from './useLecternData';

/** What may be said of asking besides its input. */
export interface UseCallOptions {
  /** @default true */
  readonly enabled?: boolean;
  /** A reply is asked anew once it is older than this, in milliseconds. @default as every call */
  readonly staleTime?: number;
  /** Who is told of a failure. @default as every call */
  readonly handling?: CallRequest['handling'];
}

/** What may be said of a call that changes something. */
export interface UseCallActionOptions {
  /** Calls that are asked anew afterwards. @default none */
  readonly renews?: readonly AnyCall[];
  /** Who is told of a failure. @default nobody: it is the caller's to show */
  readonly handling?: CallRequest['handling'];
}

/** Makes a call that changes something. `version`: what the change is based on, of a call that is `versioned`. */
export type CallAction<C extends AnyCall> = (input: CallInput<C>, based?: { readonly version?: number | undefined }) => Promise<CallReply<C>>;

/** Asks a call that reads, and again when a call that changes says so. What it gives is typed by its definition. */
export function useCall<C extends AnyCall>(call: C, input: CallInput<C>, { enabled = true, staleTime, handling }: UseCallOptions = {}): UseQueryResult<CallReply<C>> {
  const data = useLecternData();
  return useQuery({
    queryKey: keptAt(call, input),
    queryFn: async ({ signal }) => sendCall({ data, call, input, signal, ...(handling && { handling }) }),
    enabled,
    ...(staleTime !== undefined && { staleTime }),
  });
}

/**
 * A call that changes something, as a function of its input. It rejects with the call's failure, which nobody has shown
 * yet. What `renews` names is asked anew afterwards, also when the call failed: nobody knows then how far it came.
 */
export function useCallAction<C extends AnyCall>(call: C, { renews = NOTHING, handling = QUIET }: UseCallActionOptions = {}): CallAction<C> {
  const data = useLecternData();
  const queryClient = useQueryClient();
  return useCallback(
    async (input, { version } = {}) => {
      try {
        return await sendCall({ data, call, input, version, handling });
      } finally {
        await Promise.all(renews.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
      }
    },
    [data, call, queryClient, renews, handling],
  );
}

/** Where replies of a call are kept; its input stands behind. */
export function callKey(call: AnyCall): readonly [string, string, string] {
  return ['call', call.method, call.path];
}

/** Where the reply to this input is kept. */
export function keptAt<C extends AnyCall>(call: C, input: CallInput<C>): readonly unknown[] {
  return [...callKey(call), input];
}

const NOTHING: readonly AnyCall[] = [];
const QUIET = { quiet: true } as const;
