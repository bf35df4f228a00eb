import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { createBulkRun, failureDetails, useActor, useFailureText, useLecternData, shownTitle } from '../../dataProvider';
import type { LecternRecord, LeftOut } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { forgetRestored } from '../common/keptRun';
import { restoredSentence } from '../common/restoredSentence';

/** A record that cannot come back as it was, and why. */
export interface RestoreRefusal {
  readonly record: LecternRecord;
  /** Fields whose values were given to another record meanwhile, and to which. */
  readonly taken: readonly { readonly field: string; readonly with?: readonly string[]; readonly value: unknown; readonly id: string }[];
  /** What it belongs to and cannot be without, which was deleted too. */
  readonly missing: { readonly field: string; readonly module: string; readonly ids: readonly { readonly id: string; readonly title: string }[] } | null;
}

export interface UseRestore {
  /** Gives whether one was refused for such a reason. */
  run(records: readonly LecternRecord[]): Promise<boolean>;
  readonly isRunning: boolean;
  /** The first that was refused for a reason that can be dealt with here. */
  readonly refused: RestoreRefusal | null;
  readonly dismiss: () => void;
  /** A refused one has been restored after all. */
  readonly finish: (record: LecternRecord, leftOut: readonly LeftOut[]) => void;
}

/** Takes records out of the bin, each by itself, and says what came of it. */
export function useRestore({ resource, onDone }: { resource: Resource; onDone: () => void }): UseRestore {
  const provider = useLecternData();
  const actor = useActor();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const failureText = useFailureText(resource.name);
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<RestoreRefusal | null>(null);
  const say = useCallback(
    (done: readonly LecternRecord[], leftOut: readonly LeftOut[]): void => {
      const [first] = done;
      if (!first) return;
      void queryClient.invalidateQueries();
      if (actor) forgetRestored({ resource: resource.name, actor, ids: done.map(({ id }) => String(id)) });
      const words = { smart_count: done.length, title: shownTitle({ resource, record: first, translate }) };
      const next = restoredSentence({ translate, resource, records: done, leftOut, locale });
      notify(next === '' ? 'lectern.bin.restored' : `${translate('lectern.bin.restored', words)} ${next}`, { type: leftOut.length > 0 ? 'warning' : 'success', messageArgs: words });
      onDone();
    },
    [actor, locale, notify, onDone, queryClient, resource, translate],
  );
  const run = async (records: readonly LecternRecord[]): Promise<boolean> => {
    setRunning(true);
    const knownOf = (id: string) => ({ known: records.find((record) => record.id === id) ?? {} });
    const leftOut: LeftOut[] = [];
    // Of rows of other pages nothing is known but what the platform answers.
    const back = new Map<string, LecternRecord>();
    const perform = async (id: string): Promise<void> => {
      const { data, leftOut: left } = await provider.restore(resource.name, { id, ...knownOf(id), meta: { quiet: true } });
      back.set(id, data);
      leftOut.push(...left);
    };
    const bulk = createBulkRun({ ids: records.map((record) => record.id), perform, reasonOf: failureText });
    let ended = await bulk.start();
    // What could not be without another of them can be now that this one is back.
    for (let known = -1; ended.done.length > known && ended.failed.some(({ error }) => isBackNow({ error, resource, done: ended.done })); ) {
      known = ended.done.length;
      ended = await bulk.retryFailed();
    }
    const { done, failed } = ended;
    setRunning(false);
    say(records.filter((record) => done.includes(record.id)).map((record) => back.get(record.id) ?? record), leftOut);
    const [first] = failed;
    if (!first) return false;
    const refusal = refusalOf({ error: first.error, record: records.find((record) => record.id === first.id)! });
    if (refusal) setRefused(refusal);
    else notify('lectern.bin.failed', { type: 'error', messageArgs: { smart_count: failed.length, reason: first.reason } });
    return refusal !== null;
  };
  return {
    run,
    isRunning,
    refused,
    dismiss: useCallback(() => setRefused(null), []),
    finish: (record, leftOut) => {
      setRefused(null);
      say([record], leftOut);
    },
  };
}

function refusalOf({ error, record }: { error: unknown; record: LecternRecord }): RestoreRefusal | null {
  const details = failureDetails(error);
  const data = (details?.data ?? {}) as { taken?: RestoreRefusal['taken']; missing?: RestoreRefusal['missing'] };
  if ((details?.reason === 'restoreTaken' || details?.reason === 'restoreTwin') && Array.isArray(data.taken)) return { record, taken: data.taken, missing: null };
  if (details?.reason === 'restoreNeeds' && data.missing) return { record, taken: [], missing: data.missing };
  return null;
}

/** Whether what a record was refused for has been restored meanwhile. */
function isBackNow({ error, resource, done }: { error: unknown; resource: Resource; done: readonly string[] }): boolean {
  const details = failureDetails(error);
  const { missing } = (details?.data ?? {}) as { missing?: RestoreRefusal['missing'] };
  return details?.reason === 'restoreNeeds' && missing?.module === resource.name && missing.ids.every(({ id }) => done.includes(id));
}
