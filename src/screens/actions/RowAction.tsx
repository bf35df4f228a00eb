import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'ra-core';
import { useAction, useActor, useTexts, useWriteFailure } from '../../dataProvider';
import type { Acted, LecternRecord } from '../../dataProvider';
import { useRules } from '../../forms/useRules';
import type { Action, Resource } from '../../schemas';
import { RestoreRows } from '../bin/RestoreRows';
import { ActionDialog } from './ActionDialog';
import { asksFirst } from './asksFirst';
import { DeleteDialog } from './DeleteDialog';
import { stateOf } from './stateOf';
import { useConcerned } from '../common/useConcerned';
import { useDoneNotice } from './useDoneNotice';

interface RowActionProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  /** A lifecycle action, or `delete`; of a deleted record `restore`. */
  readonly action: string;
  /** Called when it has ended, whichever way. */
  readonly onClose: () => void;
  /** Called before that where it was done. */
  readonly onDone?: () => void;
}

/** One action on one record, from wherever it is called: asks where it has to be asked, else runs at once. Mounted is begun. */
export function RowAction({ resource, record, action: name, onClose, onDone = NOTHING }: RowActionProps): ReactNode {
  const action = resource.lifecycle?.actions[name];
  const actor = useActor();
  const rules = useRules(actor);
  // As it stood when it was begun: what is done to the record changes the answer.
  const [asks] = useState(() => action !== undefined && asksFirst({ resource, actor, rules, action, record }));
  const finish = (): void => {
    onDone();
    onClose();
  };
  if (!action && name === 'restore') return <RestoreRows resource={resource} records={[record]} onEnd={finish} />;
  if (!action) return <DeleteDialog resource={resource} record={record} onClose={onClose} onDeleted={finish} />;
  if (asks) return <ActionDialog resource={resource} record={record} action={action} onClose={onClose} onDone={finish} />;
  return <RunNow resource={resource} record={record} action={action} onClose={onClose} onDone={onDone} />;
}

const NOTHING = (): void => undefined;

interface RunNowProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function RunNow({ resource, record, action, onClose, onDone }: RunNowProps): ReactNode {
  const texts = useTexts(resource.name);
  const { run } = useAction(resource.name);
  const notice = useDoneNotice(resource);
  const notify = useNotify();
  const failureOf = useWriteFailure('act', resource.name);
  const titleOf = useConcerned({ resource, record });
  const title = useRef(titleOf);
  title.current = titleOf;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const done = ({ facts, record: after }: Acted): void => {
      notice({ action: action.name, label: texts.action(action.name, stateOf({ resource, records: [record] })), ids: [record.id], records: [record], title: title.current(action.name), facts, after: new Map([[record.id, after]]) });
      onDone();
    };
    const fail = (error: unknown): void => {
      const { head, text } = failureOf(error);
      notify(text, { type: 'error', ...(head ? { title: head } : {}) });
    };
    void run({ action: action.name, record, meta: { isSaidInPlace: true } }).then(done, fail).finally(onClose);
  });
  return null;
}
