import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '../../schemas';
import { isBody } from '../envelope';
import { useLecternData } from './useLecternData';

interface AskedRows {
  readonly call: Call;
  /** What is sent: in the address of a GET, else in the body. */
  readonly input: Readonly<Record<string, string>>;
  readonly enabled: boolean;
}

/** Names that complete what is typed; those of the text before stay until others come, and a call that fails completes nothing. */
export function useSuggestions({ call, query, enabled }: { readonly call: Call; readonly query: string; readonly enabled: boolean }): readonly string[] {
  const rows = useRows({ call, input: { query }, enabled });
  return rows.map(({ name }) => name).filter((name): name is string => typeof name === 'string');
}

/** What the call says first of a field, for an institute; undefined while it is not known. */
export function useUsual({ call, field, instituteId }: { readonly call: Call; readonly field: string; readonly instituteId: string | null }): unknown {
  return useRows({ call, input: { instituteId: instituteId ?? '' }, enabled: instituteId !== null })[0]?.[field];
}

function useRows({ call: { method, path, client }, input, enabled }: AskedRows): readonly Readonly<Record<string, unknown>>[] {
  const data = useLecternData();
  const { data: rows } = useQuery({
    queryKey: ['call', method, path, input],
    queryFn: async ({ signal }) => {
      const reply = await data.call(path, { method, ...(client && { client }), ...(method === 'GET' ? { query: input } : { body: input }), signal, handling: { quiet: true } });
      return isBody(reply.data) && Array.isArray(reply.data['items']) ? reply.data['items'].filter(isBody) : NONE;
    },
    enabled,
    retry: false,
    ...(method === 'GET' ? {} : { placeholderData: keepPreviousData }),
  });
  return enabled ? (rows ?? NONE) : NONE;
}

const NONE: readonly Readonly<Record<string, unknown>>[] = [];
