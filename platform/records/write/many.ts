import { MOST_OF_MANY, type Action, type ManyCall } from '../../../src/schemas';
import { failure, renderFailure, toFailure } from '../../kernel/errors';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { authorize, authorizeAction } from '../authorize';
import type { Operation } from '../operation';
import { namedId } from '../place';
import { actOn, answersOf } from './act';
import { removeRecord } from './remove';

/** What came of one of many: `httpcode` 200, or the envelope of the failure that its own call would be answered with. */
export type OneOfMany = { readonly id: string; readonly httpcode: number } & Readonly<Record<string, unknown>>;

interface ManyInput {
  readonly operation: Operation;
  readonly many: ManyCall;
  readonly body: unknown;
}

/**
 * An action on many records. Each is dealt with as by its own call, in a transaction of its own: what refuses one
 * changes nothing for the others. Answers that are wrong are wrong for all.
 * @throws FORBIDDEN · BAD_REQUEST · BAD_FIELD · VALIDATION · what is a failure of ours, which ends it
 */
export async function actOnMany({ operation, many, action, body }: ManyInput & { readonly action: Action }): Promise<{ results: readonly OneOfMany[] }> {
  authorizeAction(operation, action);
  const { ids, rest } = namedIn({ many, body });
  // Cleaned once, and before the first: under a key all that follows is one transaction.
  const answers = await answersOf({ operation, action, body: rest });
  return eachOf({ operation, ids, run: (id) => actOn({ operation, action, id, answers }) });
}

/** The same for deletions. @throws as `actOnMany` */
export async function removeMany({ operation, many, body }: ManyInput): Promise<{ results: readonly OneOfMany[] }> {
  authorize(operation, 'delete');
  const { ids, rest } = namedIn({ many, body });
  refuseUnknown({ body: rest, known: [many.ids] });
  return eachOf({ operation, ids, run: (id) => removeRecord({ operation, id, ifMatch: undefined }) });
}

function namedIn({ many, body }: Pick<ManyInput, 'many' | 'body'>): { readonly ids: readonly string[]; readonly rest: Readonly<Record<string, unknown>> } {
  const { [many.ids]: given, ...rest } = bodyObject(body);
  const isList = Array.isArray(given) && given.length > 0 && given.length <= MOST_OF_MANY && given.every((id) => typeof id === 'string' && id !== '');
  if (!isList) throw failure({ reason: 'idsList', params: { name: many.ids, most: MOST_OF_MANY } });
  return { ids: [...new Set(given as string[])], rest };
}

async function eachOf({ operation, ids, run }: { readonly operation: Operation; readonly ids: readonly string[]; readonly run: (id: string) => Promise<unknown> }): Promise<{ results: readonly OneOfMany[] }> {
  const results: OneOfMany[] = [];
  for (const named of ids) {
    try {
      await run(await namedId({ operation, named }));
      results.push({ id: named, httpcode: 200 });
    } catch (thrown) {
      const error = toFailure(thrown);
      // Under a key all is taken back; without one, what was done stays done, and is asked about by who tries again.
      if (error.status >= 500) throw thrown;
      results.push({ ...renderFailure({ error, requestId: operation.requestId }), httpcode: error.status, id: named });
    }
  }
  return { results };
}
