import type { Clients, CallRequest } from './client';

/** A call that belongs to no declared module: of the account, of the home screen, of a tenant's domains. */
export type PlatformCallParams = Pick<CallRequest, 'method' | 'query' | 'body' | 'headers' | 'signal' | 'handling'> & {
  /** @default 'main' */
  readonly client?: 'main' | 'v2' | 'auth';
};

/** Makes one call; resolves with what the envelope holds. */
export type PlatformCall = (path: string, params: PlatformCallParams) => Promise<{ data: unknown }>;

/**
 * The way to the calls without a declaration. Where the platform has no such call, only its place suffers.
 * @param options.isPublic without the session, for a form that says itself what failed. @default false
 */
export function createPlatformCall({ clients, isPublic = false }: { clients: Clients; isPublic?: boolean }): PlatformCall {
  const usual = isPublic ? ({ isSignIn: true } as const) : ({ isExtra: true } as const);
  return async (path, { client = 'main', ...params }) => ({ data: (await clients[client === 'v2' ? 'second' : client].send({ path, ...params, isPublic, handling: { ...usual, ...params.handling } })).data });
}
