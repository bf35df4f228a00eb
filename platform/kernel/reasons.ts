import type { ErrorCode } from './errors';

/** Why, where the code alone does not tell it. `%{…}` stands for a parameter. */
export interface ReasonRow {
  readonly code: ErrorCode;
  /** The English sentence of the reply. */
  readonly message: string;
}

/**
 * Reasons that a person can meet. The console has words for each, in every language (`lectern.reason.<name>`).
 */
export const PEOPLES_REASONS = {
  demoPasswordChanged: { code: 'WRONG_CREDENTIALS', message: 'Somebody has given this demo account another password. Sign in with that one, or choose “Forgot password?”: the code to set a new one is in the outbox, at /outbox.' },
  demoAccountGone: { code: 'WRONG_CREDENTIALS', message: 'Somebody has deleted this demo account, or given it another e-mail address. Use another one, or start the platform with a new data folder.' },

  signInElsewhere: { code: 'FORBIDDEN', message: 'This address belongs to another institute: its people alone sign in here. Sign in at %{address}.' },
  notActing: { code: 'TRANSITION_REFUSED', message: 'You are not acting for an institute.' },
  stopActingFirst: { code: 'FORBIDDEN', message: 'You are acting for an institute. Stop acting first: your own account is changed in your own name.' },
  noSession: { code: 'NOT_FOUND', message: 'There is no such session.' },
  closesOwnAccount: { code: 'FORBIDDEN', message: 'You cannot close your own account.' },
  higherRole: { code: 'FORBIDDEN', message: 'You may not change people of this role.' },
  seesEveryInstitute: { code: 'FORBIDDEN', message: 'You may not change people who see every institute.' },
  moreRights: { code: 'FORBIDDEN', message: 'This person has all your rights and more. Ask somebody who has those rights.' },
  lastSuperAdmin: { code: 'TRANSITION_REFUSED', message: 'The last super admin stays.' },
  lastUserAdministrator: { code: 'TRANSITION_REFUSED', message: 'Nobody in this institute could change its users afterwards. Give somebody else that right first.' },
  lastRoleAdministrator: { code: 'TRANSITION_REFUSED', message: 'Nobody in this institute could change its access profiles afterwards. Give somebody else that right first.' },
  ownProfile: { code: 'FORBIDDEN', message: 'This is your own access profile: ask somebody else to change what it allows.' },
  profileAbove: { code: 'FORBIDDEN', message: 'Somebody with this access profile has all your rights and more. Ask somebody who has those rights.' },

  awaitingApproval: { code: 'INACTIVE', message: 'Your institute is waiting for approval. You get a mail once it is approved; then you can sign in.' },
  instituteDeleted: { code: 'INACTIVE', message: 'Your institute has been deleted. Until it is removed for good, whoever runs the platform can restore it.' },
  instituteSuspended: { code: 'INACTIVE', message: 'Your institute is suspended at present. Its support can tell you why.' },
  instituteClosed: { code: 'INACTIVE', message: 'Your institute is closed at present. Its support can tell you why.' },
  instituteNotOpen: { code: 'TRANSITION_REFUSED', message: '“%{name}” is not open: it was not approved yet, or was suspended or deactivated. Nobody of it can sign in, so nobody is invited and no link is sent. Open it first.' },
  instituteShut: { code: 'SIGNED_OUT', message: 'Your institute is suspended or closed at present, and its people were signed out. Sign in to read whom you can ask.' },
  planMovedOn: { code: 'TRANSITION_REFUSED', message: 'There is no change of the plan to take back, or something of it has been changed since. Choose the plan again by “Change plan”.' },
  planGone: { code: 'TRANSITION_REFUSED', message: 'The plan that the institute had before has been deleted since. Choose another by “Change plan”.' },
  linkUnknown: { code: 'WRONG_LINK', message: 'This link is not valid. Open the newest message once more, and make sure that the whole address was taken over.' },
  linkUsed: { code: 'WRONG_LINK', message: 'This link was used already. Sign in with the password that was set then, or choose “Forgot password?”.' },
  linkReplaced: { code: 'WRONG_LINK', message: 'A newer link was sent after this one. Open that one: this one is not valid any more.' },
  linkExpired: { code: 'WRONG_LINK', message: 'This link is too old. Choose “Forgot password?” to set a new password.' },
  invitationExpired: { code: 'WRONG_LINK', message: 'This invitation is too old. Ask whoever invited you to send it again.' },
  linkClosed: { code: 'WRONG_LINK', message: 'The account of this link has been closed, or has another e-mail address by now. Ask whoever sent it.' },
  tooManyLinks: { code: 'TOO_MANY_REQUESTS', message: 'At most %{most} invitations and password links go to one address within an hour. Send the next one in %{minutes} min.' },

  domainNotVerified: { code: 'TRANSITION_REFUSED', message: 'The domain must be verified before it can be the primary one.' },
  paymentsNotSetUp: { code: 'NOT_CONFIGURED', message: 'Online payments are not set up on this platform: RAZORPAY_CLIENT_ID and RAZORPAY_REDIRECT_URL are missing.' },
  checkoutNotSetUp: { code: 'NOT_CONFIGURED', message: 'Nothing can be paid for on this platform yet: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are missing.' },
  checkoutUnreachable: { code: 'UNAVAILABLE', message: 'The payment provider does not answer at present. Nothing was paid; try again in a moment.' },
  noTokenRate: { code: 'TRANSITION_REFUSED', message: 'AI tokens have no price yet. Ask whoever runs the platform to set a rate.' },
  tokenRateChanged: { code: 'TRANSITION_REFUSED', message: 'The price of AI tokens has changed meanwhile. Nothing was paid; look at the new price and try again.' },
  siteThere: { code: 'ITEM_EXISTS', message: 'This institute has a site already. Open it and change it.' },
  noSite: { code: 'NOT_FOUND', message: 'This institute has no site yet. Begin one first.' },
  isReferredTo: { code: 'TRANSITION_REFUSED', message: 'Other records refer to this one.' },

  deleted: { code: 'NOT_FOUND', message: 'This record has been deleted.' },
  restoreTwin: { code: 'TRANSITION_REFUSED', message: 'Another record has the place of this one by now: what tells such records apart is the same. Delete that one first, or leave this one deleted.' },
  restoreTaken: { code: 'TRANSITION_REFUSED', message: '“%{value}” (%{field}) was given to another record meanwhile. Change that one, or restore this one under another value.' },
  restoreNeeds: { code: 'TRANSITION_REFUSED', message: 'What it belongs to (%{field}) has been deleted too. Restore that first.' },

  noFile: { code: 'NOT_FOUND', message: 'There is no such file.' },
  noUploadKind: { code: 'NO_ROUTE', message: 'There is no upload of the kind “%{kind}”.' },
  uploadExpired: { code: 'FORBIDDEN', message: 'This upload address has expired. Ask for a new one and send the file again.' },
  uploadForged: { code: 'FORBIDDEN', message: 'This upload address is not valid. Ask for a new one and send the file again.' },
  uploadUsed: { code: 'ITEM_EXISTS', message: 'A file was sent to this upload address before. Ask for a new one.' },
  fileTooLarge: { code: 'TOO_LARGE', message: 'The file is too large: at most %{most} bytes are accepted here.' },
  quotaFull: { code: 'TOO_LARGE', message: 'There is no room left for this file: it has %{size} MB, and %{left} MB of the institute’s %{most} MB are free. Whoever runs the platform can give more room.' },
  fileEmpty: { code: 'WRONG_TYPE', message: 'The file is empty, whatever its name says; expected here: %{allowed}.' },
  fileContent: { code: 'WRONG_TYPE', message: 'The file’s content is %{found}, whatever its name says; expected here: %{allowed}.' },
  fileContentUnknown: { code: 'WRONG_TYPE', message: 'The type of the file’s content is not known, whatever its name says; expected here: %{allowed}.' },
  pictureDots: { code: 'TOO_LARGE', message: 'The picture has %{width} × %{height} pixels, %{megapixels} megapixels: at most %{most} are accepted. Make it smaller and send it again.' },
  pictureBroken: { code: 'WRONG_TYPE', message: 'The picture is damaged, or a part of it is missing. Save it anew and send it again.' },
  fileExtension: { code: 'WRONG_TYPE', message: 'Files of the type “.%{found}” are not accepted here; allowed are: %{allowed}.' },
  fileWithoutExtension: { code: 'WRONG_TYPE', message: 'A file without an extension is not accepted here; allowed are: %{allowed}.' },
  fileAnnounced: { code: 'WRONG_TYPE', message: 'The content type “%{found}” does not fit; allowed are: %{allowed}.' },
} as const satisfies Readonly<Record<string, ReasonRow>>;

