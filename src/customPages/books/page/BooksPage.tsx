import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useCall, useFailureText } from '../../../dataProvider';
import type { CallReply } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { formatDatetime, formatMoney, formatNumber } from '../../../fields/values/format';
import { Button, FailureLine, Icon } from '../../../ui';
import { readProof } from '../calls';
import styles from './books.module.css';

type Proof = CallReply<typeof readProof>;

/** Every balance, computed from the entries alone, beside what is kept; each difference by its place. */
export default function BooksPage(): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useCall(readProof, {});
  return (
    <div className={styles.ledger}>
      <header className={styles.head}>
        <h1>{translate('lectern.routes.books')}</h1>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {translate('lectern.books.again')}
        </Button>
      </header>
      {!data && error && <FailureLine text={`${translate('lectern.books.failed')} ${failureText(error)}`} onRetry={refetch} />}
      {!data && !error && <div className={styles.bone} role="status" aria-busy="true" aria-label={translate('lectern.books.loading')} />}
      {data && <Shown proof={data} />}
    </div>
  );
}

function Shown({ proof: { at, entries, accounts, differences, hasMore } }: { proof: Proof }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const [ofAccounts, ofDifferences] = [useId(), useId()];
  const count = (value: number): string => formatNumber({ value, locale, decimals: 0 });
  const amount = (value: number, unit: string): string => (unit === 'paise' ? formatMoney({ value: value / 100, locale }) : formatNumber({ value: value / 100, locale, decimals: 2 }));
  const isRight = differences.length === 0;
  return (
    <>
      <p role="status" className={styles.verdict} data-right={isRight ? '' : undefined}>
        <Icon name={isRight ? 'check' : 'alert'} size={20} />
        {isRight ? translate('lectern.books.right', { entries: count(entries), at: formatDatetime({ value: at, locale }) }) : translate('lectern.books.wrong', { count: count(differences.length) })}
      </p>
      {!isRight && (
        <section aria-labelledby={ofDifferences} className={styles.sheet}>
          <h2 id={ofDifferences}>{translate('lectern.books.differences')}</h2>
          <ul className={styles.lines}>
            {differences.map((one) => (
              <li key={`${one.what} ${one.ownerId} ${one.account} ${one.at}`} className={styles.line}>
                <strong>{translate(`lectern.books.what.${one.what}`)}</strong>
                <span>
                  {translate('lectern.books.where')}: <code>{[one.ownerId, one.account, one.at].filter(Boolean).join(' · ')}</code>
                </span>
                <span>
                  {translate('lectern.books.kept')}: <code>{one.kept}</code> · {translate('lectern.books.computed')}: <code>{one.computed}</code>
                </span>
              </li>
            ))}
          </ul>
          {hasMore && <p>{translate('lectern.books.more')}</p>}
        </section>
      )}
      <section aria-labelledby={ofAccounts} className={styles.sheet}>
        <h2 id={ofAccounts}>{translate('lectern.books.accounts')}</h2>
        <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={ofAccounts}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['account', 'owners', 'entries', 'kept', 'computed'] as const).map((name) => (
                  <th key={name} scope="col">
                    {translate(`lectern.books.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {accounts.map((one) => (
                <tr key={one.account}>
                  <th scope="row">{translate(`lectern.books.names.${one.account.replace('.', '_')}`, { _: one.account })}</th>
                  <td>{count(one.owners)}</td>
                  <td>{count(one.entries)}</td>
                  <td>{amount(one.kept, one.unit)}</td>
                  <td>{amount(one.computed, one.unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}
