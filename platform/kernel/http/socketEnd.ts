import type { Socket } from 'node:net';

/** What is done when a connection ends: one listener on it, however many replies wait behind one another. */
const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `act` when a connection ends, at once where it has: a reply that waits behind another of it is told nothing of that itself.
 * @returns what calls it off
 */
export function onSocketEnd(socket: Socket, act: () => void): () => void {
  if (socket.destroyed) {
    act();
    return () => undefined;
  }
  const acts = waiting.get(socket) ?? begun(socket);
  acts.add(act);
  return () => void acts.delete(act);
}

function begun(socket: Socket): Set<() => void> {
  const acts = new Set<() => void>();
  waiting.set(socket, acts);
  socket.once('close', () => acts.forEach((act) => act()));
  return acts;
}
