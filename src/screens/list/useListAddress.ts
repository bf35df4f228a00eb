import { useContext } from 'react';
import { parseQueryFromLocation, queryReducer } from 'ra-core';
import type { SortPayload } from 'ra-core';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router';
import { isEmptyValue } from '../../schemas';
import { useRows } from '../model/listModel';

type Change = Parameters<typeof queryReducer>[1];

/** How the rows that are asked for are changed. They stand in the address, in react-admin's own form. */
export interface ListAddress {
  /** An empty value takes the filter away. The other filters stay but for those named; the first page is shown. */
  readonly setFilter: (name: string, value: unknown, ...goes: readonly string[]) => void;
  /** Takes all filters away but the named ones. */
  readonly keepFilters: (...names: readonly string[]) => void;
  readonly setSort: (sort: SortPayload) => void;
  readonly setPage: (page: number) => void;
  readonly setPerPage: (size: number) => void;
}

/**
 * Each change starts from the newest address, not from the one drawn last, so that two in quick succession both hold on
 * a slow device. Does nothing once the person has set off for another page.
 */
export function useListAddress(): ListAddress {
  const { page, perPage, sort, chosenValues } = useRows();
  const navigate = useNavigate();
  const drawn = useLocation();
  // The router knows of a step before it is drawn; no public hook tells.
  const router = useContext(DataRouterContext)?.router;

  const newest = (): ReturnType<typeof queryReducer> | null => {
    const { pathname, search } = router?.state.location ?? drawn;
    const basename = router?.basename ?? '';
    if (router && withoutBase(pathname, basename) !== drawn.pathname) return null;
    const { filter, page: askedPage, perPage: askedSize, ...asked } = parseQueryFromLocation({ search });
    return { page: Number(askedPage ?? page), perPage: Number(askedSize ?? perPage), sort: sort.field, order: sort.order, filter: filter ?? chosenValues, displayedFilters: {}, ...asked };
  };
  const change = (make: (filter: Record<string, unknown>) => Change): void => {
    const before = newest();
    if (!before) return;
    const action = make(before.filter as Record<string, unknown>);
    const { page: nextPage, perPage: size, sort: field, order, filter } = queryReducer(before, action);
    const asked = { displayedFilters: '{}', filter: JSON.stringify(filter), order, page: nextPage, perPage: size, sort: field };
    const search = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    void navigate({ search: `?${search.join('&')}` }, { state: { _scrollToTop: action.type === 'SET_PAGE' } });
  };

  return {
    setFilter: (name, value, ...goes) => change((filter) => toFilter(only({ ...filter, [name]: value }, (one) => (one === name ? !isEmptyValue(value) : !goes.includes(one))))),
    keepFilters: (...names) => change((filter) => toFilter(only(filter, (name) => names.includes(name)))),
    setSort: (payload) => change(() => ({ type: 'SET_SORT', payload })),
    setPage: (payload) => change(() => ({ type: 'SET_PAGE', payload })),
    setPerPage: (payload) => change(() => ({ type: 'SET_PER_PAGE', payload })),
  };
}

function withoutBase(pathname: string, basename: string): string {
  return basename !== '/' && `${pathname}/`.startsWith(`${basename}/`) ? pathname.slice(basename.length) || '/' : pathname;
}

function toFilter(filter: Record<string, unknown>): Change {
  return { type: 'SET_FILTER', payload: { filter } };
}

function only(filter: Record<string, unknown>, isKept: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isKept(name)));
}
