import { createHash } from 'node:crypto';

/** Numbers that look random and are the same on every machine, so that the demo content is always the same. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** The items in another order; the given list stays as it is. */
  shuffled<T>(items: readonly T[]): T[];
}

/** A sequence that depends on the text alone. */
export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    chance: (probability) => next() < probability,
    shuffled: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(between(0, rest.length - 1), 1)[0]!);
    },
  };
}

/**
 * A fixed id of the platform's form (UUID version 7): its time part counts up with `index`, so that ids sort as the
 * records were made, and the rest is a hash of kind and index.
 */
export function demoId({ kind, index }: { kind: string; index: number }): string {
  const time = (FIRST_ID_TIME + index * 1000).toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(`lectern demo ${kind} ${index}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(4), 16) % 4]!;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(5, 8)}-${hash.slice(8, 20)}`;
}

const FIRST_ID_TIME = Date.UTC(2024, 0, 1);
