import { useCallback } from 'react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { pathNames, type AnyCall, type CallInput, type CallReply } from '../../schemas';
import type { CallRequest } from '../client';
import type { LecternDataProvider } from '../types';
import { useLecternData } from './useLecternData';

/** What may be said of asking besides its input. */
export interface UseCallOptions {
  /** @default true */
  readonly enabled?: boolean;
  /** Who is told of a failure. @default as every call */
  readonly handling?: CallRequest['handling'];
}

/** Asks a call that reads, and again when a call that changes says so. What it gives is typed by its definition. */
export function useCall<C extends AnyCall>(call: C, input: CallInput<C>, { enabled = true, handling }: UseCallOptions = {}): UseQueryResult<CallReply<C>> {
  const data = useLecternData();
  return useQuery({
    queryKey: [...callKey(call), input],
    queryFn: async ({ signal }) => sendCall({ data, call, input, signal, ...(handling && { handling }) }),
    enabled,
  });
}

/**
 * A call that changes something, as a function of its input. It rejects with the call's failure, which nobody has shown
 * yet. What `renews` names is asked anew afterwards, also when the call failed: nobody knows then how far it came.
 */
export function useCallAction<C extends AnyCall>(call: C, { renews = NOTHING }: { readonly renews?: readonly AnyCall[] } = {}): (input: CallInput<C>) => Promise<CallReply<C>> {
  const data = useLecternData();
  const queryClient = useQueryClient();
  return useCallback(
    async (input) => {
      try {
        return await sendCall({ data, call, input, handling: { quiet: true } });
      } finally {
        await Promise.all(renews.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
      }
    },
    [data, call, queryClient, renews],
  );
}

/** Where replies of a call are kept; its input stands behind. */
export function callKey(call: AnyCall): readonly [string, string, string] {
  return ['call', call.method, call.path];
}

interface SendParams<C extends AnyCall> extends UseCallOptions {
  readonly data: Pick<LecternDataProvider, 'call'>;
  readonly call: C;
  readonly input: CallInput<C>;
  readonly signal?: AbortSignal;
}

/** Makes the call. @throws RangeError for an empty part of its address, before anything is sent */
export async function sendCall<C extends AnyCall>({ data, call, input, signal, handling }: SendParams<C>): Promise<CallReply<C>> {
  const given = input as Readonly<Record<string, unknown>>;
  const path = pathNames(call.path).reduce((text, name) => text.replace(`{${name}}`, partOf(call, name, given[name])), call.path);
  const pick = (fields: object = {}): Record<string, unknown> => Object.fromEntries(Object.keys(fields).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  const reply = await data.call(path, {
    method: call.method,
    ...(call.client && { client: call.client }),
    ...(call.query && { query: pick(call.query) as NonNullable<CallRequest['query']> }),
    ...(call.body && { body: pick(call.body) }),
    ...(signal && { signal }),
    ...(handling && { handling }),
  });
  return reply.data as CallReply<C>;
}

function partOf(call: AnyCall, name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new RangeError(`${call.method} ${call.path} needs “${name}”.`);
  return encodeURIComponent(value);
}

const NOTHING: readonly AnyCall[] = [];
