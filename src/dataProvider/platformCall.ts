import type { Clients, CallRequest } from './client';

/** A call that belongs to no declared module: of the account, of the home screen, of a tenant's domains. */
export type PlatformCallParams = Pick<CallRequest, 'method' | 'query' | 'body' | 'headers' | 'signal' | 'handling'> & {
  /** @default 'main' */
  readonly client?: 'main' | 'v2';
};

/** Makes one call; resolves with what the envelope holds. */
export type PlatformCall = (path: string, params: PlatformCallParams) => Promise<{ data: unknown }>;

/** The data provider's way to the calls without a declaration. Where the platform has no such call, only its place suffers. */
export function createPlatformCall({ clients }: { clients: Clients }): PlatformCall {
  return async (path, { client = 'main', ...params }) => ({ data: (await clients[client === 'v2' ? 'second' : 'main'].send({ path, ...params, handling: { isExtra: true, ...params.handling } })).data });
}
