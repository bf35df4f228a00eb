import { sql } from 'kysely';
import type { Step } from '../../../src/schemas';
import { LEASE_SECONDS, MOST_TRIES, NEVER_ENDED, oneLine, waitAfter } from '../../jobs/tries';
import { wake } from '../../jobs/wake';
import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';

const ALL = { kind: 'all' } as const;
/** Jobs done at once. */
const AT_ONCE = 2;

/** Something that follows a change. */
export interface Job {
  readonly id: string;
  /** Whose the record is; the operator's own id for rows of no institute. */
  readonly instituteId: string;
  readonly resource: string;
  readonly recordId: string;
  /** What happened: `create`, `update`, `delete`, `restore` or an action. */
  readonly event: string;
  readonly step: Step;
  /** The record as it was then; `null`: an older version has not kept it. */
  readonly record: Readonly<Record<string, unknown>> | null;
  /** Who did it. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly consoleAddress: string;
  readonly tries: number;
}

/**
 * A function that does a job. It may be called again for one that it has done in part, or wholly, when the process died
 * before that was kept: what it does twice has to come to the same. What it throws is tried again later.
 */
export type JobRunner = (input: { readonly context: PlatformContext; readonly job: Job }) => Promise<void>;

type WorkInput = PlatformContext & { readonly jobs: Readonly<Record<string, JobRunner>> };

/** Does what follows changes, as it falls due. */
export function afterWork(context: PlatformContext): readonly Work[] {
  return [{ queue: 'after', pace: 'second', run: () => workDue(context as WorkInput), failed: 'what follows changes cannot be done at present' }];
}

/** Does what is due. A job is taken for a while in one transaction and settled in another; several nodes take different ones. @returns how many it has tried */
export async function workDue(context: WorkInput): Promise<number> {
  const due = await context.database.transaction({ scope: ALL }, async (trx) => {
    // What takes the process with it would do so for ever.
    await sql`update core.job set state = 'failed', failure = coalesce(failure, ${NEVER_ENDED}) where state = 'waiting' and next_try_at <= now() and tries >= ${MOST_TRIES}`.execute(trx);
    const { rows } = await sql<Job>`update core.job set tries = tries + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (select id from core.job where state = 'waiting' and next_try_at <= now() order by next_try_at limit ${AT_ONCE} for update skip locked)
      returning id, institute_id as "instituteId", resource, record_id as "recordId", event, step, record, actor_id as "actorId", actor_name as "actorName", console_address as "consoleAddress", tries`.execute(trx);
    return rows;
  });
  await Promise.all(due.map((job) => doJob({ context, job })));
  return due.length;
}

async function doJob({ context, job }: { context: WorkInput; job: Job }): Promise<void> {
  const name = job.step.kind === 'tell' ? 'tell' : job.step.job;
  const failure = await run({ context, job, name });
  if (failure !== null) context.logger.warn({ job: job.id, name, tries: job.tries, reason: failure }, 'what follows a change was not done');
  await context.database.transaction({ scope: ALL }, async (trx) => {
    if (failure === null) await sql`delete from core.job where id = ${job.id}`.execute(trx);
    else if (job.tries >= MOST_TRIES) await sql`update core.job set state = 'failed', failure = ${failure} where id = ${job.id}`.execute(trx);
    else {
      await sql`update core.job set next_try_at = now() + make_interval(secs => ${waitAfter(job.tries)}), failure = ${failure} where id = ${job.id}`.execute(trx);
      await wake({ trx, queue: 'after', inSeconds: waitAfter(job.tries) });
    }
  });
}

/** @returns why it was not done; null where it was */
async function run({ context, job, name }: { context: WorkInput; job: Job; name: string }): Promise<string | null> {
  const runner = context.jobs[name];
  if (!runner) return `There is no job “${name}” on this node.`;
  try {
    await runner({ context, job });
    return null;
  } catch (error) {
    return oneLine(error instanceof Error ? error.message : String(error)) || 'It failed without a word.';
  }
}
