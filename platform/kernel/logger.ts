import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { Config } from './config/config';

function refuse(): never {
  throw new Error('A route is checked and answered by what its call declares, and not by a schema of Fastify.');
}

/** What checks bodies by schemas of routes is not read at a start: no route has one. */
export const WITHOUT_SCHEMAS = { schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } } } satisfies FastifyServerOptions;

/**
 * The platform's log: one JSON object a line, to standard output. What could open an account is never in it.
 * It is the server's own logger, so that lines of a request carry its id.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return Fastify({ ...WITHOUT_SCHEMAS, logger: { level: logLevel, base: null, redact: { paths: SECRET_PATHS, censor: '…' } } }).log;
}

const SECRETS = ['password', 'token', 'otp', 'authorization', 'secret', 'code_hash'];
/** What the database says about an error may quote the whole row, with the hash of its password. */
const QUOTING = ['err.detail', 'err.where', 'err.internalQuery'];
const SECRET_PATHS = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...QUOTING];

/** An address without the values of its query: tokens may stand there. */
export function safeUrl(url: string): string {
  const [path, query] = url.split('?');
  return query ? `${path}?${[...new URLSearchParams(query).keys()].map((name) => `${encodeURIComponent(name)}=…`).join('&')}` : url;
}
