import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { textsOf, useActor, useCounts, useDeclarations, useFailedMails, useFailureText } from '../../dataProvider';
import type { Count, ListFilter } from '../../dataProvider';
import { holdsRight, isAcrossInstitutes, maySee } from '../../schemas';
import type { Actor, Attention as Asked, Resource } from '../../schemas';
import { FailureLine, Icon } from '../../shell/ui';
import { attentionAddress, attentionFilter } from './attentionFilter';
import styles from './home.module.css';
import { isInstitutes } from './isInstitutes';

interface Line {
  readonly resource: Resource;
  readonly attention: Asked;
  readonly filter: ListFilter;
}

/** What wants work today, as the declarations say: each line is a count and leads to the list of just these rows. */
export function Attention({ instituteId }: { instituteId: string | null }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const actor = useActor();
  const loader = useDeclarations();
  const lines = useMemo(() => {
    const now = Date.now();
    const shown = actor && loader.all().filter((resource) => instituteId === null || isInstitutes(resource));
    return (shown ?? []).flatMap((resource) => concerning(actor!, resource).map((attention): Line => ({ resource, attention, filter: attentionFilter({ resource, attention, now }) })));
    // An institute chosen in the header leaves out what belongs to none.
  }, [actor, loader, instituteId]);
  const { counts, retry } = useCounts({ asked: lines.map(({ resource, filter }) => ({ resource: resource.name, filter })), instituteId });
  const mails = useFailedMails({ isAsked: actor?.role === 'super_admin' });
  const failed = counts.find(({ error }) => error)?.error ?? mails.error;
  const isWaiting = mails.isLoading || counts.some(({ total, error }) => total === null && !error);
  const unsent = mails.data ?? 0;
  const retryAll = (): Promise<unknown> => Promise.all([retry(), ...(mails.error ? [mails.refetch()] : [])]);
  const wanting = lines.flatMap((line, index) => ((counts[index]?.total ?? 0) > 0 ? [{ ...line, count: counts[index]! }] : []));
  if (lines.length === 0) return null;
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.home.attention.title')}</h2>
      {(wanting.length > 0 || unsent > 0) && (
        <ul className={styles.wanting}>
          {wanting.map((line) => (
            <li key={`${line.resource.name}.${line.attention.name}`}>
              <WantingLine {...line} />
            </li>
          ))}
          {unsent > 0 && (
            <li>
              {/* A page of the platform's own, outside the console. */}
              <a href="/outbox" className={styles.wantingLine} data-tone="red">
                <Icon name="mail" size={18} />
                <span>{translate('lectern.home.attention.mails', { smart_count: unsent })}</span>
                <Icon name="chevronRight" size={16} />
              </a>
            </li>
          )}
        </ul>
      )}
      {isWaiting && <p className={styles.note} role="status">{translate('lectern.home.attention.loading')}</p>}
      {failed && <FailureLine text={`${translate('lectern.home.attention.failed')} ${failureText(failed)}`} onRetry={retryAll} />}
      {!isWaiting && !failed && wanting.length === 0 && unsent === 0 && (
        <p className={styles.calm}>
          <Icon name="check" size={18} />
          {translate('lectern.home.attention.none')}
        </p>
      )}
    </section>
  );
}

function WantingLine({ resource, attention, filter, count }: Line & { count: Count }): ReactNode {
  const translate = useTranslate();
  return (
    <Link to={attentionAddress({ resource: resource.name, filter, sort: attention.sort })} className={styles.wantingLine} data-tone={attention.tone}>
      <Icon name={resource.menu ? resource.menu.icon : 'list'} size={18} />
      <span>{textsOf({ resource: resource.name, translate }).attention(attention.name, count.total ?? 0)}</span>
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}

/**
 * What of a module concerns this person: the right is held, and every filter may be set. A shared list holds the
 * operator's rows, too, which are no work for an institute.
 */
function concerning(actor: Actor, resource: Resource): readonly Asked[] {
  if (!holdsRight(actor, resource, 'read') || (resource.tenant === 'shared' && !isAcrossInstitutes(actor))) return [];
  return resource.attention.filter(
    ({ right, roles, filters }) =>
      holdsRight(actor, resource, right) && (!roles || roles.includes(actor.role)) && Object.keys(filters).every((name) => resource.fields[name] && maySee(actor, resource.fields[name])),
  );
}
