import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { PlatformContext } from '../kernel/context';
import { BOSS_SCHEMA, forgiving, over } from './overDatabase';
import type { Work } from './work';

/** After a failure of the database, before it is said, or tried, again. In ms. */
const PATIENCE_MS = 5_000;
/** What is under way is waited for so long when the platform ends. In ms. */
const LEAVE_MS = 2_000;
/** So long one job goes on with what is due; the rest is another's. In ms. */
const LONGEST_MS = 120_000;
const HOUR_SECONDS = 3_600;

type QueueOptions = Omit<PgBoss.Queue, 'name'>;

/** A job that fails is tried three times more; one that nobody has taken is of no use after two hours. */
const QUEUE: QueueOptions = { retryLimit: 3, retryDelay: 5, retryBackoff: true, retentionMinutes: 120 };

const PACES: Readonly<Record<Work['pace'], { readonly cron: string; readonly pollingIntervalSeconds: number; readonly firstIn: number; readonly queue: QueueOptions }>> = {
  second: { cron: '* * * * *', pollingIntervalSeconds: 1, firstIn: 0, queue: { ...QUEUE, policy: 'standard', expireInSeconds: 600 } },
  minute: { cron: '* * * * *', pollingIntervalSeconds: 5, firstIn: 0, queue: { ...QUEUE, policy: 'standard', expireInSeconds: 600 } },
  // Whoever starts has more urgent things to do.
  hour: { cron: '23 * * * *', pollingIntervalSeconds: 5, firstIn: 60, queue: { ...QUEUE, policy: 'singleton', expireInSeconds: HOUR_SECONDS } },
};

interface JobsInput {
  readonly context: Pick<PlatformContext, 'database' | 'logger'>;
  readonly work: readonly Work[];
}

/**
 * Does what is done by itself, beside whatever else this node does: pg-boss says when, and which node. The start does not wait for it.
 * @returns a function that stops it and waits, not for long, for what is under way
 */
export function startJobs({ context, work }: JobsInput): () => Promise<void> {
  const leaving = new AbortController();
  const tell = onceInAWhile((error: Error) => context.logger.warn({ err: error }, 'the queues of jobs cannot be looked after at present'));
  const onFailure = (error: Error): void => {
    if (!leaving.signal.aborted) tell(error);
  };
  const opened = open({ context, work, leaving: leaving.signal, onFailure });
  return async () => {
    leaving.abort();
    // What hangs does not keep the platform from ending: it is taken up again later.
    await Promise.race([opened.then((boss) => boss?.stop({ timeout: LEAVE_MS })), sleep(LEAVE_MS, undefined, { ref: false })]);
  };
}

interface OpenInput extends JobsInput {
  readonly leaving: AbortSignal;
  readonly onFailure: (error: Error) => void;
}

/** @returns what is at work; null where the platform ended before */
async function open({ context, work, leaving, onFailure }: OpenInput): Promise<PgBoss | null> {
  while (!leaving.aborted) {
    // Anew each time: one that could not start never does.
    const boss = new PgBoss({
      db: forgiving({ context, onFailure }), schema: BOSS_SCHEMA, migrate: false,
      maintenanceIntervalSeconds: 60, archiveCompletedAfterSeconds: 2 * HOUR_SECONDS, deleteAfterHours: 1,
    });
    boss.on('error', onFailure);
    try {
      await plan({ context, work });
      await boss.start();
      for (const one of work) await boss.work(one.queue, { pollingIntervalSeconds: PACES[one.pace].pollingIntervalSeconds, batchSize: 50 }, () => doWork({ boss, work: one, context, leaving }));
      return boss;
    } catch (error) {
      onFailure(error as Error);
      await sleep(PATIENCE_MS, undefined, { ref: false, signal: leaving }).catch(() => undefined);
    }
  }
  return null;
}

/** Queues, their times and a first look, of several nodes that start together once. The owner's work: a queue is a table. */
async function plan({ context: { database }, work }: JobsInput): Promise<void> {
  await database.owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${PLAN_LOCK})`.execute(trx);
    const boss = new PgBoss({ db: over(trx), schema: BOSS_SCHEMA });
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of [INTERNAL, ...work.map(({ queue }) => queue)]) {
      if (!known.has(name)) await boss.createQueue(name, { ...PACES[work.find(({ queue }) => queue === name)?.pace ?? 'minute'].queue, name });
    }
    for (const { queue, pace } of work) {
      await boss.schedule(queue, PACES[pace].cron);
      await boss.send(queue, {}, { startAfter: PACES[pace].firstIn, ...(pace === 'hour' && { singletonSeconds: HOUR_SECONDS }) });
    }
  });
}

/** `jobs` */
const PLAN_LOCK = 0x6a6f6273;

/** Where pg-boss puts what its times say, before it goes to its queue. */
const INTERNAL = '__pgboss__send-it';

async function doWork({ boss, work: { queue, run, failed }, context, leaving }: { readonly boss: PgBoss; readonly work: Work } & Pick<OpenInput, 'context' | 'leaving'>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  try {
    while (!leaving.aborted && Date.now() < end) if ((await run()) === 0) return;
  } catch (error) {
    context.logger.warn({ err: error, queue }, failed);
    throw error;
  }
  // There is more: another's turn, or this one's again.
  await boss.send(queue, {});
}

function onceInAWhile<T>(say: (input: T) => void): (input: T) => void {
  let last = -Infinity;
  return (input) => {
    if (performance.now() - last < PATIENCE_MS) return;
    last = performance.now();
    say(input);
  };
}
