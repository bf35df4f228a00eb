import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { failureDetails, type FailureDetails, type FailureKind } from '../callFailure';
import { failureText, sayText } from './useFailureText';

/** What was to be done; `save` makes a record, `edit` changes one. */
export type WriteKind = 'save' | 'edit' | 'delete' | 'act' | 'restore';

export interface WriteFailure {
  /** The error catalogue's text, where it is not all there is to say. */
  readonly head: string | null;
  /** What has come of it, why, and what can be done. */
  readonly text: string;
}

/**
 * Gives the words for a write that failed and whose place speaks for it: what happened, that nothing was done or that
 * this is not known, and why. The call has to be `quiet` or `isSaidInPlace`, else it is said twice.
 */
export function useWriteFailure(of: WriteKind, resource?: string): (error: unknown) => WriteFailure {
  const translate = useTranslate();
  return useCallback((error: unknown) => writeFailure({ error, of, translate, resource }), [of, resource, translate]);
}

/** The same in one piece. */
export function useWriteFailureText(of: WriteKind, resource?: string): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error: unknown) => {
      const { head, text } = writeFailure({ error, of, translate, resource });
      if (head === null) return text;
      return /[.。]$/.test(head) ? translate('lectern.notDone.after', { first: head, second: text }) : `${head} – ${text}`;
    },
    [of, resource, translate],
  );
}

/** The same outside a component. */
export function writeFailure({ error, of, translate, resource }: { error: unknown; of: WriteKind; translate: TranslateFunction; resource?: string | undefined }): WriteFailure {
  const details = failureDetails(error);
  const reason = failureText({ error, translate, resource });
  const unsaid = details?.unsaid ? sayText({ text: details.unsaid, translate }) : null;
  const head = unsaid === reason ? null : unsaid;
  if (details && SAYS_SO_ITSELF.has(details.kind)) return { head, text: reason };
  const outcome = translate(`lectern.notDone.${of}.${isUnknown(details) ? (details?.mayBeMadeTwice ? 'twice' : 'unknown') : 'none'}`);
  return { head, text: translate('lectern.notDone.after', { first: outcome, second: reason }) };
}

/** Kinds of failure whose words say that nothing was sent, or which lead away. */
const SAYS_SO_ITSELF: ReadonlySet<FailureKind> = new Set(['aborted', 'signedOut', 'otherSession', 'planExpired', 'noId', 'absent', 'notTaken']);

/** No answer came that says how it ended. An answer that was not read before anything was sent has no status; without a connection nothing can have been sent. */
function isUnknown(details: FailureDetails | null): boolean {
  const kind = details?.kind;
  return kind === 'timeout' || (kind === 'unreadable' && details?.status !== 0) || (kind === 'network' && navigator.onLine);
}
