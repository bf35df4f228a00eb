import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parsedUrl, ROLES, safeOrigin, type Role } from '../../../src/schemas';
import { checkoutSettings, type CheckoutSettings } from './checkoutSettings';
import { assistantSettings, type AssistantSettings } from './assistantSettings';
import { ConfigError } from './configError';
import { smtpSettings, type SmtpSettings } from './smtpSettings';
import { storageSettings, type StorageSettings } from './storageSettings';
import { isWeakSecret } from './weakSecret';

export { ConfigError } from './configError';

/** How the platform runs. Made once from environment and arguments; inner code asks nothing else. */
export interface Config {
  readonly mode: 'demo' | 'production';
  /** Demo content and demo accounts on the first start. Never in production. */
  readonly hasDemo: boolean;
  /** How many times as many learners the demo content has as a school; 0: what is written by hand alone. */
  readonly demoScale: number;
  /** Closes the accounts of demo content that the database holds, instead of refusing to start over it. */
  readonly closesDemo: boolean;
  readonly host: string;
  /** The first port tried; 0 takes any. */
  readonly port: number;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Folder of the built console, or `null` to serve the API alone. */
  readonly consoleDir: string | null;
  /** Address of a Postgres of one's own, or `null` for the embedded one. */
  readonly databaseUrl: string | null;
  readonly poolSize: number;
  /** Signs upload addresses and codes. Empty: the one kept in the data folder. */
  readonly secret: string;
  /** The secret of the starts before, where it was another: what was sealed under it is sealed anew; `null`: there is none. */
  readonly oldSecret: string | null;
  /** Origins that may call from another address. Empty: none. */
  readonly corsOrigins: readonly string[];
  /** Origins elsewhere that pictures may be shown from. Empty: the platform's own files alone. */
  readonly pictureOrigins: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether a proxy in front is believed about the caller's address. */
  readonly isProxyTrusted: boolean;
  /** Calls of sign-in an address may make a minute. */
  readonly signInsPerMinute: number;
  /** Calls that read a person may make a minute, at each node. */
  readonly readsPerMinute: number;
  /** The object store that keeps the files; `null`: the data folder does. */
  readonly storage: StorageSettings | null;
  /** Bytes that an institute's files may have together. */
  readonly quotaBytes: number;
  /** Days a sign-in lasts at most, however much it is used. */
  readonly sessionDays: number;
  /** Roles that confirm their password by a code. */
  readonly otpRoles: readonly Role[];
  /** Hosts of the console that are open to everybody: there institutes are not offered the website builder. */
  readonly publicHosts: readonly string[];
  /** Menus hold screens that are not built yet, marked as such. */
  readonly showsPending: boolean;
  /** The name server that is asked about tenants' domains, or `null` for the machine's own. */
  readonly dnsServer: string | null;
  /** With which tenants connect their payment accounts; `null`: they cannot. */
  readonly razorpay: { readonly clientId: string; readonly redirectUrl: string } | null;
  /** With which the operator takes payments; `null`: beside a demo the sandbox does. */
  readonly checkout: CheckoutSettings | null;
  /** What answers in the chat besides the help; `null`: nothing. */
  readonly assistant: AssistantSettings | null;
  /** How mails go out; `null`: they stay in the outbox. */
  readonly smtp: SmtpSettings | null;
  /** Where people open the console, for links in messages: an origin, or `null` to take the request’s own where that can be trusted. */
  readonly consoleUrl: string | null;
  /** Who a locked-out user is told to ask. */
  readonly supportContact: string;
}

