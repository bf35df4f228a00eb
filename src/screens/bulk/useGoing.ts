import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { useDependants, useTitles, shownTitle } from '../../dataProvider';
import type { LecternRecord, RecordUse } from '../../dataProvider';
import { titleIn } from '../../fields/values/titleIn';
import { useListModel } from '../model/listModel';

export interface Going {
  /** Rows the action will be run on: of those to be deleted, the ones that nothing holds back. */
  readonly ids: readonly string[];
  /** Rows that others use, so that they stay. */
  readonly held: readonly string[];
  readonly uses: readonly RecordUse[];
  readonly isChecking: boolean;
  /** Whether the platform has said what uses them. */
  readonly isKnown: boolean;
  readonly titleOf: (id: string) => string;
}

/** What of a selection may go, before it is deleted; any other action goes on with all of it. */
export function useGoing({ ids, records, isDeleting }: { ids: readonly string[]; records: readonly LecternRecord[]; isDeleting: boolean }): Going {
  const translate = useTranslate();
  const { resource } = useListModel();
  const { dependants, isPending, isKnown } = useDependants(resource.name, { ids, enabled: isDeleting });
  const uses = dependants?.uses ?? NONE;
  const sorted = useMemo(() => {
    const held = new Set(uses.filter((use) => use.effect === 'refuse').flatMap((use) => use.of));
    return { held: ids.filter((id) => held.has(id)), ids: ids.filter((id) => !held.has(id)) };
  }, [ids, uses]);
  const known = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  // One row is named on the button.
  const named = sorted.ids.length === 1 ? sorted.ids : NOBODY;
  const titles = useTitles(resource.name, named.filter((id) => !known.has(id)));
  const titleOf = (id: string): string => {
    const record = known.get(id);
    return record ? shownTitle({ resource, record, translate }) : titleIn({ known: titles, id, translate });
  };
  return { ...sorted, uses, isChecking: isPending, isKnown, titleOf };
}

const NONE: readonly RecordUse[] = [];
const NOBODY: readonly string[] = [];
