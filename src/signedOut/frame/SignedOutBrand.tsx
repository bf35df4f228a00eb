import { useState } from 'react';
import type { ReactNode } from 'react';
import { isShownPicture } from '../../dataProvider/pictures';
import { useBranding } from '../../ui/look/useBranding';
import { BrandMark } from '../../ui/BrandMark';
import styles from './SignedOutBrand.module.css';

/** Whose console this is: sign and name, of the host's institute where it has its own. */
export function SignedOutBrand({ size }: { size: number }): ReactNode {
  const { appName, logoUrl } = useBranding();
  const [failed, setFailed] = useState<string | null>(null);
  const hasLogo = logoUrl !== null && logoUrl !== failed && isShownPicture(logoUrl);
  return (
    <>
      {hasLogo ? <img src={logoUrl} alt="" className={styles.logo} height={size} onError={() => setFailed(logoUrl)} /> : <BrandMark size={size} />}
      <span>{appName}</span>
    </>
  );
}
