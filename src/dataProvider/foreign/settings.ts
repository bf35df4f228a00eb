import type { EndpointInput } from '../../schemas';

/** What a platform may have beyond the specification. What is not named in `has` is never asked for. */
export const EXTRAS = [
  'figures', 'version', 'recent', 'firstSteps', 'attention', 'profile', 'password', 'sessions', 'language', 'logout', 'stopActing', 'passwordReset', 'links', 'access',
  'branding', 'tokens', 'outbox', 'domains', 'registrationLogo', 'feedback', 'ledger', 'chatTicket', 'plans', 'planChange', 'siteHistory', 'sheets', 'views', 'told',
  'lookups', 'dependants', 'history', 'bin', 'totals', 'summary', 'segments', 'move', 'fields', 'idempotency', 'versions',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** `platform` of `/config.json`: how a platform that is not Lectern's own is spoken to. */
export interface PlatformSettings {
  /** What it has beyond the specification. @default nothing */
  readonly has?: readonly Extra[];
  /** `whole`: a PUT replaces the record, so all of it is sent · `changes`: it changes what is sent. @default 'whole' */
  readonly put?: 'whole' | 'changes';
  /** What days and instants look like: `iso`, `ms`, `s`, or a pattern such as `dd/MM/yyyy`. @default 'iso', and numbers as what they can only be */
  readonly dates?: string;
  /** The zone of instants that say none, such as `+05:30` or `Z`. @default such instants are shown as they came */
  readonly zone?: string;
  /** What yes and no are written as, `["Y", "N"]`. @default true and false, and as they have come */
  readonly flags?: readonly [unknown, unknown];
  /** Where size and page of a search stand, what the first page is called, and how many rows are granted at a time. */
  readonly page?: { readonly in?: 'query' | 'body'; readonly first?: number; readonly most?: number };
  /** What the members of the sign-in calls are called there: `{ username: 'email' }`. */
  readonly signIn?: Readonly<Record<string, string>>;
  /** The call for who is signed in, such as `/user/me`. @default none: the reply to the sign-in says it */
  readonly details?: string;
  /** Headers of the PUT of a file, such as `{ "x-ms-blob-type": "BlockBlob" }`. */
  readonly uploadHeaders?: Readonly<Record<string, string>>;
}

/** What one module has otherwise: keys of its declaration, which they are laid over. `false`: the platform does not have it. */
export type ModuleSettings = false | {
  readonly endpoint?: EndpointInput & { /** What fields are called on the wire: `{ percentOff: 'discount' }`. */ readonly names?: Readonly<Record<string, string>> };
  /** Over the declared fields; `null`: there is no such field. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  readonly [key: string]: unknown;
};

/** The parts of `/config.json` that only a platform that is not Lectern's own has. */
export interface ForeignSettings {
  readonly platform: PlatformSettings;
  readonly modules: Readonly<Record<string, ModuleSettings>>;
}
