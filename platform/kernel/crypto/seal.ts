import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Where a sealed text is kept; it opens nowhere else. */
export interface SealPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

interface SealInput {
  /** The platform's. */
  readonly secret: string;
  readonly place: SealPlace;
  readonly text: string;
}

/** Begins every sealed text, with the version of how it was made. */
export const SEAL_MARK = 'sealed1:';
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** A text that whoever has the database alone cannot read, nor put elsewhere: encrypted and authenticated under a key made of the platform's secret. */
export function seal({ secret, place, text }: SealInput): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(boundTo(place));
  return SEAL_MARK + Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** What was sealed; null where that was under another secret, or for another place. */
export function unseal({ secret, place, text }: SealInput): string | null {
  const bytes = Buffer.from(text.slice(SEAL_MARK.length), 'base64url');
  if (!text.startsWith(SEAL_MARK) || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES)).setAAD(boundTo(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'lectern sealed texts', 32));
}

function boundTo({ table, column, id }: SealPlace): Buffer {
  return Buffer.from(`${table} ${column} ${id}`);
}
