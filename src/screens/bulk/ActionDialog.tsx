import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useBulkRun, useLecternData, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { withoutNothing } from '../actions/questions';
import { RowAction } from '../actions/RowAction';
import { stateOf } from '../actions/stateOf';
import { useDoneNotice } from '../actions/useDoneNotice';
import { useListModel } from '../list/listModel';
import { ConfirmDialog } from './ConfirmDialog';
import { RunDialog } from './RunDialog';
import { isTakenBack } from './takeBack';
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
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const provider = useLecternData();
  const declared = declaredAction(resource, action);
  const label = declared ? texts.action(action, stateOf({ resource, records: ids.every((id) => before.some((one) => one.id === id)) ? before.filter((one) => ids.includes(one.id)) : [] })) : translate(action === 'delete' ? 'lectern.list.delete' : 'lectern.bulk.edit');
  const run = useBulkRun(resource.name);
  const notice = useDoneNotice(resource);
  const [changes, setChanges] = useState<{ readonly after: Map<string, LecternRecord>; readonly read: Map<string, LecternRecord>; readonly fields: readonly string[] } | null>(null);
  const [runIds, setRunIds] = useState<readonly string[]>(ids);

  const start = async (wanted: readonly string[], values: Readonly<Record<string, unknown>>): Promise<void> => {
    setRunIds(wanted);
    const made = action === 'update' ? { after: new Map<string, LecternRecord>(), read: new Map<string, LecternRecord>(), fields: Object.keys(values) } : null;
    setChanges(made);
    const meta = { quiet: true };
    const onPage = new Set(before.map((one) => one.id));
    const isRead = isTakenBack({ ids: wanted, isKnown: (id) => onPage.has(id) });
    /** How a row of another page was, so that its change can be taken back. */
    const readBefore = async (id: string): Promise<void> => {
      if (onPage.has(id) || !isRead || !made) return;
      await provider.getOne<LecternRecord>(resource.name, { id, meta }).then(({ data }) => made.read.set(id, data)).catch(() => undefined);
    };
    const perform = async (id: string): Promise<unknown> => {
      if (declared) return provider.act(resource.name, { id, action, answers: withoutNothing(values), meta });
      if (action === 'delete') return provider.delete(resource.name, { id, meta });
      // Nothing is known of the row: all that was chosen is sent, emptiness too.
      await readBefore(id);
      return provider.update<LecternRecord>(resource.name, { id, data: values as Partial<LecternRecord>, previousData: undefined, meta }).then(({ data }) => made?.after.set(id, data));
    };
    finish(await run.start({ ids: wanted, perform }), made);
  };
  const finish = (state: Awaited<ReturnType<typeof run.start>> | null, made: typeof changes): void => {
    if (!state || state.phase !== 'finished' || state.failed.length > 0) return;
    notice({ action, label, ids: state.done, records: [...before, ...(made?.read.values() ?? [])], ...made });
    onDone();
    onClose();
  };

  /** What was done is said, and can be taken back, though the rest was not. */
  const leave = (): void => {
    if (run.state && run.state.done.length > 0) notice({ action, label, ids: run.state.done, records: [...before, ...(changes?.read.values() ?? [])], ...changes });
    const done = new Set(run.state?.done);
    onLeft(runIds.filter((id) => !done.has(id)));
    onClose();
  };

  if (run.state) return <RunDialog title={label} action={action} ids={runIds} records={records} run={run} onRetry={async () => finish(await run.retryFailed(), changes)} onClose={leave} />;
  return <ConfirmDialog action={action} label={label} ids={ids} records={records} onConfirm={(wanted, values) => void start(wanted, values)} onClose={onClose} />;
}
