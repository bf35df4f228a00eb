import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link, Navigate, useLocation } from 'react-router';
import { useCall, useFailureText } from '../../../dataProvider';
import { intlLocale } from '../../../fields/cellContext';
import { formatDate, formatMoney } from '../../../fields/values/format';
import { formatPhone } from '../../../schemas';
import type { CallReply } from '../../../schemas';
import { usePageTitle } from '../../../shell/nav/pageTitle';
import { Button, buttonClass, FailureLine } from '../../../ui';
import { readInvoiceSheet } from '../calls';
import styles from './invoiceSheet.module.css';

type Invoice = CallReply<typeof readInvoiceSheet>;
/** What stands below the lines: its word, and rupees. */
type Sum = readonly [string, number];

/** Where an invoice is chosen. */
const LIST = '/invoice-history/-/-';

/** The invoice that the end of the address names, as it lies on paper; the list where it names none. */
export default function InvoiceSheetPage(): ReactNode {
  const id = useLocation().pathname.replace(/\/$/, '').split('/invoice-sheet/')[1];
  return id ? <OneInvoice id={id} /> : <Navigate replace to={LIST} />;
}

function OneInvoice({ id }: { id: string }): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { data, error, refetch } = useCall(readInvoiceSheet, { id });
  const title = data ? `${translate('lectern.invoiceSheet.invoice')} ${data.number}` : translate('lectern.routes.invoiceSheet');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link className={buttonClass('quiet')} to={`${LIST}/${id}/show`}>{translate('lectern.invoiceSheet.back')}</Link>
        {data && <Button kind="primary" onClick={() => window.print()}>{translate('lectern.invoiceSheet.print')}</Button>}
      </div>
      {!data && error && <FailureLine text={`${translate('lectern.invoiceSheet.failed')} ${failureText(error)}`} onRetry={refetch} />}
      {!data && !error && <div className={styles.bone} role="status" aria-busy="true" aria-label={translate('lectern.invoiceSheet.loading')} />}
      {data && <Sheet invoice={data} title={title} />}
    </div>
  );
}

/** What is known stands on it, and nothing in place of what is not. */
function Sheet({ invoice, title }: { invoice: Invoice; title: string }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const text = (key: string): string => translate(`lectern.invoiceSheet.${key}`);
  const money = (value: number): string => formatMoney({ value, locale });
  const day = (value: string): string => formatDate({ value, locale });
  const { price, discount, tax, amount, refunded } = invoice;
  const facts = [['number', invoice.number], ['date', day(invoice.issuedOn)], ['status', text(`states.${invoice.status}`)], ...(invoice.paidOn ? [['paidOn', day(invoice.paidOn)]] : [])] as const;
  const when = (is: boolean, rows: readonly Sum[]): readonly Sum[] => (is ? rows : []);
  const sums = [...when(discount > 0, [['discount', -discount]]), ...when(tax > 0, [['subtotal', price - discount], ['tax', tax]]), ['total', amount] as const, ...when(refunded > 0, [['refunded', -refunded], ['kept', amount - refunded]])];
  return (
    <article className={styles.sheet} aria-label={title}>
      <header className={styles.head}>
        <h1>{text('invoice')}</h1>
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{text(key!)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={styles.parties}>
        <Party label={text('from')} party={invoice.issuer} />
        <Party label={text('to')} party={invoice.addressee} />
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{text('item')}</th>
            <th scope="col">{text('amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td dir="auto">{invoice.item}</td>
            <td>{money(price)}</td>
          </tr>
        </tbody>
        <tfoot>
          {sums.map(([key, value]) => (
            <tr key={key} data-total={key === 'total' ? '' : undefined}>
              <th scope="row">{text(key)}</th>
              <td>{money(value)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {invoice.note && <p className={styles.note} dir="auto">{invoice.note}</p>}
    </article>
  );
}

function Party({ label, party: { name, address, email, phoneNumber, gstin } }: { label: string; party: Invoice['issuer'] }): ReactNode {
  const translate = useTranslate();
  return (
    <section>
      <h2>{label}</h2>
      <p className={styles.name} dir="auto">{name}</p>
      {address && <p className={styles.address} dir="auto">{address}</p>}
      {email && <p>{email}</p>}
      {phoneNumber && <p>{formatPhone(phoneNumber)}</p>}
      {gstin && <p>{`${translate('lectern.invoiceSheet.gstin')} ${gstin}`}</p>}
    </section>
  );
}
