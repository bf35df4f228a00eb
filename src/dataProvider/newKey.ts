/** A random key of 128 bits, as text. Works on plain HTTP too, where `crypto.randomUUID` does not exist. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
