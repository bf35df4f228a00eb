import { sql } from 'kysely';
import type { readFigures } from '../../../src/customPages/home/calls';
import { holdsRight, isAcrossInstitutes, type CallReply, type Resource } from '../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { daysOf, instantsOf } from '../../kernel/days';
import { PLATFORM_INSTITUTE, scopeOf } from '../../kernel/db/scope';
import { every, predicateSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { visibleRows } from '../../records/authorize';
import { deletedInstitutes, ofOpenInstitutes } from '../../records/read/openInstitutes';
import { filterPredicates, filtersFor } from '../../records/read/filters';
import { operationOf, type Operation, type Trx } from '../../records/operation';
import { ROW } from '../../records/rows';
import { COUNTED, plannedRows } from '../../records/read/total';

type Figure = CallReply<typeof readFigures>['figures'][number];

export interface StatisticsInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  /** For those who see several: one institute alone, of shared modules with the operator's rows. */
  readonly instituteId: string | null;
  /** By whose calendar days are counted. */
  readonly zone: string;
}

/** Today is one of them, as in the lists' “last 7 days”. */
const ADDED_DAYS = 7;

/**
 * How much there is of everything the actor may read: counted in one statement, each up to where lists count, and the
 * planner's estimate beyond. Rows are those the actor's lists show.
 */
export async function statistics({ context, actor, requestId, instituteId, zone }: StatisticsInput): Promise<Figure[]> {
  const operations = countable({ context, actor }).map((resource) => operationOf({ context, resource, actor, requestId }));
  if (operations.length === 0) return [];
  const { from: since } = instantsOf({ ...daysOf({ period: { last: ADDED_DAYS }, now: context.clock(), zone }), zone });
  return context.database.transaction({ scope: scopeOf(actor), readOnly: true }, async (trx) => {
    const deleted = await deletedInstitutes({ actor }, trx);
    const counts = operations.map((operation) => {
      const conditions = conditionsOf({ operation, instituteId, deleted });
      const total = counted(operation, conditions);
      const added = counted(operation, [...conditions, sql<boolean>`${sql.ref(`${ROW}.created_at`)} >= ${since}::timestamptz`]);
      return sql`select ${operation.resource.name}::text as resource, ${total} as total, ${added} as added, ${leftOut({ operation, instituteId, deleted })} as "leftOut", ${operatorsOf({ operation, instituteId, deleted })} as "ofOperator"`;
    });
    const { rows } = await sql<Found>`${sql.join(counts, sql` union all `)}`.execute(trx);
    const byName = new Map(rows.map((row) => [row.resource, row]));
    const figures: Figure[] = [];
    for (const operation of operations) figures.push(await figureOf({ operation, trx, instituteId, deleted, found: byName.get(operation.resource.name)! }));
    return figures;
  });
}

/** Modules whose rows are counted, in the order of the menu: those that ask for it and that the actor may read. */
function countable({ context, actor }: Pick<StatisticsInput, 'context' | 'actor'>): Resource[] {
  const order = (resource: Resource): number => resource.menu?.order ?? Number.MAX_SAFE_INTEGER;
  return context.loader.all().filter((resource) => resource.isOnHome && holdsRight(actor, resource, 'read')).sort((one, other) => order(one) - order(other));
}

/** One row of the statement. */
interface Found {
  readonly resource: string;
  readonly total: number;
  readonly added: number;
  readonly leftOut: Readonly<Record<string, number>>;
  readonly ofOperator: number;
}

/** Of what an institute is shown beside its own, how many are the operator's. */
function operatorsOf({ operation, ...whose }: Counted) {
  const { actor, resource } = operation;
  if (resource.tenant !== 'shared' || (isAcrossInstitutes(actor) && whose.instituteId === null)) return sql`0`;
  return counted(operation, [...conditionsOf({ operation, ...whose }), sql<boolean>`${sql.ref(`${ROW}.institute_id`)} = ${PLATFORM_INSTITUTE}::uuid`]);
}

/** Of each mark that keeps rows out of a list until they are asked for, how many bear it. */
function leftOut({ operation, ...whose }: Counted) {
  const marks = filtersFor(operation).filter((filter) => filter.op === 'include');
  if (marks.length === 0) return sql`'{}'::jsonb`;
  const pairs = marks.map((mark) => sql`${mark.field}::text, ${counted(operation, conditionsOf({ operation, ...whose, sent: { [mark.names[0]]: 'only' } }))}`);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}

/** What is counted, and whose rows of it. */
interface Counted {
  readonly operation: Operation;
  readonly instituteId: string | null;
  /** Institutes whose rows are in no list. */
  readonly deleted: readonly string[];
}

function conditionsOf({ operation, instituteId, deleted, sent = {} }: Counted & { readonly sent?: Readonly<Record<string, unknown>> }): SqlCondition[] {
  const { table, resource } = operation;
  const column = table.hasOwner ? 'institute_id' : resource.tenant === 'self' ? 'id' : (table.byField.get(resource.institute ?? '')?.name ?? null);
  // As lists narrowed to an institute: what is shared is its own and the operator's.
  const owners = resource.tenant === 'shared' ? [instituteId, PLATFORM_INSTITUTE] : [instituteId];
  const narrowed = instituteId !== null && column !== null ? [sql<boolean>`${sql.ref(`${ROW}.${column}`)} = any(${owners}::uuid[])`] : [];
  // What a list leaves out until it is asked for is not counted.
  const shown = filterPredicates({ operation, sent }).map((predicate) => predicateSql(predicate, { table, alias: ROW, context: operation.asking }));
  return [...visibleRows(operation, ROW), ...ofOpenInstitutes(operation, deleted), ...shown, ...narrowed];
}

function counted({ table }: Operation, conditions: readonly SqlCondition[]) {
  return sql`(select count(*) from (select 1 from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${every(conditions)} limit ${COUNTED + 1}) c)`;
}

async function figureOf({ operation, trx, instituteId, deleted, found }: Counted & { readonly trx: Trx; readonly found: Found }): Promise<Figure> {
  const { resource } = operation;
  const { total, added } = found;
  const marked = Object.entries(found.leftOut).filter(([, count]) => count > 0);
  const leftOut = marked.length > 0 ? Object.fromEntries(marked) : undefined;
  const ofOperator = Number(found.ofOperator) || null;
  if (total <= COUNTED) return { resource: resource.name, total, isEstimate: false, added, leftOut, ofOperator };
  const planned = await plannedRows({ operation, trx, conditions: conditionsOf({ operation, instituteId, deleted }) });
  return { resource: resource.name, total: Math.max(planned, total), isEstimate: true, added, leftOut, ofOperator };
}
