import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answer } from '../../platform/calls/answer';
import { callAddress, registerAnswers } from '../../platform/calls/register';
import type { PlatformContext } from '../../platform/kernel/context';
import { callProblems, defineCall, f, pathNames, type AnyCall } from '../../src/schemas';
import calls from '../contract/calls.json' with { type: 'json' };

/** A call of the contract, as far as it says how it is made. */
interface Made {
  readonly id: string;
  readonly method: AnyCall['method'];
  readonly path: string;
  readonly base: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
}

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const CALLS = (calls as readonly (Omit<Made, 'method' | 'path'> & { readonly method: string | null; readonly path: string | null })[])
  .filter((call): call is Made => call.method !== null && call.path !== null);

/** What the language cannot say: no path of ours, no request of HTTP, or a name within a word. */
const BY_HAND: Readonly<Record<string, string>> = {
  'upload.putFile': 'goes to a signed address of the store',
  'appBuilder.triggerBuild': 'its platform stands within a word of the path',
  'chat.admin': 'a websocket',
  'chat.plan': 'a websocket',
};

/** Names of the contract that say what is inside another. */
const topOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.split('.')[0]!))];

function saidOf({ id, method, path, base, query, body }: Made): AnyCall {
  const inPath = pathNames(path as string);
  return defineCall({
    method,
    path,
    ...(base === 'v2' && { client: 'v2' as const }),
    summary: id,
    gate: 'public',
    query: Object.fromEntries(topOf(query).filter((name) => !inPath.includes(name)).map((name) => [name, f.text({ maxLength: 200 })])),
    ...(method !== 'GET' && method !== 'DELETE' && { body: Object.fromEntries(topOf(body).filter((name) => !inPath.includes(name)).map((name) => [name, f.json()])) }),
    gives: { path: f.text({ required: true }), input: f.json({ required: true }) },
  }) as AnyCall;
}

const said = CALLS.filter(({ id }) => !(id in BY_HAND)).map((made) => ({ made, call: saidOf(made) }));

test('of the calls of the contract that have a method and a path, all but those can be said', () => {
  expect(CALLS.filter(({ id }) => id in BY_HAND).map(({ id }) => id).sort()).toEqual(Object.keys(BY_HAND).sort());
  expect(said.flatMap(({ call }) => callProblems(call))).toEqual([]);
  console.info(`${said.length} of ${CALLS.length} calls with a method and a path can be said; by hand: ${Object.entries(BY_HAND).map(([id, why]) => `${id} (${why})`).join(', ')}`);
  expect(said.length).toBeGreaterThanOrEqual(193);
});

test('each is answered at its own path and verb, with what the contract sends', async () => {
  const app = Fastify();
  registerAnswers({ app, context: {} as PlatformContext, answers: said.map(({ made, call }) => answer(call, async ({ input }) => ({ path: made.id, input }))) });
  await app.ready();
  for (const { made, call } of said) {
    const values = { ...Object.fromEntries(pathNames(call.path).map((name) => [name, ID])), ...Object.fromEntries(Object.keys(call.query ?? {}).map((name) => [name, `${name} 1`])), ...Object.fromEntries(Object.keys(call.body ?? {}).map((name) => [name, { of: name }])) };
    const address = callAddress(call).replace(/\{(\w+)\}/g, ID);
    const query = new URLSearchParams(Object.keys(call.query ?? {}).map((name) => [name, `${name} 1`]));
    const reply = await app.inject({ method: made.method, url: `${address}?${query.toString()}`, ...(call.body && { payload: Object.fromEntries(Object.keys(call.body).map((name) => [name, { of: name }])) }) });
    expect([made.id, reply.statusCode, reply.json<{ data?: unknown }>().data]).toEqual([made.id, call.creates ? 201 : 200, { path: made.id, input: values }]);
  }
  await app.close();
});
