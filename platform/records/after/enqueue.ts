import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { evaluate, type Resource, type Step } from '../../../src/schemas';
import { wake } from '../../jobs/wake';
import { asPlatform } from '../../kernel/db/asPlatform';
import { ownerOf } from '../audit';
import type { WriteEvent } from '../handler';
import type { Trx, Values } from '../operation';

/** So long whoever has done something may take it back, or do it otherwise, before people are told. */
const SETTLING_SECONDS = 60;

/** A step of one event. */
export interface Due {
  readonly module: Resource;
  readonly event: string;
  readonly step: Step;
  /** Events that take this one back, and that it takes back. */
  readonly back: readonly string[];
}

/**
 * Keeps what follows a change by itself, in the transaction of the change: nothing follows what did not happen. Of a row that another
 * module has, what that one says follows as well, as its functions run. A deletion that the lifecycle has a name for is a deletion.
 * Of what can be taken back people are told after a minute: of what has been taken back by then of neither, of several such changes of the last.
 */
export async function enqueueAfter({ operation: { context, resource, actor, consoleAddress, asking }, trx, kind, action, id, after, changed }: WriteEvent): Promise<void> {
  const events = [...new Set([action ?? kind, ...(kind === 'delete' ? [kind] : [])])];
  const due = dueOf({ context, resource, events, after, changed, asking });
  const takenBack = await settled({ trx, id, due: due.filter(isSettling) });
  const left = due.filter((one) => !takenBack.has(one));
  if (left.length === 0) return;
  // No message says a secret, and no job keeps one.
  const told = JSON.stringify(Object.fromEntries(Object.entries(after).filter(([name]) => resource.fields[name]?.writeOnly !== true)));
  const seconds = (one: Due): number => (isSettling(one) ? SETTLING_SECONDS : 0);
  const rows = left.map((one) => sql`(${newId()}, ${ownerOf(one.module, after)}, ${one.module.name}, ${id}, ${one.event}, ${JSON.stringify(one.step)}, ${actor.id}, ${actor.name}, ${consoleAddress}, ${told}, now() + make_interval(secs => ${seconds(one)}))`);
  await sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_id, actor_name, console_address, record, next_try_at) values ${sql.join(rows)}`.execute(trx);
  for (const inSeconds of new Set(left.map(seconds))) await wake({ trx, queue: 'after', inSeconds });
}

interface Happening extends Pick<WriteEvent['operation'], 'context' | 'resource' | 'asking'> {
  readonly events: readonly string[];
  /** The record as it is then. */
  readonly after: Values;
  /** Names of the fields that are another than before. */
  readonly changed: ReadonlySet<string>;
}

/** What follows what happens to a record. */
export function dueOf({ context, resource, events, after, changed, asking }: Happening): readonly Due[] {
  const modules = resource.of ? [context.loader.require(resource.of.name), resource] : [resource];
  const follows = (step: Step): boolean => (step.if === null || evaluate(step.if, after, asking)) && (step.changed.length === 0 || step.changed.some((name) => changed.has(name)));
  return modules.flatMap((module) => events.flatMap((event) => (module.after[event] ?? []).filter(follows).map((step): Due => ({ module, event, step, back: waysBack(module, event) }))));
}

/** What leads back from an event, and what it leads back from. */
function waysBack({ lifecycle, softDelete }: Resource, event: string): readonly string[] {
  const { [event]: own, ...others } = lifecycle?.actions ?? {};
  const ofBin = event === 'delete' && softDelete ? ['restore'] : event === 'restore' ? ['delete'] : [];
  return [...ofBin, ...Object.values(others).flatMap(({ name, undo }) => (undo.includes(event) ? [name] : [])), ...(own?.undo ?? [])];
}

/** Whether people are told once it has settled: what may be taken back, or is done anew. */
function isSettling({ event, step, back }: Due): boolean {
  return step.kind === 'tell' && (event === 'update' || back.length > 0);
}

/** Takes away what the same people have not been told yet of the same record. @returns of what is due that which takes it back: nobody is told of either */
async function settled({ trx, id, due }: { readonly trx: Trx; readonly id: string; readonly due: readonly Due[] }): Promise<ReadonlySet<Due>> {
  if (due.length === 0) return new Set();
  const before = due.flatMap((one) => [...one.back, one.event].map((event) => ({ one, event })));
  const told = before.map(({ one: { module, step }, event }) => JSON.stringify([module.name, event, step.kind === 'tell' && step.people]));
  // A tenant adds jobs and sees none.
  const { rows } = await asPlatform({ trx, run: () => sql<{ nth: number }>`delete from core.job j using unnest(${told}::jsonb[]) with ordinality as told(of, nth)
    where j.record_id = ${id} and j.state = 'waiting' and j.tries = 0 and told.of = jsonb_build_array(j.resource, j.event, j.step -> 'people') returning told.nth::int as nth`.execute(trx) });
  const gone = rows.map(({ nth }) => before[nth - 1]!);
  return new Set(gone.filter(({ one, event }) => event !== one.event).map(({ one }) => one));
}
