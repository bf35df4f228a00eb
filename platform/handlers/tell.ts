import { sql } from 'kysely';
import { recordPath, recordTitle, type People, type Resource } from '../../src/schemas';
import { appNameOf } from '../identity/people/branding';
import { supportContactIn } from '../identity/people/supportContact';
import { learnerPlaceIn } from '../identity/links/learnerPlace';
import { findInstitute } from '../identity/sessions/actorStore';
import type { PlatformContext } from '../kernel/context';
import { quote, snakeCase, tableOf } from '../kernel/db/columns';
import { every, predicateSql, type SqlCondition } from '../kernel/db/predicateSql';
import { PLATFORM_INSTITUTE } from '../kernel/db/scope';
import type { MessageContent } from '../messages/compose';
import { sendMessage } from '../messages/outbox';
import { LANGUAGES, type Language } from '../messages/words/language';
import { MESSAGE_PARAMS, messagesOf, paramsOf } from '../messages/words/ofModules';
import type { Job, JobRunner } from '../records/after/work';
import type { Trx, Values } from '../records/operation';
import { recordOf } from '../records/present';
import { readableColumns, ROW } from '../records/rows';

const ALL = { kind: 'all' } as const;
/** People told in one transaction: a course has thousands of learners, and others want the database, too. */
const AT_ONCE = 100;

type Told = Pick<Extract<MessageContent, { kind: 'told' }>, 'module' | 'message' | 'contact'>;

interface Reader {
  readonly id: string;
  readonly name: string;
  readonly emailId: string;
  readonly role: string;
  readonly language: Language;
}

/**
 * Tells people of a change by mail, each in the own language and once: those told are kept with what was written, so that it goes
 * on where it stopped. People of the record's institute and the operator's own, but nobody who is closed or deleted, nor
 * whoever did it; nobody of an institute that is shut.
 */
export const tell: JobRunner = async ({ context, job }) => {
  const { step } = job;
  const resource = context.loader.get(job.resource);
  if (step.kind !== 'tell' || !resource) return;
  const about = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => readAbout({ trx, context, job, resource, message: step.message }));
  if (!about) return;
  for (let isMore = true; isMore;) isMore = await context.database.transaction({ scope: ALL }, (trx) => tellSome({ trx, context, job, resource, people: step.people, about }));
};

interface About {
  readonly record: Values;
  readonly told: Told;
  readonly appName: string;
  /** What stands in the message, in each language. */
  readonly params: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Where learners go; `null`: nobody knows. */
  readonly learnerAddress: string | null;
}

/** Everything that is the same for all who are told; null where there is nothing, or nobody, to tell of any more. */
async function readAbout({ trx, context, job, resource, message }: { trx: Trx; context: PlatformContext; job: Job; resource: Resource; message: string }): Promise<About | null> {
  const record = await readRecord({ trx, context, resource, id: job.recordId });
  const institute = job.instituteId === PLATFORM_INSTITUTE ? null : await findInstitute({ trx, id: job.instituteId });
  if (!record || (job.instituteId !== PLATFORM_INSTITUTE && !institute?.isOpen)) return null;
  const appName = appNameOf(institute);
  const shared = { by: job.actorName, place: institute?.name ?? appName, title: recordTitle(resource, record) };
  const params = {} as Record<Language, Readonly<Record<string, string>>>;
  for (const language of LANGUAGES) params[language] = { ...shared, ...(await fieldTexts({ trx, context, resource, record, language, message })) };
  const place = await learnerPlaceIn({ trx, context, institute });
  return { record, appName, params, learnerAddress: place.address, told: { module: resource.name, message, contact: await supportContactIn({ trx, context, institute }) } };
}

