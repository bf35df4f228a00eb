import type { SignalText } from './errorSignals';

/**
 * Why a call failed. `network`: no reply at all · `timeout`: our own time limit · `aborted`: nobody waits any more ·
 * `otherSession`: not sent, somebody else is signed in by now · `noId`: not sent, its record has no id · `unreadable`: an
 * answer came that says success and holds something else than what was asked for · `samePage`: another page was asked for, and
 * the first came again · `absent`: the platform does not have the call, and it was not sent, or did nothing · `notTaken`: the
 * platform said that it was done, and the record is as it was · `unheeded`: rows came that
 * the filter leaves out.
 */
export type FailureKind =
  | 'network' | 'timeout' | 'aborted' | 'signedOut' | 'otherSession' | 'forbidden' | 'notFound' | 'planExpired' | 'validation' | 'conflict'
  | 'refused' | 'stale' | 'tooLarge' | 'wrongType' | 'tooMany' | 'badRequest' | 'server' | 'noId' | 'unreadable' | 'samePage' | 'absent' | 'notTaken' | 'unheeded' | 'other';

/** A problem at one field, as the platform names it. `code` is absent when a foreign platform sends a sentence alone. */
export interface FieldProblem {
  readonly code: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/** Everything known about a failed call. */
export interface FailureDetails {
  readonly kind: FailureKind;
  /** HTTP status; 0 where there was no reply. */
  readonly status: number;
  /** The platform's own code, for example `VALIDATION`. */
  readonly code: string | null;
  /** Why, where the code alone does not tell, for example `lastSuperAdmin`. */
  readonly reason: string | null;
  /** What the sentence of the reason speaks of. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The platform's own sentence, in English. `answerText` gives the user's. */
  readonly serverMessage: string | null;
  /** Problems by path (`code`, `openingHours.0.opens`). */
  readonly problems: Readonly<Record<string, FieldProblem>>;
  /** The record as it is now, where a stale write was refused (412). */
  readonly current: Readonly<Record<string, unknown>> | null;
  /** Seconds to wait before another try, where the platform says so (429, 503). */
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  /** The opened body, whatever it holds. */
  readonly data: unknown;
  /** The catalogue's text for it, where nothing has shown it yet, since the place of the call speaks for it. */
  readonly unsaid?: SignalText | null;
  /** The same once more could make a second record: who made this one does not know whether it is there. */
  readonly mayBeMadeTwice?: boolean;
}

/**
 * The error of every call. `message` is the key `lectern.reported.<kind>`: a readable text for the place of the failure.
 * What the error catalogue shows has been sent to the error signals already, so nobody needs to notify it again.
 */
export class CallFailure extends Error {
  readonly details: FailureDetails;
  readonly status: number;

  constructor(details: FailureDetails) {
    super(REPORTED_PREFIX + details.kind);
    this.name = 'CallFailure';
    this.details = details;
    this.status = details.status;
  }
}

/** A failure of which nothing is known but its kind: nothing was sent, or nothing of the answer could be read. */
export function bareFailure({ kind, status = 0, data = null }: { kind: FailureKind; status?: number; data?: unknown }): FailureDetails {
  return { kind, status, code: null, reason: null, params: {}, serverMessage: null, problems: {}, current: null, retryAfter: null, requestId: null, data };
}

export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof CallFailure;
}

/** Statuses by which a proxy speaks in the platform's place, or the platform itself of a moment. */
export const NO_ANSWER: readonly number[] = [502, 503, 504];

/** Whether no answer of the platform came at all: what was asked may have been done, or not. */
export function isUnanswered(error: unknown): boolean {
  const details = failureDetails(error);
  return details !== null && (details.kind === 'network' || (details.kind === 'timeout' && details.status === 0) || NO_ANSWER.includes(details.status));
}

/** Details of an error of a call, in whichever form it arrives; null for any other error. */
export function failureDetails(error: unknown): FailureDetails | null {
  if (isCallFailure(error)) return error.details;
  const body = (error as { body?: { details?: FailureDetails } } | null)?.body;
  return body?.details ?? null;
}

/**
 * Whether a notification's message is that of a failed call, which react-admin's controllers notify of on their own. The
 * shell drops these: the error catalogue has already said what is to be said, or has decided to keep silent.
 */
export function isReportedMessage(message: unknown): boolean {
  return typeof message === 'string' && message.startsWith(REPORTED_PREFIX);
}

/** The words are those of `lectern.failure`; the name tells an error's own message from one that is to be shown. */
const REPORTED_PREFIX = 'lectern.reported.';
