import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, Dialog, Icon } from '../../../ui';
import type { InputProps } from '../../values/inputTypes';
import styles from '../../controls/input.module.css';
import { linkAddress } from './linkAddress';

interface LinkDialogProps {
  /** Of the link the cursor stands in; empty for a new one. */
  readonly address: string;
  /** Asks for the words of the link, where none are selected. */
  readonly asksText: boolean;
  readonly translate: InputProps['context']['translate'];
  readonly onSet: (link: { readonly address: string; readonly text: string }) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks where a link leads. It stands outside the form around the text, so that Enter sets the link and saves nothing. */
export function LinkDialog({ address, asksText, translate, onSet, onRemove, onClose }: LinkDialogProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address.replace(/^mailto:/i, ''));
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  // Once the dialog is open, which would give the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const found = linkAddress(typed);
    if (found !== null) return onSet({ address: found, text: text.trim() || typed.trim() });
    setWrong(true);
    input.current?.focus();
  };
  const cancel = translate('lectern.form.cancel');
  return createPortal(
    <Dialog
      title={translate('lectern.fields.format.link')}
      closeLabel={cancel}
      onClose={onClose}
      actions={
        <>
          {address !== '' && <Button kind="bare" onClick={onRemove}>{translate('lectern.fields.format.removeLink')}</Button>}
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" form={`${id}-form`}>{translate('lectern.fields.format.setLink')}</Button>
        </>
      }
    >
      <form id={`${id}-form`} className={styles.rows} noValidate onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>{translate('lectern.fields.format.linkAddress')}</label>
          <div className={styles.box} data-invalid={isWrong ? '' : undefined}>
            <input
              ref={input}
              id={id}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-error` : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          </div>
          {isWrong && (
            <span id={`${id}-error`} className={styles.error} role="alert">
              <Icon name="alert" size={16} />
              {translate('lectern.fields.format.wrongLink')}
            </span>
          )}
        </div>
        {asksText && (
          <div className={styles.field}>
            <label htmlFor={`${id}-text`} className={styles.label}>{translate('lectern.fields.format.linkText')}</label>
            <div className={styles.box}>
              <input id={`${id}-text`} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
            </div>
          </div>
        )}
      </form>
    </Dialog>,
    document.body,
  );
}
