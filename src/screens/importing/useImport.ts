import { useCallback, useMemo, useRef, useState } from 'react';
import { failureDetails, isUnanswered, MANY_PORTION, useBulkRun, useFailureText, useLecternData } from '../../dataProvider';
import type { LecternRecord, UseBulkRun } from '../../dataProvider';
import type { Actor, Resource } from '../../schemas';
import { batchOf, isInOrder, joinedRows, keepBatch, type Batch } from './batch';
import type { Checking } from './checkRow';
import { mendedRow, rowsAfter, stateOf, withTwice, type DoneRow, type ImportRow, type RowSource } from './importRow';
import { makeTogether } from './makeTogether';
import { cellsToRead } from './mapping';
import { keepKey, takeKey, type UnansweredKeys } from './unansweredKeys';
import type { UseChecking } from './useChecking';

export interface UseImport {
  readonly rows: readonly ImportRow[];
  /** How many rows are checked, while that goes on; null otherwise. */
  readonly checked: number | null;
  /** Why the rows could not be checked, in words. */
  readonly failure: string | null;
  readonly run: UseBulkRun;
  /** Whether something would be lost with this window: rows that somebody has mended, or the rest of what was imported in part. */
  readonly isBegun: boolean;
  /** What this import has made so far. */
  readonly batch: Batch;
  /** Takes the rows of a file, or the same by another mapping, and checks them. What is imported stays known. */
  readonly begin: (source: RowSource, existing: Checking['existing']) => Promise<void>;
  /** Checks all rows again that are not imported. */
  readonly checkAgain: () => Promise<void>;
  /** Another text for a cell; the row is checked again. */
  readonly mend: (cell: { readonly line: number; readonly field: string; readonly text: string }) => Promise<void>;
  /** Imports the rows that can be. Resolves with what is left of them afterwards. */
  readonly start: () => Promise<{ readonly failed: number; readonly left: number }>;
}

