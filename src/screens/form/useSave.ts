import { useCallback, useRef, useState } from 'react';
import { useSaveContext, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { failureDetails, refreshAfterWrite, useWriteFailure } from '../../dataProvider';
import type { FailureDetails, LecternRecord, WriteFailure, WriteMeta } from '../../dataProvider';
import { newKey } from '../../dataProvider/newKey';
import type { CellContext } from '../fields/types';
import { sayProblem } from './problems';

interface UseSaveParams {
  readonly context: CellContext;
  readonly patternText: (path: string) => string | null;
  /** Top-level names of the fields the form shows: a problem elsewhere is said above the buttons. */
  readonly shownFields: readonly string[];
  readonly onSaved: (record: LecternRecord) => void;
}

export interface UseSave {
  /** Sends values; problems end up at the fields, anything else in `failure`. */
  save(params: { values: Readonly<Record<string, unknown>>; overwrite?: boolean }): Promise<void>;
  /** What came of the last try and why, in words; null after a success or a change. */
  readonly failure: WriteFailure | null;
  /** The record as it is now, where somebody else had changed it. */
  readonly stale: FailureDetails | null;
  clearStale(): void;
  /** A save is on its way, or has found the session ended: nothing may hold the page back then. */
  readonly isReleased: () => boolean;
}

/** Saves by react-admin's save context and deals with every way it can fail. What was typed stays. */
export function useSave({ context, patternText, shownFields, onSaved }: UseSaveParams): UseSave {
  const { save: send } = useSaveContext();
  const { setError } = useFormContext();
  const failureOf = useWriteFailure('save');
  const translate = useTranslate();
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const [stale, setStale] = useState<FailureDetails | null>(null);
  const queryClient = useQueryClient();
  const isReleased = useRef(false);
  const lastTry = useRef({ text: '', key: '' });

  const fail = useCallback(
    (error: unknown): void => {
      const details = failureDetails(error);
      if (details?.kind === 'stale') return setStale(details);
      const problems = Object.entries(details?.problems ?? {});
      const elsewhere: string[] = [];
      for (const [path, problem] of problems) {
        const message = sayProblem({ problem, path, context, patternText });
        if (shownFields.includes(path.split('.')[0]!)) setError(path, { type: 'server', message });
        else elsewhere.push(translate('lectern.fields.pair', { name: context.label(path), value: message }));
      }
      if (problems.length === 0) setFailure(failureOf(error));
      else setFailure(elsewhere.length > 0 ? { head: null, text: elsewhere.join(' ') } : null);
    },
    [context, patternText, shownFields, setError, failureOf, translate],
  );

  const save = useCallback(
    async ({ values, overwrite = false }: { values: Readonly<Record<string, unknown>>; overwrite?: boolean }): Promise<void> => {
      if (!send) return;
      setFailure(null);
      setStale(null);
      isReleased.current = true;
      const meta: WriteMeta = { isSaidInPlace: true, idempotencyKey: keyFor(lastTry.current, values), ...(overwrite ? { overwrite } : {}) };
      try {
        const saved = await outcomeOf<LecternRecord>((callbacks) => send(values as Partial<LecternRecord>, { ...callbacks, meta }));
        if ('error' in saved) {
          isReleased.current = failureDetails(saved.error)?.kind === 'signedOut';
          return fail(saved.error);
        }
        isReleased.current = false;
        // The record's page opens with what has just been saved.
        queryClient.setQueryData([context.resource, 'getOne', { id: saved.record.id }], saved.record);
        refreshAfterWrite({ queryClient, resource: context.resource, record: saved.record });
        onSaved(saved.record);
      } catch (error) {
        isReleased.current = false;
        throw error;
      }
    },
    [send, queryClient, context.resource, onSaved, fail],
  );

  return { save, failure, stale, clearStale: useCallback(() => setStale(null), []), isReleased: useCallback(() => isReleased.current, []) };
}

/** The same key for each try of the same values, so that a lost reply makes no second record. */
function keyFor(last: { text: string; key: string }, values: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(values);
  if (last.text !== text) Object.assign(last, { text, key: newKey() });
  return last.key;
}

type Outcome<R> = { readonly record: R } | { readonly error: unknown };

/** React-admin's save tells how it ended by callbacks; this tells it by one value. */
function outcomeOf<R>(send: (callbacks: { onSuccess: (record: R) => void; onError: (error: unknown) => void }) => unknown): Promise<Outcome<R>> {
  return new Promise((resolve, reject) => {
    Promise.resolve(send({ onSuccess: (record) => resolve({ record }), onError: (error) => resolve({ error }) })).catch(reject);
  });
}
