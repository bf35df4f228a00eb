import { failure, type PlatformError } from '../kernel/errors';

/** Of a file that has more bytes than are taken. */
export function tooLarge(maxBytes: number): PlatformError {
  return failure({ reason: 'fileTooLarge', params: { most: maxBytes }, details: { maxBytes }, headers: { connection: 'close' } });
}
