import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useAction, useBulkRun, useLecternData, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useUndo } from '../actions/useUndo';
import { useListModel } from '../list/listModel';
import { ConfirmDialog } from './ConfirmDialog';
import { RunDialog } from './RunDialog';
import { declaredAction } from './useBulkActions';

interface ActionDialogProps {
  /** A lifecycle action, `delete`, or `update` for chosen fields. */
  readonly action: string;
  readonly ids: readonly string[];
  /** What is known of the rows: those of the open page. */
  readonly records: readonly LecternRecord[];
  readonly onClose: () => void;
  /** Called when every row has been dealt with. */
  readonly onDone?: () => void;
}

/** One action over one row or many: asks, runs with progress, and lists what failed. A plain action on one row runs at once. */
export function ActionDialog({ action, ids, records, onClose, onDone }: ActionDialogProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const provider = useLecternData();
  const declared = declaredAction(resource, action);
  const label = declared ? texts.action(action) : translate(action === 'delete' ? 'lectern.list.delete' : 'lectern.bulk.edit');
  const run = useBulkRun(resource.name);
  const single = useAction(resource.name);
  const undo = useUndo(resource);
  // The list is brought up to date while the dialog is open: what can be undone depends on how the rows were.
  const [before] = useState(records);
  const undoDone = (done: readonly string[]): { readonly onUndo?: () => void } => (declared ? undo({ action: declared, ids: done, records: before }) : {});
  const isPlain = ids.length === 1 && declared !== undefined && !declared.confirm && Object.keys(declared.ask).length === 0;
  const hasBegun = useRef(false);
  const [runIds, setRunIds] = useState<readonly string[]>(ids);

  useEffect(() => {
    const record = records[0];
    if (!isPlain || !record || hasBegun.current) return;
    hasBegun.current = true;
    // A failure has been shown by the call itself.
    void single
      .run({ action, record })
      .then(() => notify('lectern.bulk.successOne', { type: 'success', messageArgs: { action: label }, ...undoDone([record.id]) }), () => undefined)
      .finally(onClose);
  });

  const start = async (wanted: readonly string[], values: Readonly<Record<string, unknown>>): Promise<void> => {
    setRunIds(wanted);
    const meta = { quiet: true };
    const perform = (id: string): Promise<unknown> => {
      if (declared) return provider.act(resource.name, { id, action, answers: values, meta });
      if (action === 'delete') return provider.delete(resource.name, { id, meta });
      return provider.update(resource.name, { id, data: values, previousData: { id }, meta });
    };
    finish(await run.start({ ids: wanted, perform }));
  };
  const finish = (state: Awaited<ReturnType<typeof run.start>> | null): void => {
    if (!state || state.phase !== 'finished' || state.failed.length > 0) return;
    notify('lectern.bulk.success', { type: 'success', messageArgs: { action: label, smart_count: state.done.length }, ...undoDone(state.done) });
    onDone?.();
    onClose();
  };

  if (isPlain) return null;
  if (run.state) return <RunDialog title={label} action={action} ids={runIds} records={records} run={run} onRetry={async () => finish(await run.retryFailed())} onClose={onClose} />;
  return <ConfirmDialog action={action} label={label} ids={ids} records={records} onConfirm={(wanted, values) => void start(wanted, values)} onClose={onClose} />;
}
