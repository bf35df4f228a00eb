import { beforeEach, expect, it } from 'vitest';
import { CallFailure, bareFailure, type FieldProblem, type LecternDataProvider, type ListFilter, type ModuleActParams } from '../../../src/dataProvider';
import { defineResource, f, normalize } from '../../../src/schemas';
import { makeTogether, type NewRow } from '../../../src/screens/importing/makeTogether';
import type { UnansweredKeys } from '../../../src/screens/importing/unansweredKeys';

const resource = normalize(defineResource({
  name: 'seat', tenant: 'platform',
  fields: { roomId: f.ref('room', { required: true }), userId: f.ref('user', { required: true }), row: f.text() },
  unique: [['roomId', 'userId']],
  endpoint: { path: '/room/{roomId}/seats' },
  actions: { bring: { on: 'module', call: 'POST /room/{roomId}/seats/import', handler: 'makeRows', ask: { roomId: f.ref('room', { required: true }), people: f.list({ userId: f.ref('user', { required: true }), row: f.text() }) } } },
  import: { key: 'userId', by: 'bring' },
}));
interface Call { readonly room: unknown; readonly people: readonly unknown[]; readonly key: string | undefined }
const problem = (message: string): FieldProblem => ({ code: null, params: {}, message });
const refusal = (problems: Record<string, FieldProblem>) => new CallFailure({ ...bareFailure({ kind: 'validation', status: 422 }), problems });
const row = (line: number, userId: string, roomId = 'r1'): NewRow => ({ line, sent: { roomId, userId } });

let calls: Call[] = [];
let there: { room: unknown; id: string; userId: string }[] = [];
let keys: UnansweredKeys;
let outcome: { made: Record<number, string>; refused: Record<number, string> };
beforeEach(() => {
  [calls, there, keys, outcome] = [[], [], new Map(), { made: {}, refused: {} }];
});

/** A platform that refuses whom it does not know, and whose answers may be lost. */
function run(rows: readonly NewRow[], { unknown = [], isLost = () => false }: { unknown?: readonly string[]; isLost?: () => boolean } = {}): Promise<void> {
  const actOnModule = async (_: string, { answers = {}, meta }: ModuleActParams) => {
    const people = answers['people'] as readonly { userId: string }[];
    const wrong = people.flatMap(({ userId }, index) => (unknown.includes(userId) ? [[`people.${index}.userId`, problem(`Nobody is ${userId}.`)] as const] : []));
    calls.push({ room: answers['roomId'], people, key: meta?.idempotencyKey });
    if (wrong.length > 0) throw refusal(Object.fromEntries(wrong));
    there.push(...people.map(({ userId }) => ({ room: answers['roomId'], id: `${String(answers['roomId'])}-${userId}`, userId })));
    if (isLost()) throw new CallFailure(bareFailure({ kind: 'network' }));
    return { data: {} };
  };
  const getList = async (_: string, { filter }: { filter: ListFilter }) => {
    const data = there.filter(({ room, userId }) => room === filter['roomId'] && (filter['userId'] as string[]).includes(userId));
    return { data, total: data.length };
  };
  return makeTogether({
    provider: { actOnModule, getList } as unknown as LecternDataProvider, resource, actor: { role: 'institute' }, rows, keys,
    onMade: (line, { id }) => void (outcome.made[line] = id),
    onRefused: (line, error) => void (outcome.refused[line] = Object.values((error as CallFailure).details.problems).map(({ message }) => message).join() || (error as Error).message),
  });
}

it('rows below the same are made by one call, and each is known by its id', async () => {
  await run([row(2, 'a'), row(3, 'b', 'r2'), row(4, 'c')]);
  expect(calls).toMatchObject([{ room: 'r1', people: [{ userId: 'a' }, { userId: 'c' }] }, { room: 'r2', people: [{ userId: 'b' }] }]);
  expect(outcome).toEqual({ made: { 2: 'r1-a', 3: 'r2-b', 4: 'r1-c' }, refused: {} });
});

it('what is wrong is told at its row, and the others are sent without it', async () => {
  await run([row(2, 'a'), row(3, 'x'), row(4, 'c')], { unknown: ['x'] });
  expect(calls.map(({ people }) => people.length)).toEqual([3, 2]);
  expect(outcome).toEqual({ made: { 2: 'r1-a', 4: 'r1-c' }, refused: { 3: 'Nobody is x.' } });
});

it('what got no answer is thrown, made of nobody, and sent again under its key', async () => {
  let lost = 1;
  const isLost = (): boolean => lost-- > 0;
  await expect(run([row(2, 'a')], { isLost })).rejects.toThrow();
  expect(outcome).toEqual({ made: {}, refused: {} });
  await run([row(2, 'a')], { isLost });
  expect(calls[1]!.key).toBe(calls[0]!.key);
  expect(outcome.made).toEqual({ 2: 'r1-a' });
});

it('a refusal of the whole is that of each row', async () => {
  const whole = { actOnModule: () => Promise.reject(refusal({ roomId: problem('Closed.') })) } as unknown as LecternDataProvider;
  await makeTogether({ provider: whole, resource, actor: { role: 'institute' }, rows: [row(2, 'a'), row(3, 'b')], keys, onMade: () => expect.unreachable(), onRefused: (line, error) => void (outcome.refused[line] = (error as CallFailure).details.problems['roomId']!.message) });
  expect(outcome.refused).toEqual({ 2: 'Closed.', 3: 'Closed.' });
});
