import { clientOf, placed, type DataContext } from './dataContext';
import { isBody } from './envelope';
import { recordOf } from './recordOf';
import type { PlaceValues, RecordChange, Resource } from '../schemas';
import type { Dependants, LecternDataProvider, LeftOut, RecordUse } from './types';

type Bin = Pick<LecternDataProvider, 'dependants' | 'history' | 'restore'>;

/** Records one question is about at most. */
const MOST_IDS = 1_000;

/** What surrounds a deletion: what refers to records before, and taking them back after; and what has been done to a record. */
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
    async history(name, { id, known, page, signal }) {
      const resource = await loader.load(name);
      const { data } = await clientOf({ clients, resource }).send({ method: 'GET', ...placed({ resource, call: resource.endpoint.history, id, known: byItsId({ resource, id, known }) }), query: { page: String(page) }, signal, handling: { quiet: true } });
      const { items, hasMore } = isBody(data) ? data : {};
      return { data: { items: Array.isArray(items) ? (items as RecordChange[]) : [], hasMore: hasMore === true } };
    },
    async restore(name, { id, known, values, meta }) {
      const resource = await loader.load(name);
      const reply = await clientOf({ clients, resource }).send({ method: 'PUT', ...placed({ resource, call: resource.endpoint.restore, id, known: byItsId({ resource, id, known }) }), body: values ?? {}, handling: { quiet: meta?.quiet ?? false, whenSilent: { key: null } } });
      const leftOut = isBody(reply.body) && reply.body['leftOut'];
      return { data: recordOf(isBody(reply.data) ? { ...reply.data, id } : { id }), leftOut: Array.isArray(leftOut) ? (leftOut as LeftOut[]) : [] };
    },
  };
}

/** What is known of a record, without what names it elsewhere: several that were deleted may bear that, as two subscriptions of one learner. */
function byItsId({ resource, id, known }: { readonly resource: Resource; readonly id: string; readonly known: PlaceValues | undefined }): PlaceValues {
  return { ...known, [resource.endpoint.id]: id };
}

function openDependants(answer: unknown): Dependants {
  const data = isBody(answer) ? answer : {};
  const uses = Array.isArray(data['uses']) ? (data['uses'] as RecordUse[]) : [];
  return { uses, keptDays: typeof data['keptDays'] === 'number' ? data['keptDays'] : null };
}

/**
 * Answers about parts of a selection as one. A record that uses several of them is counted with each part. What goes along and what loses a name
 * alone stay apart, be they of one place.
 */
function merged(uses: readonly RecordUse[]): RecordUse[] {
  const byPlace = new Map<string, RecordUse>();
  for (const use of uses) {
    const key = `${use.module} ${use.field} ${use.effect}`;
    const known = byPlace.get(key);
    byPlace.set(key, known ? { ...known, count: known.count + use.count, of: [...known.of, ...use.of] } : use);
  }
  return [...byPlace.values()];
}
