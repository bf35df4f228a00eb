import { isIPv6 } from 'node:net';

/**
 * Who the caller is as far as addresses tell: the whole of IPv4, of IPv6 the network a household or an office is given.
 * @param address the runtime knows none of a caller who is gone, whatever the types say: all of those are `nobody`
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return NOBODY;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = plain.includes('::') ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right] : left;
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const NOBODY = 'nobody';
