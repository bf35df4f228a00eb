import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openClient } from '../../kernel/db/openClient';
import { ACTOR_CHANNEL, type Database } from '../../kernel/db/scope';
import { askBriefly, SilentError } from '../../kernel/db/silence';
import type { ActorStore } from './actorStore';

export interface WatchInput {
  readonly url: string;
  readonly actors: Pick<ActorStore, 'forget'>;
  readonly database: Pick<Database, 'connections'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Listens for changes of people, rights and sessions on any node, and forgets whom they concern.
 * While the connection is away nothing is trusted for longer than the store's own seconds.
 *
 * It also asks over this connection, every other second, whether the database still speaks. When it does not, every
 * connection that has heard nothing since the question is ended, so that no caller waits for an answer that will not come.
 * @returns a function that stops it
 */
export function watchActors({ url, actors, database, logger }: WatchInput): () => Promise<void> {
  const state: { isStopped: boolean; client: ReturnType<typeof openClient> | null } = { isStopped: false, client: null };
  const watch = async (): Promise<void> => {
    while (!state.isStopped) {
      const client = openClient({ url, name: 'lectern watch' });
      state.client = client;
      const ended = new Promise<'ended'>((done) => client.once('end', () => done('ended')));
      client.on('error', () => undefined);
      client.on('notification', ({ payload }) => actors.forget(payload ?? '*'));
      try {
        await client.connect();
        await askBriefly({ client, text: `listen ${ACTOR_CHANNEL}`, ms: PATIENCE_MS });
        actors.forget('*');
        while ((await Promise.race([ended, sleep(ASK_EVERY_MS, 'ask' as const, { ref: false })])) === 'ask') {
          const heard = database.connections.heard();
          await askBriefly({ client, text: 'select 1', ms: PATIENCE_MS }).catch((error: Error) => {
            if (error instanceof SilentError) logger.warn({ connections: database.connections.dropUnheard(heard) }, 'the database has fallen silent: connections that hear nothing are given up');
            throw error;
          });
        }
      } catch (error) {
        if (!state.isStopped) logger.warn({ err: error }, 'changes of other nodes are not heard at present');
        // With a question still open it ends without waiting for the database.
        void client.end().catch(() => undefined);
      }
      actors.forget('*');
      if (!state.isStopped) await sleep(RETRY_MS, undefined, { ref: false });
    }
  };
  void watch();
  return async () => {
    state.isStopped = true;
    await Promise.race([state.client?.end().catch(() => undefined), sleep(END_MS)]);
  };
}

const RETRY_MS = 500;
const ASK_EVERY_MS = 2_000;
/** An answer takes a millisecond; a machine that is short of breath takes longer. */
const PATIENCE_MS = 4_000;
const END_MS = 500;
