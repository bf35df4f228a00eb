import { failure, type PlatformError } from '../../kernel/errors';
import { parseUsername } from '../people/people';

/** A name, and the password its account began with. */
export interface FirstCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * The refusal of a name or a password, the same for both. Whoever tries a demo account with the password it began with,
 * as its button does, is told what has become of the account; there are such accounts beside demo content alone.
 * @param demoAccounts those that can be tried; none without demo content
 */
export function refuseCredentials({ demoAccounts, username, password, isKnown }: FirstCredentials & { readonly demoAccounts: readonly FirstCredentials[]; readonly isKnown: boolean }): PlatformError {
  const { value } = parseUsername(username);
  const isFirst = demoAccounts.some((account) => account.username === value && account.password === password);
  if (!isFirst) return failure({ code: 'WRONG_CREDENTIALS' });
  return isKnown ? failure({ reason: 'demoPasswordChanged' }) : failure({ reason: 'demoAccountGone' });
}
