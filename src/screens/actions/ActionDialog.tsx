import { useCallback, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import { failureDetails, useAction, useActor, useTexts, useWriteFailureText, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Action, Resource } from '../../schemas';
import { Button, Dialog } from '../../shell/ui';
import { useRules } from '../form/useRules';
import { ownSentence } from './ownSentence';
import { QuestionFields, useQuestions, withoutNothing } from './questions';
import { stateOf } from './stateOf';
import { useDoneNotice } from './useDoneNotice';
import styles from './actions.module.css';

interface ActionDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an action is run on one record: names the record, asks the action's questions, says the verb on the button. */
export function ActionDialog({ resource, record, action, onClose, onDone }: ActionDialogProps): ReactNode {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const failureText = useWriteFailureText('act', resource.name);
  const rules = useRules(useActor());
  const formId = useId();
  const { run, isRunning } = useAction(resource.name);
  const notice = useDoneNotice(resource);
  const [failure, setFailure] = useState<string | null>(null);
  const questions = useQuestions({ resource, fields: action.ask, rules });
  const title = shownTitle({ resource, record, translate });
  const state = stateOf({ resource, records: [record] });
  const verb = texts.action(action.name, state);
  const effect = texts.effect(action.name, state);

  const submit = useCallback(
    async (answers: Readonly<Record<string, unknown>>): Promise<Record<string, string> | undefined> => {
      setFailure(null);
      try {
        await run({ action: action.name, record, answers: withoutNothing(answers), meta: { quiet: true } });
      } catch (error) {
        const problems = questions.sayProblems(failureDetails(error)?.problems ?? {});
        if (Object.keys(problems).length > 0) return problems;
        setFailure(failureText(error));
        return undefined;
      }
      notice({ action: action.name, label: verb, ids: [record.id], records: [record] });
      onDone();
      return undefined;
    },
    [action, failureText, notice, onDone, questions, record, run, verb],
  );
  const scope = useMemo(() => ({ formId, rules, hint: texts.hint, recordId: record.id }), [formId, rules, texts, record.id]);

  return (
    <Dialog
      role="alertdialog"
      title={ownSentence({ translate, action: action.name, kind: 'ask', words: { title } }) ?? translate('lectern.record.askTitle', { action: verb, title })}
      closeLabel={translate('lectern.record.cancel')}
      isLocked={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {translate('lectern.record.cancel')}
          </Button>
          <Button type="submit" form={formId} kind={action.confirm === 'danger' ? 'danger' : 'primary'} isBusy={isRunning}>
            {verb}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate record={NO_RECORD} defaultValues={questions.defaults} resolver={questions.resolver} onSubmit={submit} disableInvalidFormNotification>
        {effect && <p>{effect}</p>}
        {action.confirm === 'danger' && <p>{translate('lectern.record.askDanger')}</p>}
        <QuestionFields fields={action.ask} context={questions.context} scope={scope} />
      </Form>
      {failure && (
        <p ref={intoSight} role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

/** The form is about the answers alone, not about the record around it. */
const NO_RECORD = {};

/** A reason that appears below the fold of a long dialog is brought into sight. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
