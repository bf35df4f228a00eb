import type { Right } from './declaration';
import type { FieldValue } from './recordOf';
import type { FieldInput, Role } from './field';
import { holdsRight, type Actor } from './permission';

/** What a call takes or gives, in the language of declarations. */
export type CallFields = Readonly<Record<string, FieldInput>>;

/**
 * Who may make a call. `'public'`: anybody · `'signedIn'`: whoever has a session · a module and a right: whoever holds
 * them · roles: these alone, and of a module's holders these alone.
 */
export type CallGate =
  | 'public'
  | 'signedIn'
  | { readonly roles: readonly Role[]; readonly module?: undefined }
  | { readonly module: string; readonly right: Right; readonly roles?: readonly Role[] };

/**
 * A call that no declaration of a module gives. From it follow route, checks of what is sent, rights, envelope and
 * description on the platform, hook and types on the console. Pure data.
 */
export interface CallDefinition<Path extends string = string, Query extends CallFields = CallFields, Body extends CallFields = CallFields, Gives extends CallFields = CallFields> {
  /** The method of HTTP. @example method: 'PUT' */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Below the client's base address, for example `/user/sessions/{id}`. Parts in braces are part of the input.
   * @example path: '/user/sessions/{id}'
   */
  readonly path: Path;
  /**
   * `'auth'`: that of sign-in, at the address of the main one, with its own time limit and words for failures.
   * @default 'main'
   * @example client: 'v2'
   */
  readonly client?: 'main' | 'v2' | 'auth';
  /** One English sentence without a full stop, for the description of the API. @example summary: 'Ends a session' */
  readonly summary: string;
  /** Who may make it. @example gate: { module: 'settings', right: 'update' } */
  readonly gate: CallGate;
  /** Answered though the plan of the caller's institute has run out. @default false @example withoutPlan: true */
  readonly withoutPlan?: boolean;
  /** Refused while acting for an institute: it is about one's own account. @default false @example notWhileActing: true */
  readonly notWhileActing?: boolean;
  /**
   * Name, pictures or colour of a tenant's pages may follow from it: they are read anew afterwards.
   * @default false
   * @example changesLook: true
   */
  readonly changesLook?: boolean;
  /**
   * How often one address may make it within a minute. `'attempts'`: counted together with every call that tries a
   * password, a code or a name.
   * @default as often as any call
   * @example perMinute: 'attempts'
   */
  readonly perMinute?: number | 'attempts';
  /** A POST that changes nothing: asked again, it is answered anew. @default false @example reading: true */
  readonly reading?: boolean;
  /**
   * What is given bears a `version`, sent as `ETag` too; a call that changes it takes that back as `If-Match`.
   * @default false
   * @example versioned: true
   */
  readonly versioned?: boolean;
  /**
   * What stands in the address. Names apart from those of `path` and `body`: what is sent is one input.
   * @default nothing
   * @example query: { instituteId: f.ref('institution') }
   */
  readonly query?: Query;
  /** A value of `query` that cannot be read counts as not said, rather than being refused. @default false @example lenient: true */
  readonly lenient?: boolean;
  /** What is sent. @default nothing @example body: { host: f.text({ required: true, maxLength: 300 }) } */
  readonly body?: Body;
  /**
   * The members of the reply's `data`. A field that is not required may be null.
   * @default nothing
   * @example gives: { status: f.choice(['pending', 'verified'], { required: true }) }
   */
  readonly gives?: Gives;
  /** Something new is there afterwards: the reply is 201 rather than 200. @default false @example creates: true */
  readonly creates?: boolean;
}

/** Any call at all. */
export type AnyCall = CallDefinition;

