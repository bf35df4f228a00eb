import { invalid } from '../../kernel/http/readBody';
import { passwordWeakness } from '../../kernel/crypto/passwords';

/**
 * Refuses a password that is guessed too soon.
 * @throws VALIDATION at `password`
 */
export function refuseWeak({ password, names }: { readonly password: string; readonly names: readonly string[] }): void {
  const weakness = passwordWeakness({ password, names });
  if (weakness) throw invalid({ password: weakness });
}
