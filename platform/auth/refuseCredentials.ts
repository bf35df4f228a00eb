import type { Config } from '../config';
import { demoAccountsOf } from '../demoAccounts';
import { failure, type PlatformError } from '../errors';
import { parseUsername } from './people';

/**
 * The refusal of a name or a password, the same for both. Whoever tries a demo account with the password it began with,
 * as its button does, is told what has become of the account; there are such accounts beside demo content alone.
 */
export function refuseCredentials({ config, username, password, isKnown }: { readonly config: Pick<Config, 'hasDemo'>; readonly username: string; readonly password: string; readonly isKnown: boolean }): PlatformError {
  const { value } = parseUsername(username);
  const isFirst = demoAccountsOf(config).some((account) => account.username === value && account.password === password);
  if (!isFirst) return failure({ code: 'WRONG_CREDENTIALS' });
  return isKnown ? failure({ reason: 'demoPasswordChanged' }) : failure({ reason: 'demoAccountGone' });
}
