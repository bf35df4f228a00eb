import type { LecternDataProvider, LecternRecord } from '../../dataProvider';
import { isSame } from '../../dataProvider/writeValues';
import { holdsRight, isEmptyValue } from '../../schemas';
import { checkRow, type Checking, type RowPlan } from './checkRow';
import { findExisting } from './existing';
import { findFillers, type Fillers } from './fills';
import type { CellsToRead } from './mapping';
import { knownBy, knownKey, type Known } from './recordKey';
import { readRow, type ReadRow, type Reading } from './readRow';
import { findTitles, questionKey, type Answers } from './titles';

export interface CellsOfRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly unread?: CellsToRead['unread'];
}

interface PlanParams {
  readonly provider: LecternDataProvider;
  readonly rows: readonly CellsOfRow[];
  readonly reading: Omit<Reading, 'answerOf'>;
  readonly checking: Omit<Checking, 'fillers'>;
  /** Records that fill in what stands beside references to them, as found for this file. */
  readonly fillers: Fillers;
  /** What has been looked up for this file, and what is added to it. */
  readonly answers: Answers;
  readonly onProgress?: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Rows between two breaths of the page. */
const BREATH = 100;
/** A reference that is narrowed by another waits for that one; no chain of them is longer. */
const MOST_ROUNDS = 6;

/** What would become of rows, by line; asks the platform for what they refer to and for what is there already. @throws the failure of a call */
export async function planRows({ provider, rows, reading: given, checking: rules, fillers, answers, onProgress, signal }: PlanParams): Promise<ReadonlyMap<number, RowPlan>> {
  const reading: Reading = { ...given, answerOf: (question) => answers.get(questionKey(question)) };
  const read = new Map<number, ReadRow>();
  let open: readonly CellsOfRow[] = rows;
  for (let round = 0; open.length > 0 && round < MOST_ROUNDS; round += 1) {
    await inBreaths({ rows: open, signal, each: (row) => void read.set(row.line, readRow({ ...row, reading })) });
    open = open.filter(({ line }) => read.get(line)!.questions.length > 0);
    await findTitles({ provider, questions: open.flatMap(({ line }) => read.get(line)!.questions), answers, signal });
  }
  const checking: Checking = { ...rules, fillers };
  const mayRead = (module: string): boolean => {
    const head = given.headOf(module);
    return head !== undefined && holdsRight(checking.actor, head, 'read');
  };
  await findFillers({ provider, resource: checking.resource, mayRead, rows: [...read.values()].map(({ values }) => values), fillers, signal });
  const knownOf = (line: number): Known | null => knownIn({ read: read.get(line)!, checking, owner: given.owner });
  const wanted = rows.flatMap(({ line }) => knownOf(line) ?? []);
  const { found, several, operators } = await findExisting({ provider, resource: checking.resource, actor: checking.actor, wanted, within: checking.within, signal });
  await findFillers({ provider, resource: checking.resource, mayRead, rows: [...found.values()], fillers, signal });
  const plans = new Map<number, RowPlan>();
  await inBreaths({ rows, signal, onProgress, each: ({ line }) => {
    const known = knownOf(line);
    const key = known && knownKey(checking.resource, known);
    const planFor = (before: LecternRecord | null): RowPlan => checkRow({ read: read.get(line)!, before, isSeveral: key !== null && several.has(key), checking });
    const there = (key && found.get(key)) || null;
    const own = planFor(there);
    const shared = key === null ? undefined : operators.get(key);
    // A row that leaves out something in which the two differ means one's own, whatever else it says.
    const isTold = shared !== undefined && there !== null && given.fields.every(({ name, system }) => system || isSaid({ read: read.get(line)!, name, by: shared }) || isSame(there[name], shared[name]));
    const theirs = isTold && own.kind !== 'same' ? planFor(shared) : null;
    plans.set(line, theirs?.kind === 'same' ? theirs : own);
  } });
  return plans;
}

/** Whether a row says something of a field: an empty cell says what a record says that has nothing there, and else nothing. */
function isSaid({ read: { cells, values, faults }, name, by }: { read: ReadRow; name: string; by: LecternRecord }): boolean {
  return name in values || name in faults || (name in cells && isEmptyValue(by[name]));
}

/** What a row is known again by, what it has by its place among it; null where it does not say. */
function knownIn({ read, checking: { resource, within }, owner }: { read: ReadRow; checking: Checking; owner: Reading['owner'] }): Known | null {
  return resource.import?.key.some((name) => name in read.faults) ? null : knownBy({ resource, values: { ...read.values, ...within }, owner });
}

/** One after the other, so that the page can be drawn and what nobody wants any more ends. */
async function inBreaths<T>({ rows, each, onProgress, signal }: { rows: readonly T[]; each: (row: T) => void; onProgress?: ((done: number) => void) | undefined; signal: AbortSignal }): Promise<void> {
  for (const [index, row] of rows.entries()) {
    each(row);
    if ((index + 1) % BREATH !== 0) continue;
    onProgress?.(index + 1);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  }
}
