import type { Config } from '../kernel/config/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { humanize } from '../../src/schemas';

/** An account anybody may try the product with. */
export interface DemoAccountShown {
  /** What it is for; the console has words for it: `super_admin`, `admin`, `sub_admin`, `institute`, `institute2`, `whitelabel`, `faculty`, `expired`. */
  readonly key: string;
  /** The same in English, for the terminal. */
  readonly label: string;
  readonly username: string;
  readonly password: string;
}

/** The accounts of the demo content that can sign in; none without demo content. */
export function demoAccountsOf({ hasDemo }: Pick<Config, 'hasDemo'>): DemoAccountShown[] {
  if (!hasDemo) return [];
  return DEMO_ACCOUNTS.filter(({ role }) => role !== 'student').map(({ email }) => {
    const key = email.split('@')[0]!;
    return { key, label: LABELS[key] ?? humanize(key), username: email, password: DEMO_PASSWORD };
  });
}

/** Where the key alone would not tell. */
const LABELS: Readonly<Record<string, string>> = { institute2: 'Second institute', whitelabel: 'White-labelled institute', expired: 'Expired plan' };
