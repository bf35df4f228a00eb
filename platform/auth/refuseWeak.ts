import { failure } from '../errors';
import { invalid } from '../routes/readBody';
import { PASSWORD_MIN_LENGTH, passwordWeakness } from './passwords';

/**
 * Refuses a password that is guessed too soon.
 * @throws VALIDATION at `password`
 */
export function refuseWeak({ password, names }: { readonly password: string; readonly names: readonly string[] }): void {
  const weakness = passwordWeakness({ password, names });
  if (weakness === null) return;
  if (password.length < PASSWORD_MIN_LENGTH) throw invalid({ password: { code: 'tooShort', params: { min: PASSWORD_MIN_LENGTH } } });
  throw failure({ code: 'VALIDATION', errors: { password: weakness } });
}
