import { answerText } from './answerWords';
import { bareFailure, type FailureDetails, type FailureKind, type FieldProblem } from './callFailure';
import { isBody, openData } from './envelope';
import {
  CATALOGUES, CHANGE_PLAN_ADDRESS, LOGIN_ADDRESS, ROOT_ADDRESS, SIGNED_OUT_TITLE, catalogueRow,
  type CatalogueRow, type ProfileName,
} from './errorCatalogue';
import type { ErrorSignal, SignalText } from './errorSignals';

/** How a call wants its failures treated. */
export interface FailureHandling {
  /** A sign-in's own answers (401, 403, 404, 423, 429, 498) are for its form: they end no session and show nothing here. */
  readonly isSignIn?: boolean;
  /** Shows no message; a session or a plan that has ended is still acted upon. */
  readonly quiet?: boolean;
  /** The place of the call says what went wrong: no message, and everything else as without. */
  readonly isSaidInPlace?: boolean;
  /** Codes and statuses the caller deals with itself. */
  readonly expects?: readonly (string | number)[];
  /**
   * A call that the specification does not have, such as one of the home screen: only what it was made for suffers where
   * the platform does not answer it. It leads nowhere, and ends no session that is still good.
   */
  readonly isExtra?: boolean;
  /** An answer of plain text is none that cannot be read: a token may be sent so. */
  readonly takesText?: boolean;
  /** A text where the catalogue keeps silent: this key, or by the kind of failure where it is null. */
  readonly whenSilent?: { readonly key: string | null };
}

export interface Judgement {
  readonly failure: FailureDetails;
  readonly signals: readonly ErrorSignal[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** False: a text came that is no JSON, such as a proxy's page, or JSON that was cut off. @default true */
  readonly isReadable?: boolean;
}

/**
 * Whether an answer is a failure, and what follows from it; null for a success.
 * A code the console knows counts before the status. The status catalogue is what remains, so that a platform without
 * codes gets exactly what the specification says.
 */
export function judge({ answer, profile, handling }: { answer: Answer; profile: ProfileName; handling: FailureHandling }): Judgement | null {
  const status = statusOf(answer);
  if (status >= 200 && status < 300) return answer.isReadable === false && !(handling.takesText && /^[\w+/=.~-]+\s*$/.test(String(answer.body))) ? judgementOf({ failure: bareFailure({ kind: 'unreadable', status, data: answer.body }), signals: [], handling }) : null;
  const code = textOf(answer.body, 'code');
  const isExpired = status === 404 && answer.headers.get('x-plan-active') === 'false';
  const failure = detailsOf({ answer, status, code, isExpired });
  const isExpected = (handling.expects ?? []).some((one) => one === status || one === code);
  const isForForm = handling.isSignIn === true && SIGN_IN_ANSWERS.has(status);
  if (isExpected || isForForm) return { failure, signals: [] };
  const signals = signalsOf({ failure, profile, isExpired });
  return judgementOf({ failure, signals, handling });
}

/** The judgement on a call that got no reply. Never navigates. */
export function judgeNoReply({ kind, profile, handling }: { kind: 'network' | 'timeout'; profile: ProfileName; handling: FailureHandling }): Judgement {
  const failure = bareFailure({ kind });
  const row = kind === 'timeout' ? catalogueRow({ profile, status: 508 }) : CATALOGUES[profile].requestSetupFailure;
  return judgementOf({ failure, signals: messageOf({ row, failure }), handling });
}

/** The judgement on a call that was not made, since it could only have gone wrong. */
export function judgeUnsent({ kind, handling }: { kind: 'noId'; handling: FailureHandling }): Judgement {
  return judgementOf({ failure: bareFailure({ kind }), signals: [message({ key: `lectern.failure.${kind}` })], handling });
}

/** Codes of the platform whose words say more than the status row (see `docs/errors.md`). */
const OWN_WORDS: Readonly<Record<string, FailureKind>> = {
  TRANSITION_REFUSED: 'refused',
  IDEMPOTENCY_MISMATCH: 'refused',
  IN_PROGRESS: 'refused',
  IN_USE: 'refused',
  NO_SPACE: 'server',
  BAD_FILTER: 'badRequest',
  BAD_SORT: 'badRequest',
  BAD_FIELD: 'badRequest',
  NO_CALL: 'absent',
};
/** Codes that are the catalogue's rows, whatever status carries them. */
const ROW_OF_CODE: Readonly<Record<string, number>> = { ITEM_EXISTS: 409, TITLE_EXISTS: 422 };
/** Answers to a sign-in that its form shows (part 1 §5, §8). */
const SIGN_IN_ANSWERS = new Set([401, 403, 404, 423, 429, 498]);
const KIND_OF_STATUS: Readonly<Record<number, FailureKind>> = {
  400: 'badRequest', 401: 'signedOut', 403: 'forbidden', 404: 'notFound', 408: 'timeout', 409: 'conflict', 412: 'stale',
  413: 'tooLarge', 415: 'wrongType', 422: 'conflict', 429: 'tooMany', 500: 'server', 503: 'server', 508: 'timeout',
};
/** Outside the catalogue: shown in our own words where they arise. They never navigate, nor does 412, which its caller meets. */
const OWN_STATUSES = new Set([413, 415, 429]);

/** The body's own code, a number or its text, is the status where it tells of a failure, whatever carried it. */
function statusOf(answer: Answer): number {
  const given = isBody(answer.body) ? answer.body['httpcode'] : undefined;
  const code = typeof given === 'string' && /^\s*\d{3}\s*$/.test(given) ? Number(given) : given;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : answer.status;
}

function detailsOf({ answer, status, code, isExpired }: { answer: Answer; status: number; code: string | null; isExpired: boolean }): FailureDetails {
  const problems = problemsOf(answer.body);
  const known = code === 'VALIDATION' || Object.keys(problems).length > 0 ? 'validation' : code ? OWN_WORDS[code] : undefined;
  const current = openData(answer.body);
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: isExpired ? 'planExpired' : status === 401 ? 'signedOut' : (known ?? KIND_OF_STATUS[status] ?? (status >= 500 ? 'server' : 'other')),
    status,
    code,
    reason: textOf(answer.body, 'reason'),
    params: paramsOf(answer.body),
    serverMessage: messageIn(answer.body),
    problems,
    current: status === 412 && isBody(current) && 'id' in current ? current : null,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
    requestId: textOf(answer.body, 'requestId') ?? answer.headers.get('x-request-id'),
    data: answer.body,
  };
}

