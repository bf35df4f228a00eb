import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { textsOf, useDeclarations } from '../../dataProvider';
import { useCurrentPageTitle } from '../nav/pageTitle';
import { Icon } from '../ui';
import styles from './Breadcrumbs.module.css';

/** The way to the open page: group, module, and below a list the record. */
export function Breadcrumbs(): ReactNode {
  const translate = useTranslate();
  const loader = useDeclarations();
  const title = useCurrentPageTitle();
  const [name = '', ...below] = useLocation().pathname.split('/').filter(Boolean);
  const resource = loader.get(name);
  const group = resource?.menu && translate(`lectern.shell.groups.${resource.menu.group}`);
  const module = resource ? textsOf({ resource: resource.name, translate }).module : title || translate('lectern.shell.home');
  const page = resource && below.length > 0 ? title || translate(below[0] === 'create' ? 'lectern.shell.create' : 'lectern.shell.record') : '';

  return (
    <nav aria-label={translate('lectern.shell.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {group && <li className={styles.group}>{group}</li>}
        <li>
          {group && <Icon name="chevronRight" size={14} />}
          {page ? <Link to={`/${name}`}>{module}</Link> : <span aria-current="page">{module}</span>}
        </li>
        {page && (
          <li className={styles.last}>
            <Icon name="chevronRight" size={14} />
            <span aria-current="page" title={page}>
              {page}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
