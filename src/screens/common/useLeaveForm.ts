import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RETURN_STATE } from '../../shell/nav/listVisit';

/** The state of a step from the page of a record to its form. */
export const FROM_PAGE = { isFromPage: true } as const;

/**
 * How a form that is saved or given up is left for the page of its record: back to that, where one came from there, else in place of the
 * form. The way back then leads past the form to where it was opened.
 */
export function useLeaveForm(): (page: string) => void {
  const navigate = useNavigate();
  const isFromPage = (useLocation().state as Partial<typeof FROM_PAGE> | null)?.isFromPage === true;
  return useCallback((page) => void (isFromPage ? navigate(-1) : navigate(page, { replace: true })), [navigate, isFromPage]);
}

/** How a new record is given up: back to where its form was opened, or, where that was by its address, to the list in place of the form. */
export function useGiveUpNew(): (list: string) => void {
  const navigate = useNavigate();
  return useCallback((list) => void (isOpenedWithin() ? navigate(-1) : navigate(list, { replace: true, state: RETURN_STATE })), [navigate]);
}

/** Whether the entry of the browser's history before this one is the console's: the router counts its own. */
function isOpenedWithin(): boolean {
  return ((window.history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0;
}
