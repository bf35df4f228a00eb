/** An account the sign-in page offers by one click; only a platform with demo content names any. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  /** What it is for, by which the console has words; `null` for an account it does not know. */
  readonly key: string | null;
  /** Shown where there are no words for the key. */
  readonly label: string;
}

/** What the console asks about its surroundings when it starts: `/config.json`, served beside it. */
export interface ConsoleConfig {
  /** Base of the main and the auth client, for example `/api/v9` or `https://api.example.com/api/v9`. */
  readonly apiBase: string;
  /** Base of the second client. */
  readonly apiV2Base: string;
  /** Base of the auth client. @default that of the main one */
  readonly authBase?: string;
  /** Where the platform's files are, whose addresses begin with a slash. @default the origin of the main client */
  readonly filesBase?: string;
  /** Address of the socket by which open consoles hear that rights or session have changed. Left out: they learn it with their next call. */
  readonly live?: string;
  readonly isDemo: boolean;
  readonly demoAccounts: readonly DemoAccount[];
  /** Hosts that are open to everybody: from them no institute builds a website of its own. */
  readonly publicHosts: readonly string[];
  /** The host is an institute's own: what the operator offers to other institutes is not shown there. @default false */
  readonly isInstitutesHost?: boolean;
  /** Menus hold screens that are not built yet, marked as such. @default false */
  readonly showsPending?: boolean;
  /** Where the help chats are and what they can do; read once one is wanted (`chat/chatConfig.ts`). False: there are none. */
  readonly chat?: unknown;
  /** Origins that pictures may be shown from besides the console's own. Left out: the page holds none back. */
  readonly pictureOrigins?: readonly string[];
}

declare global {
  interface Window {
    /** The settings that `public/boot.js` found in the page, or asked for while the code was loading. */
    __lecternConfig?: Promise<Response> | undefined;
  }
}

/** The addresses of the platform that serves the console itself. */
export const DEFAULT_CONFIG: ConsoleConfig = { apiBase: '/api/v9', apiV2Base: '/api/v2', isDemo: false, demoAccounts: [], publicHosts: [] };

/** Fills what the file leaves out and drops what has the wrong shape. */
export function readConfig(raw: unknown): ConsoleConfig {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  return {
    apiBase: addressOf(given['apiBase'], DEFAULT_CONFIG.apiBase),
    apiV2Base: addressOf(given['apiV2Base'], DEFAULT_CONFIG.apiV2Base),
    ...(typeof given['authBase'] === 'string' && { authBase: addressOf(given['authBase'], DEFAULT_CONFIG.apiBase) }),
    ...(typeof given['filesBase'] === 'string' && { filesBase: addressOf(given['filesBase'], '') }),
    ...(typeof given['live'] === 'string' && given['live'] !== '' && { live: given['live'] }),
    isDemo: given['demo'] === true || given['isDemo'] === true,
    demoAccounts: Array.isArray(given['demoAccounts']) ? given['demoAccounts'].flatMap(demoAccountOf) : [],
    publicHosts: Array.isArray(given['publicHosts']) ? given['publicHosts'].filter((host) => typeof host === 'string') : [],
    ...(given['isInstitutesHost'] === true && { isInstitutesHost: true }),
    ...(given['showsPending'] === true && { showsPending: true }),
    chat: given['chat'],
    ...(Array.isArray(given['pictureOrigins']) && { pictureOrigins: given['pictureOrigins'].filter((origin) => typeof origin === 'string') }),
  };
}

function addressOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value.replace(/\/+$/, '') : fallback;
}

function demoAccountOf(raw: unknown): DemoAccount[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const given = raw as Readonly<Record<string, unknown>>;
  const username = given['username'] ?? given['email'] ?? given['emailId'];
  const password = given['password'];
  if (typeof username !== 'string' || typeof password !== 'string') return [];
  const label = given['label'] ?? given['name'] ?? given['role'];
  const key = typeof given['key'] === 'string' ? given['key'] : null;
  return [{ username, password, key, label: typeof label === 'string' ? label : username.replace(/@.*$/, '') }];
}
