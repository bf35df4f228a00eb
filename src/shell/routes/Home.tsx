import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { textsOf } from '../../dataProvider';
import { usePageTitle } from '../nav/pageTitle';
import { useMenu } from '../nav/useMenu';
import { useShell } from '../shellContext';
import { EmptyState, Icon } from '../ui';
import styles from './Home.module.css';

/** Home without a dashboard: a greeting and the modules one may open. */
export function Home(): ReactNode {
  const translate = useTranslate();
  const { user } = useShell();
  const entries = useMenu();
  usePageTitle(translate('lectern.shell.home'));
  const title = translate('lectern.shell.welcome.title', { name: user.name });
  if (entries.length === 0) return <EmptyState drawing="welcome" level={1} title={title} text={translate('lectern.shell.welcome.nothing')} />;
  return (
    <div className={styles.home}>
      <h1>{title}</h1>
      <p className={styles.text}>{translate('lectern.shell.welcome.text')}</p>
      <ul className={styles.tiles}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link to={entry.path} className={styles.tile}>
              <span className={styles.icon}>
                <Icon name={entry.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{textsOf({ resource: entry.name, translate }).menu}</span>
                <span className={styles.group}>{translate(`lectern.shell.groups.${entry.group}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
