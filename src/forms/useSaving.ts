import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { failureDetails, useWriteFailure } from '../dataProvider';
import type { FailureDetails, WriteFailure } from '../dataProvider';
import type { CellContext } from '../fields/values/cellTypes';
import { sentences } from '../fields/values/sentences';
import { holderIn, sayProblem } from './problems';
import type { FieldProblemLike } from './problems';
import { createTries } from './tries';
import type { OpenTries, TriesParams } from './tries';

type Values = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, FieldProblemLike>>;

export interface SavingParams<R> extends TriesParams<R> {
  readonly context: CellContext;
  readonly patternText: (path: string) => string | null;
  /** Top-level names of the fields the form shows: a problem elsewhere is said above the buttons. */
  readonly shownFields: readonly string[];
  readonly onSaved: (saved: R) => void;
  /** Keeps the tries of a new record that are open, or that none is any more. */
  readonly keep?: ((open: OpenTries<R> | null) => void) | undefined;
  /** Shows problems of what is no field of the form, and gives back the others. */
  readonly takeProblems?: (problems: Problems) => Problems;
}

export interface Saving<R> {
  /** Sends values; problems end up at the fields, anything else in `failure`. */
  save(params: { values: Values; overwrite?: boolean }): Promise<void>;
  /** What came of the last try and why, in words; null after a success or a change. */
  readonly failure: WriteFailure | null;
  /** The record as it is now, where somebody else had changed it. */
  readonly stale: FailureDetails | null;
  clearStale(): void;
  /** Goes on with tries of before the page was loaded, which a draft has kept, or with none. */
  resume(open: OpenTries<R> | null): void;
  /** A save is on its way, now. What shows it is drawn anew when it begins and ends. */
  readonly isSaving: () => boolean;
  /** A save is on its way, or has found the session ended: nothing may hold the page back then. */
  readonly isReleased: () => boolean;
}

/** Saves what a form holds and deals with every way that can fail. What was typed stays. Stands inside the form. */
export function useSaving<R>({ context, patternText, shownFields, send, amend, keep, onSaved, takeProblems = NONE_TAKEN }: SavingParams<R>): Saving<R> {
  const { setError } = useFormContext();
  const failureOf = useWriteFailure(amend ? 'save' : 'edit');
  const translate = useTranslate();
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const [stale, setStale] = useState<FailureDetails | null>(null);
  const isReleased = useRef(false);
  const isOnItsWay = useRef(false);
  const [, drawSaving] = useState(false);
  const setSaving = (isSaving: boolean): void => {
    isOnItsWay.current = isSaving;
    drawSaving(isSaving);
  };
  const [tries] = useState(createTries<R>);
  const notify = useNotify();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const fail = (error: unknown): void => {
    const details = failureDetails(error);
    if (!isShown.current) {
      const { head, text } = failureOf(error);
      return notify(text, { type: 'error', ...(head ? { title: head } : {}) });
    }
    if (details?.kind === 'stale') return setStale(details);
    const found = details?.problems ?? {};
    const elsewhere: string[] = [];
    for (const [path, problem] of Object.entries(takeProblems(found))) {
      const message = sayProblem({ problem, path, context, patternText });
      if (shownFields.includes(path.split('.')[0]!)) setError(path, { type: 'server', message, ...holderIn(problem) });
      else elsewhere.push(translate('lectern.fields.pair', { name: context.label(path), value: message }));
    }
    if (Object.keys(found).length === 0) setFailure(failureOf(error));
    else setFailure(elsewhere.length > 0 ? { head: null, text: sentences(elsewhere) } : null);
  };

  const save = async ({ values, overwrite = false }: { values: Values; overwrite?: boolean }): Promise<void> => {
    setFailure(null);
    setStale(null);
    isReleased.current = true;
    setSaving(true);
    const result = await tries.save({ values, overwrite, send, amend, keep });
    setSaving(false);
    if ('error' in result) {
      isReleased.current = failureDetails(result.error)?.kind === 'signedOut';
      return fail(result.error);
    }
    isReleased.current = false;
    onSaved(result.saved);
  };

  return { save, failure, stale, isSaving: useCallback(() => isOnItsWay.current, []), clearStale: useCallback(() => setStale(null), []), resume: tries.resume, isReleased: useCallback(() => isReleased.current, []) };
}

const NONE_TAKEN = (problems: Problems): Problems => problems;
