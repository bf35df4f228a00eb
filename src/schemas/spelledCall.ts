import type { Call } from './resource';

/** A method and an address, as they are written in one; what is no call is refused by the check of addresses. */
export function spelledCall(text: string): Call {
  const isSecond = text.startsWith(SECOND);
  const [method = '', path = ''] = (isSecond ? text.slice(SECOND.length) : text).split(' ');
  return { method: method as Call['method'], path, ...(isSecond && { client: 'v2' }) };
}

/** Begins a call that lives under `/api/v2` while its module does not. */
const SECOND = 'v2 ';