/** Reasons of which the sentence helps a program more than a person. The console says what the code says. */
export const PROGRAMS_REASONS = {
  blockTooLarge: { code: 'TOO_LARGE', message: 'A block has at most %{most} bytes.' },
  tooManyBlocks: { code: 'TOO_LARGE', message: 'More blocks were sent than a file of %{most} bytes can have. Give the upload up and begin anew.' },
  blockElsewhere: { code: 'BAD_REQUEST', message: 'Blocks do not come here: they go to the addresses that the reply to the request names.' },
  storeFailed: { code: 'UNAVAILABLE', message: 'The store that keeps the files does not answer, or refuses what it is asked. Please try again.' },
  tooManyViews: { code: 'TRANSITION_REFUSED', message: 'You have %{most} saved views of this list already. Delete one first.' },
  uploadUnderWay: { code: 'IN_PROGRESS', message: 'Another call is putting a file in the place of this upload address. Repeat it in a moment.' },
  blockName: { code: 'BAD_REQUEST', message: 'A block is named by “blockid”: Base64, at most 88 characters.' },
  blockList: { code: 'BAD_REQUEST', message: 'The list of blocks is not understood: a BlockList in XML is needed, with 1 to %{most} blocks.' },
  blockMissing: { code: 'BAD_REQUEST', message: 'A block of the list has not arrived. Ask which have, send the others, then the list once more.' },
  uploadUnknown: { code: 'NOT_FOUND', message: 'There is no upload of yours under this address that could go on. Ask for a new address.' },
  webhookForged: { code: 'FORBIDDEN', message: 'The message does not bear the signature of the payment provider. Compare RAZORPAY_WEBHOOK_SECRET with the secret in its dashboard.' },
  goesAlong: { code: 'FORBIDDEN', message: 'What would be deleted with it you may not delete: %{count} of the module %{module}. See “uses”: let them refer to another one, or ask somebody who may.' },
  wrongState: { code: 'TRANSITION_REFUSED', message: '“%{action}” is not possible now: the record is %{state}.' },
  wrongStateFrom: { code: 'TRANSITION_REFUSED', message: '“%{action}” is not possible now: the record is %{state}. It is possible from: %{from}.' },
  nothingThere: { code: 'NO_ROUTE', message: 'There is nothing at %{method} %{path}.' },
  unreadable: { code: 'BAD_REQUEST', message: '%{detail}' },
  unknownRole: { code: 'BAD_REQUEST', message: '“role” takes the name of a role.' },
  notAnObject: { code: 'BAD_REQUEST', message: 'The body must be a JSON object.' },
  tooDeep: { code: 'BAD_JSON', message: 'The body is nested more than %{most} levels deep.' },
  tooManyValues: { code: 'TOO_LARGE', message: 'The body holds more than %{most} values.' },
  keyLength: { code: 'BAD_REQUEST', message: 'Idempotency-Key must have 1 to %{most} characters.' },
  unknownFields: { code: 'BAD_FIELD', message: 'Unknown: %{unknown}. Known: %{known}.' },
  fieldsNoList: { code: 'BAD_REQUEST', message: '“fields” takes a list of names.' },
  wholeNumber: { code: 'BAD_REQUEST', message: '“%{name}” takes a whole number from %{least} to %{most}.' },
  idsList: { code: 'BAD_REQUEST', message: '“%{name}” takes a list of 1 to %{most} ids.' },
  noRecord: { code: 'BAD_REQUEST', message: '“%{name}” takes the id of a record.' },
  tooManyIds: { code: 'BAD_REQUEST', message: '“id” takes at most %{most} ids.' },
  queryLength: { code: 'BAD_REQUEST', message: '“query” takes a text of at most %{most} characters.' },
  notSearchable: { code: 'BAD_REQUEST', message: 'The module %{module} has no field to search in.' },
  sortUnknown: { code: 'BAD_SORT', message: 'Unknown: %{field}. Known: %{known}.' },
  sortOrder: { code: 'BAD_SORT', message: '“sortOrder” takes asc or desc.' },
  summaryBy: { code: 'BAD_REQUEST', message: '“by” takes one of: %{known}. Sent was: %{by}.' },
  segmentUnknown: { code: 'BAD_FILTER', message: '“segment” takes one of: %{known}. Sent was: %{segment}.' },
  timeZone: { code: 'BAD_REQUEST', message: '“timeZone” takes the name of a time zone, like Asia/Kolkata. Sent was: %{zone}.' },
  choiceFilter: { code: 'BAD_FILTER', message: 'Unknown: %{unknown}. Who does not read %{module} chooses among its records by title, and by the conditions that references declare.' },
  filterUnknown: { code: 'BAD_FILTER', message: 'Unknown: %{unknown}. Known: %{known}.' },
  filterShape: { code: 'BAD_FILTER', message: 'The filter %{filter} takes a value, a list of values, { from, to } or { empty }.' },
  filterReversed: { code: 'BAD_FILTER', message: 'The filter %{filter} ends at %{to} and begins at %{from}: give it an end after its beginning. An instant that it ends at is not within it.' },
  filterEmpty: { code: 'BAD_FILTER', message: 'The filter %{filter}.empty takes true or false.' },
  filterCount: { code: 'BAD_FILTER', message: 'The filter %{filter} takes at most %{most} values.' },
  filterChoice: { code: 'BAD_FILTER', message: 'The filter %{filter} takes one of: %{known}.' },
  filterText: { code: 'BAD_FILTER', message: 'The filter %{filter} takes a text of at most %{most} characters.' },
  filterNumber: { code: 'BAD_FILTER', message: 'The filter %{filter} takes a number.' },
  filterBoolean: { code: 'BAD_FILTER', message: 'The filter %{filter} takes true or false.' },
  filterPointed: { code: 'BAD_FILTER', message: 'The filter %{filter} takes what it refers to by its kind, a colon and an id.' },
  filterId: { code: 'BAD_FILTER', message: 'The filter %{filter} takes an id.' },
  filterDate: { code: 'BAD_FILTER', message: 'The filter %{filter} takes a date like 2026-01-31.' },
  filterInstant: { code: 'BAD_FILTER', message: 'The filter %{filter} takes an instant like 2026-01-31T09:30:00Z, or a date.' },
} as const satisfies Readonly<Record<string, ReasonRow>>;

