import { useEffect } from 'react';
import { useSelectedInstitute } from '../../dataProvider';
import { noteListVisit } from '../../shell/nav/listVisit';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';

/** Keeps the order of the rows for the way from one record to the next. */
export function useRememberedRows(): void {
  const { list } = useAddresses(useListModel().resource);
  const { data, total, page, perPage, sort, filterValues, isPlaceholderData, meta } = useRows();
  const instituteId = useSelectedInstitute().institute?.id ?? null;
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const ids = data.map((record) => record.id);
    noteListVisit(list, { sequence: { asked: { perPage, sort, filter: filterValues }, instituteId, ids, start: (page - 1) * perPage, total: total ?? ids.length, isEstimate: Boolean(meta?.isEstimate || meta?.isOpenEnded) } });
  }, [list, data, total, page, perPage, sort, filterValues, isPlaceholderData, instituteId, meta]);
}
