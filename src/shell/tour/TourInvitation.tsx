import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { Button, IconButton } from '../../ui';
import { TOUR_STORE_KEY, startTour } from './tourControl';
import styles from './TourInvitation.module.css';

/** Offers the tour to who has not seen it, where it covers nothing and takes no focus: below the menu. */
export function TourInvitation(): ReactNode {
  const translate = useTranslate();
  const [isSeen, setSeen] = useStore(TOUR_STORE_KEY, false);
  if (isSeen) return null;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p>{translate('lectern.tour.invite')}</p>
        <IconButton icon="close" isSmall label={translate('lectern.tour.skip')} onClick={() => setSeen(true)} />
      </div>
      <Button isSmall isWide onClick={startTour}>
        {translate('lectern.tour.start')}
      </Button>
    </div>
  );
}
