import negotiate from '@fastify/accept-negotiator';

type Compressed = 'br' | 'gzip';

/**
 * How a body is sent to who accepts this (RFC 9110 §12.5.3): what is of weight 0 is not.
 * @param header `accept-encoding` as it came
 * @param offered what there is besides the body itself, in the order of preference
 */
export function encodingFor<T extends Compressed = Compressed>(header: string | readonly string[] | undefined, offered: readonly T[] = BOTH as readonly T[]): T | 'identity' {
  const asked = [header ?? ''].flat().join(', ').toLowerCase();
  return (negotiate(asked, [...offered]) as T | null) ?? 'identity';
}

const BOTH: readonly Compressed[] = ['br', 'gzip'];
