import type { FieldValue, Right } from './declaration';
import type { FieldInput, Role } from './field';

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
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the client's base address, for example `/user/sessions/{id}`. Parts in braces are part of the input. */
  readonly path: Path;
  /** @default 'main' */
  readonly client?: 'main' | 'v2';
  /** One English sentence without a full stop, for the description of the API. */
  readonly summary: string;
  readonly gate: CallGate;
  /** Answered though the plan of the caller's institute has run out. @default false */
  readonly withoutPlan?: boolean;
  /** Names apart from those of `path` and `body`: what is sent is one input. */
  readonly query?: Query;
  readonly body?: Body;
  /** The members of the reply's `data`. A field that is not required may be null. @default nothing */
  readonly gives?: Gives;
  /** Something new is there afterwards: the reply is 201 rather than 200. @default false */
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

/** The names in braces of a path, in their order. */
export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** What is wrong with a call as it is written, in plain words with the remedy; empty for a call that can be answered. */
export function callProblems(call: AnyCall): readonly string[] {
  const { method, path, query = {}, body, summary } = call;
  const name = `${method} ${path}`;
  const names = [...pathNames(path), ...Object.keys(query), ...Object.keys(body ?? {})];
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  return [
    ...(/^(\/[\w.-]+|\/\{\w+\})+$/.test(path) ? [] : [`${name}: the path must begin with / and hold words and {names} alone; write it like /user/sessions/{id}`]),
    ...(twice === undefined ? [] : [`${name}: “${twice}” is named twice among path, query and body; give one of them another name`]),
    ...(body !== undefined && (method === 'GET' || method === 'DELETE') ? [`${name}: a ${method} has no body; put its fields into query`] : []),
    ...(summary.trim() === '' ? [`${name}: says nothing of itself; write its summary`] : []),
    ...Object.entries(query).filter(([, field]) => !QUERY_TYPES.has(field.type)).map(([one, field]) => `${name}: “${one}” of type ${field.type} cannot stand in an address; put it into the body`),
  ];
}

/** What an address can hold. */
const QUERY_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'url', 'ref', 'choice', 'integer', 'number', 'boolean', 'date', 'datetime', 'language']);
