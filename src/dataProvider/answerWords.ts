import type { FailureDetails } from './callFailure';
import type { SignalText } from './errorSignals';

/**
 * The words for what the platform answers, in the user's own language: by the reason where it gives one, then by the
 * code. Its own sentence, which is English, is for a code the console does not know. Null where nothing is known.
 */
export function answerText({ reason, params, code, serverMessage, retryAfter }: Pick<FailureDetails, 'reason' | 'params' | 'code' | 'serverMessage' | 'retryAfter'>): SignalText | null {
  const key = answerKey({ reason, code });
  if (key === null) return serverMessage ? { words: serverMessage } : null;
  const wait = waitOf({ code, retryAfter });
  const args = { ...params, ...(wait === null ? {} : { smart_count: wait }) };
  return Object.keys(args).length > 0 ? { key, args } : { key };
}

/** The key of the words for a reason, or for a code; null for one the console does not know. */
export function answerKey({ reason, code }: { reason: string | null; code: string | null }): string | null {
  if (reason !== null && ANSWERED_REASONS.includes(reason)) return `lectern.reason.${reason}`;
  return code !== null && Object.hasOwn(KEY_OF_CODE, code) ? KEY_OF_CODE[code]! : null;
}

/** A lock is counted in minutes, as it lasts a quarter of an hour; a limit in seconds. */
function waitOf({ code, retryAfter }: { code: string | null; retryAfter: number | null }): number | null {
  if (code === 'LOCKED') return Math.max(1, Math.ceil((retryAfter ?? 900) / 60));
  return code === 'TOO_MANY_REQUESTS' ? Math.max(1, retryAfter ?? 1) : null;
}

/** Every code of the platform (`docs/errors.md`), by the key of its words. */
const KEY_OF_CODE: Readonly<Record<string, string>> = {
  SIGNED_OUT: 'fixed.http.loginAgain',
  PLAN_EXPIRED: 'fixed.http.planExpired',
  ITEM_EXISTS: 'fixed.http.itemExist',
  ACCOUNT_EXISTS: 'fixed.http.accountFound',
  TITLE_EXISTS: 'fixed.http.titleExists',
  INTERNAL: 'fixed.http.serverError',
  BAD_REQUEST: 'lectern.failure.badRequest',
  FORBIDDEN: 'lectern.failure.forbidden',
  NOT_FOUND: 'lectern.failure.notFound',
  TRANSITION_REFUSED: 'lectern.failure.refused',
  STALE: 'lectern.failure.stale',
  TOO_LARGE: 'lectern.failure.tooLarge',
  WRONG_TYPE: 'lectern.failure.wrongType',
  VALIDATION: 'lectern.failure.validation',
  TOO_MANY_REQUESTS: 'lectern.signIn.tooMany',
  INACTIVE: 'lectern.signIn.inactive',
  NO_CONSOLE: 'lectern.signIn.learner',
  BAD_JSON: 'lectern.answer.badJson',
  BAD_FIELD: 'lectern.answer.badField',
  BAD_FILTER: 'lectern.answer.badFilter',
  BAD_SORT: 'lectern.answer.badSort',
  NO_ROUTE: 'lectern.answer.noRoute',
  // None of the platform's own: another one that answers a write with 405 or 501.
  NO_CALL: 'lectern.answer.noCall',
  WRONG_CREDENTIALS: 'lectern.answer.wrongCredentials',
  IN_USE: 'lectern.answer.inUse',
  IN_PROGRESS: 'lectern.answer.inProgress',
  NOT_CONFIGURED: 'lectern.answer.notConfigured',
  IDEMPOTENCY_MISMATCH: 'lectern.answer.keyUsed',
  LOCKED: 'lectern.answer.locked',
  WRONG_OTP: 'lectern.answer.wrongOtp',
  WRONG_LINK: 'lectern.answer.wrongLink',
  UNAVAILABLE: 'lectern.answer.unavailable',
  NO_SPACE: 'lectern.answer.noSpace',
};

/** Reasons that say more than their code (`docs/errors.md`). */
const ANSWERED_REASONS: readonly string[] = [
  'demoPasswordChanged', 'demoAccountGone', 'signInElsewhere',
  'notActing', 'stopActingFirst', 'noSession', 'closesOwnAccount', 'higherRole', 'seesEveryInstitute', 'moreRights', 'lastSuperAdmin', 'lastUserAdministrator', 'lastRoleAdministrator', 'ownProfile', 'profileAbove',
  'domainNotVerified', 'paymentsNotSetUp', 'checkoutNotSetUp', 'checkoutUnreachable', 'noTokenRate', 'tokenRateChanged', 'siteThere', 'noSite', 'isReferredTo', 'deleted', 'restoreTaken', 'restoreTwin', 'restoreNeeds',
  'awaitingApproval', 'instituteSuspended', 'instituteDeleted', 'instituteClosed', 'instituteNotOpen', 'instituteShut', 'planMovedOn', 'planGone',
  'linkUnknown', 'linkUsed', 'linkReplaced', 'linkExpired', 'invitationExpired', 'linkClosed', 'tooManyLinks',
  'noFile', 'noUploadKind', 'uploadExpired', 'uploadForged', 'uploadUsed', 'fileTooLarge', 'quotaFull', 'fileEmpty',
  'fileContent', 'fileContentUnknown', 'fileExtension', 'fileWithoutExtension', 'fileAnnounced',
  'pictureDots', 'pictureBroken',
];