export const OPTIONS_HELP = `Options (as an argument, or in the environment):
  --production              start without demo content; LECTERN_SECRET is required
  --port <number>           PORT               first port tried            (4100)
  --host <address>          HOST               address to listen on        (127.0.0.1)
  --data <folder>           LECTERN_DATA       database and files          (./data)
                            DATABASE_URL       a Postgres of your own, 15 or later
                            LECTERN_SECRET     at least 32 characters; signs upload addresses, seals
                                               keys of others
                            LECTERN_OLD_SECRET the one before, for one start: what it sealed is
                                               sealed anew
                            LECTERN_CORS       origins that may call, separated by commas
                            LECTERN_PICTURE_HOSTS  origins that pictures may be shown from, by commas
                            LECTERN_DEMO       1 or 0: demo content (1; 0 with DATABASE_URL)
                            LECTERN_DEMO_SCALE  how many times as many learners as a school has (1);
                                               0: the few that tests know, 100: for trials
  --close-demo              LECTERN_CLOSE_DEMO 1: closes the accounts of demo content for good, then
                                               starts without it
                            LECTERN_POOL       connections to the database (10)
                            LECTERN_OTP_ROLES  roles that confirm a sign-in by a code, by commas
                            LECTERN_SIGN_INS   calls of sign-in an address may make a minute (60)
                            LECTERN_READS      calls that read a person may make a minute (3000)
                            STORAGE_URL        where files are kept: azure://account:key@host/container,
                                               s3://id:secret@host/bucket?region=… (the data folder)
                            LECTERN_QUOTA_GB   gigabytes an institute's files may have together (100)
                            LECTERN_SESSION_DAYS days a sign-in lasts at most, however used (90)
                            LECTERN_PUBLIC_HOSTS hosts without website builder, by commas
                            LECTERN_PENDING    show: menus hold screens that are not built yet (hide)
                            LECTERN_DNS        name server for tenants' domains (the machine's)
                            RAZORPAY_CLIENT_ID, RAZORPAY_REDIRECT_URL
                                               let tenants connect payment accounts
                            RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET
                                               take payments for AI tokens (a demo has a sandbox)
                            ASSISTANT_URL      the help chat answers by this endpoint, which speaks as OpenAI's
                                               does: https://api.example.org/v1
                            ASSISTANT_KEY, ASSISTANT_MODEL
                                               its key, and the model that answers (gpt-4o-mini)
                            ASSISTANT_HEARING, ASSISTANT_SPEECH, ASSISTANT_VOICE
                                               models that hear and speak, or none; the voice
                                               (whisper-1, tts-1, alloy)
                            SMTP_URL           mails go out by this server, smtp://user:password@host:587
                            MAIL_FROM          the address they come from
                            LECTERN_CONSOLE_URL  where people open the console: links in mails lead there
                            LECTERN_SUPPORT    contact shown to locked-out users
                            LECTERN_TRUST_PROXY 1: believe what one proxy adds to X-Forwarded-For
                            LOG_LEVEL          fatal, error, warn, info, debug, trace, silent
                                               (warn; in production info)
  --help                    this text`;

/**
 * Reads the settings. Arguments win over the environment.
 * @throws ConfigError for a value out of bounds, or a production start without a secret
 */
export function parseConfig({ env, argv = [] }: { readonly env: Readonly<Record<string, string | undefined>>; readonly argv?: readonly string[] }): Config {
  const isProduction = argv.includes('--production') || env['NODE_ENV'] === 'production';
  const closesDemo = argv.includes('--close-demo') || env['LECTERN_CLOSE_DEMO'] === '1';
  const port = valueOf(argv, '--port') ?? env['PORT'];
  const secret = env['LECTERN_SECRET'];
  if (isProduction && !secret) throw new ConfigError(missingSecret({ isByEnvironment: !argv.includes('--production') }));
  if (secret !== undefined && secret.length < 32) throw new ConfigError('LECTERN_SECRET is too short: at least 32 characters are needed.');
  if (secret && isWeakSecret(secret)) throw new ConfigError('LECTERN_SECRET can be guessed: it is one piece repeated, signs in their order, or hardly any different ones. Set it to a random text, for example the output of “openssl rand -base64 48”.');
  return {
    mode: isProduction ? 'production' : 'demo',
    hasDemo: !isProduction && !closesDemo && (env['LECTERN_DEMO'] ?? (env['DATABASE_URL'] ? '0' : '1')) === '1',
    demoScale: wholeNumber({ name: 'LECTERN_DEMO_SCALE', value: env['LECTERN_DEMO_SCALE'], fallback: 1, min: 0, max: 100 }),
    closesDemo,
    host: valueOf(argv, '--host') ?? env['HOST'] ?? '127.0.0.1',
    port: wholeNumber({ name: 'PORT', value: port, fallback: 4100, min: 0, max: 65_535 }),
    dataDir: resolve(valueOf(argv, '--data') ?? env['LECTERN_DATA'] ?? 'data'),
    consoleDir: resolve(env['LECTERN_CONSOLE'] ?? 'dist/console'),
    databaseUrl: databaseUrl(env['DATABASE_URL']),
    poolSize: wholeNumber({ name: 'LECTERN_POOL', value: env['LECTERN_POOL'], fallback: 10, min: 2, max: 200 }),
    secret: secret ?? '',
    oldSecret: env['LECTERN_OLD_SECRET'] || null,
    corsOrigins: origins({ name: 'LECTERN_CORS', value: env['LECTERN_CORS'] }),
    pictureOrigins: origins({ name: 'LECTERN_PICTURE_HOSTS', value: env['LECTERN_PICTURE_HOSTS'] }),
    // A person reads a demo's terminal: what is ordinary would bury the address and the codes.
    logLevel: logLevel(env['LOG_LEVEL'] || (isProduction ? 'info' : 'warn')),
    isProxyTrusted: env['LECTERN_TRUST_PROXY'] === '1',
    signInsPerMinute: wholeNumber({ name: 'LECTERN_SIGN_INS', value: env['LECTERN_SIGN_INS'], fallback: 60, min: 1, max: 1_000_000 }),
    readsPerMinute: wholeNumber({ name: 'LECTERN_READS', value: env['LECTERN_READS'], fallback: 3_000, min: 60, max: 100_000_000 }),
    storage: storageSettings(env['STORAGE_URL']),
    quotaBytes: wholeNumber({ name: 'LECTERN_QUOTA_GB', value: env['LECTERN_QUOTA_GB'], fallback: 100, min: 1, max: 1_000_000 }) * 1_000_000_000,
    sessionDays: wholeNumber({ name: 'LECTERN_SESSION_DAYS', value: env['LECTERN_SESSION_DAYS'], fallback: 90, min: 1, max: 3_650 }),
    otpRoles: (env['LECTERN_OTP_ROLES'] ?? '').split(',').map((role) => role.trim()).filter(Boolean).map(checkedRole),
    publicHosts: (env['LECTERN_PUBLIC_HOSTS'] ?? '').split(',').map((host) => host.trim().toLowerCase()).filter(Boolean),
    showsPending: showsPending(env['LECTERN_PENDING']),
    dnsServer: dnsServer(env['LECTERN_DNS']),
    razorpay: razorpay(env),
    checkout: checkoutSettings(env),
    assistant: assistantSettings(env),
    consoleUrl: consoleUrl(env['LECTERN_CONSOLE_URL']),
    smtp: mailSettings({ env, isProduction }),
    supportContact: env['LECTERN_SUPPORT'] ?? 'support@lectern.test',
  };
}

