import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgiving, over } from '../../platform/jobs/overDatabase';
import { startJobs } from '../../platform/jobs/startJobs';
import { wake } from '../../platform/jobs/wake';
import type { Work } from '../../platform/jobs/work';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const ALL = { kind: 'all' } as const;
const TENANT = { kind: 'tenant', instituteId: INSTITUTES.north } as const;

let platform: TestPlatform;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  platform = await createTestPlatform({ config: { poolSize: 12 } });
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await run('delete from pgboss.job');
});
afterAll(() => platform?.close());

const run = async <T>(text: string, scope: typeof ALL | typeof TENANT = ALL) => (await platform.context.database.transaction({ scope }, (trx) => sql.raw<T>(text).execute(trx))).rows;
const workOf = (does: () => Promise<number>, more: Partial<Work> = {}): Work => ({ queue: 'mail', pace: 'second', run: does, failed: 'it cannot be done at present', ...more });
const said: unknown[][] = [];
const context = () => ({ ...platform.context, logger: { warn: (...words: unknown[]) => void said.push(words) } as never });
const start = (...work: Work[]): (() => Promise<void>) => {
  const stop = startJobs({ context: context(), work });
  stops.push(stop);
  return stop;
};
/** Everything that was to be done has been done, and no minute brings more. */
const idle = async (): Promise<void> => {
  await expect.poll(() => run('select 1 from pgboss.schedule'), { timeout: 20_000 }).not.toEqual([]);
  await sleep(500);
  await run('delete from pgboss.schedule');
  await expect.poll(() => run("select 1 from pgboss.job where state < 'completed' and start_after < now() + interval '30 seconds'"), { timeout: 20_000 }).toEqual([]);
};

