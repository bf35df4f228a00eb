import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pathNames, type Action } from '../../schemas';
import { lacks } from '../absent';
import { isBody } from '../envelope';
import type { LecternRecord } from '../types';
import { usePlatformCall } from './usePlatformCall';

/** One sentence of what would come of an action: its name, and what stands in it. */
export interface ForeseenLine {
  readonly says: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Foresight {
  readonly lines: readonly ForeseenLine[];
  /** What stands where a question is not answered. */
  readonly held: Readonly<Record<string, unknown>>;
}

export interface UseForesight {
  /** Null until it is known; nothing, where the platform cannot say. */
  readonly foresight: Foresight | null;
  /** What is shown is of answers before these. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

interface ForesightParams {
  /** The module. */
  readonly resource: string;
  readonly action: Pick<Action, 'call' | 'ask'>;
  readonly record: LecternRecord;
  /** As far as its questions are answered. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What would come of an action on a record, answered so; asked anew each time, for somebody else may have changed it. */
export function useForesight({ resource, action, record, answers }: ForesightParams): UseForesight {
  const call = usePlatformCall();
  const path = `${pathNames(action.call.path).reduce((text, name) => text.replace(`{${name}}`, encodeURIComponent(String(record[name]))), action.call.path)}/foresight`;
  const { data, isFetching, isPlaceholderData, isError } = useQuery({
    queryKey: [resource, 'foresight', path, answers],
    queryFn: async ({ signal }) => foresightOf(await call<unknown>(path, { method: 'POST', body: answers, signal, handling: { quiet: true } })),
    enabled: !lacks({ method: 'POST', path }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return { foresight: data ?? (isFetching ? null : NOTHING), isPending: isFetching && (isPlaceholderData || !data), isFailed: isError };
}

function foresightOf(data: unknown): Foresight {
  const { lines, held } = isBody(data) ? data : {};
  return {
    lines: Array.isArray(lines) ? lines.flatMap((one: unknown) => (isBody(one) && typeof one['says'] === 'string' ? [{ says: one['says'], params: isBody(one['params']) ? one['params'] : {} }] : [])) : [],
    held: isBody(held) ? held : {},
  };
}

const NOTHING: Foresight = { lines: [], held: {} };
