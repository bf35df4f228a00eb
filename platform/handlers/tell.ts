import { sql } from 'kysely';
import { evaluate, holdsRight, isAcrossInstitutes, recordPath, recordTitle, rightsOfAccess, type Field, type People, type Resource, type Step } from '../../src/schemas';
import { appNameOf } from '../identity/people/branding';
import { accessOfRow, grantedAmong, type GrantedRow } from '../identity/people/moduleRights';
import { learnerPlaceIn } from '../identity/links/learnerPlace';
import { findInstitute } from '../identity/sessions/actorStore';
import type { PlatformContext } from '../kernel/context';
import { tableOf } from '../kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../kernel/db/scope';
import { LEASE_SECONDS } from '../jobs/tries';
import { plainName, type MessageContent } from '../messages/compose';
import { sendMessage } from '../messages/outbox';
import { wordsOf } from '../messages/wordsOf';
import { LANGUAGES, localeOf, type Language } from '../kernel/language';
import { MESSAGE_PARAMS, messagesOf, paramsOf } from '../messages/words/ofModules';
import { isTold } from '../records/after/people';
import type { Job, JobRunner } from '../records/after/work';
import type { Trx, Values } from '../records/operation';
import { recordOf } from '../records/present';
import { readableColumns, ROW } from '../records/rows';
import { zoneOf } from '../records/zoneOf';

const ALL = { kind: 'all' } as const;
const INSTANT = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
/** People told in one transaction: a course has thousands of learners, and others want the database, too. */
const AT_ONCE = 100;

type Told = Pick<Extract<MessageContent, { kind: 'told' }>, 'module' | 'message' | 'contact'>;

interface Reader {
  readonly id: string;
  readonly name: string;
  readonly emailId: string;
  readonly role: string;
  readonly instituteId: string;
  readonly language: Language;
}

/**
 * Tells people of a change by mail, each in the own language and once: those told are kept with what was written, so that it goes
 * on where it stopped. People of the record's institute and the operator's own, but nobody who is closed or deleted, nor
 * whoever did it; nobody of an institute that is shut. The way to the record is shown to those who may read it.
 * @throws RangeError for what this node does not know, as one that is older: another may
 */
export const tell: JobRunner = async ({ context, job }) => {
  const { step } = job;
  if (step.kind !== 'tell') throw new RangeError(`“${step.job}” tells nobody.`);
  const resource = context.loader.require(job.resource);
  const about = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => aboutOf({ trx, context, job, resource, message: step.message }));
  if (!about) return;
  for (let isMore = true; isMore;) isMore = await context.database.transaction({ scope: ALL }, (trx) => tellSome({ trx, context, job, resource, step, about }));
};

interface About {
  readonly record: Values;
  /** It has a page. */
  readonly isThere: boolean;
  readonly told: Told;
  readonly appName: string;
  /** What stands in the message, in each language. */
  readonly params: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Where learners go; `null`: nobody knows. */
  readonly learnerAddress: string | null;
  readonly hasSite: boolean;
}

/** Everything that is the same for all who are told; null where there is nothing, or nobody, to tell of any more. */
async function aboutOf({ trx, context, job, resource, message }: { trx: Trx; context: PlatformContext; job: Job; resource: Resource; message: string }): Promise<About | null> {
  const found = await readRecord({ trx, context, resource, id: job.recordId });
  const institute = job.instituteId === PLATFORM_INSTITUTE ? null : await findInstitute({ trx, id: job.instituteId });
  if (!found || (job.instituteId !== PLATFORM_INSTITUTE && !institute?.isOpen)) return null;
  // What was deleted meanwhile is nobody's concern, unless that is what is told.
  if (found.isInBin && job.event !== 'delete' && resource.lifecycle?.actions[job.event]?.call.by !== 'delete') return null;
  const record = job.record ?? found.record;
  const appName = appNameOf(institute);
  const shared = { by: job.actorName, place: institute?.name ?? appName, title: recordTitle(resource, record) };
  const timeZone = await zoneOf({ trx, instituteId: job.instituteId });
  const said = await readSaid({ trx, context, resource, record, message });
  const params = {} as Record<Language, Readonly<Record<string, string>>>;
  for (const language of LANGUAGES) params[language] = { ...shared, ...Object.fromEntries(said.map(({ name, field, value }) => [name, textOf({ field, value, language, timeZone })])) };
  const { address, hasSite, contact } = await learnerPlaceIn({ trx, context, institute });
  return { record, isThere: !found.isInBin, appName, params, learnerAddress: address, hasSite, told: { module: resource.name, message, contact } };
}

