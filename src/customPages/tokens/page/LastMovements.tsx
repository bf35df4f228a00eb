import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useGetList, useLocale, useRefresh, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { useActor, useDeclarations, useFailureText, useTexts } from '../../../dataProvider';
import { filteredPath, holdsRight } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { Chip } from '../../../fields/cells/Chip';
import { formatDatetime, formatMoney } from '../../../fields/values/format';
import { FailureLine } from '../../../ui';
import { amountText } from './amountText';
import styles from './tokens.module.css';

interface Movement extends RaRecord {
  readonly createdAt: string;
  readonly type: 'credit' | 'debit';
  /** Why it moved, as the module’s choices have it. */
  readonly kind: string;
  readonly amount_token: number;
  readonly closing_balance: number;
}

interface Order extends RaRecord {
  readonly createdAt: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly razorpay_order_id: string;
  readonly amount_token: number;
  readonly amount_inr: number;
}

const NEWEST = { pagination: { page: 1, perPage: 8 }, sort: { field: 'createdAt', order: 'DESC' } } as const;
const TONES = { pending: 'amber', paid: 'green', failed: 'red' } as const;

interface LastMovementsProps {
  /** All that came and went, as the balance says it; null until it is answered. Asking for it may enter what the plan brings. */
  readonly moved: string | null;
}

/** The last entries of the ledger, for who reads it: asked for once the balance is known, and again when it is another. */
export function LastMovements({ moved }: LastMovementsProps): ReactNode {
  const locale = intlLocale(useLocale());
  const translate = useTranslate();
  const texts = useTexts('aiTokenTransactionReport');
  return (
    <Newest<Movement> resource="aiTokenTransactionReport" words="movements" all="allMovements" none="noMovements" after={moved}>
      {({ createdAt, type, kind, amount_token: amount, closing_balance: left }) => (
        <>
          <span className={styles.what}>
            <strong>{texts.choice('kind', kind)}</strong>
            <span>{formatDatetime({ value: createdAt, locale })}</span>
          </span>
          <span className={styles.much} data-type={type}>
            <strong>
              {type === 'credit' ? '+' : '−'}
              {amountText({ value: amount, locale })}
            </strong>
            <span>{translate('lectern.tokens.left', { balance: amountText({ value: left, locale }) })}</span>
          </span>
        </>
      )}
    </Newest>
  );
}

/** A payment is told of within moments, or looked for by the platform: of an order that waits the page asks again, in ms. */
const ASKED_AGAIN = 4_000;
/** Whoever left checkout by then pays no more. In ms. */
const WAITED_FOR = 30 * 60_000;

/** Whether what becomes of an order may be known any moment. */
function isAwaited({ status, createdAt }: Order): boolean {
  return status === 'pending' && Date.now() - Date.parse(createdAt) < WAITED_FOR;
}

/** The last orders, with what became of them. While one waits they are asked for again, and all of the page once it does no more. */
export function LastOrders(): ReactNode {
  const locale = intlLocale(useLocale());
  const translate = useTranslate();
  return (
    <Newest<Order> resource="aiTokenPurchaseReport" words="orders" all="allOrders" none="noOrders" isAwaited={isAwaited}>
      {({ createdAt, status, amount_token: tokens, amount_inr: price }) => (
        <>
          <span className={styles.what}>
            <strong>{translate('lectern.tokens.forTokens', { amount: amountText({ value: tokens, locale }) })}</strong>
            <span>{formatDatetime({ value: createdAt, locale })}</span>
          </span>
          <span className={styles.much}>
            <strong>{formatMoney({ value: price, locale })}</strong>
            <Chip text={translate(`lectern.tokens.state.${status}`)} tone={TONES[status]} />
          </span>
        </>
      )}
    </Newest>
  );
}

interface NewestProps<T> {
  readonly resource: string;
  readonly words: string;
  readonly all: string;
  readonly none: string;
  /** Of a row that is about to change by itself. */
  readonly isAwaited?: (row: T) => boolean;
  /** What the rows have to be as new as: they are asked for once it is there, and again when it is another. @default nothing */
  readonly after?: string | null;
  readonly children: (row: T) => ReactNode;
}

function Newest<T extends RaRecord>({ resource, words, all, none, isAwaited, after = '', children }: NewestProps<T>): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const actor = useActor();
  const failureText = useFailureText();
  const declared = useDeclarations().get(resource);
  const mayRead = actor !== undefined && declared !== undefined && holdsRight(actor, declared, 'read');
  const awaited = (rows: readonly T[] | undefined): number => (isAwaited && rows ? rows.filter(isAwaited).length : 0);
  const { data, error, refetch } = useGetList<T>(resource, NEWEST, { enabled: mayRead && after !== null, refetchInterval: ({ state }) => awaited(state.data?.data) > 0 && ASKED_AGAIN });
  const asked = useRef(after);
  useEffect(() => {
    if (mayRead && asked.current !== null && asked.current !== after) void refetch();
    asked.current = after;
  }, [mayRead, after, refetch]);
  const refresh = useRefresh();
  const waiting = awaited(data);
  const waited = useRef(waiting);
  useEffect(() => {
    if (waiting < waited.current) refresh();
    waited.current = waiting;
  }, [waiting, refresh]);
  if (!mayRead) return null;
  return (
    <section aria-labelledby={heading} className={styles.sheet}>
      <div className={styles.sheetHead}>
        <h2 id={heading}>{translate(`lectern.tokens.${words}`)}</h2>
        {/* All of them, and not of this month alone. */}
        <Link to={filteredPath({ resource: declared, filter: {} })}>{translate(`lectern.tokens.${all}`)}</Link>
      </div>
      {!data && error ? (
        <FailureLine text={`${translate('lectern.tokens.failed')} ${failureText(error)}`} onRetry={refetch} />
      ) : data?.length === 0 ? (
        <p className={styles.note}>{translate(`lectern.tokens.${none}`)}</p>
      ) : (
        <ul className={styles.lines} aria-busy={!data} aria-label={data ? undefined : translate('lectern.tokens.loading')}>
          {(data ?? []).map((row) => (
            <li key={row.id} className={styles.line}>
              {children(row)}
            </li>
          ))}
          {!data && Array.from({ length: 4 }, (_, bone) => <li key={bone} className={styles.line} aria-hidden="true"><span className={styles.bone} /></li>)}
        </ul>
      )}
    </section>
  );
}
