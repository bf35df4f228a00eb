import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { failureDetails, useFailureText } from '../../dataProvider';
import type { Actor } from '../../schemas';
import { MOST_VIEWS, type ListViewAsked, type ViewAudience } from '../../schemas/listView';
import { Button, Dialog, wayOut } from '../../ui';
import { isSameName, useChangeView, useCreateView, type View } from './useViews';
import { ViewFields } from './ViewFields';
import styles from './views.module.css';

interface SaveViewProps {
  readonly module: string;
  readonly actor: Actor;
  /** What the list shows, as a view keeps it. */
  readonly asked: ListViewAsked;
  readonly views: readonly View[];
  /** The own view that takes what is shown, unless another name is typed. */
  readonly replaced?: View | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Saves what a list shows under a name. One's own view of that name is replaced, which is said before. */
export function SaveView({ module, actor, asked, views, replaced, onSaved, onClose }: SaveViewProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const create = useCreateView();
  const change = useChangeView();
  // What the list showed when it was asked for, whatever comes of the rows meanwhile.
  const [kept] = useState(asked);
  const [name, setName] = useState(replaced?.name ?? '');
  const [chosen, setChosen] = useState<ViewAudience | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const before = views.find((one) => one.isOwn && isSameName(one.name, name));
  const audience = chosen ?? before?.audience ?? 'own';
  const verb = translate(before ? 'lectern.views.replace' : 'lectern.views.save');

  const refuse = (text: string): void => {
    setProblem(text);
    input.current?.focus();
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const wanted = name.trim();
    if (wanted === '') return refuse(translate('lectern.views.nameMissing'));
    setBusy(true);
    setProblem(null);
    try {
      const saved = before
        ? await change({ id: before.id, name: wanted, audience, asked: kept }, { version: before.version })
        : await create({ module, name: wanted, audience, asked: kept });
      notify(before ? 'lectern.views.replaced' : 'lectern.views.saved', { type: 'success', messageArgs: { name: saved.name } });
      onSaved(saved.id);
      onClose();
    } catch (error) {
      setBusy(false);
      const details = failureDetails(error);
      if (details?.reason === 'tooManyViews') return setFailure(translate('lectern.views.tooMany', { most: details.params['most'] ?? MOST_VIEWS }));
      if (details?.problems['asked']?.code === 'tooLong') return setFailure(translate('lectern.views.tooLong'));
      if (details?.problems['name']) return refuse(details.problems['name'].code === 'unique' ? translate('lectern.views.nameTaken') : failureText(error));
      setFailure(failureText(error));
    }
  };

  return (
    <Dialog
      title={translate('lectern.views.saveTitle')}
      closeLabel={wayOut({ translate, verb })}
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {wayOut({ translate, verb })}
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <p className={styles.text}>{translate('lectern.views.text')}</p>
        <ViewFields
          ref={input}
          actor={actor}
          name={name}
          onName={(next) => {
            setName(next);
            setProblem(null);
          }}
          audience={audience}
          onAudience={setChosen}
          problem={problem}
          note={before ? translate('lectern.views.willReplace', { name: before.name }) : null}
        />
      </form>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
