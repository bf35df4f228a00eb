import { RawNode, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { AnyTables } from '../../../platform/kernel/db/scope';

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows the database looks at to answer what is asked of it: of each question, in the order they are asked. Their answers are empty. */
export async function rowsLookedAt(trx: Kysely<AnyTables>, ask: (trx: Kysely<AnyTables>) => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => {
      if (node.kind !== 'RawNode') throw new RangeError('Only what is written as SQL can be explained here.');
      const [first = '', ...rest] = node.sqlFragments;
      return RawNode.create([`explain (analyze, format json) ${first}`, ...rest], node.parameters);
    },
    transformResult: ({ result }) => {
      const [row] = result.rows as unknown as readonly { 'QUERY PLAN': readonly { Plan: Plan }[] }[];
      found.push(looked(row!['QUERY PLAN'][0]!.Plan));
      return Promise.resolve({ ...result, rows: [] });
    },
  };
  await ask(trx.withPlugin(explaining));
  return found;
}

function looked(plan: Plan): number {
  const own = ((plan.Plans ? 0 : plan['Actual Rows']) + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, below) => sum + looked(below), own);
}