/** Gives a call its types; returns it unchanged. */
export function defineCall<const Path extends string, const Query extends CallFields = {}, const Body extends CallFields = {}, const Gives extends CallFields = {}>(
  call: CallDefinition<Path, Query, Body, Gives>,
): CallDefinition<Path, Query, Body, Gives> {
  return call;
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type Needed<F extends CallFields> = { readonly [K in keyof F as F[K] extends { readonly required: true } ? K : never]: FieldValue<F[K]> };
type Spare<F extends CallFields> = { readonly [K in keyof F as F[K] extends { readonly required: true } ? never : K]?: FieldValue<F[K]> | null };
type Present<F extends CallFields> = { readonly [K in keyof F]: F[K] extends { readonly required: true } ? FieldValue<F[K]> : FieldValue<F[K]> | null };
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** What who makes the call gives: parts of the path, query and body together. */
export type CallInput<C> = C extends CallDefinition<infer Path, infer Query, infer Body, CallFields>
  ? Flat<{ readonly [K in PathNames<Path>]: string } & Needed<Query> & Spare<Query> & Needed<Body> & Spare<Body>>
  : never;

/** The same as who answers it takes it: clean, with `null` for what was not given. */
export type CallTaken<C> = C extends CallDefinition<infer Path, infer Query, infer Body, CallFields>
  ? Flat<{ readonly [K in PathNames<Path>]: string } & Present<Query> & Present<Body>>
  : never;

/** The `data` of a reply. */
export type CallReply<C> = C extends CallDefinition<string, CallFields, CallFields, infer Gives> ? Flat<Present<Gives>> : never;

/**
 * Whether this person may make a call at all; whose records it then touches is a matter of tenancy. `null` and
 * `undefined`: nobody, or nobody yet. The platform asks it of every call, a page before it offers one.
 */
export function mayCall(actor: Actor | null | undefined, { gate, notWhileActing = false }: Pick<AnyCall, 'gate' | 'notWhileActing'>): boolean {
  if (gate === 'public') return true;
  if (!actor || (notWhileActing && (actor.actingFor ?? null) !== null)) return false;
  if (gate === 'signedIn') return true;
  if (gate.roles && !gate.roles.includes(actor.role)) return false;
  return gate.module === undefined || holdsRight(actor, { modules: [gate.module], rights: {}, tenant: 'owned' }, gate.right);
}

/** The names in braces of a path, in their order. */
export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** What is wrong with a call as it is written, in plain words with the remedy; empty for a call that can be answered. */
export function callProblems(call: AnyCall): readonly string[] {
  const { method, path, query = {}, body, gives, summary, perMinute, reading = false, versioned = false } = call;
  const name = `${method} ${path}`;
  const names = [...pathNames(path), ...Object.keys(query), ...Object.keys(body ?? {})];
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  return [
    ...(/^(\/[\w.-]+|\/\{\w+\})+\/?$/.test(path) ? [] : [`${name}: the path must begin with / and hold words and {names} alone; write it like /user/sessions/{id}`]),
    ...(twice === undefined ? [] : [`${name}: “${twice}” is named twice among path, query and body; give one of them another name`]),
    ...(body !== undefined && (method === 'GET' || method === 'DELETE') ? [`${name}: a ${method} has no body; put its fields into query`] : []),
    ...(reading && method !== 'POST' ? [`${name}: only a POST has to say that it changes nothing; take reading away`] : []),
    ...(versioned && !(gives?.['version']?.type === 'integer' && gives['version'].required) ? [`${name}: gives no version to tell apart by; add version: f.integer({ required: true }) to what it gives`] : []),
    ...(typeof perMinute === 'number' && !(Number.isInteger(perMinute) && perMinute > 0) ? [`${name}: may be made ${perMinute} times a minute; write a whole number from 1`] : []),
    ...(summary.trim() === '' ? [`${name}: says nothing of itself; write its summary`] : []),
    ...Object.entries(query).filter(([, field]) => !QUERY_TYPES.has(field.type)).map(([one, field]) => `${name}: “${one}” of type ${field.type} cannot stand in an address; put it into the body`),
  ];
}

/** What an address can hold. */
const QUERY_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'url', 'ref', 'choice', 'integer', 'number', 'boolean', 'date', 'datetime', 'language']);
