export interface StoredPart {
  readonly name: Uint8Array;
  readonly bytes: Uint8Array;
}

/** A ZIP file of parts as they are, not packed, with their true sizes, in their order. It bears no checksums. */
export function storedZip(parts: readonly StoredPart[]): Uint8Array {
  const headsLength = sumOf(parts.map(({ name, bytes }) => HEAD + name.length + bytes.length));
  const directoryLength = sumOf(parts.map(({ name }) => ENTRY + name.length));
  const file = new Uint8Array(headsLength + directoryLength + END);
  const view = new DataView(file.buffer);
  let at = 0;
  let entry = headsLength;
  for (const { name, bytes } of parts) {
    view.setUint32(entry, 0x02014b50, true);
    view.setUint16(entry + 4, VERSION, true);
    view.setUint16(entry + 6, VERSION, true);
    view.setUint32(entry + 20, bytes.length, true);
    view.setUint32(entry + 24, bytes.length, true);
    view.setUint16(entry + 28, name.length, true);
    view.setUint32(entry + 42, at, true);
    file.set(name, entry + ENTRY);
    entry += ENTRY + name.length;
    view.setUint32(at, 0x04034b50, true);
    view.setUint16(at + 4, VERSION, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint32(at + 22, bytes.length, true);
    view.setUint16(at + 26, name.length, true);
    file.set(name, at + HEAD);
    file.set(bytes, at + HEAD + name.length);
    at += HEAD + name.length + bytes.length;
  }
  view.setUint32(entry, 0x06054b50, true);
  view.setUint16(entry + 8, parts.length, true);
  view.setUint16(entry + 10, parts.length, true);
  view.setUint32(entry + 12, directoryLength, true);
  view.setUint32(entry + 16, headsLength, true);
  return file;
}

/** Lengths in bytes, without names. */
const HEAD = 30;
const ENTRY = 46;
const END = 22;
const VERSION = 20;

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
