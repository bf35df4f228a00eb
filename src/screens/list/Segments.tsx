import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useSegments, useTexts } from '../../dataProvider';
import { ALL_ROWS, isEmptyValue, segmentsFor } from '../../schemas';
import { intlLocale } from '../../fields/cellContext';
import { useListModel, useRows } from '../model/listModel';
import { isPlainClick } from './isPlainClick';
import { fieldOfTabs, tabOfFilter } from '../common/ownTab';
import styles from './Segments.module.css';
import { useListAddress } from './useListAddress';

/**
 * The tabs of a list, as links that keep search, filters and order; each tells how many rows of what is asked for it has.
 * A filter on the very field that the tabs stand for is one of them: it marks its tab, and goes with it for another.
 */
export function Segments(): ReactNode {
  const { resource, actor } = useListModel();
  const segments = useMemo(() => segmentsFor({ resource, actor }), [resource, actor]);
  return segments.length === 0 ? null : <Tabs names={[ALL_ROWS, ...segments.map(({ name }) => name)]} />;
}

function Tabs({ names }: { names: readonly string[] }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const { filterValues, chosenValues, isPending } = useRows();
  const { search } = useLocation();
  const { setFilter } = useListAddress();
  const own = fieldOfTabs(resource);
  const asked: unknown = own === null ? undefined : chosenValues[own];
  const told = useSegments(resource.name, { filter: own === null ? filterValues : without(filterValues, own), enabled: !isPending });
  const chosen = typeof chosenValues['segment'] === 'string' ? chosenValues['segment'] : null;
  const open = chosen ?? (own === null || isEmptyValue(asked) ? ALL_ROWS : tabOfFilter({ resource, field: own, value: asked }));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the open tab may be out of sight, at the side.
    const [bar, tab] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')];
    if (bar && tab) bar.scrollLeft = Math.max(0, tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2);
    // Numbers that come later move it.
  }, [open, told]);
  const countOf = (name: string): string | null => {
    const count = told?.counts[name]?.toLocaleString(locale) ?? null;
    return count !== null && told?.isMore.includes(name) ? translate('lectern.list.countMore', { count }) : count;
  };
  return (
    <nav ref={nav} className={styles.tabs} aria-label={translate('lectern.list.segments')}>
      {names.map((name) => (
        <Link
          key={name}
          className={styles.tab}
          to={{ search: searchOf({ search, chosen: own === null ? chosenValues : without(chosenValues, own), name }) }}
          aria-current={name === open ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            // From the newest address: what was typed a moment ago stays.
            event.preventDefault();
            if (name !== open) setFilter('segment', name === ALL_ROWS ? undefined : name, ...(own === null ? [] : [own]));
          }}
        >
          <span>{name === ALL_ROWS ? translate('lectern.list.allRows') : texts.segment(name, resource.lifecycle?.field ?? null)}</span>{' '}
          {countOf(name) !== null && <span className={styles.count}>{countOf(name)}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The same question for the rows of another tab, from their first page. */
function searchOf({ search, chosen, name }: { search: string; chosen: Readonly<Record<string, unknown>>; name: string }): string {
  const { segment: _segment, ...others } = chosen;
  const asked = new URLSearchParams(search);
  asked.delete('page');
  asked.set('filter', JSON.stringify(name === ALL_ROWS ? others : { ...others, segment: name }));
  return `?${asked.toString()}`;
}

/** What is asked for but for one field; the very same where that is not asked for. */
function without(asked: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  if (!(name in asked)) return asked;
  const { [name]: _own, ...others } = asked;
  return others;
}
