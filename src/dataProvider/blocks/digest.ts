/**
 * By what a block is known again beside its file's name, size and date: the beginning of the SHA-256 of samples from all
 * over it, since reading a film twice costs a third of the speed. Empty where the browser makes none, as over plain HTTP.
 */
export async function digestOf(block: Blob): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return '';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await samplesOf(block).arrayBuffer()));
  return [...bytes.subarray(0, DIGEST_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const DIGEST_BYTES = 8;
/** In bytes, each. */
const SAMPLE = 16_384;
/** Each costs a reading of its own: of more, a film would go by half as fast. */
const SAMPLES = 4;

/** From the beginning to the end, evenly. */
function samplesOf(block: Blob): Blob {
  const last = Math.max(0, block.size - SAMPLE);
  const starts = Array.from({ length: SAMPLES }, (_, at) => Math.round((last * at) / (SAMPLES - 1)));
  return new Blob(starts.map((start) => block.slice(start, start + SAMPLE)));
}
