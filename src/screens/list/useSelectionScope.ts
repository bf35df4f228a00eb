import { useEffect } from 'react';
import { useStore } from 'ra-core';
import { useSelectedInstitute } from '../../dataProvider';
import { useListModel, useRows } from './listModel';

/**
 * Ends a selection once other rows are asked for: by another search, filter or institute. It stays over pages, sorting
 * and a look at a record.
 *
 * @returns whether the selection there is belongs to the rows that are asked for
 */
export function useSelectionScope(): boolean {
  const { resource } = useListModel();
  const { filterValues, selectedIds, onUnselectItems } = useRows();
  const { institute } = useSelectedInstitute();
  const scope = JSON.stringify([institute?.id ?? null, filterValues]);
  const [madeIn, setMadeIn] = useStore(`${resource.name}.selectionScope`, '');
  const isOfTheseRows = madeIn === scope;
  const isStale = !isOfTheseRows && selectedIds.length > 0;
  useEffect(() => {
    if (isStale) onUnselectItems();
    if (!isOfTheseRows) setMadeIn(scope);
  }, [isStale, isOfTheseRows, scope, onUnselectItems, setMadeIn]);
  return isOfTheseRows;
}
