import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openClient } from '../db/connect';
import { ACTOR_CHANNEL } from '../db/scope';
import type { ActorStore } from './actorStore';

export interface WatchInput {
  readonly url: string;
  readonly actors: Pick<ActorStore, 'forget'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Listens for changes of people, rights and sessions on any node, and forgets whom they concern.
 * While the connection is away nothing is trusted for longer than the store's own seconds.
 * @returns a function that stops it
 */
export function watchActors({ url, actors, logger }: WatchInput): () => Promise<void> {
  const state: { isStopped: boolean; client: ReturnType<typeof openClient> | null } = { isStopped: false, client: null };
  const watch = async (): Promise<void> => {
    while (!state.isStopped) {
      const client = openClient({ url, name: 'lectern watch' });
      state.client = client;
      const ended = new Promise<void>((done) => client.once('end', () => done()));
      client.on('error', () => undefined);
      client.on('notification', ({ payload }) => actors.forget(payload ?? '*'));
      try {
        await client.connect();
        await client.query(`listen ${ACTOR_CHANNEL}`);
        actors.forget('*');
        await ended;
      } catch (error) {
        if (!state.isStopped) logger.warn({ err: error }, 'changes of other nodes are not heard at present');
        await client.end().catch(() => undefined);
      }
      actors.forget('*');
      if (!state.isStopped) await sleep(RETRY_MS, undefined, { ref: false });
    }
  };
  void watch();
  return async () => {
    state.isStopped = true;
    await state.client?.end().catch(() => undefined);
  };
}

const RETRY_MS = 500;
