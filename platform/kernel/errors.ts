import { problemText, type Problem } from '../../src/schemas';
import { REASONS, reasonText, type ReasonGiven } from './reasons';

/** One row of the error table: what a code answers with. */
export interface ErrorRow {
  readonly status: number;
  /** The sentence shown unless the failure brings its own. */
  readonly message: string;
  /** What the caller can do about it; it stands in the documentation of errors. */
  readonly remedy: string;
}

/** Every code the platform answers with. The documentation is generated from this table. */
export const ERRORS = {
  BAD_JSON: { status: 400, message: 'The body is not valid JSON.', remedy: 'Send one JSON object with the content type application/json.' },
  BAD_REQUEST: { status: 400, message: 'The request is not understood.', remedy: 'Compare the call with /api/openapi.json.' },
  BAD_FIELD: { status: 400, message: 'The body holds a field nobody declared.', remedy: 'Leave the named field out; the reply lists the known ones.' },
  BAD_FILTER: { status: 400, message: 'A filter nobody declared.', remedy: 'Use one of the filters the reply lists.' },
  BAD_SORT: { status: 400, message: 'The list cannot be sorted by this field.', remedy: 'Use one of the sort fields the reply lists.' },
  SIGNED_OUT: { status: 401, message: 'Please login again', remedy: 'Sign in and send the token as “Authorization: Bearer …”.' },
  FORBIDDEN: { status: 403, message: 'You do not have the right to do this.', remedy: 'Ask an administrator for the right in module access.' },
  INACTIVE: { status: 403, message: 'This account is not active. Please contact support.', remedy: 'Contact the support named in the reply.' },
  NO_CONSOLE: { status: 403, message: 'Learners have no access to this console. Please use the learning app or website.', remedy: 'Sign in to the learning app or website.' },
  NOT_FOUND: { status: 404, message: 'There is no such record.', remedy: 'Check the id; a record of another institute counts as not there.' },
  NO_ROUTE: { status: 404, message: 'There is no such call.', remedy: 'Compare method and path with /api/openapi.json.' },
  WRONG_CREDENTIALS: { status: 404, message: 'No account matches this name and password.', remedy: 'Check both, or reset the password.' },
  PLAN_EXPIRED: { status: 404, message: 'Plan Expired. Please renew/upgrade your plan.', remedy: 'Renew the plan of the institute.' },
  ITEM_EXISTS: { status: 409, message: 'Item already exist.', remedy: 'Use another value.' },
  ACCOUNT_EXISTS: { status: 409, message: 'Active account found for this phonenumber & email', remedy: 'Sign in instead, or reset the password.' },
  TRANSITION_REFUSED: { status: 409, message: 'This is not possible in the record’s present state.', remedy: 'Reload the record: “allowed” says what is possible now.' },
  IN_USE: { status: 409, message: 'Other records use this one, so it cannot be deleted.', remedy: 'See “uses”: let them refer to another one, or delete them first.' },
  IN_PROGRESS: { status: 409, message: 'A request with this Idempotency-Key is still running.', remedy: 'Repeat it in a moment; the first reply is then sent again.' },
  STALE: { status: 412, message: 'Somebody else changed this record meanwhile.', remedy: 'Merge with the current record in the reply and send its version in If-Match.' },
  TOO_LARGE: { status: 413, message: 'The body is too large.', remedy: 'Send less: a body may be as large as what the call takes, 16 kB where that is little and never more than 1 MB. Files go to signed addresses.' },
  WRONG_TYPE: { status: 415, message: 'The content type is not accepted here.', remedy: 'Send application/json.' },
  VALIDATION: { status: 422, message: 'Some values are not valid.', remedy: 'See “errors”: one sentence per field.' },
  NOT_CONFIGURED: { status: 422, message: 'This is not set up on this platform.', remedy: 'Ask whoever runs the platform for the settings the reply names.' },
  TITLE_EXISTS: { status: 422, message: 'Title already exists (title)', remedy: 'Use another title.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This Idempotency-Key was used with another body.', remedy: 'Use a new key for a new request.' },
  LOCKED: { status: 423, message: 'Too many wrong passwords. Please try again in 15 minutes.', remedy: 'Wait, or reset the password.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a little.', remedy: 'Wait for the seconds in Retry-After.' },
  WRONG_OTP: { status: 498, message: 'The code is wrong or has expired.', remedy: 'Ask for a new code.' },
  WRONG_LINK: { status: 498, message: 'This link is not valid.', remedy: 'Ask for a new one.' },
  INTERNAL: { status: 500, message: 'Internal Server Error', remedy: 'Quote the requestId to support.' },
  NO_SPACE: { status: 503, message: 'There is no space left to store this. Nothing was changed.', remedy: 'Tell whoever runs the platform: its disk is full. Reading works meanwhile.' },
  UNAVAILABLE: { status: 503, message: 'The service is not available for a moment. Please try again.', remedy: 'Repeat after the seconds in Retry-After.' },
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorCode = keyof typeof ERRORS;

interface FailureParts {
  /** What is wrong, by the path of a field: sent by code, for the console to translate, and as an English sentence. */
  readonly problems?: Readonly<Record<string, Problem>>;
  /** Further members of the body, for example `known` or `supportContact`. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The current record of a stale write. */
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A code, or a reason, which has its code. Every sentence that is sent stands in one of the two tables. */
export type FailureInput = FailureParts & ({ readonly code: ErrorCode; readonly reason?: undefined; readonly params?: undefined } | ({ readonly code?: undefined } & ReasonGiven));

/** An answer that is not a success. Thrown anywhere, rendered in one place. */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(input: FailureInput) {
    const code = input.code ?? REASONS[input.reason].code;
    super(input.code === undefined ? reasonText(input) : ERRORS[code].message);
    this.name = 'PlatformError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.headers = input.headers ?? {};
    const { problems, data, details, reason, params } = input;
    const errors = problems && Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, problemText(problem)]));
    this.body = { ...details, ...(reason && { reason }), ...(params && { params }), ...(problems && { errors, problems }), ...(data === undefined ? {} : { data }) };
  }
}

