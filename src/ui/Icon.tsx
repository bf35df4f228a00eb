import type { ReactNode } from 'react';
import { ICON_PATHS } from './iconPaths';
import type { IconName } from './iconPaths';
import styles from './Icon.module.css';

/**
 * An outlined icon of 20 px in the colour of the text. Decoration, unless `label` names it.
 * A declaration may name an icon that is not drawn here: it gets the plain list.
 */
export function Icon({ name, label, size = 20 }: { name: IconName | (string & {}); label?: string; size?: number }): ReactNode {
  const path = ICON_PATHS[name as IconName] ?? ICON_PATHS.list;
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={DOTTED.has(name) ? 2.4 : 1.5} strokeLinecap="round" strokeLinejoin="round" {...naming}>
      <path d={path} />
    </svg>
  );
}

const DOTTED = new Set<string>(['more', 'drag']);
