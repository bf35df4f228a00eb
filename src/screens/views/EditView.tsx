import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { failureDetails, useFailureText } from '../../dataProvider';
import type { Actor } from '../../schemas';
import type { ViewAudience } from '../../schemas/listView';
import { Button } from '../../ui';
import { useAudienceText, useChangeView, type View } from './useViews';
import { ViewFields } from './ViewFields';
import styles from './views.module.css';

/** Gives one's own view another name, or to others; what it asks for stays. */
export function EditView({ actor, view, onClose }: { readonly actor: Actor; readonly view: View; readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const change = useChangeView();
  // What is not touched is as it is now, whoever has changed it meanwhile.
  const [typed, setName] = useState<string | null>(null);
  const [chosen, setAudience] = useState<ViewAudience | null>(null);
  const [name, audience] = [typed ?? view.name, chosen ?? view.audience];
  const audienceText = useAudienceText(actor);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const refuse = (text: string): void => {
    setProblem(text);
    input.current?.focus();
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (name.trim() === '') return refuse(translate('lectern.views.nameMissing'));
    setBusy(true);
    setProblem(null);
    try {
      const { id, asked, version } = view;
      const saved = await change({ id, name: name.trim(), audience, asked }, { version });
      notify('lectern.views.changed', { type: 'success', messageArgs: { name: saved.name } });
      onClose();
    } catch (error) {
      setBusy(false);
      const details = failureDetails(error);
      const at = details?.problems['name'];
      if (at) return refuse(at.code === 'unique' ? translate('lectern.views.nameTaken') : failureText(error));
      const now = details?.kind === 'stale' ? (details.current as Partial<View> | undefined) : undefined;
      setFailure(now?.name && now.audience ? translate('lectern.views.changedSince', { name: now.name, audience: audienceText({ isOwn: true, role: null, audience: now.audience }) }) : failureText(error));
    }
  };

  return (
    <form noValidate className={styles.edited} onSubmit={(event) => void onSubmit(event)}>
      <ViewFields
        ref={input}
        actor={actor}
        name={name}
        onName={(next) => {
          setName(next);
          setProblem(null);
        }}
        audience={audience}
        onAudience={setAudience}
        problem={problem}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <span className={styles.buttons}>
        <Button type="submit" kind="primary" isSmall isBusy={isBusy}>
          {translate('lectern.views.save')}
        </Button>
        <Button isSmall disabled={isBusy} onClick={onClose}>
          {translate('lectern.shell.cancel')}
        </Button>
      </span>
    </form>
  );
}
