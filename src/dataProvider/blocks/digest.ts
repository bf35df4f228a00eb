/**
 * The beginning of a block's SHA-256, by which it is known again; empty where the browser makes none, as over plain HTTP.
 * Then name, size and date of the file have to do.
 */
export async function digestOf(block: ArrayBuffer): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return '';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', block));
  return [...bytes.subarray(0, DIGEST_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const DIGEST_BYTES = 8;
