import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { lacks, useActor, useCall } from '../../../dataProvider';
import { intlLocale } from '../../../fields/cellContext';
import { formatDate, formatMoney, formatNumber } from '../../../fields/values/format';
import { mayCall } from '../../../schemas';
import { readOwnPlan } from '../calls';
import styles from './planExpired.module.css';

/** Which plan the institute has, until when it runs or has run and for how much, and how many people it has of those agreed. Nothing until it is known, and for who is not told it. */
export function OwnPlan({ hasRunOut }: { readonly hasRunOut: boolean }): ReactNode {
  const actor = useActor();
  return lacks(readOwnPlan) || !mayCall(actor, readOwnPlan) ? null : <Plan hasRunOut={hasRunOut} />;
}

function Plan({ hasRunOut }: { readonly hasRunOut: boolean }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const { data } = useCall(readOwnPlan, {}, { handling: { quiet: true } });
  if (!data) return null;
  const { plan, billingCycle, price, endsAt, learners, learnerSeats, staff, staffSeats } = data;
  const number = (value: number): string => formatNumber({ value, locale, decimals: 0 });
  const ofSeats = (has: number, most: number | null): string => (most === null ? number(has) : translate('lectern.planExpired.ofSeats', { has: number(has), most: number(most) }));
  const lines: readonly (readonly [name: string, text: string, isOver?: boolean])[] = [
    ['plan', plan ?? translate('lectern.planExpired.noPlan')],
    ...(price === null || billingCycle === null ? [] : [['price', translate(`lectern.planExpired.${billingCycle}`, { price: formatMoney({ value: price, locale }) })] as const]),
    [hasRunOut && endsAt !== null ? 'ended' : 'ends', endsAt === null ? translate('lectern.planExpired.noEnd') : formatDate({ value: endsAt, locale })],
    ['learners', ofSeats(learners, learnerSeats), learnerSeats !== null && learners > learnerSeats],
    ['staff', ofSeats(staff, staffSeats), staffSeats !== null && staff > staffSeats],
  ];
  return (
    <>
      <dl className={styles.plan}>
        {lines.map(([name, text, isOver = false]) => (
          <div key={name}>
            <dt>{translate(`lectern.planExpired.parts.${name}`)}</dt>
            <dd data-over={isOver ? '' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      {lines.some(([, , isOver]) => isOver) && <p role="status">{translate('lectern.planExpired.over')}</p>}
    </>
  );
}
