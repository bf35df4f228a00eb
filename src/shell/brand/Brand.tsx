import { useState } from 'react';
import type { ReactNode } from 'react';
import { isShownPicture } from '../../dataProvider/pictures';
import { useBranding } from '.';
import { BrandMark } from '../../ui/BrandMark';
import styles from './Brand.module.css';

/** Whose console this is: the product's mark and name, or a tenant's logo, which says its name itself. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }): ReactNode {
  const { appName, logoUrl } = useBranding();
  const [failed, setFailed] = useState<string | null>(null);
  const hasLogo = Boolean(logoUrl) && logoUrl !== failed && isShownPicture(logoUrl!);
  return (
    <span className={styles.brand}>
      {hasLogo ? <img src={logoUrl!} alt="" className={isNarrow ? styles.logoNarrow : styles.logo} onError={() => setFailed(logoUrl)} /> : <BrandMark />}
      <span className={isNarrow || hasLogo ? 'visuallyHidden' : styles.name} title={isNarrow ? undefined : appName}>
        {appName}
      </span>
    </span>
  );
}
