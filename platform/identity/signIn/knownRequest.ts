import { failure } from '../../kernel/errors';
import { isUuid } from '../../kernel/http/readBody';

/** What was sent with a code. What is no id at all cannot be the id of a request. @throws WRONG_OTP */
export function knownRequest<B extends { readonly requestId: string }>(body: B): B {
  if (!isUuid(body.requestId)) throw failure({ code: 'WRONG_OTP' });
  return body;
}
