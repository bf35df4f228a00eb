import { hash as argonHash, verify as argonVerify, type Options } from '@node-rs/argon2';
import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { Problem } from '../../../src/schemas';
import { createTurns } from '../turns';
import { isCommon } from './commonPasswords';

/** Shortest password anybody may choose. */
export const PASSWORD_MIN_LENGTH = 10;

/** Argon2id with 19 MiB, twice over. The cost stands in each hash, so that it can be raised without locking anybody out. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const PRESENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A password as it is stored, in the form that other programs read, too: `$argon2id$v=19$m=…,t=…,p=…$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => argonHash(plain(password), COST));
}

/**
 * Whether the password is the stored one. Without a stored one it takes as long, and is false. Reads hashes of before, too:
 * `scrypt$<log2 N>$<r>$<p>$<salt>$<hash>`.
 */
export async function verifyPassword({ password, stored }: { readonly password: string; readonly stored: string | null }): Promise<boolean> {
  const hash = stored ?? NOBODY;
  if (hash.startsWith('scrypt$')) return verifyScrypt({ password, hash });
  const isRight = await inTurn(() => argonVerify(hash, plain(password))).catch(() => false);
  return isRight && stored !== null;
}

/** Whether a stored hash is weaker than one made today: made anew when its password is next given. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(PRESENT);
}

/** Why a password is too weak; `null` when it will do. */
export function passwordWeakness({ password, names = [] }: { readonly password: string; readonly names?: readonly string[] }): Problem | null {
  const lower = password.toLowerCase();
  if (password.length < PASSWORD_MIN_LENGTH) return { code: 'tooShort', params: { min: PASSWORD_MIN_LENGTH } };
  if (new Set(lower).size < 5) return { code: 'repeats' };
  if (isCommon(password)) return { code: 'guessed' };
  if (holdsNames(password, names)) return { code: 'holdsName' };
  return /^\d+$/.test(password) ? { code: 'onlyDigits' } : null;
}

/** Whether a name or an address stands in it, or little is left without their words: `fresheyes1` of the “Fresh Eyes Academy”. However it is written. */
function holdsNames(password: string, names: readonly string[]): boolean {
  const folded = fold(password);
  // Of an address whatever stands before the @ is a name too; its host many have.
  const [whole, own] = [names.map(fold), names.map((name) => fold(name.split('@')[0]!))];
  if ([...whole, ...own].some((name) => name.length > 3 && folded.includes(name))) return true;
  const words = own.flatMap((name) => name.split(APART)).filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  if (!words.some((word) => folded.includes(word))) return false;
  return words.reduce((text, word) => text.replaceAll(word, ' '), folded).replace(APART, '').length < FEWEST_OWN;
}

/** Letters and digits that a password has besides the words of names. */
const FEWEST_OWN = 6;
const APART = /[^\p{L}\p{M}\p{N}]+/gu;

/** Small letters without accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();

/** Compared with when there is no account, so that the time tells nothing. No password has it. */
const NOBODY = `${PRESENT}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/** Hashes come one after the other, two at once: files and names of hosts need the rest of the four threads there are. */
const hashing = createTurns({ atOnce: 2 });

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const end = await hashing.take();
  return run().finally(() => end?.());
}

/** However it was typed: two ways to write a letter are one. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

async function verifyScrypt({ password, hash }: { password: string; hash: string }): Promise<boolean> {
  const [, log2N, r, p, salt, digest] = hash.split('$');
  if (!salt || !digest) return false;
  const expected = Buffer.from(digest, 'base64url');
  const [N, blocks] = [2 ** Number(log2N), Number(r)];
  const options: ScryptOptions = { N, r: blocks, p: Number(p), maxmem: N * blocks * 256 };
  const actual = await inTurn(() => new Promise<Buffer>((done, fail) => {
    scrypt(plain(password), Buffer.from(salt, 'base64url'), expected.length, options, (error, key) => (error ? fail(error) : done(key)));
  }));
  return timingSafeEqual(actual, expected);
}
