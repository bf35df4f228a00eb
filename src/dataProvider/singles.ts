import type { Resource } from '../schemas';
import type { CallRequest, Client } from './client';
import type { LecternRecord } from './types';
import { bareFailure, CallFailure } from './callFailure';
import type { Dialect } from './dialect';
import { isBody, openRecord } from './envelope';

/** The id under which one's own single record is asked for. Any other id is that of an institute. */
export const OWN_SINGLE = 'own';

interface SingleCall {
  readonly client: Client;
  readonly resource: Resource;
  readonly id: string;
  readonly dialect?: Dialect | undefined;
  readonly request?: Partial<Pick<CallRequest, 'method' | 'body' | 'headers' | 'handling' | 'signal'>>;
}

/** Reads or writes a single record. It comes back under the id it was asked for, as react-admin wants it. */
export async function sendSingle({ client, resource, id, request = {}, dialect }: SingleCall): Promise<LecternRecord> {
  // Without an id the call would mean one's own record.
  if (id === '') throw new CallFailure(bareFailure({ kind: 'noId' }));
  const call = { path: resource.endpoint.get.path, ...(id === OWN_SINGLE ? {} : { query: { instituteId: id } }) };
  const reply = await client.send({ method: 'GET', ...call, ...request });
  const isAnswered = request.body === undefined || (isBody(reply.data) && Object.keys(reply.data).length > 0);
  const { data } = isAnswered ? reply : await client.send({ method: 'GET', ...call, handling: { quiet: true } });
  return { ...(dialect ? dialect.open({ body: data, resource, id }) : openRecord(data)), id };
}
