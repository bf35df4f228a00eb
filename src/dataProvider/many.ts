import { CallFailure } from './callFailure';
import type { Client } from './client';
import { clientOf, namedBy, placed, type DataContext } from './dataContext';
import { isBody } from './envelope';
import { judge } from './judge';
import { selectedInstitute } from './selectedInstitute';
import type { LecternDataProvider, ManyParams } from './types';

/** Records one call is sent for, so that a run shows how far it is. */
export const MANY_PORTION = 50;

/** What is done to many records by one call. */
export function createMany({ loader, clients }: DataContext): Pick<LecternDataProvider, 'runMany'> {
  return {
    async runMany(name, { ids, action, answers = {}, known = NOTHING_KNOWN, idempotencyKey }: ManyParams) {
      const resource = await loader.load(name);
      const client = clientOf({ clients, resource });
      const many = action === 'delete' ? resource.endpoint.deleteMany : resource.lifecycle?.actions[action]?.many;
      if (!many) throw new RangeError(`Module “${name}” declares no call of “${action}” for many.`);
      const named = new Map(ids.map((id) => [namedBy({ resource, id, known: known.get(id) }), id]));
      const body = { ...answers, [many.ids]: [...named.keys()] };
      const reply = await client.send({ method: many.call.method, ...placed({ resource, call: many.call }), body, headers: { 'Idempotency-Key': idempotencyKey }, handling: { quiet: true } });
      const failed = failuresIn({ client, reply: reply.data, named });
      if (action === 'delete') selectedInstitute.leave(ids.filter((id) => !failed.has(id)));
      return { data: failed };
    },
  };
}

const NOTHING_KNOWN: NonNullable<ManyParams['known']> = new Map<string, never>();

/** The failures of those that a reply names, each as its own call would have failed. A platform that says nothing of single ones has done all. */
function failuresIn({ client, reply, named }: { client: Client; reply: unknown; named: ReadonlyMap<string, string> }): ReadonlyMap<string, unknown> {
  const results = isBody(reply) && Array.isArray(reply['results']) ? (reply['results'] as unknown[]) : [];
  const failed = results.flatMap((result): [string, unknown][] => {
    const id = isBody(result) ? named.get(String(result['id'])) : undefined;
    const judgement = isBody(result) ? judge({ answer: { status: Number(result['httpcode'] ?? 200), headers: new Headers(), body: result }, profile: client.profile, handling: { quiet: true } }) : null;
    return id !== undefined && judgement ? [[id, new CallFailure(judgement.failure)]] : [];
  });
  return new Map(failed);
}
