import type { Clients, CallRequest } from './client';

/** A call that belongs to no declared module: of the account, of the home screen, of a tenant's domains. */
export type PlatformCallParams = Pick<CallRequest, 'method' | 'query' | 'body' | 'headers' | 'signal' | 'handling'>;

/** Makes one call of the main client; resolves with what the envelope holds. */
export type PlatformCall = (path: string, params: PlatformCallParams) => Promise<{ data: unknown }>;

/** The data provider's way to the calls without a declaration. Where the platform has no such call, only its place suffers. */
export function createPlatformCall({ clients }: { clients: Clients }): PlatformCall {
  return async (path, params) => ({ data: (await clients.main.send({ path, ...params, handling: { isExtra: true, ...params.handling } })).data });
}
