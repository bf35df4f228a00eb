import type { Config } from './config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts';
import { humanize } from '../src/schemas';

/** An account anybody may try the product with. */
export interface DemoAccountShown {
  readonly label: string;
  readonly username: string;
  readonly password: string;
}

/** The accounts of the demo content that can sign in; none without demo content. */
export function demoAccountsOf({ hasDemo }: Pick<Config, 'hasDemo'>): DemoAccountShown[] {
  if (!hasDemo) return [];
  return DEMO_ACCOUNTS.filter(({ role }) => role !== 'student').map(({ email }) => ({ label: humanize(email.split('@')[0]!), username: email, password: DEMO_PASSWORD }));
}
