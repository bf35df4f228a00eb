import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { moduleKeys } from '../identity/people/moduleKeys';
import { hashPassword } from '../kernel/crypto/passwords';
import type { PlatformContext } from '../kernel/context';
import { MIGRATION_LOCK } from '../kernel/db/schema/laterIndexes';
import type { AnyTables } from '../kernel/db/scope';
import { scopeStatements } from '../kernel/db/scopeSql';
import { fileStoreOf } from '../files/fileStore';
import { accessOf } from './access';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { insertAttendance } from './attendance';
import { insertAttempts, placeTests } from './attempts';
import { countUses } from './couponUses';
import { demoContent, type DemoContent, type DemoRecord } from './content';
import { insertCrowd } from './crowd';
import { createDemoClock, type DemoClock } from './dates';
import { insertFeedback } from './feedback';
import { generatedRows, type GeneratedRows } from './generated';
import { insertRecords } from './insert';
import { demoPictures } from './pictures';
import { markDemo } from './mark';
import { insertMakers } from './makers';
import { placeLearners, placeTeachers } from './particulars';
import { insertRecentWork } from './recentWork';
import { insertReferrals } from './referrals';
import { demoSales, insertSales, type DemoSales } from './sales';
import { batchMembers, placeBatches, placeLeads, placeLessons, placeProgrammes, placeSections } from './teaching';
import { placeTestQuestions } from './testQuestions';
import { placeTestSections } from './testSections';
import { demoTokens, insertTokens, type DemoTokens } from './tokens';

export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts';
export { demoContent } from './content';
export { closeDemo, DemoContentError, demoStateOf, type ClosedDemo, type DemoState } from './mark';
export { demoPictures } from './pictures';
export { seedMany } from './many';
export { makeComing } from './withoutIndexes';

/** What is made of nothing but the day and the declarations, before there is a table to hold it. */
export interface PreparedDemo {
  readonly content: DemoContent;
  readonly generated: readonly GeneratedRows[];
  readonly sales: DemoSales;
  readonly tokens: DemoTokens;
  readonly clock: DemoClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the password of the named accounts. */
  readonly password: string;
}

/** Makes the demo content up and stores its pictures: while the tables are made, and not before what asks for them is on its way. */
export async function prepareDemo(context: Pick<PlatformContext, 'clock' | 'config' | 'loader'>): Promise<PreparedDemo> {
  await nextTurn();
  const now = context.clock().getTime();
  const hashed = hashPassword(DEMO_PASSWORD);
  const content = demoContent({ now });
  const clock = createDemoClock(now);
  const stored = storePictures({ context, content });
  stored.catch(() => undefined);
  const generated = await generatedRows({ loader: context.loader, content, clock, now: new Date(now).toISOString() });
  const rowsOf = (name: string): readonly DemoRecord[] => content.records.find(({ resource }) => resource === name)?.rows ?? [];
  const sales = demoSales({ people: content.people, courses: rowsOf('course'), coupons: rowsOf('coupon'), subscriptions: rowsOf('subscription'), now });
  await nextTurn();
  const tokens = demoTokens({ people: content.people, now });
  const [password] = await Promise.all([hashed, stored]);
  return { content, generated, sales, tokens, clock, now, password };
}

interface SeedOptions {
  readonly prepared?: Promise<PreparedDemo> | undefined;
  readonly indexes?: () => Promise<void>;
  readonly meanwhile?: () => void;
}

/**
 * Fills an empty platform with the demo content: institutes, people, offers, pictures. Never in production.
 * All rows come in one transaction, after the pictures they show. Of several nodes that start together on one empty database one does it, and the others wait for it.
 * @param options `prepared`: what was made up meanwhile; `indexes`: makes those that wait for the rows, where any does; `meanwhile`: called once
 * while the database is at work for long; it throws nothing
 */
