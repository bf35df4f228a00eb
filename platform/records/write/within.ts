import type { Operation, Trx } from '../operation';

/** The operation whose transactions are this one: what fails in it fails all of it. */
export function within({ operation, trx }: { readonly operation: Operation; readonly trx: Trx }): Operation {
  const { context } = operation;
  return { ...operation, context: { ...context, database: { ...context.database, transaction: async (_options, run) => run(trx) } } };
}
