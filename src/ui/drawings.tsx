import type { ReactNode } from 'react';
import styles from './Drawing.module.css';
import type { DrawingName } from './Drawing';

/** What stands on the ground of a drawing. */
export default function Shapes({ name }: { name: DrawingName }): ReactNode {
  return DRAWINGS[name];
}

const SHEET = (
  <>
    <rect className={styles.back} x="44" y="12" width="72" height="72" rx="8" />
    <rect className={styles.sheet} x="34" y="20" width="84" height="68" rx="8" />
  </>
);

const DRAWINGS: Readonly<Record<DrawingName, ReactNode>> = {
  empty: (
    <>
      {SHEET}
      <path className={styles.line} d="M34 36h84M48 50h26M48 62h40M48 74h18" />
      <circle className={styles.accent} cx="112" cy="76" r="15" />
      <path className={styles.onAccent} d="M112 69v14M105 76h14" />
    </>
  ),
  noMatch: (
    <>
      {SHEET}
      <path className={styles.line} d="M34 36h84M48 50h40M48 62h26M48 74h34" />
      <circle className={styles.lens} cx="104" cy="66" r="17" />
      <path className={styles.handle} d="m117 79 12 12" />
      <path className={styles.accentLine} d="m98 60 12 12M110 60 98 72" />
    </>
  ),
  failed: (
    <>
      {SHEET}
      <path className={styles.line} d="M34 36h84M48 74h20" />
      <path className={styles.warning} d="m76 42 18 30H58z" />
      <path className={styles.warningMark} d="M76 54v8M76 67v.01" />
    </>
  ),
  locked: (
    <>
      {SHEET}
      <path className={styles.line} d="M34 36h84" />
      <rect className={styles.accent} x="58" y="54" width="36" height="26" rx="5" />
      <path className={styles.handle} d="M66 54v-5a10 10 0 0 1 20 0v5" />
      <path className={styles.onAccent} d="M76 64v6" />
    </>
  ),
  screen: (
    <>
      <path className={styles.handle} d="M76 74v16M54 90h44" />
      <rect className={styles.sheet} x="22" y="14" width="108" height="62" rx="8" />
      <path className={styles.line} d="M22 28h108M36 42h30M36 54h22" />
      <rect className={styles.accent} x="80" y="38" width="36" height="26" rx="4" />
    </>
  ),
  welcome: (
    <>
      <path className={styles.sheet} d="M30 82V44l46-26 46 26v38a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <path className={styles.line} d="M30 44h92M46 58h14M46 70h14M92 58h14M92 70h14" />
      <path className={styles.accent} d="M66 88V66a10 10 0 0 1 20 0v22z" />
    </>
  ),
  maintenance: (
    <>
      {SHEET}
      <path className={styles.line} d="M34 36h84M48 74h14M90 74h14" />
      <circle className={styles.lens} cx="76" cy="60" r="14" />
      <path className={styles.accentLine} d="M76 51v9l6 4" />
    </>
  ),
  bin: (
    <>
      <path className={styles.sheet} d="M46 34h60l-6 50a5 5 0 0 1-5 4H57a5 5 0 0 1-5-4z" />
      <path className={styles.line} d="M66 48l2 28M86 48l-2 28M76 48v28" />
      <path className={styles.handle} d="M40 34h72M66 34v-6a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v6" />
    </>
  ),
  lost: (
    <>
      {SHEET}
      <path className={styles.line} d="M34 36h84" />
      <path className={styles.accentLine} d="M52 70c8-18 18 8 26-8s14-4 22-10" strokeDasharray="1 7" />
      <circle className={styles.accent} cx="52" cy="72" r="5" />
      <path className={styles.handle} d="m95 46 10 10M105 46 95 56" />
    </>
  ),
};