/** The rows of a file on their way to the platform. */
export function useImport({ resource, actor, plan }: { readonly resource: Resource; readonly actor: Actor; readonly plan: UseChecking['plan'] }): UseImport {
  const provider = useLecternData();
  const failureText = useFailureText();
  const run = useBulkRun(resource.name);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [checked, setChecked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [batch, setBatch] = useState<Batch>(() => batchOf({ rows: [], at: Date.now(), fields: resource.fields }));
  const current = useRef<readonly ImportRow[]>([]);
  const mode = useRef<Checking['existing']>('change');
  const source = useRef<RowSource | null>(null);
  /** Ends the check of all rows that is under way: of another mapping nobody asks for it any more. */
  const former = useRef<AbortController | null>(null);
  /** What this window has made, of whichever file. */
  const made = useRef<readonly DoneRow[]>([]);
  const keys = useRef<UnansweredKeys>(new Map());

  const put = useCallback((next: readonly ImportRow[]): void => {
    current.current = next;
    setRows(next);
  }, []);

  const check = useCallback(
    async (wanted: readonly ImportRow[], going: { readonly onProgress?: (done: number) => void; readonly signal?: AbortSignal } = {}): Promise<void> => {
      setFailure(null);
      try {
        const mapping = source.current?.mapping ?? {};
        const plans = await plan({ rows: wanted.map((row) => ({ line: row.line, ...cellsToRead({ ...row, mapping }) })), existing: mode.current, ...going });
        if (going.signal?.aborted) return;
        const texts = new Map(wanted.map((row) => [row.line, row.cells]));
        // What was mended again meanwhile is checked by its own turn.
        put(withTwice({ resource, rows: current.current.map((row) => (plans.has(row.line) && texts.get(row.line) === row.cells ? { ...row, plan: plans.get(row.line)! } : row)) }));
      } catch (error) {
        if (!going.signal?.aborted && failureDetails(error)?.kind !== 'aborted' && (error as Error).name !== 'AbortError') setFailure(failureText(error));
      }
    },
    [plan, put, resource, failureText],
  );
  const checkAgain = useCallback(async () => {
    former.current?.abort();
    const { signal } = (former.current = new AbortController());
    setChecked(0);
    await check(current.current.filter((row) => !row.done), { onProgress: (done) => signal.aborted || setChecked(done), signal });
    if (!signal.aborted) setChecked(null);
  }, [check]);

  const begin = useCallback<UseImport['begin']>(
    async (next, existing) => {
      mode.current = existing;
      put(rowsAfter({ rows: current.current, from: source.current, to: next }));
      source.current = next;
      await checkAgain();
    },
    [put, checkAgain],
  );

  const mend = useCallback<UseImport['mend']>(
    async ({ line, field, text }) => {
      put(current.current.map((row) => (row.line === line ? mendedRow({ row, field, text }) : row)));
      await check(current.current.filter((row) => row.line === line));
    },
    [put, check],
  );

  const start = useCallback<UseImport['start']>(async () => {
    const wanted = new Map(current.current.flatMap((row) => (['new', 'change'].includes(stateOf(row)) ? [[String(row.line), row] as const] : [])));
    const done = new Map<number, DoneRow>();
    const refused = new Map<number, unknown>();
    const perform = async (id: string): Promise<void> => {
      const { line, plan: ready } = wanted.get(id)!;
      const { kind, sent, before } = ready!;
      const text = JSON.stringify([before?.id ?? null, sent]);
      const key = takeKey(keys.current, text);
      const meta = { quiet: true, idempotencyKey: key };
      try {
        const { data } = kind === 'new' ? await provider.create<LecternRecord>(resource.name, { data: sent, meta } as never) : await provider.update<LecternRecord>(resource.name, { id: before!.id, data: sent as Partial<LecternRecord>, previousData: before!, meta });
        done.set(line, { kind: kind === 'new' ? 'new' : 'change', id: data.id, before, after: data });
      } catch (error) {
        // What was answered is asked anew: what stood in its way may be gone by then.
        if (isUnanswered(error)) keepKey(keys.current, text, key);
        refused.set(line, error);
        throw error;
      }
    };
    /** New rows by one call, those that change a record one by one; what an earlier try has done, or was refused, is left at that. */
    const performMany = async (ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
      const open = ids.map((id) => wanted.get(id)!).filter(({ line }) => !done.has(line) && (!refused.has(line) || isUnanswered(refused.get(line))));
      const isNew = ({ plan: ready }: ImportRow): boolean => ready!.kind === 'new';
      for (const { line } of open) refused.delete(line);
      for (const { line } of open.filter((row) => !isNew(row))) await perform(String(line)).catch((error: unknown) => (isUnanswered(error) ? Promise.reject(error as Error) : undefined));
      await makeTogether({
        provider, resource, actor, keys: keys.current, rows: open.filter(isNew).map(({ line, plan: ready }) => ({ line, sent: ready!.sent })),
        onMade: (line, after) => void done.set(line, { kind: 'new', id: after.id, before: null, after }),
        onRefused: (line, error) => void refused.set(line, error),
      }).catch((error: unknown) => {
        for (const { line } of open.filter(isNew)) if (!done.has(line) && !refused.has(line)) refused.set(line, error);
        throw error;
      });
      return new Map(ids.flatMap((id) => (refused.has(Number(id)) ? [[id, refused.get(Number(id))]] : [])));
    };
    const settle = (): void => {
      put(current.current.map((row) => {
        const now = done.get(row.line);
        if (now) return { ...row, done: now, refusal: null };
        return refused.has(row.line) ? { ...row, refusal: refusalOf({ error: refused.get(row.line), cells: row.cells, failureText }) } : row;
      }));
      made.current = joinedRows(made.current, [...done.values()]);
      const next = batchOf({ rows: made.current, at: Date.now(), fields: resource.fields });
      setBatch(next);
      if (next.made.length + next.changed.length > 0) keepBatch({ resource: resource.name, actor }, next);
    };
    // Left by force, as by loading the page anew, what was made can be taken back all the same.
    window.addEventListener('pagehide', settle);
    const each = isInOrder(resource) ? { perform, concurrency: 1 } : { perform };
    const ended = await run.start({ ids: [...wanted.keys()], ...(resource.import?.by ? { performMany, portion: MANY_PORTION, concurrency: 1 } : each) });
    window.removeEventListener('pagehide', settle);
    settle();
    return { failed: ended.failed.length, left: wanted.size - done.size - refused.size };
  }, [provider, resource, actor, run, put, failureText]);

  const isBegun = rows.some(({ isMended, done }) => isMended && !done) || (rows.some(({ done }) => done) && rows.some(({ done }) => !done));
  return useMemo(() => ({ isBegun, rows, checked, failure, run, batch, begin, checkAgain, mend, start }), [isBegun, rows, checked, failure, run, batch, begin, checkAgain, mend, start]);
}

/** Why the platform refused a row; what it finds wrong with several fields together is said at one that the file has. */
export function refusalOf({ error, cells, failureText }: { readonly error: unknown; readonly cells: ImportRow['cells']; readonly failureText: (error: unknown) => string }): NonNullable<ImportRow['refusal']> {
  const problems = Object.entries(failureDetails(error)?.problems ?? {});
  if (problems.length === 0) return { faults: {}, text: failureText(error) };
  const placeOf = (name: string, fields: unknown): string => [name, ...String(fields ?? '').split(', ')].find((one) => one in cells) ?? name;
  return { faults: Object.fromEntries(problems.reverse().map(([path, problem]) => [placeOf(path.split('.')[0]!, problem.params['fields']), problem])), text: null };
}
