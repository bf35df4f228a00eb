import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { Problem } from '../../src/schemas';
import { createTurns } from '../turns';

/** Shortest password anybody may choose. */
export const PASSWORD_MIN_LENGTH = 10;

/**
 * A password as it is stored: `scrypt$<log2 N>$<r>$<p>$<salt>$<hash>`. The cost stands in the hash, so that it can be
 * raised without locking anybody out.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive({ password, salt, cost: COST });
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the password is the stored one. Without a stored one it takes as long, and is false. */
export async function verifyPassword({ password, stored }: { readonly password: string; readonly stored: string | null }): Promise<boolean> {
  const [scheme, log2N, r, p, salt, hash] = (stored ?? NOBODY).split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive({ password, salt: Buffer.from(salt, 'base64url'), cost: { log2N: Number(log2N), r: Number(r), p: Number(p) } });
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== null;
}

/** Why a password is too weak; `null` when it will do. */
export function passwordWeakness({ password, names = [] }: { readonly password: string; readonly names?: readonly string[] }): Problem | null {
  const lower = password.toLowerCase();
  if (password.length < PASSWORD_MIN_LENGTH) return { code: 'tooShort', params: { min: PASSWORD_MIN_LENGTH } };
  if (new Set(lower).size < 5) return { code: 'repeats' };
  if (COMMON.some((word) => lower.replace(/[^a-z]/g, '') === word)) return { code: 'guessed' };
  if (names.some((name) => name.length > 3 && lower.includes(name.toLowerCase()))) return { code: 'holdsName' };
  return /^\d+$/.test(password) ? { code: 'onlyDigits' } : null;
}

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

const COST: Cost = { log2N: 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const COMMON = ['password', 'passwort', 'qwerty', 'qwertyuiop', 'letmein', 'welcome', 'admin', 'administrator', 'iloveyou', 'lectern', 'india', 'changeme'];
/** Compared with when there is no account, so that the time tells nothing. */
const NOBODY = ['scrypt', COST.log2N, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', Buffer.alloc(HASH_BYTES).toString('base64url')].join('$');

/** Hashes come one after the other, two at once: files and names of hosts need the rest of the four threads there are. */
const hashing = createTurns({ atOnce: 2 });

async function derive({ password, salt, cost }: { password: string; salt: Buffer; cost: Cost }): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.log2N, r: cost.r, p: cost.p, maxmem: 2 ** cost.log2N * cost.r * 256 };
  const end = await hashing.take();
  return new Promise<Buffer>((done, fail) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => (error ? fail(error) : done(key)));
  }).finally(() => end?.());
}
