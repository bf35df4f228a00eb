import { useSaveContext } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterWrite } from '../../dataProvider';
import type { LecternRecord, WriteMeta } from '../../dataProvider';
import type { SavingParams } from '../../forms/useSaving';

/** The call of a record's form, by react-admin's save context. The record's page opens with what has just been saved. */
export function useSaveRecord(resource: string): SavingParams<LecternRecord>['send'] {
  const { save } = useSaveContext();
  const queryClient = useQueryClient();
  return async ({ values, overwrite, idempotencyKey }) => {
    if (!save) throw new Error('A record’s form stands in the context of its screen');
    const meta: WriteMeta = { isSaidInPlace: true, idempotencyKey, ...(overwrite ? { overwrite } : {}) };
    const record = await outcomeOf<LecternRecord>((callbacks) => save(values as Partial<LecternRecord>, { ...callbacks, meta }));
    queryClient.setQueryData([resource, 'getOne', { id: record.id }], record);
    refreshAfterWrite({ queryClient, resource, record });
    return record;
  };
}

/** React-admin's save tells how it ended by callbacks; this tells it as a promise does. */
function outcomeOf<R>(send: (callbacks: { onSuccess: (record: R) => void; onError: (error: unknown) => void }) => unknown): Promise<R> {
  return new Promise((resolve, reject) => {
    Promise.resolve(send({ onSuccess: resolve, onError: reject })).catch(reject);
  });
}
