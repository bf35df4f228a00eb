import type { ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'ra-core';
import { lacks, useActor, useSelectedInstitute } from '../../../dataProvider';
import { isAcrossInstitutes } from '../../../schemas';
import { AttentionSection } from './AttentionSection';
import { Figures } from './Figures';
import { readFigures, readRecentWork } from '../calls';
import { NextSteps } from './NextSteps';
import { RecentWork } from './RecentWork';
import styles from './home.module.css';

/** The dashboard: how much there is, what was done last, what may be done next. Of the chosen institute, where one is. */
export default function HomePage(): ReactNode {
  const translate = useTranslate();
  const actor = useActor();
  const { identity } = useGetIdentity();
  const { institute } = useSelectedInstitute();
  const own: unknown = identity?.['instituteName'];
  const scope = institute?.name ?? (typeof own === 'string' ? own : null);
  const instituteId = institute?.id ?? null;
  const isOneInstitute = instituteId !== null || (actor !== undefined && !isAcrossInstitutes(actor));
  return (
    <div className={styles.home}>
      <header>
        <h1>{translate('lectern.home.title', { name: identity?.fullName ?? '' })}</h1>
        <p className={styles.scope}>
          {scope ? translate('lectern.home.scope.one', { name: scope }) : actor && isAcrossInstitutes(actor) ? translate('lectern.home.scope.all') : ''}
        </p>
      </header>
      <AttentionSection instituteId={instituteId} />
      {!lacks(readFigures) && <Figures instituteId={instituteId} isOneInstitute={isOneInstitute} />}
      <div className={styles.columns}>
        {!lacks(readRecentWork) && <RecentWork instituteId={instituteId} isOneInstitute={isOneInstitute} />}
        <NextSteps isOneInstitute={isOneInstitute} />
      </div>
    </div>
  );
}
