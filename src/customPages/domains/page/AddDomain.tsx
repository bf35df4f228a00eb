import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFailureText } from '../../../dataProvider';
import { tidyDomain } from '../../../schemas';
import inputStyles from '../../../fields/controls/input.module.css';
import { Button, Icon } from '../../../ui';
import styles from './domains.module.css';
import type { UseDomains } from './useDomains';

/** Claims a host. What is wrong with it is said by the platform, at the field. */
export function AddDomain({ add, domains }: Pick<UseDomains, 'add' | 'domains'>): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [host, setHost] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refuse = (text: string): void => {
    setProblem(text);
    input.current?.focus();
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = tidyDomain(host);
    setHost(wanted);
    if (!wanted) return refuse(translate('lectern.domains.hostMissing'));
    if (domains?.some((one) => one.host === wanted)) return refuse(translate('lectern.domains.already', { host: wanted }));
    setBusy(true);
    setProblem(null);
    try {
      await add(wanted);
      setHost('');
      notify('lectern.domains.added', { type: 'success', messageArgs: { host: wanted } });
    } catch (error) {
      refuse(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.add} noValidate onSubmit={(event) => void onSubmit(event)}>
      <div className={inputStyles.field}>
        <label htmlFor={id} className={inputStyles.label}>
          {translate('lectern.domains.host')}
        </label>
        <div className={styles.addLine}>
          <div className={inputStyles.box} data-invalid={problem ? '' : undefined}>
            <input
              ref={input}
              id={id}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={host}
              aria-invalid={problem !== null}
              aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
              onChange={(event) => {
                setHost(event.target.value);
                setProblem(null);
              }}
              onBlur={() => setHost(tidyDomain(host))}
            />
          </div>
          <Button type="submit" kind="primary" icon="plus" isBusy={isBusy}>
            {translate('lectern.domains.add')}
          </Button>
        </div>
        {problem ? (
          <span id={`${id}-problem`} className={inputStyles.error} role="alert">
            <Icon name="alert" size={16} />
            {problem}
          </span>
        ) : (
          <span id={`${id}-hint`} className={inputStyles.hint}>
            {translate('lectern.domains.hostHint')}
          </span>
        )}
      </div>
    </form>
  );
}