async function readRecord({ trx, context, resource, id }: { trx: Trx; context: PlatformContext; resource: Resource; id: string }): Promise<Values | null> {
  const table = tableOf(resource);
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = ${id}::uuid`.execute(trx);
  return rows[0] ? recordOf({ resource, table, asking: { now: context.clock().toISOString() } }, rows[0]) : null;
}

/** The fields that a message names, as one reads them: a reference by its title, a day in words. */
async function fieldTexts({ trx, context, resource, record, language, message }: { trx: Trx; context: PlatformContext; resource: Resource; record: Values; language: Language; message: string }): Promise<Record<string, string>> {
  const words = messagesOf({ module: resource.name, language })[message];
  const names = words ? paramsOf(words).filter((name) => !(MESSAGE_PARAMS as readonly string[]).includes(name)) : [];
  const texts: Record<string, string> = {};
  for (const name of names) {
    const field = resource.fields[name];
    const value = record[name];
    if (value === null || value === undefined || !field) texts[name] = '–';
    else if (field.type === 'ref') {
      const target = context.loader.require(field.to!);
      const other = await readRecord({ trx, context, resource: target, id: String(value) });
      texts[name] = other ? recordTitle(target, other) : '–';
    } else if (field.type === 'date') texts[name] = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${String(value)}T00:00:00Z`));
    else texts[name] = typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value);
  }
  return texts;
}

/** Tells the next of those who are to be told. @returns whether there may be more */
async function tellSome({ trx, context, job, resource, people, about }: { trx: Trx; context: PlatformContext; job: Job; resource: Resource; people: People; about: About }): Promise<boolean> {
  const { rows: [state] } = await sql<{ doneTo: string | null }>`select done_to as "doneTo" from core.job where id = ${job.id} for update`.execute(trx);
  if (!state) return false;
  const readers = await readersOf({ trx, context, job, people, record: about.record, after: state.doneTo });
  const link = `${job.consoleAddress}/app${recordPath({ resource, id: job.recordId, page: 'show', from: [about.record] })}`;
  for (const reader of readers) {
    await sendMessage({
      trx, context, to: { channel: 'email', address: reader.emailId }, language: reader.language, appName: about.appName,
      // Learners do not work in the console.
      content: { kind: 'told', ...about.told, name: reader.name, params: about.params[reader.language], link: reader.role === 'student' ? about.learnerAddress : link },
    });
  }
  if (readers.length > 0) await sql`update core.job set done_to = ${readers.at(-1)!.id} where id = ${job.id}`.execute(trx);
  return readers.length === AT_ONCE;
}

interface ReadersOf {
  readonly trx: Trx;
  readonly context: PlatformContext;
  readonly job: Job;
  readonly people: People;
  readonly record: Values;
  /** The last who was told. */
  readonly after: string | null;
}

/** The next to be told, in the order of their ids. */
async function readersOf({ trx, context, job, people, record, after }: ReadersOf): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader & { written: string | null; kept: Language | null }>`
    select u.id, u.name, u.email_id as "emailId", u.role, u.language as written, l.language as kept from app."user" u left join core.person_language l on l.user_id = u.id
    where u.id in (${peopleSql({ context, job, people, record })}) and u.deleted_at is null and u.status <> 'inactive' and u.email_id is not null and u.id is distinct from ${job.actorId}::uuid
      and (u.institute_id = ${job.instituteId}::uuid or u.institute_id is null or ${job.instituteId}::uuid = ${PLATFORM_INSTITUTE}::uuid) and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${AT_ONCE}`.execute(trx);
  return rows.map((row) => ({ ...row, language: row.kept ?? LANGUAGES.find((one) => one === row.written) ?? 'en' }));
}

/** The ids of those whom a step names. */
function peopleSql({ context, job, people, record }: Pick<ReadersOf, 'context' | 'job' | 'people' | 'record'>) {
  if ('field' in people) {
    const value = record[people.field];
    const ids = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
    return sql`select unnest(${ids}::uuid[])`;
  }
  const others = context.loader.require(people.of);
  const table = tableOf(others);
  const column = (name: string) => sql.raw(`o.${quote(snakeCase(name))}`);
  const many = others.fields[people.person]!.type === 'refs';
  const conditions: SqlCondition[] = [sql<boolean>`${column(people.by)} = ${job.recordId}::uuid`, sql<boolean>`o.deleted_at is null`];
  if (Object.keys(people.where).length > 0) conditions.push(predicateSql(people.where, { table, alias: 'o', context: { now: context.clock().toISOString() } }));
  return sql`select ${many ? sql`unnest(${column(people.person)})` : column(people.person)} from ${sql.raw(table.sql)} o where ${every(conditions)}`;
}
