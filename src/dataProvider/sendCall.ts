import { pathNames, type AnyCall, type CallInput, type CallReply } from '../schemas/call';
import { bareFailure, CallFailure } from './callFailure';
import type { CallRequest } from './client';
import { isBody } from './envelope';
import type { PlatformCall } from './platformCall';

export interface SendParams<C extends AnyCall> {
  /** What makes it: the data provider, or the calls of who is not signed in. */
  readonly data: { readonly call: PlatformCall };
  readonly call: C;
  readonly input: CallInput<C>;
  /** What the change is based on. */
  readonly version?: number | undefined;
  readonly signal?: AbortSignal;
  /** Who is told of a failure. @default as every call */
  readonly handling?: CallRequest['handling'];
}

/** Makes the call. @throws RangeError for an empty part of its address, before anything is sent; CallFailure */
export async function sendCall<C extends AnyCall>({ data, call, input, version, signal, handling }: SendParams<C>): Promise<CallReply<C>> {
  const given = input as Readonly<Record<string, unknown>>;
  const path = pathNames(call.path).reduce((text, name) => text.replace(`{${name}}`, partOf(call, name, given[name])), call.path);
  const pick = (fields: object = {}): Record<string, unknown> => Object.fromEntries(Object.keys(fields).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  const reply = await data.call(path, {
    method: call.method,
    ...(call.client && { client: call.client }),
    ...(call.query && { query: pick(call.query) as NonNullable<CallRequest['query']> }),
    ...(call.body && { body: pick(call.body) }),
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    ...(signal && { signal }),
    ...(handling && { handling }),
  });
  return whole(call, reply.data) as CallReply<C>;
}

/** What was given. @throws CallFailure where it is no object, or lacks a list: a page goes through that without asking */
function whole({ gives }: AnyCall, data: unknown): unknown {
  if (!gives) return data;
  const lists = Object.keys(gives).filter((name) => gives[name]!.required && gives[name]!.type === 'list');
  if (isBody(data) && lists.every((name) => Array.isArray(data[name]))) return data;
  throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data }));
}

function partOf(call: AnyCall, name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new RangeError(`${call.method} ${call.path} needs “${name}”.`);
  return encodeURIComponent(value);
}
