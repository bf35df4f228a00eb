import { useCallback, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { failureDetails, textsOf, useActor, useDeclarations, useLecternData, useTexts, useWriteFailureText, untitled } from '../../dataProvider';
import type { LecternRecord, LeftOut } from '../../dataProvider';
import { listPath, recordPath } from '../../schemas';
import type { Resource } from '../../schemas';
import { Button, Dialog } from '../../ui';
import { useKeptAnswers } from '../../forms/KeptAnswers';
import { QuestionFields, useQuestions } from '../../forms/questions';
import { useConcerned } from '../common/useConcerned';
import { plainText } from '../../fields/values/values';
import { listed } from '../../fields/values/listed';
import { useRules } from '../../forms/useRules';
import styles from './bin.module.css';
import type { RestoreRefusal } from './useRestore';

interface RestoreDialogProps {
  readonly resource: Resource;
  readonly refusal: RestoreRefusal;
  readonly onRestored: (record: LecternRecord, leftOut: readonly LeftOut[]) => void;
  readonly onClose: () => void;
}

/** Why a record cannot come back as it was, and what can be done: another value for it, or what it belongs to first. */
export function RestoreDialog({ resource, refusal, onRestored, onClose }: RestoreDialogProps): ReactNode {
  const translate = useTranslate();
  const title = translate('lectern.bin.refused', { title: useConcerned({ resource, record: refusal.record })('restore') });
  if (refusal.missing) return <Missing title={title} missing={refusal.missing} onClose={onClose} />;
  return <Taken title={title} resource={resource} refusal={refusal} onRestored={onRestored} onClose={onClose} />;
}

function Missing({ title, missing, onClose }: { title: string; missing: NonNullable<RestoreRefusal['missing']>; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const list = listPath({ resource: useDeclarations().require(missing.module) });
  const close = translate('lectern.bulk.close');
  const names = missing.ids.map((one) => one.title || untitled({ resource: missing.module, translate })).join(', ');
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>}>
      <p>{translate('lectern.bin.missing', { name: names || textsOf({ resource: missing.module, translate }).one })}</p>
      <p>
        <Link to={`${list}?deleted=true`}>{translate('lectern.bin.title', { name: textsOf({ resource: missing.module, translate }).module })}</Link>
      </p>
    </Dialog>
  );
}

function Taken({ title, resource, refusal, onRestored, onClose }: RestoreDialogProps & { title: string }): ReactNode {
  const translate = useTranslate();
  const provider = useLecternData();
  const locale = useLocale() ?? 'en';
  const texts = useTexts(resource.name);
  const failureText = useWriteFailureText('restore', resource.name);
  const rules = useRules(useActor());
  const formId = useId();
  const kept = useKeptAnswers();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What refers to another record stays as it is: the other that has its place has to go.
  const open = useMemo(() => refusal.taken.filter(({ field }) => !resource.fields[field]!.to), [refusal, resource]);
  const fields = useMemo(() => Object.fromEntries(open.map(({ field }) => [field, resource.fields[field]!])), [open, resource]);
  const questions = useQuestions({ resource, fields, rules });
  const [defaults] = useState(() => Object.fromEntries(open.map(({ field, value }) => [field, value])));
  const scope = useMemo(() => ({ formId, rules, hint: texts.hint }), [formId, rules, texts]);
  const submit = useCallback(
    async (values: Readonly<Record<string, unknown>>): Promise<Record<string, string> | undefined> => {
      setFailure(null);
      setBusy(true);
      try {
        const { data, leftOut } = await provider.restore(resource.name, { id: refusal.record.id, known: refusal.record, values, meta: { quiet: true } });
        onRestored(data, leftOut);
      } catch (error) {
        setBusy(false);
        const problems = questions.sayProblems(failureDetails(error)?.problems ?? {});
        if (Object.keys(problems).length > 0) return problems;
        setFailure(failureText(error));
      }
      return undefined;
    },
    [failureText, onRestored, provider, questions, refusal, resource],
  );
  const cancel = translate('lectern.record.cancel');
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={cancel}
      isLocked={isBusy}
      holdsEscape={kept.holdsEscape}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>{cancel}</Button>
          {open.length === refusal.taken.length && <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>{translate('lectern.bin.restore')}</Button>}
        </>
      }
    >
      {refusal.taken.map(({ field, with: others, value, id }) => (
        <p key={field}>
          {open.some((one) => one.field === field) ? translate('lectern.bin.taken', { field: texts.field(field), value: plainText(value) }) : translate('lectern.bin.twin', { fields: listed([field, ...(others ?? [])].map(texts.field), locale) })} <Link to={recordPath({ resource, id, page: 'show' })}>{translate('lectern.bin.openOther')}</Link>
        </p>
      ))}
      {open.length === refusal.taken.length && <Form id={formId} noValidate record={NO_RECORD} defaultValues={defaults} resolver={questions.resolver} onSubmit={submit} disableInvalidFormNotification>
        <QuestionFields fields={fields} context={questions.context} scope={scope} kept={kept} />
      </Form>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

/** The form is about the values alone. */
const NO_RECORD = {};
