import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useWriteFailureText } from '../../../dataProvider';
import { intlLocale } from '../../../fields/cellContext';
import { Chip } from '../../../fields/cells/Chip';
import { CopyButton } from '../../../fields/cells/CopyButton';
import { useRelativeTime } from '../../../fields/cells/useRelativeTime';
import { formatDatetime } from '../../../fields/values/format';
import { Notice } from '../../../forms/Notice';
import { Button } from '../../../ui';
import { DeleteDomain } from './DeleteDomain';
import styles from './domains.module.css';
import type { Domain, UseDomains } from './useDomains';

interface DomainCardProps {
  readonly domain: Domain;
  readonly calls: Pick<UseDomains, 'verify' | 'makePrimary' | 'remove'>;
  readonly mayChange: boolean;
}

/** One host: how far its proof has come, the record that proves it, and what can be done to it. */
export function DomainCard({ domain, calls, mayChange }: DomainCardProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const heading = useId();
  const failureText = useWriteFailureText('act');
  const locale = intlLocale(useLocale());
  const [running, setRunning] = useState<'verify' | 'primary' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { host, status, isPrimary, verification, checkedAt, problem } = domain;
  const isVerified = status === 'verified';

  const run = async ({ what, call }: { what: 'verify' | 'primary'; call: () => Promise<boolean> }): Promise<void> => {
    setRunning(what);
    setFailure(null);
    try {
      const isDone = await call();
      // What DNS lacks stands on the card.
      if (isDone) notify(what === 'primary' ? 'lectern.domains.madePrimary' : 'lectern.domains.verified', { type: 'success', messageArgs: { host } });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setRunning(null);
    }
  };
  const distance = useRelativeTime(checkedAt);
  const asked = checkedAt ? (distance ?? formatDatetime({ value: checkedAt, locale })) : null;
  const said = failure ?? (problem && translate(`lectern.domains.problem.${problem}`, { name: verification.name }));

  return (
    <li className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h3 id={heading}>{host}</h3>
        <Chip text={translate(`lectern.domains.status.${status}`)} tone={isVerified ? 'green' : 'amber'} />
        {isPrimary && <Chip text={translate('lectern.domains.primary')} tone="blue" />}
        <span className={styles.asked}>{asked ? translate('lectern.domains.checked', { time: asked }) : translate('lectern.domains.never')}</span>
      </div>
      {!isVerified && (
        <>
          <p className={styles.text}>{translate('lectern.domains.prove')}</p>
          <dl className={styles.record}>
            <RecordPart name={translate('lectern.domains.record.type')} value={verification.type} />
            <RecordPart name={translate('lectern.domains.record.name')} value={verification.name} isCopied />
            <RecordPart name={translate('lectern.domains.record.value')} value={verification.value} isCopied />
          </dl>
        </>
      )}
      {said && <Notice tone="red" text={said} />}
      {mayChange && (
        <div className={styles.buttons}>
          {!isVerified && (
            <Button isBusy={running === 'verify'} onClick={() => void run({ what: 'verify', call: async () => (await calls.verify(host)).problem === null })}>
              {translate('lectern.domains.verify')}
            </Button>
          )}
          {isVerified && !isPrimary && (
            <Button isBusy={running === 'primary'} onClick={() => void run({ what: 'primary', call: async () => { await calls.makePrimary(host); return true; } })}>
              {translate('lectern.domains.makePrimary')}
            </Button>
          )}
          <Button kind="bare" icon="trash" aria-haspopup="dialog" aria-label={translate('lectern.domains.deleteOf', { host })} onClick={() => setDeleting(true)}>
            {translate('lectern.domains.delete')}
          </Button>
        </div>
      )}
      {isDeleting && <DeleteDomain domain={domain} remove={calls.remove} onClose={() => setDeleting(false)} />}
    </li>
  );
}

function RecordPart({ name, value, isCopied = false }: { name: string; value: string; isCopied?: boolean }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        {isCopied && <CopyButton text={value} name={name} />}
      </dd>
    </div>
  );
}
