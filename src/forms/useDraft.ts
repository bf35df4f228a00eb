import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field, PlaceValues } from '../schemas';
import { dropDraft, keepDraft, readDraft } from './drafts';
import type { Draft, DraftKey } from './drafts';
import type { OpenTries } from './tries';

export interface UseDraft {
  /** Found when the form was opened, and neither taken nor thrown away yet. */
  readonly offered: Draft | null;
  restore(): void;
  discard(): void;
  /** The form has been saved or given up: nothing is left to keep. */
  drop(): void;
  /** Keeps beside the draft which tries to save it are open; `null`: none is any more. */
  hold(open: OpenTries<unknown> | null): void;
}

interface DraftParams extends DraftKey {
  readonly fields: Readonly<Record<string, Field>>;
  readonly owner: string;
  /** What a new record began with by where it was made: opened again elsewhere it would be without. */
  readonly begun: PlaceValues;
}

/** Keeps what is typed for the case that the session ends, and offers it when the form is opened again. */
export function useDraft({ resource, id, fields, owner, begun }: DraftParams): UseDraft {
  const { subscribe, setValue, getValues } = useFormContext();
  const key = useMemo(() => ({ resource, id }), [resource, id]);
  const [offered, setOffered] = useState(() => readDraft({ ...key, owner }));
  /** What is offered still: it is kept beneath what is typed beside it. */
  const beneath = useRef(offered);
  const settle = useCallback((): void => {
    beneath.current = null;
    setOffered(null);
  }, []);

  const open = useRef<Draft['open']>(undefined);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void } | null>(null);
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }, []);

  useEffect(() => {
    const stop = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        forget();
        const changed = Object.keys(dirtyFields ?? {}).filter((name) => !fields[name]?.writeOnly);
        if (changed.length === 0) return;
        const beginning = id === null ? Object.keys(begun).filter((name) => fields[name]) : [];
        const kept = Object.fromEntries([...new Set([...beginning, ...changed])].map((name) => [name, values[name]]));
        const keep = (): void => keepDraft(key, { owner, values: { ...beneath.current?.values, ...kept }, savedAt: Date.now(), open: open.current ?? beneath.current?.open });
        waiting.current = { keep, timer: setTimeout(keep, REST) };
      },
    });
    const onLeave = (): void => waiting.current?.keep();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      // Taken from under who types: the last letters, too.
      onLeave();
      forget();
      stop();
    };
  }, [subscribe, key, id, fields, owner, begun, forget]);

  const hold = useCallback((tries: OpenTries<unknown> | null) => {
    // Whoever may read the storage is told no secret by it.
    const sent = tries && [...tries.tried, ...(tries.made ? [tries.made.values] : [])];
    const isTold = sent?.every((values) => !Object.keys(values).some((name) => fields[name]?.writeOnly)) === true;
    open.current = tries && isTold ? tries : undefined;
    waiting.current?.keep();
    forget();
    const kept = readDraft({ ...key, owner });
    if (kept || isTold) keepDraft(key, { owner, values: kept?.values ?? begun, savedAt: Date.now(), open: open.current });
  }, [fields, key, owner, begun, forget]);

  const drop = useCallback(() => {
    forget();
    open.current = undefined;
    // What somebody has neither taken nor thrown away is not gone with what was done beside it.
    if (beneath.current) keepDraft(key, beneath.current);
    else dropDraft({ ...key, owner });
  }, [key, owner, forget]);
  const discard = useCallback(() => {
    const typed = waiting.current;
    forget();
    settle();
    dropDraft({ ...key, owner });
    typed?.keep();
  }, [key, owner, forget, settle]);
  const restore = useCallback(() => {
    for (const [name, value] of Object.entries(offered?.values ?? {})) {
      if (fields[name] && getValues(name) !== value) setValue(name, value, { shouldDirty: true });
    }
    open.current = offered?.open;
    settle();
  }, [offered, fields, getValues, setValue, settle]);
  return { offered, restore, discard, drop, hold };
}

/** How long the typing rests before it is kept. In ms. */
const REST = 300;
