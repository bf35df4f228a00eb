import type { Readable } from 'node:stream';
import type { BlockSent } from './blocks';

/** What an object store is asked for. Names are keys of files, or `incoming/<id>` of those nobody reads yet. */
export interface Objects {
  readonly put: (input: { readonly name: string; readonly content: Buffer; readonly type: string; readonly signal?: AbortSignal }) => Promise<void>;
  readonly putFile: (input: { readonly name: string; readonly path: string; readonly bytes: number; readonly type: string; readonly signal: AbortSignal }) => Promise<void>;
  readonly stat: (name: string) => Promise<{ readonly bytes: number } | null>;
  readonly open: (input: { readonly name: string; readonly start: number; readonly end: number }) => Promise<Readable>;
  /** Takes it away; one that is not there is gone already. */
  readonly remove: (name: string) => Promise<void>;
  readonly blocks: ObjectBlocks;
}

/** Blocks that browsers send to the store itself. */
export interface ObjectBlocks {
  /** Of each but the last: what the store takes. */
  readonly bytes: number;
  /** Where blocks go until `expires` (seconds since 1970): one address with `{block}` in it, or one each. */
  readonly addresses: (input: { readonly name: string; readonly expires: number; readonly blocks: readonly string[] }) => Promise<BlockAddresses>;
  readonly list: (name: string) => Promise<readonly BlockSent[]>;
  /** Joins blocks in this order under the name. `null` where one is not there. */
  readonly join: (input: { readonly name: string; readonly blocks: readonly string[] }) => Promise<JoinedObject | null>;
  /** Drops what has arrived. */
  readonly drop: (name: string) => Promise<void>;
  /** Drops what lies under such names since then: an address may go on taking content after its file was joined. @returns how many went */
  readonly dropLate: (input: { readonly prefix: string; readonly before: Date }) => Promise<number>;
}

export type BlockAddresses = { readonly address: string } | { readonly addresses: Readonly<Record<string, string>> };

/** An object as it was joined: who held an address could still write another over it. */
export interface JoinedObject {
  readonly bytes: number;
  /** @throws when it is not the same any more */
  readonly read: (input: { readonly start: number; readonly end: number }) => Promise<Buffer>;
  /** Copies it, within the store. @throws when it is not the same any more */
  readonly copyTo: (input: { readonly name: string; readonly signal: AbortSignal }) => Promise<void>;
}

/** All of a stream, of bounded size. */
export async function allOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @throws Error of an object whose store does not say how long it is */
export function lengthOf(bytes: number | undefined): number {
  if (bytes === undefined) throw new Error('The store does not say how many bytes the object has.');
  return bytes;
}
