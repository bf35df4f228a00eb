import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterRefusal, refreshAfterWrite } from '../refreshAfterWrite';
import type { LecternRecord, MoveParams } from '../types';
import { useLecternData } from './useLecternData';

/** Moves one record among others, of a version alone where one is named, and brings the lists up to date; rejects with the call's failure, which is said by whoever asked. */
export function useMove(resource: string): (params: { record: LecternRecord; to: MoveParams['to']; version?: number | undefined }) => Promise<LecternRecord> {
  const data = useLecternData();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ record, to, version }) => {
      const reply = await data.move(resource, { id: record.id, to, known: record, meta: { quiet: true, ...(version !== undefined && { version }) } }).catch((error: unknown) => {
        refreshAfterRefusal({ queryClient, resource, error });
        throw error;
      });
      refreshAfterWrite({ queryClient, resource, record: reply.data });
      return reply.data;
    },
    [data, queryClient, resource],
  );
}
