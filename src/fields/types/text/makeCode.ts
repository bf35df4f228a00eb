import type { CodeShape } from '../../../schemas';

/** A code of a shape, each sign as likely as any other and not to be foretold. */
export function makeCode({ alphabet, length }: CodeShape): string {
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    // What lies beyond the last whole round of the alphabet would make its first signs likelier.
    for (const byte of bytes) if (byte < fair && code.length < length) code += alphabet.charAt(byte % alphabet.length);
  }
  return code;
}
