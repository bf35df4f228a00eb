import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'ra-core';
import { useDeclarations, useLecternData, useSelectedInstitute } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import type { CellContext } from '../../fields/values/cellTypes';
import { useRules } from '../../forms/useRules';
import { useRemembered } from '../../ui/useRemembered';
import { isAcrossInstitutes } from '../../schemas';
import type { Actor, Field, PlaceValues, Resource } from '../../schemas';
import { checkingOf, type Checking, type RowPlan } from './checkRow';
import type { Fillers } from './fills';
import { otherContexts } from './languages';
import { planRows, type CellsOfRow } from './planRows';
import { inReadingOrder } from './readRow';
import type { Reading } from './readRow';
import { exampleRow, sayingOf } from './template';
import type { Answers } from './titles';

interface CheckingParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly within: PlaceValues;
  readonly fields: readonly Field[];
  /** With those that say where each row belongs. */
  readonly all: readonly Field[];
  /** The institute of the record that the list stands below; null where it stands below none. */
  readonly above: string | null;
}

export interface UseChecking {
  /** The reader's own, and those of the other languages once they are there. */
  readonly contexts: readonly CellContext[];
  /** Whose new records are where the file does not say; null: it has to. */
  readonly instituteId: string | null;
  /** How references of a file are read here. */
  readonly place: Pick<Reading, 'headOf' | 'owner' | 'within'>;
  /** Keeps what the example row of a template says, by which it is known again. */
  readonly keepExample: (saying: string) => void;
  /** What would become of rows. Rejects with the failure of a call. */
  readonly plan: (params: { readonly rows: readonly CellsOfRow[]; readonly existing: Checking['existing']; readonly onProgress?: (done: number) => void; readonly signal?: AbortSignal }) => Promise<ReadonlyMap<number, RowPlan>>;
}

/** Checks rows of a file for this user, as the form of a record would. What was looked up is asked once. */
export function useChecking({ resource, actor, within, fields, all, above }: CheckingParams): UseChecking {
  const provider = useLecternData();
  const locale = useLocale() ?? 'en';
  const context = useCellContext(resource.name);
  const rules = useRules(actor);
  const declarations = useDeclarations();
  const { institute } = useSelectedInstitute();
  const instituteId = above ?? institute?.id ?? null;
  const [others, setOthers] = useState<readonly CellContext[]>([]);
  const languages = useRef<Promise<readonly CellContext[]> | null>(null);
  useEffect(() => {
    let isWanted = true;
    languages.current = otherContexts({ resource, locale });
    void languages.current.then((found) => isWanted && setOthers(found));
    return () => {
      isWanted = false;
    };
  }, [resource, locale]);
  const contexts = useMemo(() => [context, ...others], [context, others]);
  /** What the example row of a template says that is made now. */
  const today = useRef<Promise<string | null> | null>(null);
  const [saved, keepExample] = useRemembered<string | null>(`importExample.${actor.id}.${resource.name}`, null);
  const [answers] = useState<Answers>(() => new Map());
  const [fillers] = useState<Fillers>(() => new Map());
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);

  const place = useMemo(() => ({ headOf: (module: string) => declarations.get(module), owner: isAcrossInstitutes(actor) ? (instituteId ?? undefined) : undefined, within }), [declarations, actor, instituteId, within]);
  const plan = useCallback<UseChecking['plan']>(
    async ({ rows, existing, onProgress, signal }) => {
      const until = signal ? AbortSignal.any([controller.current.signal, signal]) : controller.current.signal;
      const found = (await languages.current) ?? [];
      const examples = new Set([saved, await (today.current ??= exampleRow({ provider, resource, fields, context, reading: place }).then(({ values }) => sayingOf({ fields, values }), () => null))]);
      const reading = { ...place, fields: inReadingOrder(all), contexts: [context, ...found] };
      const checking = checkingOf({ resource, actor, rules, instituteId, within, locale: context.locale, existing, isExample: (read) => Object.keys(read.faults).length === 0 && examples.has(sayingOf({ fields, values: read.values })) });
      return planRows({ provider, rows, reading, checking, answers, fillers, signal: until, ...(onProgress ? { onProgress } : {}) });
    },
    [provider, resource, actor, rules, instituteId, fields, all, within, place, context, answers, fillers, saved],
  );
  return { contexts, instituteId, keepExample, place, plan };
}
