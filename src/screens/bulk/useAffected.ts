import { useEffect, useMemo, useRef, useState } from 'react';
import { isCallFailure, untilAnswered, useLecternData } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useRules } from '../../forms/useRules';
import { evaluate, leaves, parsePredicate } from '../../schemas';
import { useListModel, useRows } from '../model/listModel';

export interface Affected {
  /** Rows the action will be run on. */
  readonly ids: readonly string[];
  /** Selected rows that the filter no longer matches. */
  readonly notMatching: readonly string[];
  /** Rows whose state, as far as it is known here, does not allow the action. */
  readonly notAllowed: readonly string[];
  readonly isChecking: boolean;
  /** Of every row it is known whether its state allows the action. */
  readonly isKnown: boolean;
  /** What is known of the rows. */
  readonly known: ReadonlyMap<string, LecternRecord>;
}

interface AffectedParams {
  readonly ids: readonly string[];
  readonly records: readonly LecternRecord[];
  /** What a row's `allowed` has to hold. */
  readonly action: string;
  /** One row of the open page needs no check against the filter. */
  readonly isSingle: boolean;
  readonly includesNotMatching: boolean;
}

/** Who an action is for: the selection, less what the filter no longer matches and what cannot be changed this way now. */
export function useAffected({ ids, records, action, isSingle, includesNotMatching }: AffectedParams): Affected {
  const { filterValues } = useRows();
  const { resource, actor } = useListModel();
  const self = resource.isOfPeople ? actor.id : null;
  const matching = useMatching({ filter: !isSingle && Object.keys(filterValues).length > 0 ? filterValues : null });
  const onPage = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  const others = useOthers({ ids: useMemo(() => ids.filter((id) => !onPage.has(id)), [ids, onPage]), all: ids.length, action });
  const known = useMemo(() => new Map([...onPage, ...others.records.map((record) => [record.id, record] as const)]), [onPage, others.records]);
  const sorted = useMemo(() => {
    const notMatching = matching.ids ? ids.filter((id) => !matching.ids!.has(id)) : [];
    const wanted = includesNotMatching ? ids : ids.filter((id) => !notMatching.includes(id));
    const isAllowed = (id: string): boolean => {
      const record = known.get(id);
      if (record) return record.allowed?.includes(action) ?? true;
      // A state does not tell that nobody does it to themselves.
      return others.fitting === null || (others.fitting.has(id) && id !== self);
    };
    const notAllowed = wanted.filter((id) => !isAllowed(id));
    const left = new Set(notAllowed);
    return { notMatching, notAllowed, ids: wanted.filter((id) => !left.has(id)), isKnown: wanted.every((id) => known.has(id) || others.fitting !== null) };
  }, [ids, matching.ids, others.fitting, includesNotMatching, known, action, self]);
  return { ...sorted, isChecking: matching.isChecking || others.isChecking, known };
}

/** Rows of other pages that are read one by one; of more the list is asked which fit. */
const MOST_READ = 60;
/** A list that is so many times as long as the selection is not asked: what cannot be done is then told by the run. */
const MOST_TIMES = 20;

interface Others {
  readonly records: readonly LecternRecord[];
  /** Ids of the rows whose state allows the action; null where it is not known. */
  readonly fitting: ReadonlySet<string> | null;
  readonly isChecking: boolean;
}

/** What is known of selected rows of other pages before an action of the lifecycle. */
function useOthers({ ids, all, action }: { ids: readonly string[]; all: number; action: string }): Others {
  const provider = useLecternData();
  const { resource } = useListModel();
  const { total, filterValues } = useRows();
  const states = useStates(action);
  const isRead = states !== null && ids.length > 0 && ids.length <= MOST_READ;
  const isAsked = states !== null && ids.length > MOST_READ && (total ?? 0) <= all * MOST_TIMES;
  const fitting = useMatching({ filter: isAsked ? { ...filterValues, ...states } : null });
  const [records, setRecords] = useState<readonly LecternRecord[] | null>(isRead ? null : NO_RECORDS);
  const asked = useRef({ provider, name: resource.name, ids });
  useEffect(() => {
    if (!isRead) return undefined;
    const controller = new AbortController();
    const { provider, name, ids } = asked.current;
    const { signal } = controller;
    untilAnswered({ signal, ask: () => provider.getMany<LecternRecord>(name, { ids: [...ids], signal, meta: { quiet: true } }) })
      .then(({ data }) => setRecords(data))
      .catch(() => !controller.signal.aborted && setRecords(NO_RECORDS));
    return () => controller.abort();
  }, [isRead]);
  return { records: records ?? NO_RECORDS, fitting: fitting.ids, isChecking: records === null || fitting.isChecking };
}

const NO_RECORDS: readonly LecternRecord[] = [];

/** A filter for the states from which an action of the lifecycle may be done; null where no filter of the list tells. */
function useStates(action: string): Readonly<Record<string, unknown>> | null {
  const { resource, actor } = useListModel();
  const { filterValues } = useRows();
  const rules = useRules(actor);
  const { lifecycle, fields, list } = resource;
  const declared = lifecycle?.actions[action];
  const field = lifecycle && fields[lifecycle.field];
  if (!declared?.if || field?.type !== 'choice' || !list.filters.some((filter) => filter.field === field.name)) return null;
  if (!leaves(parsePredicate(declared.if)).every((leaf) => leaf.field === field.name)) return null;
  const asked: unknown = filterValues[field.name];
  const states = field.choices.filter((value) => evaluate(declared.if, { [field.name]: value }, rules) && (!Array.isArray(asked) || asked.includes(value)));
  return states.length > 0 ? { [field.name]: states } : null;
}

/** Ids of all rows that a filter matches now. Where it cannot be known, nothing is left out. */
function useMatching({ filter }: { filter: Readonly<Record<string, unknown>> | null }): { ids: ReadonlySet<string> | null; isChecking: boolean } {
  const provider = useLecternData();
  const { resource } = useListModel();
  const [state, setState] = useState<{ ids: ReadonlySet<string> | null; isChecking: boolean }>({ ids: null, isChecking: filter !== null });
  // What the filter is when the dialog opens counts; it cannot change behind it.
  const asked = useRef({ provider, name: resource.name, filter });
  useEffect(() => {
    const { provider, name, filter } = asked.current;
    if (filter === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    untilAnswered({ signal, ask: () => provider.matchingIds(name, { filter, signal }) })
      .then(({ data }) => setState({ ids: new Set(data), isChecking: false }))
      .catch((error: unknown) => {
        if (isCallFailure(error) || !controller.signal.aborted) setState({ ids: null, isChecking: false });
      });
    return () => controller.abort();
  }, []);
  return state;
}
