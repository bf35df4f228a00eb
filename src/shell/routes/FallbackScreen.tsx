import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor } from '../../dataProvider';
import { usePageTitle } from '../nav/pageTitle';
import { useShownMenu } from '../nav/useMenu';
import { useShell } from '../context/shellContext';
import { EmptyState } from '../../ui';
import styles from './FallbackScreen.module.css';
import { Screen } from './Screen';
import { ScreenTiles } from './ScreenTiles';

/** Home and dashboard for who does not hold the module (part 1 §2): a greeting, what to do, and the screens one may open. */
export default function FallbackScreen(): ReactNode {
  const translate = useTranslate();
  const { user } = useShell();
  const entries = useShownMenu();
  const hasModules = entries.some((entry) => entry.modules.length > 0);
  // Screens that are not built yet are no parts to work with, though the modules were granted.
  const hasLater = Object.values(useActor()?.modules ?? {}).some((rights) => rights.read);
  usePageTitle(translate('lectern.routes.home'));
  const title = translate('lectern.shell.welcome.title', { name: user.name });
  const tiles = <ScreenTiles entries={entries} />;
  return (
    <Screen kind="fallback">
      {hasModules ? (
        <div className={styles.home}>
          <h1>{title}</h1>
          <p className={styles.text}>{translate('lectern.gates.noDashboard')}</p>
          <p className={styles.text}>{translate('lectern.shell.welcome.text')}</p>
          {tiles}
        </div>
      ) : (
        <div className={styles.home}>
          <EmptyState drawing="welcome" level={1} title={title} text={translate(hasLater ? 'lectern.shell.welcome.later' : 'lectern.shell.welcome.nothing')} />
          {entries.length > 0 && <h2 className={styles.open}>{translate('lectern.gates.openToAll')}</h2>}
          {tiles}
        </div>
      )}
    </Screen>
  );
}
