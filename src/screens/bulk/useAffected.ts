import { useEffect, useMemo, useRef, useState } from 'react';
import { isCallFailure, useLecternData } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useListModel, useRows } from '../list/listModel';

export interface Affected {
  /** Rows the action will be run on. */
  readonly ids: readonly string[];
  /** Selected rows that the filter no longer matches. */
  readonly notMatching: readonly string[];
  /** Rows whose state, as far as it is known here, does not allow the action. */
  readonly notAllowed: readonly string[];
  readonly isChecking: boolean;
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
  const matching = useMatching({ isOff: isSingle });
  const known = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  const sorted = useMemo(() => {
    const notMatching = matching.ids ? ids.filter((id) => !matching.ids!.has(id)) : [];
    const wanted = includesNotMatching ? ids : ids.filter((id) => !notMatching.includes(id));
    const notAllowed = wanted.filter((id) => known.get(id)?.allowed && !known.get(id)!.allowed!.includes(action));
    return { notMatching, notAllowed, ids: wanted.filter((id) => !notAllowed.includes(id)) };
  }, [ids, matching.ids, includesNotMatching, known, action]);
  return { ...sorted, isChecking: matching.isChecking, known };
}

/** Ids of all rows the filter matches now. Unfiltered, every row does; where it cannot be known, nothing is left out. */
function useMatching({ isOff }: { isOff: boolean }): { ids: ReadonlySet<string> | null; isChecking: boolean } {
  const provider = useLecternData();
  const { resource } = useListModel();
  const { filterValues } = useRows();
  const isNeeded = !isOff && Object.keys(filterValues).length > 0;
  const [state, setState] = useState<{ ids: ReadonlySet<string> | null; isChecking: boolean }>({ ids: null, isChecking: isNeeded });
  // What the filter is when the dialog opens counts; it cannot change behind it.
  const asked = useRef({ isNeeded, provider, name: resource.name, filter: filterValues });
  useEffect(() => {
    const { isNeeded, provider, name, filter } = asked.current;
    if (!isNeeded) return;
    const controller = new AbortController();
    provider
      .matchingIds(name, { filter, signal: controller.signal })
      .then(({ data }) => setState({ ids: new Set(data), isChecking: false }))
      .catch((error: unknown) => {
        if (isCallFailure(error) || !controller.signal.aborted) setState({ ids: null, isChecking: false });
      });
    return () => controller.abort();
  }, []);
  return state;
}