/**
 * Every reason the platform gives besides a code. The documentation is generated from it: a sentence that stands nowhere
 * here cannot be sent.
 */
export const REASONS = { ...PEOPLES_REASONS, ...PROGRAMS_REASONS };

export type Reason = keyof typeof REASONS;

/** The names that the sentence of a reason has places for. */
type PlacesIn<T extends string> = T extends `${string}%{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;

/** What the sentence of a reason speaks of. */
export type ReasonParams<R extends Reason> = Readonly<Record<PlacesIn<(typeof REASONS)[R]['message']>, string | number>>;

/** A reason with all its sentence needs: a missing or misspelt parameter does not compile. */
export type ReasonGiven = { readonly [R in Reason]: { readonly reason: R } & ([keyof ReasonParams<R>] extends [never] ? { readonly params?: undefined } : { readonly params: ReasonParams<R> }) }[Reason];

/** The English sentence of a reason; its numbers with their separators, as other readers put them into their own. */
export function reasonText({ reason, params = {} }: { readonly reason: Reason; readonly params?: Readonly<Record<string, string | number>> | undefined }): string {
  return REASONS[reason].message.replace(/%\{(\w+)\}/g, (_, name: string) => written(params[name] ?? ''));
}

function written(param: string | number): string {
  return typeof param === 'number' ? param.toLocaleString('en') : param;
}
