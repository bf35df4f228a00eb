import { useSaveContext } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { failureDetails, refreshAfterWrite, useLecternData } from '../../dataProvider';
import type { LecternRecord, WriteMeta } from '../../dataProvider';
import { isSame } from '../../dataProvider/writeValues';
import type { TriesParams } from '../../forms/tries';
import { followersOf, type Resource } from '../../schemas';

/**
 * The calls of a record's form, that of a save by react-admin's save context. The record's page opens with what has just been saved.
 * @param version of the record that what is saved was begun from
 */
export function useSaveRecord(resource: Resource, version: () => unknown): Required<TriesParams<LecternRecord>> {
  const { save } = useSaveContext();
  const provider = useLecternData();
  const queryClient = useQueryClient();
  const done = (record: LecternRecord): LecternRecord => {
    queryClient.setQueryData([resource.name, 'getOne', { id: record.id }], record);
    refreshAfterWrite({ queryClient, resource: resource.name, record });
    return record;
  };
  const metaOf = (overwrite: boolean, idempotencyKey: string): WriteMeta => ({ isSaidInPlace: true, idempotencyKey, ...(overwrite ? { overwrite } : {}) });
  return {
    send: async ({ values, overwrite, idempotencyKey }) => {
      if (!save) throw new Error('A record’s form stands in the context of its screen');
      return done(await outcomeOf<LecternRecord>((callbacks) => save(values as Partial<LecternRecord>, { ...callbacks, meta: { ...metaOf(overwrite, idempotencyKey), version: version() } })));
    },
    amend: async ({ made, before, values, overwrite, idempotencyKey }) => {
      const changed = [...Object.keys(before), ...Object.keys(values)].filter((name) => !isSame(before[name], values[name]));
      const names = new Set([...changed, ...followersOf({ fields: resource.fields, changed })]);
      const wanted = Object.fromEntries([...names].map((name) => [name, values[name] ?? null]));
      const stays = (name: string): boolean => resource.endpoint.without.includes('update') || resource.fields[name]?.createOnly === true;
      try {
        const { data } = await provider.update<LecternRecord>(resource.name, { id: made.id, data: wanted, previousData: made, meta: metaOf(overwrite, idempotencyKey) });
        return done(without(data, [...names].filter(stays)));
      } catch (error) {
        // Who may make a record and not change it is told what it has not got.
        if (failureDetails(error)?.kind !== 'forbidden') throw error;
        return done(without(made, [...names]));
      }
    },
  };
}

function without(record: LecternRecord, names: readonly string[]): LecternRecord {
  return names.length === 0 ? record : { ...record, untaken: [...(record.untaken ?? []), ...names] };
}

/** React-admin's save tells how it ended by callbacks; this tells it as a promise does. */
function outcomeOf<R>(send: (callbacks: { onSuccess: (record: R) => void; onError: (error: unknown) => void }) => unknown): Promise<R> {
  return new Promise((resolve, reject) => {
    Promise.resolve(send({ onSuccess: resolve, onError: reject })).catch(reject);
  });
}
