import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
