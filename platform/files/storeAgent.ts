import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds within which a store has to be reached, and for which it may say nothing. */
export interface StoreLimits {
  readonly connectMs?: number;
  readonly silenceMs?: number;
}

/**
 * Connections to an object store, which end where it cannot be reached or falls silent: what is asked of it fails then. As long as it
 * answers, or takes what is sent, it may take all the time it needs; and while nobody reads what it gives, it is not the one that is silent.
 * @param limits 3 and 30 seconds, unless a test says less
 */
export function storeAgent({ isTls, connectMs = 3_000, silenceMs = 30_000 }: { readonly isTls: boolean } & StoreLimits): Agent | TlsAgent {
  const options = { keepAlive: true, maxSockets: MOST, timeout: silenceMs };
  const agent = isTls ? new TlsAgent(options) : new Agent(options);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...given: Parameters<typeof connect>) => {
    const socket = connect(...given) as Socket;
    const late = setTimeout(() => socket.destroy(timedOut(`The store was not reached within ${connectMs} ms.`)), connectMs);
    socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(late));
    socket.once('close', () => clearTimeout(late));
    socket.setTimeout(silenceMs);
    socket.on('timeout', () => {
      const before = socket.bytesRead;
      // After a long turn of this process what was said may lie there, unread.
      void nextTurn().then(() => nextTurn()).then(() => {
        if (socket.isPaused() || socket.bytesRead > before) socket.setTimeout(silenceMs);
        else socket.destroy(timedOut(`The store has said nothing for ${silenceMs} ms.`));
      });
    });
    return socket;
  };
  return agent;
}

/** As many as either client has by itself, or more. */
const MOST = 50;

function timedOut(message: string): Error {
  return Object.assign(new Error(message), { name: 'TimeoutError', code: 'ETIMEDOUT' });
}
