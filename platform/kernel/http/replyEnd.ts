import type { FastifyReply, FastifyRequest } from 'fastify';

/** Calls `act` once, when a reply has been handed over whole or its connection has ended, at once where it has: `registerConnections` tells every reply of that. */
export function onReplyEnd({ request, reply, act }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly act: () => void }): void {
  if (request.raw.socket.destroyed) return act();
  const events = ['finish', 'close'];
  const end = (): void => {
    for (const event of events) reply.raw.off(event, end);
    act();
  };
  for (const event of events) reply.raw.once(event, end);
}
