import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useMenu } from '../nav/useMenu';
import { EmptyState, buttonClass } from '../../ui';
import { BackLink } from './BackLink';
import styles from './NotYetAvailable.module.css';
import { Screen } from './Screen';
import { ScreenTiles } from './ScreenTiles';
import type { ConsoleRoute } from '../table/consoleRoute';
import { screensNear } from './screensNear';
import { useLanding } from './useLanding';

interface NotYetAvailableProps {
  readonly route: ConsoleRoute;
  readonly title: string;
}

/** In place of a screen that is not built yet: says so plainly, in the frame and behind the screen's own gate, and offers what is near it. */
export default function NotYetAvailable({ route, title }: NotYetAvailableProps): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const entries = useMenu();
  const landing = useLanding();
  const near = screensNear({ route, entries });
  // Where one belongs may not be built either; one's own profile always is.
  const isNoWayBack = entries.some((entry) => entry.isPending && entry.path === landing?.path);
  const action = isNoWayBack ? (
    <Link to="/profile" className={buttonClass('quiet')}>
      {translate('lectern.routes.profile')}
    </Link>
  ) : (
    <BackLink />
  );
  return (
    <Screen kind="pending">
      <EmptyState drawing="maintenance" level={1} title={title} text={translate('lectern.gates.pending')} action={action} />
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby={heading}>
          <h2 id={heading}>{translate('lectern.gates.meanwhile')}</h2>
          <ScreenTiles entries={near} />
        </section>
      )}
    </Screen>
  );
}
