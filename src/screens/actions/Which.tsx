import type { ReactNode } from 'react';
import { useLocale } from 'ra-core';
import { shownSubtitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { subtitleOf } from '../../schemas';
import type { Resource } from '../../schemas';
import styles from './actions.module.css';

/** The second line of a record, as far as it is known: which of those that are called so is meant. */
export function Which({ resource, record }: { readonly resource: Resource; readonly record: LecternRecord }): ReactNode {
  const locale = useLocale() ?? 'en';
  const text = subtitleOf(resource, record);
  return text && <p className={styles.which}>{shownSubtitle({ text, locale })}</p>;
}
