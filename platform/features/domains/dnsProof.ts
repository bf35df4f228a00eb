import { Resolver } from 'node:dns/promises';
import type { Config } from '../../kernel/config/config';
import { askElsewhere } from '../../kernel/db/elsewhere';

/** Why a host is not proved: no such record, records with other values, or no answer from the DNS. */
export type DomainProblem = 'missing' | 'different' | 'unreachable';

/** What the DNS holds under the name of the proof; `null` when it gave no answer. */
export type FoundValues = readonly string[] | null;

/** The record a tenant puts into its DNS to prove that a host is its own. */
export interface Verification {
  readonly type: 'TXT';
  readonly name: string;
  readonly value: string;
}

export function verificationOf({ host, token }: { host: string; token: string }): Verification {
  return { type: 'TXT', name: `_lectern.${host}`, value: `lectern-verification=${token}` };
}

/** Asks the DNS now; nothing is remembered. A value that came in several strings is one. */
export async function findValues({ config, host }: { config: Pick<Config, 'dnsServer'>; host: string }): Promise<FoundValues> {
  askElsewhere('The DNS');
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (config.dnsServer) resolver.setServers([config.dnsServer]);
  try {
    const records = await resolver.resolveTxt(verificationOf({ host, token: '' }).name);
    return records.map((strings) => strings.join('').trim());
  } catch (error) {
    return ABSENT.has(String((error as NodeJS.ErrnoException).code)) ? [] : null;
  }
}

/** What is wrong with the values found, for whoever holds the token; `null` when the proof is there. */
export function problemOf({ host, token, values }: { host: string; token: string; values: FoundValues }): DomainProblem | null {
  if (values === null) return 'unreachable';
  if (values.includes(verificationOf({ host, token }).value)) return null;
  return values.length === 0 ? 'missing' : 'different';
}

const TIMEOUT_MS = 2_500;
const TRIES = 2;
/** The name is not there, or has no such record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);
