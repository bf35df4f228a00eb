import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is done when a connection ends: one listener on it, however many replies wait behind one another. */
const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `act` once, when a reply has been handed over whole or its connection has ended, at once where it has: a reply that waits behind another
 * of its connection is told nothing of that itself.
 */
export function onReplyEnd({ request: { raw: { socket } }, reply, act }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly act: () => void }): void {
  if (socket.destroyed) return act();
  const acts = waiting.get(socket) ?? begun(socket);
  const end = (): void => {
    if (acts.delete(end)) act();
  };
  acts.add(end);
  for (const event of ['finish', 'close']) reply.raw.once(event, end);
}

function begun(socket: Socket): Set<() => void> {
  const acts = new Set<() => void>();
  waiting.set(socket, acts);
  socket.once('close', () => acts.forEach((act) => act()));
  return acts;
}
