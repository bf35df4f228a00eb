import { useEffect, useState } from 'react';
import { useLecternData, useSelectedInstitute } from '../../dataProvider';
import type { LecternDataProvider } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { listVisit, noteListVisit } from '../../shell/nav/listVisit';
import type { RecordSequence } from '../../shell/nav/listVisit';
import { extended, placeOf } from './recordSequence';
import type { RecordPlace, SequenceEnd } from './recordSequence';

/**
 * Where an open record stands in the list it was opened from; null where it was opened otherwise. The way back to the
 * list follows: it leads to the page and the row of this record.
 */
export function useRecordPlace({ resource, id }: { resource: Resource; id: string | undefined }): RecordPlace | null {
  const { name: module } = resource;
  const { list } = useAddresses(resource);
  const data = useLecternData();
  const instituteId = useSelectedInstitute().institute?.id ?? null;
  const [, setDrawn] = useState<RecordSequence | null>(null);
  const visit = listVisit(list);
  const sequence = visit?.sequence?.instituteId === instituteId ? visit.sequence : null;
  const place = sequence && id !== undefined ? placeOf({ sequence, id }) : null;
  const at = place?.at;
  const wanted = place?.unknown.join(' ') ?? '';

  useEffect(() => {
    const last = listVisit(list);
    if (at === undefined || id === undefined || !last?.sequence) return;
    noteListVisit(list, { recordId: id, search: onPage({ search: last.search, page: Math.ceil(at / last.sequence.asked.perPage) }) });
  }, [list, id, at]);

  useEffect(() => {
    if (!wanted) return undefined;
    let isGone = false;
    const ends = wanted.split(' ') as SequenceEnd[];
    // Without it there is no way on; the list itself says what failed.
    lengthen({ data, module, list, ends }).then((longer) => void (isGone || setDrawn(longer)), () => undefined);
    return () => {
      isGone = true;
    };
  }, [data, module, list, wanted, id]);
  return place;
}

const underWay = new Map<string, Promise<RecordSequence | null>>();

interface LengthenParams {
  readonly data: LecternDataProvider;
  readonly module: string;
  /** Its list's address. */
  readonly list: string;
  readonly ends: readonly SequenceEnd[];
}

/** Fetches what is missing once, however many parts of a page ask for it. */
async function lengthen({ data, module, list, ends }: LengthenParams): Promise<RecordSequence | null> {
  const running = underWay.get(list);
  if (running) return running;
  const fetching = fetchMore({ data, module, list, ends }).finally(() => underWay.delete(list));
  underWay.set(list, fetching);
  return fetching;
}

async function fetchMore({ data, module, list, ends }: LengthenParams): Promise<RecordSequence | null> {
  for (const end of ends) {
    const before = listVisit(list)?.sequence;
    if (!before) return null;
    const { sort, filter, perPage } = before.asked;
    const fetchPage = async (page: number) => {
      const reply = await data.getList(module, { pagination: { page, perPage }, sort, filter: { ...filter }, meta: { quiet: true } });
      return { ids: reply.data.map((record) => String(record.id)), total: reply.total ?? 0 };
    };
    const longer = await extended({ sequence: before, end, fetchPage });
    // Another list may have been opened meanwhile.
    if (listVisit(list)?.sequence === before) noteListVisit(list, { sequence: longer });
  }
  return listVisit(list)?.sequence ?? null;
}

/** A list's address turned to a page. */
function onPage({ search, page }: { search: string; page: number }): string {
  const params = new URLSearchParams(search);
  if (Number(params.get('page') ?? 1) === page) return search;
  params.set('page', String(page));
  return `?${params.toString()}`;
}