async function readRecord({ trx, context, resource, id }: { trx: Trx; context: PlatformContext; resource: Resource; id: string }): Promise<{ readonly record: Values; readonly isInBin: boolean } | null> {
  const table = tableOf(resource);
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))}, ${sql.raw(ROW)}.deleted_at is not null as is_in_bin from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = ${id}::uuid`.execute(trx);
  return rows[0] ? { record: recordOf({ resource, table, asking: { now: context.clock().toISOString() } }, rows[0]), isInBin: rows[0]['is_in_bin'] === true } : null;
}

/** A field that a message names; of a reference the value is what it is called. */
interface Said {
  readonly name: string;
  readonly field: Field | undefined;
  readonly value: unknown;
}

/** The fields that a message names in any language, read once for all of them. */
async function readSaid({ trx, context, resource, record, message }: { trx: Trx; context: PlatformContext; resource: Resource; record: Values; message: string }): Promise<readonly Said[]> {
  const words = LANGUAGES.flatMap((language) => messagesOf({ module: resource.name, language })[message] ?? []);
  const names = [...new Set(words.flatMap(paramsOf))].filter((name) => !(MESSAGE_PARAMS as readonly string[]).includes(name));
  const said: Said[] = [];
  for (const name of names) {
    const field = resource.fields[name];
    const value = record[name];
    if (field?.type !== 'ref' || typeof value !== 'string') said.push({ name, field, value });
    else {
      const target = context.loader.require(field.to!);
      const other = await readRecord({ trx, context, resource: target, id: value });
      said.push({ name, field, value: other && recordTitle(target, other.record) });
    }
  }
  return said;
}

/** As one reads it: a day in words, an instant by the institute's clock with its zone, a number with its separators, of formatted text its words. */
function textOf({ field, value, language, timeZone }: Pick<Said, 'field' | 'value'> & { readonly language: Language; readonly timeZone: string }): string {
  if (value === null || value === undefined || !field) return '–';
  if (field.type === 'date') return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${String(value)}T00:00:00Z`));
  if (field.type === 'datetime') return new Intl.DateTimeFormat(localeOf(language), { ...INSTANT, timeZone }).format(new Date(String(value)));
  if (field.type === 'richText') return wordsOf(String(value));
  return typeof value === 'number' ? new Intl.NumberFormat(localeOf(language)).format(value) : plainName(String(value));
}

/** Tells the next of those who are to be told. @returns whether there may be more */
async function tellSome({ trx, context, job, resource, step, about }: { trx: Trx; context: PlatformContext; job: Job; resource: Resource; step: Extract<Step, { kind: 'tell' }>; about: About }): Promise<boolean> {
  const { rows: [state] } = await sql<{ doneTo: string | null }>`select done_to as "doneTo" from core.job where id = ${job.id} for update`.execute(trx);
  if (!state) return false;
  const readers = await readersOf({ trx, context, job, people: step.people, record: about.record, after: state.doneTo });
  const rights = new Map((await grantedAmong({ trx, userIds: readers.map(({ id }) => id) })).map((row) => [row.id, row]));
  const page = `${job.consoleAddress}/app${recordPath({ resource, id: job.recordId, page: 'show', from: [about.record] })}`;
  for (const reader of readers) {
    const isLearner = reader.role === 'student';
    const link = isLearner ? (step.isOver ? null : about.learnerAddress) : about.isThere && mayRead({ context, job, resource, record: about.record, reader, granted: rights.get(reader.id) }) ? page : null;
    await sendMessage({
      trx, context, to: { channel: 'email', address: reader.emailId }, language: reader.language, appName: about.appName,
      // Learners do not work in the console.
      content: { kind: 'told', ...about.told, name: reader.name, params: about.params[reader.language], isLearner, hasSite: about.hasSite, isOver: step.isOver, link },
    });
  }
  // A course of many learners takes longer than a job is lent for: it stays with whoever is at work on it.
  if (readers.length > 0) await sql`update core.job set done_to = ${readers.at(-1)!.id}, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS}) where id = ${job.id}`.execute(trx);
  return readers.length === AT_ONCE;
}

/** Whether the record's page would be shown to somebody: by the right over the module, the rules for the role, and whose the record is. */
function mayRead({ context, job, resource, record, reader, granted }: { context: PlatformContext; job: Job; resource: Resource; record: Values; reader: Reader; granted: GrantedRow | undefined }): boolean {
  if (!granted) return false;
  const instituteId = reader.instituteId === PLATFORM_INSTITUTE ? null : reader.instituteId;
  const actor = { id: reader.id, role: granted.role, instituteId, allowAllInstitutes: granted.allow_all_institutes, modules: rightsOfAccess(accessOfRow(granted)) };
  const asking = { now: context.clock().toISOString(), user: { id: actor.id, instituteId, role: actor.role } };
  return holdsRight(actor, resource, 'read') && (isAcrossInstitutes(actor) || reader.instituteId === job.instituteId)
    && resource.rows.every(({ roles, where }) => !roles.includes(actor.role) || evaluate(where, record, asking));
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
    select u.id, u.name, u.email_id as "emailId", u.role, u.institute_id as "instituteId", u.language as written, l.language as kept from app."user" u left join core.person_language l on l.user_id = u.id
    where ${isTold({ context, people, record, recordId: job.recordId, instituteId: job.instituteId, actorId: job.actorId })} and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${AT_ONCE}`.execute(trx);
  return rows.map((row) => ({ ...row, language: row.kept ?? LANGUAGES.find((one) => one === row.written) ?? 'en' }));
}
