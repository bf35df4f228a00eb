import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { shownTitle, useMove } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Field, Resource } from '../../schemas';
import { AskDialog } from './AskDialog';

interface MoveDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  /** The reference to what it stands below. */
  readonly parent: Field;
  /** Called with what came of it. */
  readonly onMoved: (moved: LecternRecord) => void;
  readonly onClose: () => void;
}

/** Asks below which record one is to stand; left empty, it stands at the top. */
export function MoveDialog({ resource, record, parent, onMoved, onClose }: MoveDialogProps): ReactNode {
  const translate = useTranslate();
  const move = useMove(resource.name);
  const title = shownTitle({ resource, record, translate });
  const fields = useMemo(() => ({ [parent.name]: parent }), [parent]);
  const defaults = useMemo(() => ({ [parent.name]: record[parent.name] as unknown }), [parent, record]);
  const run = useCallback(
    async (answers: Readonly<Record<string, unknown>>) => {
      const to = answers[parent.name] ?? null;
      // Where it stands already it keeps its place.
      if (to !== (record[parent.name] ?? null)) onMoved(await move({ record, to: { [parent.name]: to } }));
    },
    [move, onMoved, parent, record],
  );
  return (
    <AskDialog resource={resource} asked="move" fields={fields} defaults={defaults} title={translate('lectern.list.moveTitle', { title })} verb={translate('lectern.list.move')} recordId={record.id} run={run} onClose={onClose} onDone={onClose}>
      <p>{translate('lectern.list.moveText')}</p>
    </AskDialog>
  );
}
