import type { ReactNode } from 'react';
import styles from './AuthFrame.module.css';

const ROWS = [96, 132, 168, 204, 240, 276];
const NAMES = [84, 112, 70, 98, 120, 76];

/** The console in outline, in the colours of the tokens. Decoration. */
export function AuthPicture(): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox="0 0 560 360" fill="none">
        <rect className={styles.shade} x="26" y="26" width="520" height="324" rx="14" />
        <rect className={styles.paper} x="14" y="14" width="520" height="324" rx="14" />
        <path className={styles.rule} d="M114 14v324M114 54h420" />
        <rect className={styles.accent} x="30" y="28" width="14" height="14" rx="4" />
        <rect className={styles.bar} x="52" y="32" width="40" height="7" rx="3.5" />
        {[72, 98, 124, 150, 176].map((y, index) => (
          <g key={y}>
            {index === 1 && <rect className={styles.accentSoft} x="24" y={y - 9} width="80" height="24" rx="6" />}
            <rect className={index === 1 ? styles.accent : styles.bar} x="32" y={y - 2} width="10" height="10" rx="3" />
            <rect className={index === 1 ? styles.accent : styles.bar} x="50" y={y} width={[38, 44, 30, 46, 34][index]} height="6" rx="3" />
          </g>
        ))}
        <rect className={styles.bar} x="132" y="30" width="96" height="8" rx="4" />
        <circle className={styles.accentSoft} cx="510" cy="34" r="10" />
        <rect className={styles.soft} x="132" y="68" width="384" height="18" rx="5" />
        {ROWS.map((y, index) => (
          <g key={y}>
            {index === 2 && <rect className={styles.accentSoft} x="132" y={y - 4} width="384" height="32" rx="5" />}
            <rect className={styles.bar} x="144" y={y + 7} width="9" height="9" rx="2.5" />
            <rect className={styles.bar} x="166" y={y + 8} width={NAMES[index]} height="7" rx="3.5" />
            <rect className={index % 3 === 1 ? styles.amber : styles.green} x="306" y={y + 4} width="54" height="15" rx="7.5" />
            <circle className={index % 3 === 1 ? styles.amberDot : styles.greenDot} cx="315" cy={y + 11.5} r="2.5" />
            <rect className={styles.bar} x="322" y={y + 9} width="30" height="5" rx="2.5" />
            <rect className={styles.soft} x="388" y={y + 8} width="52" height="7" rx="3.5" />
            <rect className={styles.soft} x="464" y={y + 8} width="40" height="7" rx="3.5" />
            <path className={styles.rule} d={`M132 ${y + 30}h384`} />
          </g>
        ))}
        <rect className={styles.accent} x="452" y="312" width="64" height="16" rx="5" />
      </svg>
    </div>
  );
}
