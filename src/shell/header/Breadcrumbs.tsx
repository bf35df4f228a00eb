import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useActor, useDeclarations } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { holdsRight } from '../../schemas';
import { listAddress, RETURN_STATE } from '../nav/listVisit';
import { useCurrentPageTitle } from '../nav/pageTitle';
import { Icon } from '../../ui';
import styles from './Breadcrumbs.module.css';
import { crumbsOf } from './crumbs';

const NestedCrumbs = lazy(() => withWords(() => import('./NestedCrumbs')));

/** The way to the open page: group, module, and below a list the record; of what stands below a record, over that. The list is found again as it was left. */
export function Breadcrumbs(): ReactNode {
  const translate = useTranslate();
  const loader = useDeclarations();
  const actor = useActor();
  const title = useCurrentPageTitle();
  const { pathname, search } = useLocation();
  const { group, above, page, nested } = crumbsOf({ pathname, search, loader, title, translate, mayOpen: (module) => actor !== undefined && holdsRight(actor, module, 'read') });
  const over = above && (
    <li className={styles.above}>
      {group && <Icon name="chevronRight" size={14} />}
      <Link to={listAddress(above.path)} state={RETURN_STATE}>
        {above.label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={translate('lectern.shell.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {group && <li className={styles.group}>{group}</li>}
        {nested ? <Suspense fallback={over}><NestedCrumbs {...nested} isAfter={group !== ''} /></Suspense> : over}
        <li className={styles.last}>
          {(group || above) && <Icon name="chevronRight" size={14} />}
          <span aria-current="page" title={page}>
            {page}
          </span>
        </li>
      </ol>
    </nav>
  );
}
