/**
 * Whether a secret can be guessed from its look: few signs, one piece over and over, or signs in their order. What
 * `openssl rand` gives, in hex or base64, never is.
 */
export function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < LEAST_SIGNS || isRepeated(secret) || isInOrder(secret);
}

const LEAST_SIGNS = 6;

/** `abc…abc…`, also where the last piece is cut off. */
function isRepeated(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length++) {
    if (secret.slice(length) === secret.slice(0, -length)) return true;
  }
  return false;
}

/** `abcdef…`, `987…`, `aaab…`: most signs are the one before, or next to it. */
function isInOrder(secret: string): boolean {
  const steps = [...secret].slice(1).filter((sign, index) => Math.abs(sign.charCodeAt(0) - secret.charCodeAt(index)) <= 1);
  return steps.length > secret.length / 2;
}
