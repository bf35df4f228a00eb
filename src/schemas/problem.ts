import type { CommonSaying } from './rules';

/** What can be wrong with a value. The console has a sentence for each in every language (`lectern.problem.<code>`). */
export type ProblemCode =
  | 'required' | 'type' | 'tooShort' | 'tooLong' | 'pattern' | 'tooSmall' | 'tooLarge' | 'decimals' | 'choice' | 'email'
  | 'phone' | 'url' | 'urlLogin' | 'colour' | 'date' | 'time' | 'datetime' | 'timeZone' | 'language' | 'after' | 'onOrAfter' | 'hoursAfter' | 'daysAfter' | 'tooEarly' | 'tooOld' | 'tooLate' | 'inPast' | 'inFuture' | 'tooFew' | 'tooMany' | 'andMore' | 'tooManyElements' | 'tooManyStyles' | 'tooNested'
  | 'duplicate' | 'readOnly' | 'unknown' | 'unique' | 'uniqueElsewhere' | 'uniqueTogether' | 'alreadyThere' | 'full' | 'placesLeft' | 'busy' | 'busyFrom' | 'dayNotReached' | 'overlaps' | 'belowItself' | 'tooDeep' | 'narrowed' | 'narrowsOthers' | 'fixedBy' | CommonSaying | 'rule' | 'reference' | 'notOffered' | 'forbidden' | 'upload' | 'fileKind' | 'pictureElsewhere' | 'repeats' | 'guessed' | 'holdsName' | 'onlyDigits'
  | 'wrongPassword' | 'inProfile' | 'byAnotherSuperAdmin' | 'byAManager' | 'byLink' | 'byInvitation' | 'moreRights' | 'domain' | 'ticketOver' | 'beyondOwn' | 'noModule'
  | 'needsInstitute' | 'needsOperator' | 'notAuthor' | 'notWritten' | 'ranksAbove';

export interface Problem {
  readonly code: ProblemCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An English sentence for the wire. */
export function problemText({ code, params = {} }: Problem): string {
  return SENTENCES[code].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

const SENTENCES: Readonly<Record<ProblemCode, string>> = {
  required: 'Is required.',
  needsInstitute: 'People of this role belong to an institute: choose one.',
  needsOperator: 'People of this role are the operator’s own: choose the operator.',
  type: 'Has the wrong type.',
  tooShort: 'Must have at least %{min} characters.',
  tooLong: 'May have at most %{max} characters.',
  pattern: 'Does not have the expected form.',
  tooSmall: 'Must be at least %{min}.',
  tooLarge: 'May be at most %{max}.',
  decimals: 'May have at most %{max} decimals.',
  choice: 'Must be one of: %{choices}.',
  email: 'Must be an e-mail address.',
  phone: 'Must be a phone number with its country code, for example +919876543210.',
  url: 'Must be a web address that begins with http:// or https://.',
  urlLogin: 'May hold no user name and no password: everybody who sees the record would see them.',
  colour: 'Must be a colour like #1a2b3c.',
  date: 'Must be a day that there is, like 2026-01-31.',
  time: 'Must be a time like 09:30.',
  datetime: 'Must be an instant of a day that there is, like 2026-01-31T09:30:00Z.',
  timeZone: 'Must be a time zone like Asia/Kolkata.',
  language: 'Must be a language code like en or pt-BR.',
  after: 'Must come after %{field}.',
  onOrAfter: 'Must be on the day of %{field} or after it.',
  hoursAfter: 'May come at most %{max} hours after %{field}.',
  daysAfter: 'May come at most %{max} days after %{field}.',
  tooEarly: 'Must be on %{day} or after it.',
  tooOld: 'May lie at most %{max} days in the past: on %{day} or after it.',
  tooLate: 'Must be on %{day} or before it.',
  inPast: 'May not lie in the past.',
  inFuture: 'May not lie in the future.',
  tooFew: 'Needs at least %{min} entries.',
  tooMany: 'May have at most %{max} entries.',
  andMore: 'And %{count} more.',
  tooManyElements: 'Holds %{found} elements of HTML: at most %{max} are taken.',
  tooManyStyles: 'Holds %{found} style attributes: at most %{max} are taken.',
  tooNested: 'Its elements of HTML stand more than %{max} levels deep.',
  duplicate: 'Holds the same entry twice.',
  readOnly: 'Cannot be changed.',
  unknown: 'Is not a field of this module.',
  unique: 'Is already taken.',
  uniqueElsewhere: 'Cannot be used here: on the whole platform it belongs to one record alone. Enter another, or ask the operator.',
  uniqueTogether: 'There is a record with the same %{fields} already.',
  alreadyThere: 'Are there already: %{names}.',
  full: 'All of its %{max} places are taken.',
  placesLeft: '%{max} of its %{places} places are left, and %{asked} are chosen.',
  busy: 'Is taken at that time by “%{name}”, %{from}–%{to}.',
  busyFrom: 'Is taken at that time by “%{name}”, which begins %{day}.',
  dayNotReached: 'That day of the week does not come between the first day and this one.',
  overlaps: 'Overlaps line %{line}.',
  aboveField: 'May not be more than %{fields}.',
  belowField: 'May not be less than %{fields}.',
  sameAsField: 'May not be the same as %{fields}.',
  otherThanField: 'Must be the same as %{fields}.',
  rule: 'Does not fit the rest of the record (%{says}).',
  narrowed: 'Does not belong to %{field}, or nothing is chosen there.',
  notOffered: 'Is not among what can be chosen here.',
  narrowsOthers: '%{count} records of %{module} refer to this one and belong to the present value: change those first.',
  fixedBy: 'Stays as it is while records of %{module} refer to this one: %{count} do.',
  notAuthor: 'Did not write what the report is about. Leave it out, and the author is filled in.',
  notWritten: 'Does not stand in what the report is about. Leave it out, and the text is filled in.',
  ranksAbove: 'You may name yourself, or people whose rank is below your own.',
  belowItself: 'Stands below this record itself.',
  tooDeep: 'There would be more than %{max} levels.',
  reference: 'Does not exist.',
  forbidden: 'You may not set this.',
  upload: 'Must be the address of an uploaded file.',
  fileKind: 'Must be a file of one of these kinds: %{allowed}.',
  pictureElsewhere: 'Pictures kept elsewhere are not shown: upload the file, or have the operator allow its host (LECTERN_PICTURE_HOSTS).',
  repeats: 'Repeats too few different characters.',
  guessed: 'Is among the passwords tried first.',
  holdsName: 'Must not hold the name or the address.',
  onlyDigits: 'Must not be a number.',
  wrongPassword: 'This is not your present password.',
  inProfile: 'Change your own in My Profile, where the present password is asked for.',
  byAnotherSuperAdmin: 'Nobody changes the own e-mail address: ask another super admin.',
  byAManager: 'Nobody changes the own e-mail address: ask whoever manages the users.',
  byLink: 'Nobody sets the password of another person: send a link to set a new one.',
  byInvitation: 'Nobody sets the password of another person: leave it out, and an invitation is sent.',
  moreRights: 'The person has rights that you do not have: ask somebody who has them.',
  domain: 'Must be a domain such as learn.example.org, without http:// and without a port.',
  beyondOwn: 'Holds, or takes away, a right that you do not have yourself.',
  noModule: 'Names a module that this platform does not have: %{module}.',
  ticketOver: 'The time to add a logo here is over. It can be added after signing in.',
};

/** Every problem there is. */
export const PROBLEM_CODES = Object.keys(SENTENCES) as readonly ProblemCode[];
