import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import { failureDetails, isSame, useActor, useTexts, useWriteFailureText } from '../../dataProvider';
import type { Field, Resource } from '../../schemas';
import { Button, Dialog, wayOut } from '../../ui';
import { cells } from '../../fields/cells';
import { AnswersDraft } from '../../forms/AnswersDraft';
import { useRules } from '../../forms/useRules';
import { useKeptAnswers } from '../../forms/KeptAnswers';
import { QuestionFields, useQuestions, withoutNothing } from '../../forms/questions';
import styles from './actions.module.css';

type Values = Readonly<Record<string, unknown>>;

interface AskDialogProps {
  readonly resource: Resource;
  /** What is asked, by name: what is typed is kept under it, as in a form, for the case that the session ends. */
  readonly asked: string;
  /** What it asks, besides whether. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly title: string;
  /** On the button that does it. */
  readonly verb: string;
  readonly isDanger?: boolean;
  /** The record it is about. */
  readonly recordId?: string;
  /** Whose it is about, for who works across institutes: what references offer is narrowed to them. @default what is answered to `instituteId` */
  readonly owner?: string | null;
  /** What the questions begin with, besides their own defaults. */
  readonly defaults?: Values;
  /** Whether a question beside a reference that the questions begin with begins with what that says. Never made anew. @default each does */
  readonly beginsFilled?: (reference: string, beside: string) => boolean;
  /** What stands where a question is not answered, by its name; `null`: that is not known yet. @default nothing */
  readonly held?: Values | null;
  /** What is to be known before, above the questions. */
  readonly children?: ReactNode;
  /** Does it, its call `quiet`; a failure is said here. */
  readonly run: (answers: Values) => Promise<unknown>;
  readonly onClose: () => void;
  /** Called once it is done. */
  readonly onDone: () => void;
}

/** Asks before something is done, and says in place what went wrong: at its question, or below all of them. */
export function AskDialog({ resource, asked, fields, title, verb, isDanger = false, recordId, owner = null, defaults = NOTHING, beginsFilled, held = NOTHING, children, run, onClose, onDone }: AskDialogProps): ReactNode {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const failureText = useWriteFailureText('act', resource.name);
  const actor = useActor();
  const rules = useRules(actor);
  const formId = useId();
  const kept = useKeptAnswers();
  const drop = useRef<(() => void) | null>(null);
  const setDrop = useCallback((how: () => void) => void (drop.current = how), []);
  const close = (): void => {
    drop.current?.();
    onClose();
  };
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const questions = useQuestions({ resource, fields, rules });
  // What is typed stays whatever becomes of the record meanwhile: the form begins once.
  const [beginning] = useState<Values>(() => ({ ...questions.defaults, ...defaults }));
  const meanwhile = Object.values(fields).filter(({ name }) => defaults[name] !== undefined && !isSame(defaults[name], beginning[name]));

  const submit = useCallback(
    async (answers: Values): Promise<Record<string, string> | undefined> => {
      setFailure(null);
      setRunning(true);
      try {
        await run(withoutNothing(answers));
      } catch (error) {
        setRunning(false);
        const problems = questions.sayProblems(failureDetails(error)?.problems ?? {});
        if (Object.keys(problems).length > 0) return problems;
        setFailure(failureText(error));
        return undefined;
      }
      drop.current?.();
      onDone();
      return undefined;
    },
    [failureText, onDone, questions, run],
  );
  const scope = useMemo(() => ({ formId, rules, held, hint: texts.hint, ...(recordId === undefined ? { newOf: resource } : { recordId }) }), [formId, rules, held, texts, recordId, resource]);

  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={wayOut({ translate, verb })}
      isLocked={isRunning}
      holdsEscape={kept.holdsEscape}
      onClose={close}
      actions={
        <>
          <Button disabled={isRunning} onClick={close}>
            {wayOut({ translate, verb })}
          </Button>
          <Button type="submit" form={formId} kind={isDanger ? 'danger' : 'primary'} isBusy={isRunning}>
            {verb}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate record={NO_RECORD} defaultValues={beginning} resolver={questions.resolver} onSubmit={submit} disableInvalidFormNotification>
        {children}
        {actor && Object.keys(fields).length > 0 && <AnswersDraft resource={resource.name} recordId={recordId} asked={asked} fields={fields} actor={actor} locale={questions.context.locale} onDrop={setDrop} />}
        <QuestionFields fields={fields} context={questions.context} scope={scope} kept={kept} owner={owner} beginsFilled={beginsFilled} />
        {meanwhile.map((field) => (
          <p key={field.name} role="status">{translate('lectern.record.meanwhile', { field: questions.context.label(field.name), value: cells[field.type].text?.({ field, value: defaults[field.name], context: questions.context }) ?? '' })}</p>
        ))}
      </Form>
      {failure && (
        <p ref={intoSight} role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

const NOTHING: Values = {};

/** The form is about the answers alone, not about the record around it. */
const NO_RECORD = {};

/** A reason that appears below the fold of a long dialog is brought into sight. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
