import { useState } from 'react';
import type { ReactNode } from 'react';
import { isShownPicture } from '../../dataProvider/pictures';
import { useBranding } from '../brand';
import styles from './Header.module.css';

/** For which institute one works: its logo, where there is one, and its name. */
export function InstituteName({ name }: { name: string }): ReactNode {
  const { logoUrl } = useBranding();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.institute}>
      {logoUrl && logoUrl !== failed && isShownPicture(logoUrl) && <img src={logoUrl} alt="" onError={() => setFailed(logoUrl)} />}
      <span title={name}>{name}</span>
    </span>
  );
}
