import type { Report } from './checkReport';
import { isObject } from './isObject';
import type { Predicate, Scalar } from './predicate';
import type { Field, Resource } from './resource';
import { storedAs } from './stored';

/** People of records that refer to the one that was changed, such as the learners of a course. */
export interface PeopleInput {
  /** The module of those records. @example of: 'subscription' */
  readonly of: string;
  /** Its field that refers to the record. @example by: 'courseId' */
  readonly by: string;
  /** Its field that refers to the person. @example person: 'userId' */
  readonly person: string;
  /** Which of them count, by values of their fields. @default all @example where: { status: 'active' } */
  readonly where?: Readonly<Record<string, Scalar>>;
}

/** Whom a step tells of other records: of those that refer to the record itself, or to what it refers to. */
export interface ToldPeopleInput<F extends string = string> extends PeopleInput {
  /** The field of this record whose record, or records, `by` refers to. @default the record itself @example at: 'batchIds' */
  readonly at?: F;
}

/** What follows a change by itself: a mail to people, or a job of the platform. It is kept with the change, or not at all, and done soon after it. */
export interface StepInput<F extends string> {
  /** Whom a mail goes to: a field that refers to people, or people of records that refer to this one. @example tell: 'askedById' */
  readonly tell?: F | ToldPeopleInput<F>;
  /** Of which records it follows, as they are after the change. @default all @example if: { batchIds: { empty: true } } */
  readonly if?: Predicate;
  /** Of an update: it follows where one of these fields is another than before. @default any @example changed: ['startsAt'] */
  readonly changed?: readonly F[];
  /** What it says: `messages.<name>` of the module's words, with `subject` and `text`. @example message: 'answered' */
  readonly message?: string;
  /** There is nothing left to go to: the mail leads learners nowhere. @default false @example isOver: true */
  readonly isOver?: boolean;
  /** A function of the platform (`JOBS` of `platform/handlers`), tried again until it succeeds. @example job: 'buildIndex' */
  readonly job?: string;
}

/** What follows, by what happened: `create`, `update`, `delete`, `restore` or an action of the lifecycle. */
export type AfterInput<F extends string> = Readonly<Record<string, readonly StepInput<F>[]>>;

/** Whom a message is for: the people a field refers to, or those of other records. */
export type People = { readonly field: string } | (PeopleInput & { readonly where: Predicate; readonly at: string | null });

export type Step = ({ readonly kind: 'tell'; readonly people: People; readonly message: string; readonly isOver: boolean } | { readonly kind: 'job'; readonly job: string }) & { readonly if: Predicate | null; readonly changed: readonly string[] };

/** What happens to a record besides the actions of its lifecycle. */
const EVENTS = ['create', 'update', 'delete', 'restore'] as const;

export function normalizeAfter(after: AfterInput<string> = {}): Readonly<Record<string, readonly Step[]>> {
  return Object.fromEntries(Object.entries(after).map(([event, steps]) => [event, steps.map(stepOf)]));
}

function stepOf({ tell, message = '', isOver = false, job, if: condition, changed = [] }: StepInput<string>): Step {
  const where = { if: condition ?? null, changed };
  if (tell === undefined) return { kind: 'job', job: job ?? '', ...where };
  return { kind: 'tell', message, isOver, people: typeof tell === 'string' ? { field: tell } : { where: {}, at: null, ...tell }, ...where };
}

interface CheckAfter {
  readonly report: Report;
  readonly resource: Resource;
  readonly resources: readonly Resource[];
  /** Names of the jobs of the platform. */
  readonly jobs: readonly string[];
}

/** Each event is one that happens, each step one thing, and whoever is told a person. */
export function checkAfter({ report, resource, resources, jobs }: CheckAfter): void {
  const events = [...EVENTS, ...Object.keys(resource.lifecycle?.actions ?? {})];
  const { after } = resource;
  if (Object.keys(after).length > 0 && (resource.isSingle || resource.source !== null)) report.add('after', 'nothing happens to a record of its own here', 'leave it out');
  for (const [event, steps] of Object.entries(after)) {
    if (!events.includes(event)) report.unknown(`after.${event}`, event, 'what happens to a record', events);
    steps.forEach((step, index) => {
      const path = `after.${event}.${index}`;
      report.predicate(`${path}.if`, step.if, resource.fields, true);
      step.changed.forEach((name, at) => {
        if (!resource.fields[name]) report.unknown(`${path}.changed.${at}`, name, 'a field', Object.keys(resource.fields));
      });
      if (step.changed.length > 0 && event !== 'update') report.add(`${path}.changed`, 'is asked of an update alone', 'leave it out');
      if (step.kind === 'job') {
        if (!jobs.includes(step.job)) report.unknown(`${path}.job`, step.job, 'a job of the platform', jobs);
        return;
      }
      const isGone = !resource.softDelete && (event === 'delete' || resource.lifecycle?.actions[event]?.call.by === 'delete');
      if (isGone) report.add(path, 'the record is gone for good when it would be told of', 'leave it out, or leave out softDelete: false');
      if (!/^[a-zA-Z]\w*$/.test(step.message)) report.add(`${path}.message`, 'names no words', "write for example message: 'answered'");
      checkPeople({ report, resource, resources }, `${path}.tell`, step.people);
    });
  }
}