describe('a job', () => {
  it('is done soon after what woke it was kept, by a tenant too, and not where that was taken back', async () => {
    let [runs, last] = [0, 0];
    start(workOf(async () => {
      runs++;
      last = Date.now();
      return 0;
    }));
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(said, 'a start has nothing to warn of').toEqual([]);
    await idle();
    runs = 1;
    await platform.context.database.transaction({ scope: TENANT }, async (trx) => {
      await wake({ trx, queue: 'mail' });
      await sleep(1_500);
      expect(runs, 'nobody looks before it is kept').toBe(1);
    });
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(2);
    await platform.context.database.transaction({ scope: TENANT }, async (trx) => {
      await wake({ trx, queue: 'mail' });
      throw new Error('taken back');
    }).catch(() => undefined);
    const woken = Date.now();
    await platform.context.database.transaction({ scope: ALL }, (trx) => wake({ trx, queue: 'mail', inSeconds: 3 }));
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(3);
    expect(last - woken, 'and at its time, not before').toBeGreaterThan(2_900);
  }, 300_000);

  it('is woken where an institute is approved, for what its plan brings', async () => {
    let runs = 0;
    start(workOf(async () => {
      runs++;
      return 0;
    }, { queue: 'membershipTokens', pace: 'hour' }));
    await idle();
    const before = runs;
    await run("update app.institution set is_approved = false, is_active = false where id = '" + INSTITUTES.south + "'");
    const approved = await platform.call({ method: 'PUT', url: `/api/v9/institute/${INSTITUTES.south}/approveInstitute`, token: await platform.login('super_admin'), body: {} });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(before + 1);
  }, 300_000);

  it('goes on until nothing is left, and is done on one of two nodes', async () => {
    const left = Array.from({ length: 7 }, (_, index) => index);
    const taken: string[] = [];
    const node = (name: string): Work => workOf(async () => {
      if (left.pop() === undefined) return 0;
      taken.push(name);
      await sleep(20);
      return 1;
    });
    start(node('one'));
    start(node('two'));
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(7);
    expect(left).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from pgboss.queue where name = 'mail'`.execute(platform.context.database.owner);
    expect(rows).toHaveLength(1);
  });

  it('of the hour is done by one node at a time, and once an hour however many start', async () => {
    said.length = 0;
    let [most, now, runs] = [0, 0, 0];
    const work = workOf(async () => {
      runs++;
      most = Math.max(most, ++now);
      await sleep(700);
      now--;
      return 0;
    }, { queue: 'bin', pace: 'hour' });
    start(work);
    start(work);
    start(work);
    const waiting = () => run<{ in: number }>("select extract(epoch from start_after - now())::int as in from pgboss.job where name = 'bin' and state = 'created'");
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
    expect((await waiting())[0]!.in).toBeGreaterThan(50);
    const boss = new PgBoss({ db: over(platform.context.database.owner), schema: 'pgboss' });
    for (let index = 0; index < 3; index++) await boss.send('bin', {});
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(most).toBe(1);
    expect(said.map(([one, words]) => [String((one as { err?: Error }).err?.message ?? ''), words]), 'who has to wait makes no noise').toEqual([]);
  }, 300_000);

  it('that fails is told of and tried again, and takes nothing with it', async () => {
    let runs = 0;
    said.length = 0;
    start(workOf(async () => {
      if (++runs === 1) throw new Error('The server is away.');
      return 0;
    }));
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(said).toContainEqual([expect.objectContaining({ queue: 'mail' }), 'it cannot be done at present']);
  }, 300_000);

  it('that hangs does not keep a node from ending, and is another’s then', async () => {
    let isTaken = false;
    const stop = start(workOf(() => {
      isTaken = true;
      return sleep(60_000, 0, { ref: false });
    }));
    await expect.poll(() => isTaken, { timeout: 20_000 }).toBe(true);
    const begun = performance.now();
    await stop();
    // The job hangs for a minute.
    expect(performance.now() - begun).toBeLessThan(10_000);
    const before = await run<{ state: string }>("select state from pgboss.job where name = 'mail' and state <> 'completed'");
    expect(before).toEqual([{ state: expect.stringMatching(/retry|active/) as string }]);
    let runs = 0;
    start(workOf(async () => {
      runs++;
      return 0;
    }));
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
  }, 300_000);

  it('whose node died is taken up when its time is up, and what is done is not kept for ever', async () => {
    const failures: Error[] = [];
    const boss = new PgBoss({ db: forgiving({ context: platform.context, onFailure: (error) => failures.push(error) }), schema: 'pgboss', migrate: false, archiveCompletedAfterSeconds: 7_200, deleteAfterHours: 1 }) as PgBoss & { maintain(): Promise<void> };
    start(workOf(async () => 0));
    await idle();
    await Promise.all(stops.splice(0).map((stop) => stop()));
    const id = '01900000-0000-7000-8000-000000000001';
    await run(`insert into pgboss.job (id, name, state, started_on, retry_limit) values ('${id}', 'mail', 'active', now() - interval '16 minutes', 1)`);
    await run("update pgboss.job set completed_on = now() - interval '3 hours' where state = 'completed'");
    await boss.maintain();
    expect(await run(`select state from pgboss.job where id = '${id}'`)).toEqual([{ state: 'retry' }]);
    expect(await run("select 1 from pgboss.job where state = 'completed'")).toEqual([]);
    await run("update pgboss.archive set archived_on = now() - interval '2 hours'");
    await boss.maintain();
    expect(await run('select 1 from pgboss.archive')).toEqual([]);
    expect(failures).toEqual([]);
  }, 300_000);
});

describe('the tables of jobs', () => {
  it('are no business of a tenant’s: it may wake, and neither reads nor says anything', async () => {
    start(workOf(async () => 0));
    await idle();
    for (const text of ['select * from pgboss.job', 'delete from pgboss.job', 'select * from pgboss.schedule', 'select * from pgboss.archive', "select pgboss.create_queue('mine', '{}')"]) {
      await expect(run(text, TENANT), text).rejects.toThrow(/permission denied/);
    }
    await expect(run(`insert into pgboss.job (name, data) values ('mail', '{"to":"x"}')`, TENANT)).rejects.toThrow(/row-level security/);
  }, 300_000);

  it('belong to the owner, and a queue is made by nobody else', async () => {
    const { rows } = await sql<{ owner: string }>`select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'pgboss'::regnamespace`.execute(platform.context.database.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.owner).not.toMatch(/^lectern_(app|all|tenant|search)$/);
    await expect(run("select pgboss.create_queue('mine', '{}')")).rejects.toThrow(/permission denied/);
  });
});

it('a database that goes away takes no platform with it, at whatever moment: it is told of once in a while', async () => {
  said.length = 0;
  let isAway = false;
  const { database } = platform.context;
  const transaction: typeof database.transaction = (options, does) => (isAway ? Promise.reject(new Error('away')) : database.transaction(options, does));
  const leaving = { ...context(), database: { ...database, transaction } };
  const told = () => said.filter(([, words]) => words === 'the queues of jobs cannot be looked after at present').length;
  // In the middle of a job, of which it then cannot be said that it is done.
  const stop = startJobs({ context: leaving, work: [workOf(async () => {
    isAway = true;
    return 0;
  })] });
  await expect.poll(() => isAway, { timeout: 20_000 }).toBe(true);
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  // Nor again while it lasts.
  await sleep(2_500);
  await stop();
  expect(told()).toBe(1);
  // Before it has begun: it begins when there is one.
  let runs = 0;
  stops.push(startJobs({ context: leaving, work: [workOf(async () => {
    runs++;
    return 0;
  })] }));
  await sleep(1_000);
  isAway = false;
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
}, 300_000);
