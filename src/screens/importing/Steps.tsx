import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import styles from './importing.module.css';

const STEPS = ['file', 'columns', 'check', 'run', 'done'] as const;

/** Where one is. */
export function Steps({ step }: { readonly step: (typeof STEPS)[number] }): ReactNode {
  const translate = useTranslate();
  const at = STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={translate('lectern.imports.steps.label')}>
      {STEPS.map((name, index) => (
        <li key={name} aria-current={name === step ? 'step' : undefined} data-past={index < at ? '' : undefined}>
          {translate(`lectern.imports.steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
