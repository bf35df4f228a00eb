import type { Database } from '../kernel/db/scope';

/** Those who wait for the accounts of one owner, by owner; in front of each line those that are being written. */
export type Lines<One> = WeakMap<Database, Map<string, One[]>>;

interface LineInput<One> {
  readonly lines: Lines<One>;
  readonly database: Database;
  readonly ownerId: string;
  /** So many are written together at most: the last of them waits no longer than that takes. */
  readonly most: number;
  /** Tells each what became of it. Never throws. */
  readonly write: (taken: readonly One[]) => Promise<void>;
}

/** Puts one at the end of the line of its owner. Who finds it empty writes for all who come to it. */
export function lineUp<One>({ one, ...input }: LineInput<One> & { readonly one: One }): void {
  const { lines, database, ownerId } = input;
  const ofAll = lines.get(database) ?? new Map<string, One[]>();
  lines.set(database, ofAll);
  const line = ofAll.get(ownerId) ?? [];
  ofAll.set(ownerId, line);
  line.push(one);
  if (line.length === 1) void writeLine({ ...input, line });
}

async function writeLine<One>({ lines, database, ownerId, most, write, line }: LineInput<One> & { readonly line: One[] }): Promise<void> {
  while (line.length > 0) {
    const taken = line.slice(0, most);
    await write(taken);
    line.splice(0, taken.length);
  }
  lines.get(database)?.delete(ownerId);
}
