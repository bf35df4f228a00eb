import type { Call, Resource } from '../../../src/schemas';

/** Where each client's calls live. */
export const BASES: Readonly<Record<Resource['endpoint']['client'], string>> = { main: '/api/v9', v2: '/api/v2' };

/** A call's address on this server; `{id}` stands for the record's id. */
export function addressOf({ resource, call }: { resource: Resource; call: Call }): string {
  return `${BASES[call.client ?? resource.endpoint.client]}${call.path}`;
}

/** Where an open console hears of what concerns it; no call, but a socket. */
export const LIVE_PATH = '/api/v9/user/live';

/** The help chat of the console, and the one beside the plans (part 2 §7); no calls, but sockets. */
export const CHAT_PATHS = { admin: '/admin/chat', plan: '/plan/chat' } as const;

/** The longest message that any socket takes, twenty seconds of speech among it. In bytes. */
export const MOST_SOCKET_BYTES = 700_000;
