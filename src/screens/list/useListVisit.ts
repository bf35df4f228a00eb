import { useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { beginListVisit, isReturnState, listVisit, noteListVisit } from '../../shell/nav/listVisit';
import type { ListVisit } from '../../shell/nav/listVisit';

interface OpenVisit {
  /** As it was found. */
  readonly visit: ListVisit;
  /** Differs from one visit to the next: what is drawn under it begins anew. */
  readonly key: string;
  /** Where the list was turned to from a record meanwhile, when the way back leads to where it was before. */
  readonly movedTo: string | null;
}

/**
 * The visit to a list that is drawn. Back, forward and a link that returns lead to the one before, with its selection and
 * place; any other way in, and an address without a question in an open list, as by its menu entry, begins a new one.
 */
export function useListVisit(list: string): OpenVisit {
  const { search, key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const held = useRef<{ list: string; visit: ListVisit; at: string; first: string } | null>(null);
  const before = held.current;

  if (before === null || before.list !== list) {
    const last = listVisit(list);
    const isReturn = last !== null && (isReturnState(state) || (isBack && last.entry === key));
    // A record of another page was turned to: the way back leads to its page.
    if (isReturn && last.search !== search && !isReturnState(state)) return { visit: last, key: '', movedTo: last.search };
    held.current = { list, visit: isReturn ? last : beginListVisit(list, { entry: key, search }), at: key, first: key };
  } else if (before.at !== key) {
    const isFresh = search === '' && !isBack && !isReturnState(state);
    held.current = isFresh ? { list, visit: beginListVisit(list, { entry: key, search }), at: key, first: key } : { ...before, at: key };
  }
  const { visit, first } = held.current!;
  noteListVisit(list, { entry: key, search });
  return { visit, key: `${list} ${first}`, movedTo: null };
}
