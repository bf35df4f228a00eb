import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { shownTitle, useMove } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Field, Resource } from '../../schemas';
import { AskDialog } from './AskDialog';

interface MoveDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  /** The reference to what it stands below. */
  readonly parent: Field;
  readonly onClose: () => void;
}

/** Asks below which record one is to stand; left empty, it stands at the top. */
export function MoveDialog({ resource, record, parent, onClose }: MoveDialogProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const move = useMove(resource.name);
  const title = shownTitle({ resource, record, translate });
  const fields = useMemo(() => ({ [parent.name]: parent }), [parent]);
  const defaults = useMemo(() => ({ [parent.name]: record[parent.name] as unknown }), [parent, record]);
  const run = useCallback((answers: Readonly<Record<string, unknown>>) => move({ record, to: { [parent.name]: answers[parent.name] ?? null } }), [move, parent, record]);
  const finish = useCallback(() => {
    notify(translate('lectern.list.moved', { title }), { type: 'success' });
    onClose();
  }, [notify, onClose, title, translate]);
  return (
    <AskDialog resource={resource} fields={fields} defaults={defaults} title={translate('lectern.list.moveTitle', { title })} verb={translate('lectern.list.move')} recordId={record.id} run={run} onClose={onClose} onDone={finish}>
      <p>{translate('lectern.list.moveText')}</p>
    </AskDialog>
  );
}
