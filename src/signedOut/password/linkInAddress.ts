import type { PageState } from '../context/signedOutContext';

/**
 * The link of an invitation, or to a new password, that the page was opened with. It is taken out of the address and kept
 * with the page alone: a page that is loaded anew still has it, and nothing that is copied or sent on does. Asked again,
 * it says the same.
 */
export function takeLink(): string | null {
  const state = (window.history.state ?? {}) as PageState;
  const given = new URLSearchParams(window.location.hash.slice(1)).get('link');
  if (given === null) return state.link ?? null;
  window.history.replaceState({ ...state, link: given }, '', window.location.pathname + window.location.search);
  return given;
}
