import { withoutToken } from '../../authProvider/addressToken';
import { inConsole } from '../../authProvider/inConsole';

/** The parameter a way back comes in; the specification shows no name. */
export const REDIRECT_PARAMETER = 'redirect';

/**
 * Where the address asks to be led after signing in, as `?redirect=/app/coupon`. Null for `/`, which leads to the
 * sign-in itself (part 1 §4), and for whatever is not a screen of the console: nobody is led to other sites, or into another's session.
 */
export function redirectOf(search: string): string | null {
  const value = new URLSearchParams(search).get(REDIRECT_PARAMETER);
  const address = value === null ? null : inConsole(value);
  return address === null ? null : withoutToken(address);
}
