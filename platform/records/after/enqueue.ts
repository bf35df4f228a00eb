import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { evaluate, type Resource, type Step } from '../../../src/schemas';
import { wake } from '../../jobs/wake';
import { asPlatform } from '../../kernel/db/asPlatform';
import { ownerOf } from '../audit';
import type { WriteEvent } from '../handler';
import type { Trx } from '../operation';

/** So long whoever has done something may take it back, or do it otherwise, before people are told. */
const SETTLING_SECONDS = 60;

/** A step of one event. */
interface Due {
  readonly module: Resource;
  readonly event: string;
  readonly step: Step;
}

/**
 * Keeps what follows a change by itself, in the transaction of the change: nothing follows what did not happen. Of a row that another
 * module has, what that one says follows as well, as its functions run. A deletion that the lifecycle has a name for is a deletion.
 * Of what can be taken back people are told after a minute: of what has been taken back by then of neither, of several such changes of the last.
 */
export async function enqueueAfter({ operation: { context, resource, actor, consoleAddress, asking }, trx, kind, action, id, after, changed }: WriteEvent): Promise<void> {
  const events = [...new Set([action ?? kind, ...(kind === 'delete' ? [kind] : [])])];
  const modules = resource.of ? [context.loader.require(resource.of.name), resource] : [resource];
  const follows = (step: Step): boolean => (step.if === null || evaluate(step.if, after, asking)) && (step.changed.length === 0 || step.changed.some((name) => changed.has(name)));
  const due = modules.flatMap((module) => events.flatMap((event) => (module.after[event] ?? []).filter(follows).map((step): Due => ({ module, event, step }))));
  const left: Due[] = [];
  for (const one of due) if (!(await isSettled({ trx, id, one }))) left.push(one);
  if (left.length === 0) return;
  // No message says a secret, and no job keeps one.
  const told = Object.fromEntries(Object.entries(after).filter(([name]) => resource.fields[name]?.writeOnly !== true));
  const seconds = ({ module, event, step }: Due): number => (step.kind === 'tell' && (event === 'update' || waysBack(module, event).length > 0) ? SETTLING_SECONDS : 0);
  const rows = left.map((one) => sql`(${newId()}, ${ownerOf(one.module, after)}, ${one.module.name}, ${id}, ${one.event}, ${JSON.stringify(one.step)}, ${actor.id}, ${actor.name}, ${consoleAddress}, ${JSON.stringify(told)}, now() + make_interval(secs => ${seconds(one)}))`);
  await sql`insert into core.job (id, institute_id, resource, record_id, event, step, actor_id, actor_name, console_address, record, next_try_at) values ${sql.join(rows)}`.execute(trx);
  for (const inSeconds of new Set(left.map(seconds))) await wake({ trx, queue: 'after', inSeconds });
}

/** What leads back from an event, and what it leads back from. */
function waysBack({ lifecycle, softDelete }: Resource, event: string): readonly string[] {
  const actions = Object.values(lifecycle?.actions ?? {});
  return [
    ...(softDelete && event === 'delete' ? ['restore'] : event === 'restore' ? ['delete'] : []),
    ...actions.filter(({ name, undo }) => (name === event ? false : undo.includes(event))).map(({ name }) => name),
    ...(actions.find(({ name }) => name === event)?.undo ?? []),
  ];
}

/** Takes away what the same people have not been told yet of the same record: what is taken back now, of which nobody is told then, or what is told anew. */
async function isSettled({ trx, id, one: { module, event, step } }: { readonly trx: Trx; readonly id: string; readonly one: Due }): Promise<boolean> {
  if (step.kind !== 'tell') return false;
  const back = waysBack(module, event);
  if (back.length === 0 && event !== 'update') return false;
  // A tenant adds jobs and sees none.
  const { rows } = await asPlatform({ trx, run: () => sql<{ event: string }>`delete from core.job where resource = ${module.name} and record_id = ${id} and state = 'waiting' and tries = 0
    and event = any(${[...back, event]}::text[]) and step -> 'people' = ${JSON.stringify(step.people)}::jsonb returning event`.execute(trx) });
  return rows.some((gone) => gone.event !== event);
}