export async function seedDemo(context: PlatformContext, { prepared = prepareDemo(context), indexes, meanwhile = () => undefined }: SeedOptions = {}): Promise<void> {
  const isLarge = context.config.demoScale > 1;
  const tell = progress(context);
  tell('what is written by hand');
  const { content, generated, sales, tokens, clock, now, password } = await prepared;
  // The owner's own connection may take indexes away while it fills their tables, and has as much time as it needs.
  await context.database.owner.transaction().execute(async (trx) => {
    // Nobody makes tables or their indexes meanwhile, which would wait for these rows while these wait for them.
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql.raw(scopeStatements({ kind: 'all' })).execute(trx);
    if (!(await isEmpty(trx))) return;
    // What comes after is not served before it is on the disk.
    await sql`select set_config('lectern.uncounted', 'on', true), set_config('synchronous_commit', 'off', true)`.execute(trx);
    if (isLarge) await sql`select set_config('work_mem', '64MB', true), set_config('maintenance_work_mem', '256MB', true)`.execute(trx);
    for (const { resource, rows } of content.records) {
      const declared = context.loader.get(resource);
      // A platform may run with fewer modules than the content speaks of.
      if (declared) await insertRecords({ trx, resource: declared, rows: resource === 'user' ? withAccess({ rows: withPassword({ rows, password }), context, content }) : rows });
    }
    for (const { resource, rows } of generated) await insertRecords({ trx, resource, rows });
    const members = context.loader.get('batchMember');
    const batches = generated.flatMap(({ resource, rows }) => (resource.name === 'batch' ? rows : []));
    if (members) await insertRecords({ trx, resource: members, rows: batchMembers({ batches, learners: content.people.filter(({ role }) => role === 'student').map(({ record }) => record), clock }) });
    if (context.loader.get('student') && context.loader.get('branch')) await placeLearners({ trx });
    if (['teacher', 'subject', 'branch'].every((name) => context.loader.get(name))) await placeTeachers({ trx });
    const today = new Date(now).toISOString().slice(0, 10);
    if (['batch', 'batchMember'].every((name) => context.loader.get(name))) await placeBatches({ trx, today });
    if (context.loader.get('referralProgram')) await placeProgrammes({ trx, today });
    if (context.loader.get('homeSection')) await placeSections({ trx });
    if (context.loader.get('lead')) await placeLeads({ trx, today });
    if (['timetable', 'liveClass', 'webinar'].every((name) => context.loader.get(name))) {
      await placeLessons({ trx, today });
      if (['course', 'subscription', 'batch', 'batchMember'].every((name) => context.loader.get(name))) await insertAttendance({ trx, now });
    }
    if (['test', 'course', 'subscription'].every((name) => context.loader.get(name))) {
      await placeTests({ trx });
      await insertAttempts({ trx, now });
    }
    if (['student', 'course', 'subscription', 'batch', 'batchMember', 'test'].every((name) => context.loader.get(name))) {
      await insertCrowd({ trx, now, scale: context.config.demoScale, tell, meanwhile, isLeft: indexes !== undefined });
      if (['teacher', 'subject', 'branch'].every((name) => context.loader.get(name))) await placeTeachers({ trx });
    }
    if (['test', 'testSection'].every((name) => context.loader.get(name))) await placeTestSections({ trx });
    if (['test', 'testSection', 'testQuestion'].every((name) => context.loader.get(name))) await placeTestQuestions({ trx });
    tell('who made what');
    await insertMakers({ trx, loader: context.loader });
    tell('sales, tokens and referrals');
    await markDemo({ trx });
    await insertRecentWork({ trx, content });
    await insertTokens({ trx, ...tokens });
    await insertFeedback({ trx, now });
    await insertSales({ trx, ...sales });
    if (context.loader.get('coupon')) await countUses({ trx });
    if (context.loader.get('referralProgram')) await insertReferrals({ trx, people: content.people, sales: sales.sales });
    await sql`select core.recount_rankings()`.execute(trx);
  });
  if (!isLarge) return;
  await indexes?.();
  tell('statistics');
  await sql`analyze`.execute(context.database.owner);
}

/** Says in the log what is made next; of much of it, which takes minutes, where only warnings are logged as well. */
function progress({ logger, config: { demoScale } }: Pick<PlatformContext, 'logger' | 'config'>): (what: string) => void {
  return (what) => logger[demoScale > 1 ? 'warn' : 'info']({ demoScale }, `demo content: ${what}`);
}

/** Whether there is no institute yet: then the demo content may be filled in. */
export async function isEmptyPlatform({ database }: Pick<PlatformContext, 'database'>): Promise<boolean> {
  return database.transaction({ scope: { kind: 'all' }, readOnly: true }, isEmpty);
}

async function isEmpty(trx: Kysely<AnyTables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from app.institution where deleted_at is null) or exists (select 1 from app."user") as found`.execute(trx);
  return rows[0]?.found !== true;
}

/** The named accounts share one password, hashed once; nobody else of the content can sign in. */
function withPassword({ rows, password }: { rows: readonly DemoRecord[]; password: string }): DemoRecord[] {
  const accounts = new Set(DEMO_ACCOUNTS.map((account) => account.email));
  return rows.map((row) => ({ ...row, password: accounts.has(String(row['emailId'])) ? password : null }));
}

function withAccess({ rows, context, content }: { rows: readonly DemoRecord[]; context: PlatformContext; content: DemoContent }): DemoRecord[] {
  const access = accessOf({ people: content.people, modules: moduleKeys(context.loader) });
  return rows.map((row) => ({ ...row, access: access.get(String(row['id'])) ?? null }));
}

async function storePictures({ context, content }: { context: Pick<PlatformContext, 'config'>; content: DemoContent }): Promise<void> {
  const store = fileStoreOf(context);
  await Promise.all(demoPictures(content).map((picture) => store.put(picture)));
}