/** A failure to throw: `throw failure({ code: 'NOT_FOUND' })`. */
export function failure(input: FailureInput): PlatformError {
  return new PlatformError(input);
}

/** Any error as the failure to answer with. What is not ours and has no meaning for the caller becomes `INTERNAL`. */
export function toFailure(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const { code, statusCode, message } = describe(error);
  if (NO_SPACE.has(code)) return failure({ code: 'NO_SPACE' });
  if (isConnectionFailure(error)) return failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '1' } });
  if (statusCode === 413) return failure({ code: 'TOO_LARGE' });
  if (statusCode === 415) return failure({ code: 'WRONG_TYPE' });
  if (statusCode === 429) return failure({ code: 'TOO_MANY_REQUESTS' });
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) return failure({ code: 'BAD_JSON' });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return failure({ reason: 'unreadable', params: { detail: message } });
  return failure({ code: 'INTERNAL' });
}

/** The envelope of a failure. */
export function renderFailure({ error, requestId }: { readonly error: PlatformError; readonly requestId: string }): Record<string, unknown> {
  return { httpcode: error.status, code: error.code, message: error.message, ...error.body, requestId };
}

/** Whether a caller has hung up before all of its body was there, or all of the reply: nobody hears the answer. */
export function isBrokenOff({ error, raw }: { readonly error: unknown; readonly raw: { readonly complete?: boolean; readonly destroyed: boolean } }): boolean {
  const { code } = describe(error);
  return raw.destroyed && (raw.complete === false ? BROKEN_OFF.has(code) : code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** Whether the database could not be reached, or went away, so that trying again later makes sense. */
export function isConnectionFailure(error: unknown): boolean {
  const { code, message } = describe(error);
  return UNREACHABLE.has(code) || /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(message);
}

/** Socket errors, and Postgres' own: shutting down, crashed, starting, connection lost, too many connections, a lock or a statement that took too long, two writers in each other's way. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '57014', '08000', '08003', '08006', '53300', '55P03', '40001', '40P01', '25P03']);

/** Of the disk, of a quota, of a limit on a file's size, of the database's disk. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function describe(error: unknown): { code: string; statusCode: number | undefined; message: string } {
  const { code, statusCode, message } = (error ?? {}) as { code?: unknown; statusCode?: unknown; message?: unknown };
  return { code: String(code ?? ''), statusCode: typeof statusCode === 'number' ? statusCode : undefined, message: String(message ?? '') };
}
