import { sql } from 'kysely';
import { isEmptyValue, type Problem } from '../../src/schemas';
import { PlatformError } from '../kernel/errors';
import type { Handler } from '../records/handler';
import type { Values } from '../records/operation';
import { createRecord } from '../records/write/create';

/**
 * Makes a record of each row of the one list that an action on the module asks for, the other answers in every one of them; all of
 * them or none. What is wrong is said at its row, of all rows at once.
 */
export const makeRows: Handler = async ({ operation, trx, action, answers = {}, ...event }) => {
  const list = Object.values(operation.resource.actions[action!]!.ask).find(({ type }) => type === 'list')!;
  const { [list.name]: rows, ...shared } = answers;
  await holdRows({ operation, trx, of: shared });
  const problems: Record<string, Problem> = {};
  for (const [index, row] of (rows as readonly Values[]).entries()) {
    // What the database itself refuses ends no other row's check.
    await sql`savepoint one_row`.execute(trx);
    try {
      const said = Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmptyValue(value)));
      await makeRow({ ...event, operation, values: { ...said, ...shared } });
    } catch (error) {
      const found = problemsOf(error);
      if (!found) throw error;
      await sql`rollback to savepoint one_row`.execute(trx);
      for (const [path, problem] of Object.entries(found)) problems[`${list.name}.${index}.${path.split('.')[0]! in list.fields ? path : Object.keys(list.fields)[0]!}`] = problem;
    }
    await sql`release savepoint one_row`.execute(trx);
  }
  return problems;
};

/** Makes one of the records of an action on the module, of whom it is done for and wherever the list stood, and says so to whoever asked. */
export async function makeRow({ operation, after, tellMade, values }: Pick<Parameters<Handler>[0], 'operation' | 'after' | 'tellMade'> & { readonly values: Values }): Promise<void> {
  const owner = after['instituteId'] ? { instituteId: after['instituteId'] } : {};
  const { id } = await createRecord({ operation: { ...operation, place: {} }, body: { ...values, ...owner } });
  tellMade?.(id);
}

/**
 * Until the transaction ends nobody else makes rows of the same: one file sent twice at one moment waits for itself and then finds what
 * is there, and two who name the same people in another order wait for one another in turn, however they spell an id. Waiting takes a
 * connection, so it is short: who waits longer is told to try again (`UNAVAILABLE`), and leaves the connection to everybody else.
 */
export async function holdRows({ operation, trx, of }: Pick<Parameters<Handler>[0], 'operation' | 'trx'> & { readonly of: Values }): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([operation.table.name, of]).toLowerCase()}, ${SEED}))`.execute(trx);
  await sql`set local lock_timeout to default`.execute(trx);
}

/** Of our own, so that this lock is no other's: `rows`. */
const SEED = 0x726f7773;

function problemsOf(error: unknown): Readonly<Record<string, Problem>> | null {
  return error instanceof PlatformError && error.code === 'VALIDATION' ? (error.body['problems'] as Readonly<Record<string, Problem>>) : null;
}