/** Whoever is told, or left out, is a person, of a module with a table whose records refer to this one. */
export function checkPeople({ report, resource, resources }: Omit<CheckAfter, 'jobs'>, path: string, people: People | ToldPeopleInput): void {
  const moduleOf = (name: string | null): Resource | undefined => resources.find((one) => one.name === name);
  const isOfPeople = (field: Field): boolean => moduleOf(field.to)?.isOfPeople === true;
  const wanted = (at: string, name: string, { fields }: Resource): void => {
    const known = Object.values(fields).filter(isOfPeople).map((field) => field.name);
    if (!known.includes(name)) report.unknown(at, name, 'a field that refers to people', known);
  };
  if ('field' in people) return wanted(path, people.field, resource);
  const others = moduleOf(people.of);
  if (!others) return report.unknown(`${path}.of`, people.of, 'a module', resources.map((one) => one.name));
  if (others.source !== null) return report.add(`${path}.of`, `the rows of ${others.name} are given by a view`, 'name a module with a table');
  wanted(`${path}.person`, people.person, others);
  report.predicate(`${path}.where`, people.where ?? null, others.fields);
  const at = people.at ?? null;
  const pointing = Object.values(resource.fields).filter(({ type }) => type === 'ref' || type === 'refs');
  const found = pointing.find(({ name }) => name === at);
  if (at !== null && !found) return report.unknown(`${path}.at`, at, 'a reference', pointing.map(({ name }) => name));
  const meant = at === null ? resource : moduleOf(found!.to);
  if (!meant) return;
  const refers = ({ type, to }: Field): boolean => {
    const target = type === 'ref' ? moduleOf(to) : undefined;
    return target !== undefined && storedAs(target) === storedAs(meant);
  };
  const referring = Object.values(others.fields).filter(refers).map(({ name }) => name);
  if (referring.includes(people.by)) return;
  // Where it refers to what the record refers to, that is what has been left out.
  const target = moduleOf(others.fields[people.by]?.to ?? null);
  const between = target && pointing.find(({ to, system }) => !system && moduleOf(to) !== undefined && storedAs(moduleOf(to)!) === storedAs(target));
  if (between) report.add(`${path}.${at === null ? 'at' : 'by'}`, `${people.by} refers to ${target.name}, and not to ${meant.name}`, `write at: '${between.name}'`);
  else report.unknown(`${path}.by`, people.by, `a field that refers to ${meant.name}`, referring);
}

/** What is wrong with the shape of `after`, of which nothing may be taken for granted. */
export function checkAfterShape(report: Report, after: unknown): void {
  if (after === undefined) return;
  if (!isObject(after)) return report.add('after', 'is not an object', "write for example after: { create: [{ tell: 'userId', message: 'enrolled' }] }");
  for (const [event, steps] of Object.entries(after)) {
    if (!Array.isArray(steps) || steps.length === 0) report.add(`after.${event}`, 'is not a list of steps', "write for example [{ tell: 'userId', message: 'enrolled' }]");
    else steps.forEach((step: unknown, index) => checkStepShape(report, `after.${event}.${index}`, step));
  }
}

function checkStepShape(report: Report, path: string, step: unknown): void {
  if (!isObject(step)) return report.add(path, 'is not an object', "write for example { tell: 'userId', message: 'enrolled' }");
  const { tell, message, job, if: condition, changed, isOver, ...others } = step;
  for (const key of Object.keys(others)) report.unknown(`${path}.${key}`, key, 'a part of a step', ['tell', 'message', 'job', 'if', 'changed', 'isOver']);
  if (isOver !== undefined && typeof isOver !== 'boolean') report.add(`${path}.isOver`, 'is neither true nor false', 'write isOver: true, or leave it out');
  if (changed !== undefined && !(Array.isArray(changed) && changed.every((name) => typeof name === 'string'))) report.add(`${path}.changed`, 'is not a list of fields', "write for example changed: ['startsAt']");
  if (condition !== undefined && !isObject(condition)) report.add(`${path}.if`, 'is not an object', "write for example if: { status: 'active' }");
  if ((tell === undefined) === (job === undefined)) return report.add(path, 'is one thing or the other: somebody is told, or a job is done', 'write tell with message, or job');
  if (job !== undefined && (typeof job !== 'string' || message !== undefined)) return report.add(path, 'a job has a name and says nothing', "write for example { job: 'buildIndex' }");
  if (tell === undefined) return;
  if (typeof message !== 'string') report.add(`${path}.message`, 'is missing', "add for example message: 'answered'");
  if (typeof tell === 'string') return;
  if (!isObject(tell)) return report.add(`${path}.tell`, 'is neither a field nor people of other records', "write a field, or { of: 'subscription', by: 'courseId', person: 'userId' }");
  for (const key of ['of', 'by', 'person']) if (typeof tell[key] !== 'string') report.add(`${path}.tell.${key}`, 'is missing', `add ${key}`);
  if (tell['where'] !== undefined && !isObject(tell['where'])) report.add(`${path}.tell.where`, 'is not an object', "write for example where: { status: 'active' }");
  if (tell['at'] !== undefined && typeof tell['at'] !== 'string') report.add(`${path}.tell.at`, 'is no name of a field', "write for example at: 'batchIds'");
  for (const key of Object.keys(tell)) if (!PARTS.includes(key)) report.unknown(`${path}.tell.${key}`, key, 'a part of people', PARTS);
}

const PARTS = ['of', 'by', 'person', 'where', 'at'];
