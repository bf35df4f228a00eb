import { CallFailure, failureDetails, isUnanswered, untilAnswered } from '../../dataProvider';
import type { FieldProblem, LecternDataProvider, LecternRecord } from '../../dataProvider';
import type { Actor, Resource } from '../../schemas';
import { findExisting } from './existing';
import { groupsOf } from './groups';
import { knownKey, type Known } from './recordKey';
import { keepKey, takeKey, type UnansweredKeys } from './unansweredKeys';

type Values = Readonly<Record<string, unknown>>;

/** A new record that a row of the file is to become. */
export interface NewRow {
  readonly line: number;
  readonly sent: Values;
}

interface MakeParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  readonly actor: Pick<Actor, 'role'>;
  readonly rows: readonly NewRow[];
  readonly keys: UnansweredKeys;
  readonly onMade: (line: number, record: LecternRecord) => void;
  readonly onRefused: (line: number, error: unknown) => void;
}

/** Nobody waits any less for what was made to be found. */
const NEVER = new AbortController().signal;

/**
 * Makes rows by the module's own call for many (`import.by`), a call for those that are made below the same. It makes all of them
 * or none: those that it finds wrong are told by row, and the others sent again without them.
 * @throws what got no answer, for all of it to be tried again
 */
export async function makeTogether({ rows, ...params }: MakeParams): Promise<void> {
  const { ask } = actionOf(params.resource);
  for (const group of groupsOf(rows, ({ sent }) => JSON.stringify(sharedOf({ ask, sent })))) await makeGroup({ rows: group, ...params });
}

async function makeGroup({ provider, resource, actor, rows, keys, onMade, onRefused }: MakeParams): Promise<void> {
  const action = actionOf(resource);
  const list = Object.values(action.ask).find(({ type }) => type === 'list')!;
  const shared = sharedOf({ ask: action.ask, sent: rows[0]!.sent });
  let open = rows;
  while (open.length > 0) {
    const answers = { ...shared, [list.name]: open.map(({ sent }) => Object.fromEntries(Object.entries(sent).filter(([name]) => name in list.fields))) };
    const text = JSON.stringify(answers);
    const key = takeKey(keys, text);
    try {
      await provider.actOnModule(resource.name, { action: action.name, answers, meta: { quiet: true, idempotencyKey: key } });
      break;
    } catch (error) {
      if (isUnanswered(error)) {
        keepKey(keys, text, key);
        throw error;
      }
      const wrong = failuresByRow({ error, list: list.name });
      for (const [index, row] of open.entries()) if (wrong.size === 0 || wrong.has(index)) onRefused(row.line, wrong.get(index) ?? error);
      open = wrong.size === 0 ? [] : open.filter((_, index) => !wrong.has(index));
    }
  }
  if (open.length === 0) return;
  const found = await madeOf({ provider, resource, actor, rows: open, shared });
  for (const { line, sent } of open) onMade(line, found.get(knownKey(resource, asKnown(sent))) ?? ({ ...sent, id: '' } as LecternRecord));
}

/** The records that were made, as they are now: what makes many does not tell them one by one. */
async function madeOf({ provider, resource, actor, rows, shared: { instituteId: _owner, ...within } }: Pick<MakeParams, 'provider' | 'resource' | 'actor' | 'rows'> & { shared: Values }): Promise<ReadonlyMap<string, LecternRecord>> {
  return untilAnswered({ signal: NEVER, ask: () => findExisting({ provider, resource, actor, wanted: rows.map(({ sent }) => asKnown(sent)), within: within as Parameters<typeof findExisting>[0]['within'], signal: NEVER }) }).then(({ found }) => found, () => new Map());
}

function asKnown(sent: Values): Known {
  return { values: sent, owner: undefined };
}

function actionOf(resource: Resource) {
  return resource.actions[resource.import!.by!]!;
}

/** What rows of one call have in common: what they are made below, and whose they are. */
function sharedOf({ ask, sent }: { readonly ask: Resource['fields']; readonly sent: Values }): Values {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name === 'instituteId' || (name in ask && ask[name]!.type !== 'list')));
}

/** The failure of each row that a refusal names, as a call of its own would have failed. */
export function failuresByRow({ error, list }: { readonly error: unknown; readonly list: string }): ReadonlyMap<number, CallFailure> {
  const details = failureDetails(error);
  const byRow = new Map<number, Record<string, FieldProblem>>();
  for (const [path, problem] of Object.entries(details?.problems ?? {})) {
    const [name, index, ...rest] = path.split('.');
    if (name !== list || !/^\d+$/.test(index ?? '') || rest.length === 0) continue;
    byRow.set(Number(index), { ...byRow.get(Number(index)), [rest.join('.')]: problem });
  }
  return new Map([...byRow].map(([index, problems]) => [index, new CallFailure({ ...details!, problems })]));
}
