import { clientOf, placed, type DataContext } from './dataContext';
import { isBody } from './envelope';
import { recordOf } from './lists';
import type { Dependants, LecternDataProvider, LeftOut, RecordUse } from './types';

type Bin = Pick<LecternDataProvider, 'dependants' | 'restore'>;

/** Records one question is about at most. */
const MOST_IDS = 1_000;

/** What surrounds a deletion: what refers to records before, and taking them back after. */
export function createBin({ loader, clients }: DataContext): Bin {
  return {
    async dependants(name, { ids, signal }) {
      const resource = await loader.load(name);
      const client = clientOf({ clients, resource });
      const answers: Dependants[] = [];
      for (let from = 0; from < ids.length; from += MOST_IDS) {
        const reply = await client.send({ method: 'POST', ...placed({ resource, call: resource.endpoint.dependants }), body: { ids: ids.slice(from, from + MOST_IDS) }, signal, handling: { quiet: true } });
        answers.push(openDependants(reply.data));
      }
      return { data: { uses: merged(answers.flatMap((answer) => answer.uses)), keptDays: answers[0]?.keptDays ?? null } };
    },
    async restore(name, { id, known, values, meta }) {
      const resource = await loader.load(name);
      const reply = await clientOf({ clients, resource }).send({ method: 'PUT', ...placed({ resource, call: resource.endpoint.restore, id, known }), body: values ?? {}, handling: { quiet: meta?.quiet ?? false, whenSilent: { key: null } } });
      const leftOut = isBody(reply.body) && reply.body['leftOut'];
      return { data: recordOf(isBody(reply.data) ? { ...reply.data, id } : { id }), leftOut: Array.isArray(leftOut) ? (leftOut as LeftOut[]) : [] };
    },
  };
}

function openDependants(answer: unknown): Dependants {
  const data = isBody(answer) ? answer : {};
  const uses = Array.isArray(data['uses']) ? (data['uses'] as RecordUse[]) : [];
  return { uses, keptDays: typeof data['keptDays'] === 'number' ? data['keptDays'] : null };
}

/** Answers about parts of a selection as one. A record that uses several of them is counted with each part. */
function merged(uses: readonly RecordUse[]): RecordUse[] {
  const byPlace = new Map<string, RecordUse>();
  for (const use of uses) {
    const key = `${use.module} ${use.field}`;
    const known = byPlace.get(key);
    byPlace.set(key, known ? { ...known, count: known.count + use.count, of: [...known.of, ...use.of] } : use);
  }
  return [...byPlace.values()];
}
