import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { isUnanswered, MANY_PORTION, useBulkRun, useLecternData, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { withoutNothing } from '../../forms/questions';
import { useRules } from '../../forms/useRules';
import { RowAction } from '../actions/RowAction';
import { stateOf } from '../actions/stateOf';
import { asLeft } from '../actions/takeActBack';
import { isUndoneByState } from '../actions/undo';
import { useDoneNotice } from '../actions/useDoneNotice';
import { useListModel } from '../model/listModel';
import { keepRun, takeRun } from './brokenRuns';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
import { notNow } from './notNow';
import { RunDialog } from './RunDialog';
import { isTakenBack } from './takeBack';
import { unchangedOf } from './unchangedOf';
import { declaredAction } from './useBulkActions';

interface ActionDialogProps {
  /** A lifecycle action, `delete`, or `update` for chosen fields. */
  readonly action: string;
  readonly ids: readonly string[];
  /** What is known of the rows: those of the open page. */
  readonly records: readonly LecternRecord[];
  readonly onClose: () => void;
  /** Called when every row has been dealt with. */
  readonly onDone: () => void;
  /** Called with the rows of a run that were not changed, when it is left with some: they are what is left to do. */
  readonly onLeft: (ids: readonly string[]) => void;
}

/** One action over the selected rows. Of one row that is known, and whose state allows it, it is that record's own action. */
export function ActionDialog(props: ActionDialogProps): ReactNode {
  const { action, ids, records, onClose, onDone } = props;
  const { resource } = useListModel();
  // The list is brought up to date while the dialog is open: what can be undone depends on how the rows were.
  const [before] = useState(records);
  const record = ids.length === 1 ? before.find((one) => one.id === ids[0]) : undefined;
  if (record && action !== 'update' && record.allowed?.includes(action) !== false) return <RowAction resource={resource} record={record} action={action} onClose={onClose} onDone={onDone} />;
  return <SelectionAction {...props} before={before} />;
}

/** Asks, runs with progress, and lists what failed. */
function SelectionAction({ action, ids, records, before, onClose, onDone, onLeft }: ActionDialogProps & { before: readonly LecternRecord[] }): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const provider = useLecternData();
  const declared = declaredAction(resource, action);
  const label = declared ? texts.action(action, stateOf({ resource, records: ids.every((id) => before.some((one) => one.id === id)) ? before.filter((one) => ids.includes(one.id)) : [] })) : translate(action === 'delete' ? 'lectern.list.delete' : 'lectern.bulk.edit');
  const run = useBulkRun(resource.name);
  const notice = useDoneNotice(resource);
  const [changes, setChanges] = useState<{ readonly after: Map<string, LecternRecord>; readonly read: Map<string, LecternRecord>; readonly fields: readonly string[] } | null>(null);
  const [runIds, setRunIds] = useState<readonly string[]>(ids);
  /** Rows of other pages as they were before an action that is taken back by the state that each had. */
  const [states] = useState(() => new Map<string, LecternRecord>());
  /** Rows after an action. */
  const [acted] = useState(() => new Map<string, LecternRecord>());
  const rules = useRules(actor);

  const start: ConfirmDialogProps['onConfirm'] = async ({ ids: wanted, values, isKnown, known: lookedAt }) => {
    setRunIds(wanted);
    const made = action === 'update' ? { after: new Map<string, LecternRecord>(), read: new Map<string, LecternRecord>(), fields: Object.keys(values) } : null;
    setChanges(made);
    const onPage = new Set(before.map((one) => one.id));
    const isRead = isTakenBack({ ids: wanted, isKnown: (id) => onPage.has(id) });
    /** How a row of another page was, so that its change can be taken back. */
    const readBefore = async (id: string): Promise<void> => {
      // On a further try the row may have been changed by the one before.
      if (onPage.has(id) || !isRead || !made || made.read.has(id)) return;
      await provider.getOne<LecternRecord>(resource.name, { id, meta: { quiet: true } }).then(({ data }) => made.read.set(id, data)).catch((error: unknown) => {
        if (isUnanswered(error)) throw error;
      });
    };
    const isByState = isRead && declared !== undefined && isUndoneByState({ resource, actor, action: declared, rules });
    if (isByState) for (const id of wanted.filter((one) => !onPage.has(one) && lookedAt.has(one))) states.set(id, lookedAt.get(id)!);
    const readState = async (id: string): Promise<void> => {
      if (!isByState || onPage.has(id) || states.has(id)) return;
      await provider.getOne<LecternRecord>(resource.name, { id, meta: { quiet: true } }).then(({ data }) => states.set(id, data)).catch((error: unknown) => {
        if (isUnanswered(error)) throw error;
      });
    };
    /** An update to what a row is already is done without a word: of rows that nothing is known of it is asked whether the action can be done. */
    const seen = new Set<string>();
    const looked = async (id: string): Promise<void> => {
      if (isKnown || declared?.call.by !== 'update' || onPage.has(id) || seen.has(id)) return;
      const { data } = await provider.getOne<LecternRecord>(resource.name, { id, meta: { quiet: true } });
      if (isByState && !states.has(id)) states.set(id, data);
      if (data.allowed?.includes(action) === false) throw notNow({ resource, action, record: data });
      // On a further try it may be done already.
      seen.add(id);
    };
    const perform = async (id: string, key: string): Promise<unknown> => {
      const meta = { quiet: true, idempotencyKey: key };
      const known = before.find((one) => one.id === id);
      if (declared) await looked(id).then(() => readState(id));
      if (declared) return provider.act(resource.name, { id, action, known, answers: withoutNothing(values), meta }).then(({ data }) => acted.set(id, asLeft({ resource, action: declared, record: data })));
      if (action === 'delete') return provider.delete(resource.name, { id, previousData: known, meta });
      // Nothing is known of the row: all that was chosen is sent, emptiness too.
      await readBefore(id);
      return provider.update<LecternRecord>(resource.name, { id, data: values as Partial<LecternRecord>, previousData: undefined, meta }).then(({ data }) => made?.after.set(id, data));
    };
    const hasOne = (declared?.many ?? (action === 'delete' ? resource.endpoint.deleteMany : null)) !== null;
    const known = new Map(before.map((one) => [one.id, one]));
    const performMany = async (some: readonly string[], key: string): Promise<ReadonlyMap<string, unknown>> => {
      for (const id of some) await readState(id);
      return (await provider.runMany(resource.name, { ids: some, action, answers: withoutNothing(values), known, idempotencyKey: key })).data;
    };
    finish(await run.start({ ids: wanted, ...(hasOne ? { performMany, portion: MANY_PORTION, concurrency: 1 } : { perform }) }), made);
  };
  /** Rows of an edit that had its values already. */
  const unchanged = (done: readonly string[], made: typeof changes): ReadonlySet<string> =>
    made ? unchangedOf({ ids: done, before: new Map([...before, ...made.read.values()].map((one) => [one.id, one])), ...made, actorId: actor.id }) : NO_ROWS;
  const say = (done: readonly string[], made: typeof changes): void => {
    const same = unchanged(done, made);
    notice({ action, label, ids: done.filter((id) => !same.has(id)), same: [...same], records: [...before, ...states.values(), ...(made?.read.values() ?? [])], isKept: ids.length > 1, after: acted, ...made });
  };
  const finish = (state: Awaited<ReturnType<typeof run.start>> | null, made: typeof changes): void => {
    if (!state || state.phase !== 'finished' || state.failed.length > 0) return;
    say(state.done, made);
    onDone();
    onClose();
  };

  const keep = useRef<() => void>(() => undefined);
  useEffect(() => {
    keep.current = () => keepRun({ resource: resource.name, actor }, {
      action, label, done: run.state?.done ?? [], left: runIds.filter((id) => !run.state?.done.includes(id)), before: [...before.filter(({ id }) => runIds.includes(id)), ...states.values(), ...(changes?.read.values() ?? [])], after: [...(changes?.after ?? acted).values()], fields: changes?.fields ?? null,
    });
  });
  const isGoing = run.state !== null && (run.state.running.length > 0 || run.state.pending.length > 0);
  // Left by force, as by loading the page anew, it ends here: the list says how far it came. Before all others who listen: what they lead to may draw this anew, and a listener that is exchanged meanwhile is not called.
  useEffect(() => {
    if (!isGoing) return undefined;
    const hide = (): void => keep.current();
    // A page that was only put aside goes on with it.
    const forget = (): void => void takeRun({ resource: resource.name, actor });
    window.addEventListener('pagehide', hide, true);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pagehide', hide, true);
      window.removeEventListener('pageshow', forget);
    };
  }, [isGoing, resource, actor]);

  /** What was done is said, and can be taken back, though the rest was not. */
  const leave = (): void => {
    if (run.state && run.state.done.length > 0) say(run.state.done, changes);
    const done = new Set(run.state?.done);
    onLeft(runIds.filter((id) => !done.has(id)));
    onClose();
  };

  if (run.state) return <RunDialog title={label} action={action} ids={runIds} records={records} run={run} same={unchanged(run.state.done, changes).size} onRetry={async () => finish(await run.retryFailed(), changes)} onClose={leave} />;
  return <ConfirmDialog action={action} label={label} ids={ids} records={records} onConfirm={(wanted) => void start(wanted)} onClose={onClose} />;
}

const NO_ROWS: ReadonlySet<string> = new Set();
