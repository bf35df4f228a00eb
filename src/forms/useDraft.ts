import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useI18nProvider } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { isEmptyValue } from '../schemas';
import type { Field, PlaceValues } from '../schemas';
import { keepDrafts, readDrafts } from './drafts';
import type { Draft, DraftKey } from './drafts';
import type { OpenTries } from './tries';

type Values = Readonly<Record<string, unknown>>;

export interface UseDraft {
  /** Found when the form was opened, and neither taken nor thrown away yet. Once one is taken, no other until the form is opened anew. */
  readonly offered: Draft | null;
  restore(): void;
  discard(): void;
  /** The form has been saved or given up: nothing is left to keep. */
  drop(): void;
  /** Keeps beside the draft which tries to save it are open; `null`: none is any more. */
  hold(open: OpenTries<unknown> | null): void;
  /** What the draft that stands in the form was begun from, where one has been taken. */
  since(): Draft['since'];
}

interface DraftParams extends DraftKey {
  readonly fields: Readonly<Record<string, Field>>;
  readonly owner: string;
  /** What a new record began with by where it was made: opened again elsewhere it would be without. */
  readonly begun: PlaceValues;
  /** Of the record that is changed, as it is shown. */
  readonly version?: unknown;
}

/**
 * Keeps what is typed for the case that the session ends, and offers it when the form is opened again. What is typed beside a draft that is
 * offered is another one: of several the newest is offered first. One that is taken stands alone in the form; what was typed before it is offered the next time.
 * A form that is drawn anew in another language takes what had been typed into it by itself.
 */
export function useDraft({ resource, id, fields, owner, begun, version }: DraftParams): UseDraft {
  const { subscribe, setValue, getValues, resetField } = useFormContext();
  const key = useMemo(() => ({ resource, id, owner }), [resource, id, owner]);
  const [found, setFound] = useState(() => ({ key, drafts: readDrafts(key), isAsked: true }));
  // Whoever goes on elsewhere, as in another institute, is offered what was typed there.
  if (found.key !== key) setFound({ key, drafts: readDrafts(key), isAsked: true });
  const offered = found.isAsked ? (found.drafts[0] ?? null) : null;
  /** Those that are offered still, and what is typed beside them. */
  const drafts = useRef<{ key: DraftKey; offered: readonly Draft[]; typed: Draft | null }>({ key, offered: found.drafts, typed: null });
  useEffect(() => {
    const { key: before, typed } = drafts.current;
    drafts.current = { key: found.key, offered: found.drafts, typed: found.key === before ? typed : null };
  }, [found]);

  const open = useRef<Draft['open']>(undefined);
  const since = useRef<Draft['since']>(undefined);
  const dirty = useRef<readonly string[]>([]);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void } | null>(null);
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }, []);
  const store = useCallback(() => {
    const { typed, offered: others } = drafts.current;
    keepDrafts(key, typed ? [typed, ...others] : others);
  }, [key]);

  /** What was typed has been taken out again. */
  const takeBack = useCallback(() => {
    if (drafts.current.typed === null || open.current) return;
    drafts.current.typed = null;
    store();
  }, [store]);

  useEffect(() => {
    const stop = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields, defaultValues }) => {
        forget();
        dirty.current = Object.keys(dirtyFields ?? {});
        const isNothing = (name: string): boolean => isEmptyValue(values[name]) && isEmptyValue((defaultValues as Values | undefined)?.[name]);
        const changed = dirty.current.filter((name) => !fields[name]?.writeOnly && !isNothing(name));
        if (changed.length === 0) return takeBack();
        const beginning = id === null ? Object.keys(begun).filter((name) => fields[name]) : [];
        const kept = Object.fromEntries([...new Set([...beginning, ...changed])].map((name) => [name, values[name]]));
        const beneath = typeof version === 'number' ? { version, values: Object.fromEntries(changed.map((name) => [name, (defaultValues as Values | undefined)?.[name]])) } : undefined;
        const keep = (): void => {
          drafts.current.typed = { owner, values: kept, savedAt: Date.now(), open: open.current, since: beneath && since.current ? { version: since.current.version, values: { ...beneath.values, ...since.current.values } } : beneath };
          store();
        };
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
  }, [subscribe, id, fields, owner, begun, version, forget, store, takeBack]);

  const hold = useCallback((tries: OpenTries<unknown> | null) => {
    // Whoever may read the storage is told no secret by it.
    const sent = tries && [...tries.tried, ...(tries.made ? [tries.made.values] : [])];
    const isTold = sent?.every((values) => !Object.keys(values).some((name) => fields[name]?.writeOnly)) === true;
    open.current = tries && isTold ? tries : undefined;
    waiting.current?.keep();
    forget();
    const { typed } = drafts.current;
    if (!typed && !isTold) return;
    drafts.current.typed = { owner, values: typed?.values ?? begun, savedAt: Date.now(), open: open.current };
    store();
  }, [fields, owner, begun, forget, store]);

  const drop = useCallback(() => {
    forget();
    open.current = undefined;
    since.current = undefined;
    drafts.current.typed = null;
    store();
  }, [forget, store]);
  const discard = useCallback(() => {
    const [, ...others] = drafts.current.offered;
    drafts.current.offered = others;
    setFound({ key, drafts: others, isAsked: false });
    // A second click of the same hand is not meant for the next one.
    setTimeout(() => setFound((now) => (now.drafts === others ? { ...now, isAsked: true } : now)), NEXT_MS);
    if (waiting.current) waiting.current.keep();
    else store();
  }, [key, store]);
  const restore = useCallback(() => {
    const [taken, ...others] = drafts.current.offered;
    if (!taken) return;
    waiting.current?.keep();
    forget();
    const { typed } = drafts.current;
    // A secret, too, which no draft holds.
    for (const name of new Set([...dirty.current, ...Object.keys(typed?.values ?? {})])) if (!(name in taken.values)) resetField(name);
    for (const [name, value] of Object.entries(taken.values)) if (fields[name] && getValues(name) !== value) setValue(name, value, { shouldDirty: true });
    forget();
    open.current = taken.open;
    since.current = taken.since;
    drafts.current = { key, offered: typed ? [typed, ...others] : others, typed: taken };
    store();
    setFound({ key, drafts: drafts.current.offered, isAsked: false });
  }, [key, fields, getValues, setValue, resetField, forget, store]);
  const i18n = useI18nProvider();
  const isDrawn = useRef(false);
  useEffect(() => {
    if (isDrawn.current) return;
    isDrawn.current = true;
    const [name, locale] = [JSON.stringify(key), i18n.getLocale()];
    const last = drawn.get(name);
    const isMeant = last !== undefined && last.locale !== locale && offered !== null && !offered.open && (offered.savedAt >= last.at || offered.savedAt === last.taken);
    drawn.set(name, { locale, at: Date.now(), taken: isMeant ? offered.savedAt : null });
    if (isMeant) restore();
  }, [key, i18n, offered, restore]);
  return { offered, restore, discard, drop, hold, since: useCallback(() => since.current, []) };
}

/** In which language each form was drawn last in this page, when, and of when the draft was that it took then. */
const drawn = new Map<string, { readonly locale: string; readonly at: number; readonly taken: number | null }>();

/** Longer than between two clicks of one hand. In ms. */
const NEXT_MS = 700;

/** How long the typing rests before it is kept. In ms. */
const REST = 300;