/** Where nobody has written --production, it is not obvious what made it one. */
function missingSecret({ isByEnvironment }: { isByEnvironment: boolean }): string {
  const remedy = 'Set it to a random text of at least 32 characters, for example the output of “openssl rand -base64 48”.';
  return isByEnvironment ? `NODE_ENV=production makes this a production start, and LECTERN_SECRET is missing. ${remedy} For a demo on this machine: “env -u NODE_ENV npm start”.` : `LECTERN_SECRET is missing. ${remedy}`;
}

function showsPending(value: string | undefined): boolean {
  if (value && value !== 'show' && value !== 'hide') throw new ConfigError(`LECTERN_PENDING is “${value}”: “show” or “hide” is needed.`);
  return value === 'show';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function valueOf(argv: readonly string[], name: string): string | undefined {
  const index = argv.indexOf(name);
  if (index >= 0) return argv[index + 1];
  return argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1);
}

function wholeNumber({ name, value, fallback, min, max }: { name: string; value: string | undefined; fallback: number; min: number; max: number }): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) throw new ConfigError(`${name} is “${value}”: a whole number from ${min} to ${max} is needed.`);
  return number;
}

function databaseUrl(value: string | undefined): string | null {
  if (!value) return null;
  if (!/^postgres(ql)?:\/\//.test(value)) throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.');
  return value;
}

function origins({ name, value = '' }: { name: string; value: string | undefined }): string[] {
  const named = value.split(',').map((origin) => origin.trim()).filter(Boolean);
  const bad = named.find((origin) => safeOrigin(origin) !== origin);
  if (bad !== undefined) throw new ConfigError(`${name} holds “${bad}”: an origin such as https://console.example.org is needed.`);
  return named;
}

/** Who gets a mail is not at this machine: in production its links need the address people know. */
function mailSettings({ env, isProduction }: { env: Readonly<Record<string, string | undefined>>; isProduction: boolean }): SmtpSettings | null {
  const smtp = smtpSettings(env);
  if (smtp && isProduction && !env['LECTERN_CONSOLE_URL']) throw new ConfigError('SMTP_URL is set and LECTERN_CONSOLE_URL is not: links in mails lead to the address people open the console at, such as https://console.example.org.');
  return smtp;
}

function consoleUrl(value: string | undefined): string | null {
  if (!value) return null;
  const url = parsedUrl(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) throw new ConfigError(`LECTERN_CONSOLE_URL is “${value}”: an origin such as https://console.example.org is needed.`);
  return url.origin;
}

function dnsServer(value: string | undefined): string | null {
  if (!value) return null;
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+)(?::\d+)?)$/.exec(value) ?? [];
  if (isIP(bracketed ?? plain ?? value) === 0) throw new ConfigError(`LECTERN_DNS is “${value}”: an address such as 10.0.0.2 or 10.0.0.2:53 is needed.`);
  return value;
}

function razorpay(env: Readonly<Record<string, string | undefined>>): Config['razorpay'] {
  const [clientId, redirectUrl] = [env['RAZORPAY_CLIENT_ID'], env['RAZORPAY_REDIRECT_URL']];
  if (!clientId && !redirectUrl) return null;
  if (!clientId || !redirectUrl || !parsedUrl(redirectUrl)) throw new ConfigError('RAZORPAY_CLIENT_ID and RAZORPAY_REDIRECT_URL belong together: the id of the application, and the address Razorpay leads back to.');
  return { clientId, redirectUrl };
}

function checkedRole(name: string): Role {
  const role = ROLES.find((known) => known === name);
  if (!role) throw new ConfigError(`LECTERN_OTP_ROLES holds “${name}”: roles are ${ROLES.join(', ')}.`);
  return role;
}

function logLevel(value: string): Config['logLevel'] {
  const level = LOG_LEVELS.find((known) => known === value);
  if (!level) throw new ConfigError(`LOG_LEVEL is “${value}”: one of ${LOG_LEVELS.join(', ')} is needed.`);
  return level;
}
