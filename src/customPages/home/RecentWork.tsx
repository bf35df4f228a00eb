import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { textsOf, useActor, useDeclarations, useFailureText, useRecentWork } from '../../dataProvider';
import type { WorkEntry } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import { recordAddress } from '../../screens/actions/recordAddress';
import { intlLocale } from '../../screens/fields/cellContext';
import { Avatar } from '../../screens/fields/shared/Avatar';
import { formatDatetime, formatDayOf, formatRelative } from '../../screens/fields/shared/format';
import { FailureLine } from '../../shell/ui';
import styles from './home.module.css';

const MOST = 10;

/** Who did what to which record, newest first. */
export function RecentWork({ instituteId }: { instituteId: string | null }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const { data, error, refetch } = useRecentWork({ instituteId, size: MOST });
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.home.recent')}</h2>
      {data && data.length > 0 && (
        <ol className={styles.work}>
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data?.length === 0 && <p className={styles.note}>{translate('lectern.home.noRecent')}</p>}
      {!data && error && <FailureLine text={`${translate('lectern.home.recentFailed')} ${failureText(error)}`} onRetry={refetch} />}
      {!data && !error && (
        <div className={styles.work} role="status" aria-busy="true" aria-label={translate('lectern.home.loadingRecent')}>
          {BONES.map((bone) => (
            <div key={bone} className={styles.entry}>
              <span className={styles.bone} data-size="circle" />
              <span className={styles.bone} data-size="line" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

const BONES = [1, 2, 3, 4, 5, 6];

function Entry({ entry }: { entry: WorkEntry }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const actor = useActor();
  const resource = useDeclarations().get(entry.resource);
  const texts = textsOf({ resource: entry.resource, translate });
  const title = entry.title || texts.one;
  const name = entry.actorName ?? translate(entry.isStaff ? 'lectern.home.staff' : 'lectern.home.somebody');
  const isOpen = resource !== undefined && !resource.isSingle && entry.action !== 'delete' && actor !== undefined && holdsRight(actor, resource, 'read');
  const address = resource?.isSingle ? `/settings/${resource.name}` : isOpen ? recordAddress({ resource, id: entry.recordId, page: 'show' }) : null;
  const past = texts.done(entry.action);
  const did = DONE.has(entry.action) ? translate(`lectern.home.did.${entry.action}`) : past ? upperFirst({ text: past, locale }) : translate('lectern.home.didAction', { action: texts.action(entry.action) });
  return (
    <li className={styles.entry}>
      <Avatar title={name} size="large" />
      <div className={styles.words}>
        <span className={styles.what}>
          {address ? <Link to={address}>{title}</Link> : <span>{title}</span>}
          {title !== texts.one && <span className={styles.kind}>{texts.one}</span>}
        </span>
        <span className={styles.who}>{translate('lectern.home.by', { action: did, name })}</span>
      </div>
      <time className={styles.when} dateTime={entry.at} title={formatDatetime({ value: entry.at, locale })} data-apart>
        {formatRelative({ time: Date.parse(entry.at), now: Date.now(), locale, justNow: translate('lectern.fields.justNow') }) ?? formatDayOf({ value: entry.at, locale })}
      </time>
    </li>
  );
}

/** What the trail calls by names of its own; anything else is one of the module's own actions. */
const DONE = new Set(['create', 'update', 'delete', 'restore', 'addDomain', 'verifyDomain', 'choosePrimaryDomain', 'deleteDomain', 'loseDomain', 'actFor', 'stopActing', 'register']);

function upperFirst({ text, locale }: { text: string; locale: string }): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
