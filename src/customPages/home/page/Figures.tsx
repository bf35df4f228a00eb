import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ownZone, textsOf, useActor, useCall, useDeclarations, useFailureText } from '../../../dataProvider';
import { holdsRight, listPath } from '../../../schemas';
import type { CallReply, Head } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { formatNumber } from '../../../fields/values/format';
import { EmptyState, FailureLine, Icon } from '../../../ui';
import { readFigures } from '../calls';
import styles from './home.module.css';
import { isInstitutes } from './isInstitutes';

type Figure = CallReply<typeof readFigures>['figures'][number];

/** A tile for each module that asks for one and that one may read: how many there are, how many came in the last seven days, and the way to its list. */
export function Figures({ instituteId, isOneInstitute }: { instituteId: string | null; isOneInstitute: boolean }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const failureText = useFailureText();
  const loader = useDeclarations();
  const { data, error, refetch } = useCall(readFigures, { ...(instituteId !== null && { instituteId }), timeZone: ownZone() });
  const actor = useActor();
  const isCounted = (resource: Head): boolean => resource.isOnHome && (!isOneInstitute || isInstitutes(resource));
  const shown = data?.figures.flatMap((figure) => {
    const resource = loader.get(figure.resource);
    return resource && isCounted(resource) ? [{ figure, resource }] : [];
  });
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.home.figures')}</h2>
      {shown && shown.length > 0 && (
        <ul className={styles.tiles} style={inRows(shown.length)}>
          {shown.map((one, at) => (
            <li key={one.resource.name} style={inRow(at, shown.length)}>
              <Tile {...one} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && <EmptyState drawing="welcome" level={2} title={translate('lectern.home.noFigures.title')} text={translate('lectern.home.noFigures.text')} />}
      {!shown && error && <FailureLine text={`${translate('lectern.home.failed')} ${failureText(error)}`} onRetry={refetch} />}
      {!shown && !error && actor && <Waiting count={loader.all().filter((resource) => isCounted(resource) && holdsRight(actor, resource, 'read')).length} />}
    </section>
  );
}

function Tile({ figure, resource }: { figure: Figure; resource: Head }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const texts = textsOf({ resource: resource.name, translate });
  const total = formatNumber({ value: figure.total, locale, decimals: 0 });
  const added = formatNumber({ value: figure.added, locale, decimals: 0 });
  return (
    <Link to={listPath({ resource })} className={styles.tile} data-figure={resource.name}>
      <span className={styles.tileName}>
        <Icon name={resource.menu ? resource.menu.icon : 'list'} size={18} />
        {texts.menu}
      </span>
      <strong className={styles.total}>{figure.isEstimate ? translate('lectern.home.about', { total }) : total}</strong>
      <span className={styles.foot}>
        {Object.entries((figure.leftOut ?? {}) as Readonly<Record<string, number>>).map(([field, count]) => (
          <span key={field} className={styles.leftOut}>
            {translate('lectern.list.hiddenRows', { count: formatNumber({ value: count, locale, decimals: 0 }), field: texts.field(field) })}
          </span>
        ))}
        {figure.ofOperator ? (
          <span className={styles.leftOut}>{figure.ofOperator === figure.total ? translate('lectern.home.allOfOperator') : translate('lectern.home.ofOperator', { count: formatNumber({ value: figure.ofOperator, locale, decimals: 0 }) })}</span>
        ) : null}
        <span className={styles.added} data-some={figure.added > 0 ? '' : undefined}>
          {figure.added > 0 && translate('lectern.home.added', { added })}
        </span>
      </span>
    </Link>
  );
}

/** As few rows as there may be, each as full as the others: where they hold one more or less, as many columns as both divide. */
function inRows(count: number): CSSProperties {
  const { fewest, isEven } = rowsOf(count);
  return { '--columns': isEven ? fewest : fewest * (fewest + 1) } as CSSProperties;
}

/** The columns of one tile: the first rows are those that hold one more. */
function inRow(at: number, count: number): CSSProperties {
  const { fewest, fuller, isEven } = rowsOf(count);
  return { '--span': isEven ? 1 : at < fuller * (fewest + 1) ? fewest : fewest + 1 } as CSSProperties;
}

function rowsOf(count: number): { readonly fewest: number; readonly fuller: number; readonly isEven: boolean } {
  const rows = Math.max(Math.ceil(count / MOST_IN_A_ROW), 1);
  return { fewest: Math.floor(count / rows), fuller: count % rows, isEven: count % rows === 0 };
}

const MOST_IN_A_ROW = 7;

/** Tiles that have not come yet: as many as will come, so that nothing below them moves. */
function Waiting({ count }: { count: number }): ReactNode {
  const translate = useTranslate();
  return (
    <div className={styles.tiles} style={inRows(count)} role="status" aria-busy="true" aria-label={translate('lectern.home.loading')}>
      {Array.from({ length: count }, (_, bone) => (
        <div key={bone} className={styles.tile} style={inRow(bone, count)}>
          <span className={styles.bone} data-size="name" />
          <span className={styles.bone} data-size="total" />
          <span className={styles.bone} data-size="added" />
        </div>
      ))}
    </div>
  );
}
