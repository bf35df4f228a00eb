import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** How much each connection had heard at some moment. */
export type Heard = ReadonlyMap<PoolClient, number>;

/** Which connections of a pool still hear their database. A silent one gives no sign by itself. */
export interface PoolWatch {
  /** What has been heard by now. */
  heard(): Heard;
  /**
   * Ends the connections that have heard nothing since: what is asked over them fails at once.
   * @returns how many they were
   */
  dropUnheard(since: Heard): number;
  /** Ends those nobody uses at present: where one of them was found silent, the others have slept as long. */
  dropIdle(): void;
}

export function watchPool(pool: Pool): PoolWatch {
  const all = new Set<PoolClient>();
  const busy = new Set<PoolClient>();
  pool.on('connect', (client) => all.add(client));
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => {
    all.delete(client);
    busy.delete(client);
  });
  return {
    heard: () => new Map([...all].map((client) => [client, socketOf(client).bytesRead])),
    dropUnheard: (since) => {
      const unheard = [...since].filter(([client, bytes]) => all.has(client) && socketOf(client).bytesRead === bytes);
      for (const [client] of unheard) socketOf(client).destroy();
      return unheard.length;
    },
    dropIdle: () => {
      for (const client of all) if (!busy.has(client)) socketOf(client).destroy();
    },
  };
}

/** The driver speaks over it and does not name it in its types. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
}
