import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Link, Navigate, useLocation } from 'react-router';
import { freshAhead, useActor, useTexts } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import type { Resource } from '../../schemas';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { Icon, buttonClass } from '../../shell/ui';
import { lowerFirst } from '../lowerFirst';
import { preloadRecordScreens } from '../recordScreens';
import { ListBody } from './ListBody';
import { cleanAddress } from './cleanAddress';
import { ListModelProvider, visibleFilters } from './listModel';
import { PrintHead } from './PrintHead';
import styles from './ListScreen.module.css';

/** The list of a declared module. Its search, filters, sort and page stand in the address. */
export function ListScreen({ resource }: { resource: Resource }): ReactNode {
  const texts = useTexts(resource.name);
  const actor = useActor();
  const { search } = useLocation();
  usePageTitle(texts.module);
  const clean = useMemo(() => actor && cleanAddress({ search, resource, filters: visibleFilters({ resource, actor }) }), [actor, search, resource]);
  if (clean) return <Navigate replace to={{ search: clean }} />;
  return (
    <ListBase
      key={resource.name}
      resource={resource.name}
      sort={resource.list.sort}
      perPage={resource.endpoint.searchSize}
      exporter={false}
      disableAuthentication
      queryOptions={QUERY_OPTIONS}
    >
      <ListModelProvider resource={resource}>
        <div className={styles.screen}>
          <header className={styles.head}>
            <h1>{texts.module}</h1>
            <CreateLink resource={resource} name={texts.one} />
          </header>
          <PrintHead />
          <ListBody />
          <Preload />
        </div>
      </ListModelProvider>
    </ListBase>
  );
}

/** The list shows its own failure in place of the rows, so nothing is notified besides. A page that came ahead is not asked for twice. */
const QUERY_OPTIONS = { onError: () => undefined, staleTime: freshAhead };

function Preload(): null {
  const { isPending } = useListContext();
  useEffect(() => (isPending ? undefined : preloadRecordScreens()), [isPending]);
  return null;
}

function CreateLink({ resource, name }: { resource: Resource; name: string }): ReactNode {
  const translate = useTranslate();
  const actor = useActor();
  if (!actor || !holdsRight(actor, resource, 'create')) return null;
  return (
    <Link to={`/${resource.name}/create`} className={buttonClass('primary')}>
      <Icon name="plus" size={16} />
      <span>{translate('lectern.list.create', { name: lowerFirst(name) })}</span>
    </Link>
  );
}
