import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'ra-core';
import { useSelectedInstitute } from '../../dataProvider';
import { useLocation } from 'react-router';
import { changingOf, noteListVisit } from '../../shell/nav/listVisit';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';

/**
 * Ends a selection once other rows are asked for, by another search, filter or institute, and says so. It stays over
 * pages, sorting and a look at a record, and ends with the visit to the list.
 *
 * @returns whether the selection there is belongs to the rows that are asked for
 */
export function useSelectionScope(): boolean {
  const { resource, visit } = useListModel();
  const { list } = useAddresses(resource);
  const notify = useNotify();
  const { filterValues, selectedIds, onSelect, onUnselectItems } = useRows();
  const { institute } = useSelectedInstitute();
  const scope = JSON.stringify([institute?.id ?? null, filterValues]);
  const [madeIn, setMadeIn] = useState(scope);
  const { state } = useLocation();
  const found = useRef(changingOf(state) ?? (visit.scope === scope ? visit.selected : []));
  useLayoutEffect(() => {
    if (found.current.length > 0) onSelect([...found.current]);
    found.current = [];
  }, [onSelect]);

  const isOfTheseRows = madeIn === scope;
  const stale = isOfTheseRows ? 0 : selectedIds.length;
  useEffect(() => {
    if (stale > 0) {
      onUnselectItems();
      notify('lectern.bulk.ended', { type: 'info', messageArgs: { smart_count: stale } });
    }
    // oxlint-disable-next-line react/set-state-in-effect -- the selection is emptied and its notice said first
    if (!isOfTheseRows) setMadeIn(scope);
  }, [stale, isOfTheseRows, scope, onUnselectItems, notify]);
  useEffect(() => {
    noteListVisit(list, { selected: selectedIds as readonly string[], scope: madeIn });
  }, [list, selectedIds, madeIn]);
  return isOfTheseRows;
}
