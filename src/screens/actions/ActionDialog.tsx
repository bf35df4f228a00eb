import { Suspense, lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useAction, useActor, useTexts } from '../../dataProvider';
import type { Acted, LecternRecord } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { useRules } from '../../forms/useRules';
import { withWords } from '../../i18n/withWords';
import { correctedBy, heldAnswers, questionsOf } from '../../schemas';
import type { Action, Resource } from '../../schemas';
import { AskDialog } from './AskDialog';
import { asQuestion } from './asQuestion';
import { Foretold } from './Foretold';
import { ownSentence } from './ownSentence';
import { stateOf } from './stateOf';
import { isUnlike, unlikeWords } from '../common/unlike';
import { useConcerned } from '../common/useConcerned';
import { useDoneNotice } from './useDoneNotice';

// Few actions are foreseen.
const Foreseen = lazy(() => withWords(() => import('./Foreseen')));

interface ActionDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an action is run on one record: names what it is done to, asks the action's questions, says the verb on the button. */
export function ActionDialog({ resource, record, action, onClose, onDone }: ActionDialogProps): ReactNode {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const { run } = useAction(resource.name);
  const notice = useDoneNotice(resource);
  const rules = useRules(useActor());
  const title = useConcerned({ resource, record })(action.name);
  const context = useCellContext(resource.name);
  const state = stateOf({ resource, records: [record] });
  const verb = texts.action(action.name, state);
  const effect = texts.effect(action.name, state);
  const fields = useMemo(() => questionsOf({ action, records: [record], context: rules }), [action, record, rules]);
  const defaults = useMemo(() => heldAnswers({ action, record }), [action, record]);
  const corrected = useMemo(() => correctedBy(action), [action]);
  const [held, setHeld] = useState<Readonly<Record<string, unknown>> | null>(action.foresees.length > 0 ? null : NOTHING);
  const acted = useRef<Acted>({ facts: [], record });
  const act = useCallback(async (answers: Readonly<Record<string, unknown>>) => {
    acted.current = await run({ action: action.name, record, answers, meta: { quiet: true } });
  }, [action, record, run]);
  const finish = useCallback(() => {
    notice({ action: action.name, label: verb, ids: [record.id], records: [record], title, facts: acted.current.facts, after: new Map([[record.id, acted.current.record]]) });
    onDone();
  }, [action, notice, onDone, record, title, verb]);

  return (
    <AskDialog
      resource={resource}
      asked={action.name}
      fields={fields}
      title={asQuestion(ownSentence({ translate, action: action.name, kind: 'ask', words: { title } }) ?? translate('lectern.record.askTitle', { action: verb, title }))}
      verb={verb}
      isDanger={action.confirm === 'danger'}
      recordId={record.id}
      owner={ownerOf({ resource, record })}
      defaults={defaults}
      corrected={corrected}
      held={held}
      run={act}
      onClose={onClose}
      onDone={finish}
    >
      {effect && <p>{effect}</p>}
      {action.foresees.length > 0 && <Suspense fallback={null}><Foreseen resource={resource} record={record} action={action} onHeld={setHeld} /></Suspense>}
      <Foretold resource={resource} record={record} action={action} />
      {isUnlike({ action, record }) && <p>{translate('lectern.record.unlike', unlikeWords({ resource, action, record, context }))}</p>}
      {action.confirm === 'danger' && action.concerns === null && <p>{translate('lectern.record.askDanger')}</p>}
    </AskDialog>
  );
}

const NOTHING = {};

function ownerOf({ resource, record }: { readonly resource: Resource; readonly record: LecternRecord }): string | null {
  const owner = resource.institute === null ? null : record[resource.institute];
  return typeof owner === 'string' ? owner : null;
}
