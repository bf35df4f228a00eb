import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useAuthProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import { useFailureText } from '../../../dataProvider';
import { intlLocale } from '../../../fields/cellContext';
import { useRelativeTime } from '../../../fields/cells/useRelativeTime';
import { formatDatetime, formatDayOf } from '../../../fields/values/format';
import { Button, ConfirmDialog, FailureLine, Icon } from '../../../ui';
import { agentWords } from './agentWords';
import styles from './profile.module.css';
import { useSessions, type SessionEntry, type UseSessions } from './useSessions';

/** Where one is signed in: end one session, or all of them. */
export function SessionsSection(): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const { sessions, error, refetch, end, endAll } = useSessions();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.profile.sessions.title')}</h2>
      <p className={styles.text}>{translate('lectern.profile.sessions.text')}</p>
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} end={end} />
          ))}
        </ul>
      )}
      {!sessions && error && <FailureLine text={`${translate('lectern.profile.sessions.failed')} ${failureText(error)}`} onRetry={refetch} />}
      {!sessions && !error && (
        <div className={styles.sessions} role="status" aria-busy="true" aria-label={translate('lectern.profile.sessions.loading')}>
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button icon="logout" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {translate('lectern.profile.sessions.everywhere')}
        </Button>
      </div>
      {isAsking && <EverywhereDialog count={sessions?.length ?? 1} endAll={endAll} onClose={() => setAsking(false)} />}
    </section>
  );
}

function SessionLine({ session, end }: { session: SessionEntry; end: UseSessions['end'] }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const locale = intlLocale(useLocale());
  const [isAsking, setAsking] = useState(false);
  const { browser, system } = agentWords(session.agent);
  const device = translate('lectern.profile.sessions.device', {
    browser: browser ?? translate('lectern.profile.sessions.unknownBrowser'),
    system: system ?? translate('lectern.profile.sessions.unknownSystem'),
  });
  const used = useRelativeTime(session.usedAt) ?? formatDayOf({ value: session.usedAt, locale });
  const begun = formatDatetime({ value: session.createdAt, locale });
  const facts = [session.address, translate('lectern.profile.sessions.begun', { time: begun }), translate('lectern.profile.sessions.used', { time: used })].filter(Boolean).join(' · ');
  const confirm = async (): Promise<void> => {
    await end(session.id);
    notify('lectern.profile.sessions.ended', { type: 'success' });
    setAsking(false);
  };
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <Icon name="globe" />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {device}
          {session.isCurrent && <span className={styles.mark}>{translate('lectern.profile.sessions.here')}</span>}
          {session.actingFor && <span className={styles.mark}>{translate('lectern.profile.sessions.actingFor', { name: session.actingFor.name })}</span>}
        </span>
        <span className={styles.hint} title={formatDatetime({ value: session.usedAt, locale })}>
          {facts}
        </span>
      </div>
      {!session.isCurrent && (
        <Button isSmall aria-haspopup="dialog" aria-label={translate('lectern.profile.sessions.endOf', { device, time: begun })} onClick={() => setAsking(true)}>
          {translate('lectern.profile.sessions.end')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog title={translate('lectern.profile.sessions.endTitle')} verb={translate('lectern.profile.sessions.endVerb')} onConfirm={confirm} sayFailure={failureText} onClose={() => setAsking(false)}>
          <p>{device}</p>
          <p>{facts}</p>
          <p>{translate('lectern.profile.sessions.endText')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function EverywhereDialog({ count, endAll, onClose }: { count: number; endAll: UseSessions['endAll']; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const authProvider = useAuthProvider();
  const confirm = async (): Promise<void> => {
    await endAll();
    await authProvider?.logout({ isEnded: true, notice: { tone: 'info', title: { key: 'lectern.profile.sessions.doneTitle' }, text: { key: 'lectern.profile.sessions.done' } } });
  };
  return (
    <ConfirmDialog title={translate('lectern.profile.sessions.everywhereTitle')} verb={translate('lectern.profile.sessions.everywhere')} onConfirm={confirm} sayFailure={failureText} onClose={onClose}>
      <p>{translate('lectern.profile.sessions.everywhereText', { smart_count: count })}</p>
    </ConfirmDialog>
  );
}