function signalsOf({ failure, profile, isExpired }: { failure: FailureDetails; profile: ProfileName; isExpired: boolean }): readonly ErrorSignal[] {
  const { status, code, kind } = failure;
  const hasProblems = Object.keys(failure.problems).length > 0;
  if (kind === 'validation' && hasProblems) return [];
  const ownWords = kind === 'validation' || (code !== null && code in OWN_WORDS);
  const words = answerText(failure);
  if (ownWords && words) return [message(words)];
  if (OWN_STATUSES.has(status) || (status === 503 && code !== null)) return [message(reasonOf(failure))];
  if (status === 412) return [];
  const row = catalogueRow({ profile, status: (code === null ? undefined : ROW_OF_CODE[code]) ?? status });
  switch (row.action) {
    case 'signOut':
      return [{ kind: 'signOut', to: LOGIN_ADDRESS, title: { key: SIGNED_OUT_TITLE }, text: (failure.reason && words) || { key: row.text! } }];
    case 'planExpired':
      return isExpired ? [{ kind: 'planExpired', to: CHANGE_PLAN_ADDRESS, text: { key: row.text! } }] : [];
    case 'serverWords':
      return words ? [message(words)] : [];
    case 'flag':
      return [{ kind: 'flag', flag: 'status499' }];
    case 'navigateRoot':
      return [{ kind: 'navigateRoot', to: ROOT_ADDRESS, status }];
    default:
      return messageOf({ row, failure });
  }
}

