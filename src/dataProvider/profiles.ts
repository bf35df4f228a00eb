import type { ConsoleConfig } from './config';
import type { ProfileName } from './errorCatalogue';

/** How one client reaches its base. */
export interface ClientProfile {
  readonly name: ProfileName;
  /** Time limit of a call, the signed upload excepted, in ms (part 1 §9, part 2 §9). */
  readonly timeoutMs: number;
  readonly baseOf: (config: ConsoleConfig) => string;
}

/** For the auth client no limit is stated; it takes the shorter one. */
export const PROFILES: Readonly<Record<ProfileName, ClientProfile>> = {
  main: { name: 'main', timeoutMs: 180_000, baseOf: (config) => config.apiBase },
  second: { name: 'second', timeoutMs: 60_000, baseOf: (config) => config.apiV2Base },
  auth: { name: 'auth', timeoutMs: 60_000, baseOf: (config) => config.authBase ?? config.apiBase },
};

/** Base and path joined with exactly one slash, with the query behind. What is empty is left out; among several values an empty text is one of them. */
export function addressOf({ base, path, query = {} }: { base: string; path: string; query?: Query }): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const isOneOfSeveral = Array.isArray(value);
    for (const one of isOneOfSeveral ? value : [value]) {
      if (one !== undefined && one !== null && (one !== '' || isOneOfSeveral)) params.append(name, String(one));
    }
  }
  const text = params.toString();
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}${text ? `?${text}` : ''}`;
}

export type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
