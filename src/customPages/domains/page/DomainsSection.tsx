import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useDeclarations, useFailureText } from '../../../dataProvider';
import { holdsRight } from '../../../schemas';
import { FailureLine } from '../../../ui';
import { AddDomain } from './AddDomain';
import { DomainCard } from './DomainCard';
import styles from './domains.module.css';
import { useDomains } from './useDomains';

/** The hosts of a tenant: add one, prove that it is one's own, make it the primary, give it up. */
export function DomainsSection({ instituteId }: { instituteId: string | null }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const actor = useActor();
  const tenant = useDeclarations().get('tenantInfo');
  const { domains, error, refetch, ...calls } = useDomains({ instituteId });
  const mayChange = actor !== undefined && tenant !== undefined && holdsRight(actor, tenant, 'update');
  return (
    <section aria-labelledby={heading} className={styles.domains}>
      <h2 id={heading}>{translate('lectern.domains.title')}</h2>
      <div className={styles.section}>
        <p className={styles.text}>{translate('lectern.domains.text')}</p>
        {mayChange && <AddDomain add={calls.add} domains={domains} />}
      </div>
      {domains?.length === 0 && <p className={styles.note}>{translate('lectern.domains.empty')}</p>}
      {domains && domains.length > 0 && (
        <ul className={styles.cards}>
          {domains.map((domain) => (
            <DomainCard key={domain.host} domain={domain} calls={calls} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {!domains && error && <FailureLine text={`${translate('lectern.domains.failed')} ${failureText(error)}`} onRetry={refetch} />}
      {!domains && !error && <div className={styles.bone} role="status" aria-busy="true" aria-label={translate('lectern.domains.loading')} />}
    </section>
  );
}
