import { useEffect, useId, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { lacks, textsOf, useActor, useCounts, useDeclarations, useDeclaredOf, useFailureText } from '../../../dataProvider';
import type { Count, ListFilter } from '../../../dataProvider';
import { holdsRight, isAcrossInstitutes, maySee, ownAttentionKey } from '../../../schemas';
import type { Actor, Attention as Asked, Head, Resource } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { useDay } from '../../../fields/cells/useDay';
import { formatDate } from '../../../fields/values/format';
import { useRemembered } from '../../../ui/useRemembered';
import { FailureLine, Icon } from '../../../ui';
import { attentionAddress, attentionFilter } from './attentionFilter';
import styles from './home.module.css';
import { isInstitutes } from './isInstitutes';
import { useFailedMails } from './useFailedMails';

const OUTBOX = { method: 'GET', path: '/outbox' } as const;

interface Line {
  readonly resource: Resource;
  readonly attention: Asked;
  readonly filter: ListFilter;
  /** It is about the institute of whoever reads it, and nobody else's. */
  readonly own: Asked['own'];
}

/** What wants work today, as the declarations say: each line is a count and leads to the list of just these rows. */
export function AttentionSection({ instituteId }: { instituteId: string | null }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const actor = useActor();
  const loader = useDeclarations();
  const heads = actor ? loader.all().filter((head) => (instituteId === null || isInstitutes(head) || head.tenant === 'platform') && concerning(actor, head).length > 0) : [];
  const { declared, isPending } = useDeclaredOf(heads.map(({ name }) => name));
  const now = useDay();
  // An institute chosen in the header leaves out what belongs to none.
  const concerned = [...declared.values()].filter(({ institute }) => instituteId === null || institute !== null);
  const lines = concerned.flatMap((resource) => shown(actor!, resource).map((attention): Line => ({ resource, attention, filter: { ...attentionFilter({ resource, attention, now }), ...ownRows({ actor: actor!, resource, chosen: instituteId }), ...whoseRows(actor!, attention) }, own: resource.tenant === 'self' && !isAcrossInstitutes(actor!) ? attention.own : null })));
  const { counts, retry } = useCounts({ asked: lines.map(({ resource, filter, own }) => ({ resource: resource.name, filter, ...(own && { says: own.says }) })), instituteId });
  const mails = useFailedMails({ isAsked: actor?.role === 'super_admin' && !lacks(OUTBOX) });
  const failed = counts.find(({ error }) => error)?.error ?? mails.error;
  const isWaiting = isPending || mails.isLoading || counts.some(({ total, error }) => total === null && !error);
  const isPatient = useIsSoon();
  // Lines that come one by one would push what stands below them down each time; those that do come take the room that is kept.
  const isHeld = isWaiting && isPatient;
  const unsent = mails.data ?? 0;
  const retryAll = (): Promise<unknown> => Promise.all([retry(), ...(mails.error ? [mails.refetch()] : [])]);
  const wanting = lines.flatMap((line, index) => ((counts[index]?.total ?? 0) > 0 ? [{ ...line, count: counts[index]! }] : []));
  const count = wanting.length + (unsent > 0 ? 1 : 0);
  const [room, remember] = useRemembered(`home.${actor?.id ?? ''}`, USUAL_LINES);
  useEffect(() => {
    if (!isWaiting && !failed && count !== room) remember(count);
  }, [isWaiting, failed, count, room, remember]);
  if (lines.length === 0 && !isPending) return null;
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.home.attention.title')}</h2>
      {!isHeld && count > 0 && (
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
      {isWaiting && <p className={styles.note} role="status" style={{ '--lines': Math.max(room - (isHeld ? 0 : count), 1) } as CSSProperties}>{translate('lectern.home.attention.loading')}</p>}
      {failed && <FailureLine text={`${translate('lectern.home.attention.failed')} ${failureText(failed)}`} onRetry={retryAll} />}
      {!isWaiting && !failed && count === 0 && (
        <p className={styles.calm}>
          <Icon name="check" size={18} />
          {translate('lectern.home.attention.none')}
        </p>
      )}
    </section>
  );
}

/** Whether it is less than a moment since the section was opened. */
function useIsSoon(): boolean {
  const [isSoon, setSoon] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSoon(false), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSoon;
}

const MOMENT_MS = 2_000;
/** Lines that room is kept for on a first visit; later as many as there were. */
const USUAL_LINES = 6;

function WantingLine({ resource, attention, filter, own, count }: Line & { count: Count }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const role = useActor()?.role;
  const value = own && typeof count.said === 'string' ? (resource.fields[own.says]?.type === 'date' ? formatDate({ value: count.said, locale }) : count.said) : null;
  const isLed = own !== null && role !== undefined && own.roles.includes(role);
  return (
    <Link to={isLed ? own.leads : attentionAddress({ resource, filter, sort: attention.sort })} className={styles.wantingLine} data-tone={attention.tone}>
      <Icon name={resource.menu ? resource.menu.icon : 'list'} size={18} />
      <span>{value === null ? textsOf({ resource: resource.name, translate }).attention(attention.name, count.total ?? 0) : translate(ownAttentionKey({ resource: resource.name, name: attention.name }), { value })}</span>
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}

/** A shared list holds the operator's rows, too, which are no work for an institute: neither its own people's nor where it is chosen. */
function ownRows({ actor, resource, chosen }: { actor: Actor; resource: Resource; chosen: string | null }): ListFilter {
  const institute = isAcrossInstitutes(actor) ? chosen : actor.instituteId;
  return resource.tenant === 'shared' && institute !== null ? { instituteId: [institute] } : {};
}

/** Whose own rows alone are work sees no colleague's. */
function whoseRows({ id, role }: Actor, { whose }: Pick<Asked, 'whose'>): ListFilter {
  const field = whose[role];
  return field === undefined ? {} : { [field]: [id] };
}

/** What of a module concerns this person: the right is held. */
function concerning(actor: Actor, head: Head): readonly { readonly name: string }[] {
  if (!holdsRight(actor, head, 'read')) return [];
  return head.attention.filter(({ right, roles }) => holdsRight(actor, head, right) && (!roles || roles.includes(actor.role)));
}

/** What of that is shown: every filter may be set. */
function shown(actor: Actor, resource: Resource): readonly Asked[] {
  const names = new Set(concerning(actor, resource).map(({ name }) => name));
  return resource.attention.filter(({ name, filters, whose }) => names.has(name) && Object.keys({ ...filters, ...whoseRows(actor, { whose }) }).every((field) => resource.fields[field] && maySee(actor, resource.fields[field])));
}