/** A call that says nothing itself hands on what would have been said. */
function judgementOf({ failure, signals, handling }: { failure: FailureDetails; signals: readonly ErrorSignal[]; handling: FailureHandling }): Judgement {
  const isSilence = signals.length === 0 && failure.kind !== 'validation' && failure.kind !== 'stale';
  const wanted = isSilence && handling.whenSilent ? [handling.whenSilent.key === null ? message(reasonOf(failure)) : message({ key: handling.whenSilent.key }, reasonOf(failure))] : signals;
  if (!handling.quiet && !handling.isSaidInPlace) return { failure, signals: handling.isExtra ? wanted.filter((signal) => signal.kind !== 'navigateRoot') : wanted };
  const unsaid = wanted.find((signal) => signal.kind === 'message')?.text ?? null;
  const isActedUpon = (signal: ErrorSignal): boolean => signal.kind === 'signOut' || signal.kind === 'planExpired' || (!handling.quiet && signal.kind !== 'message');
  return { failure: { ...failure, unsaid }, signals: signals.filter(isActedUpon) };
}

function messageOf({ row, failure }: { row: CatalogueRow; failure: FailureDetails }): readonly ErrorSignal[] {
  return row.text === null ? [] : [message({ key: row.text }, SAYS_LITTLE.has(failure.kind) ? reasonOf(failure) : undefined)];
}

function message(text: SignalText, reason?: SignalText): ErrorSignal {
  return { kind: 'message', tone: 'error', title: null, text, ...(reason ? { reason } : {}) };
}

/** Kinds of failure whose text in the catalogue is a heading more than a reason: “Error”, “Bad Request”. */
const SAYS_LITTLE: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'badRequest', 'server']);
/** Kinds of failure of which the platform's answer says more. */
const ANSWER_TELLS: ReadonlySet<FailureKind> = new Set(['refused', 'conflict', 'badRequest', 'validation']);

/** Why a call failed: by the platform's answer where it tells, else by the kind of failure. */
function reasonOf(failure: FailureDetails): SignalText {
  const answer = failure.reason !== null || ANSWER_TELLS.has(failure.kind) ? answerText(failure) : null;
  return answer ?? { key: `lectern.failure.${failure.kind}` };
}

/**
 * `errors` holds a sentence by field; `problems`, beside it, the code and its parameters for the user's own language. Another
 * platform may have a list of fields with their sentences there, or several sentences for one.
 */
function problemsOf(body: unknown): Readonly<Record<string, FieldProblem>> {
  if (!isBody(body)) return {};
  const codes = isBody(body['problems']) ? body['problems'] : {};
  return Object.fromEntries(problemEntries(body['errors']).map(([path, sentence]) => [path, problemOf(Array.isArray(sentence) ? (sentence as unknown[])[0] : sentence, codes[path])]));
}

function problemEntries(errors: unknown): [string, unknown][] {
  if (isBody(errors)) return Object.entries(errors);
  return Array.isArray(errors) ? errors.filter(isBody).flatMap((one): [string, unknown][] => {
    const path = textOf(one, 'field') ?? textOf(one, 'path') ?? textOf(one, 'param');
    return path === null ? [] : [[path, textOf(one, 'message') ?? textOf(one, 'msg') ?? textOf(one, 'defaultMessage') ?? '']];
  }) : [];
}

/** The platform's own sentence, or its sentences. */
function messageIn(body: unknown): string | null {
  const given = isBody(body) ? body['message'] : undefined;
  const sentences = Array.isArray(given) ? given.filter((one) => typeof one === 'string').join(' ') : given;
  return typeof sentences === 'string' && sentences !== '' ? sentences : null;
}

function problemOf(sentence: unknown, coded: unknown): FieldProblem {
  const given = isBody(coded) ? coded : isBody(sentence) ? sentence : {};
  const code = typeof given['code'] === 'string' ? given['code'] : null;
  const words = typeof sentence === 'string' ? sentence : textOf(sentence, 'message');
  return { code, params: paramsOf(given), message: words ?? code ?? '' };
}

function paramsOf(body: unknown): Readonly<Record<string, string | number>> {
  const params = isBody(body) ? body['params'] : undefined;
  return isBody(params) ? (params as Record<string, string | number>) : {};
}

function textOf(body: unknown, name: string): string | null {
  const value = isBody(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
