import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { textsOf, useActor, useCall, useDeclarations, useDeclaredOf, useFailureText } from '../../../dataProvider';
import { holdsRight, listPath, recordPath } from '../../../schemas';
import type { CallReply } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { Avatar } from '../../../fields/cells/Avatar';
import { useRelativeTime } from '../../../fields/cells/useRelativeTime';
import { formatDatetime, formatDayOf } from '../../../fields/values/format';
import { FailureLine } from '../../../ui';
import { readRecentWork } from '../calls';
import styles from './home.module.css';

const MOST = 10;

type WorkEntry = CallReply<typeof readRecentWork>['items'][number];

/** Who did what to which record, newest first. */
export function RecentWork({ instituteId, isOneInstitute }: { instituteId: string | null; isOneInstitute: boolean }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const { data: reply, error, refetch } = useCall(readRecentWork, { instituteId, size: MOST });
  // What a module's own actions are called stands with its other words.
  const { isPending } = useDeclaredOf([...new Set((reply?.items ?? []).filter(({ action }) => !DONE.has(action)).map(({ resource }) => resource))]);
  const data = isPending ? undefined : reply?.items;
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.home.recent')}</h2>
      {data && data.length > 0 && (
        <ol className={styles.work}>
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} isOneInstitute={isOneInstitute} />
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

function Entry({ entry, isOneInstitute }: { entry: WorkEntry; isOneInstitute: boolean }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const distance = useRelativeTime(entry.at);
  const actor = useActor();
  const resource = useDeclarations().get(entry.resource);
  const texts = textsOf({ resource: entry.resource, translate });
  const isJoined = entry.together > 1;
  const title = isJoined ? translate('lectern.home.together', { name: texts.module, count: entry.together.toLocaleString(locale) + (entry.isMore ? '+' : '') }) : entry.title || texts.one;
  const name = entry.actorName ?? translate(entry.isStaff ? 'lectern.home.staff' : 'lectern.home.somebody');
  const whose = isOneInstitute ? null : (entry.institutes ?? 1) > 1 ? translate('lectern.home.institutes', { smart_count: entry.institutes }) : entry.instituteName === null ? translate('lectern.fields.operator') : entry.instituteName;
  const isOpen = resource !== undefined && !resource.isSingle && (isJoined || entry.action !== 'delete') && actor !== undefined && holdsRight(actor, resource, 'read');
  // Each of them is led to by its name: the list would be of all others as well.
  const areNamed = isJoined && entry.action !== 'delete' && entry.records.length === entry.together;
  const address = resource?.isSingle ? `/settings/${resource.name}` : isOpen && !areNamed ? (isJoined ? listPath({ resource }) : recordPath({ resource, id: entry.recordId, page: 'show' })) : null;
  const past = texts.done(entry.action, entry.stateBefore);
  const did = entry.isUndone ? translate('lectern.home.undone') : DONE.has(entry.action) ? translate(`lectern.home.did.${entry.action}`) : past ? upperFirst({ text: past, locale }) : translate('lectern.home.didAction', { action: texts.action(entry.action, entry.stateBefore) });
  return (
    <li className={styles.entry}>
      <Avatar title={name} size="large" />
      <div className={styles.words}>
        <span className={styles.what}>
          {address ? <Link to={address}>{title}</Link> : <span>{title}</span>}
          {!isJoined && title !== texts.one && <span className={styles.kind}>{texts.one}</span>}
        </span>
        {isJoined && <Named entry={entry} isOpen={isOpen && entry.action !== 'delete'} />}
        <span className={styles.who}>{[translate('lectern.home.by', { action: did, name }), whose !== title && whose].filter(Boolean).join(' · ')}</span>
      </div>
      <time className={styles.when} dateTime={entry.at} title={formatDatetime({ value: entry.at, locale })} data-apart>
        {distance ?? formatDayOf({ value: entry.at, locale })}
      </time>
    </li>
  );
}

/** Which records a line of several stands for: the first few, and how many more. */
function Named({ entry, isOpen }: { entry: WorkEntry; isOpen: boolean }): ReactNode {
  const translate = useTranslate();
  const resource = useDeclarations().get(entry.resource);
  const { one } = textsOf({ resource: entry.resource, translate });
  const more = entry.together - entry.records.length;
  return (
    <span className={styles.named}>
      {entry.records.map(({ id, title }) => (
        <span key={id}>{resource && isOpen ? <Link to={recordPath({ resource, id, page: 'show' })}>{title || one}</Link> : title || one}</span>
      ))}
      {more > 0 && <span>{translate('lectern.bulk.andMore', { smart_count: more })}</span>}
    </span>
  );
}

/** What the trail calls by names of its own; anything else is one of the module's own actions. */
const DONE = new Set(['create', 'update', 'delete', 'restore', 'addDomain', 'verifyDomain', 'choosePrimaryDomain', 'deleteDomain', 'loseDomain', 'actFor', 'stopActing', 'register']);

function upperFirst({ text, locale }: { text: string; locale: string }): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
