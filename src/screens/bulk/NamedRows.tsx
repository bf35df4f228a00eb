import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { shownSubtitle, shownTitle, useTitles } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { intlLocale } from '../../fields/cellContext';
import { titleIn } from '../../fields/values/titleIn';
import { subtitleOf } from '../../schemas';
import { useListModel } from '../model/listModel';
import styles from './Dialogs.module.css';

/** Rows named by one press more. */
const STEP = 50;

interface NamedRowsProps {
  readonly ids: readonly string[];
  readonly known: ReadonlyMap<string, LecternRecord>;
  /** Named from the start; the others by a press each fifty. @default none */
  readonly first?: number;
  /** Said behind the name. */
  readonly reasonOf?: (record: LecternRecord) => string;
}

/** Rows by their titles and second lines, those of other pages too. */
export function NamedRows({ ids, known, first = 0, reasonOf }: NamedRowsProps): ReactNode {
  const translate = useTranslate();
  const language = useLocale() ?? 'en';
  const locale = intlLocale(language);
  const { resource } = useListModel();
  const [shown, setShown] = useState(first);
  const named = ids.slice(0, Math.max(shown, first));
  const titles = useTitles(resource.name, named.filter((id) => !known.has(id)));
  const left = ids.length - named.length;
  return (
    <ul className={styles.named} tabIndex={named.length > 8 ? 0 : undefined}>
      {named.map((id) => {
        const record = known.get(id);
        // Of what is called alike it says which.
        const second = record ? subtitleOf(resource, record) : titles.titles.get(id)?.subtitle;
        return (
          <li key={id}>
            <span>
              {record ? shownTitle({ resource, record, translate }) : titleIn({ known: titles, id, translate })}
              {second && <span className={styles.second}> · {shownSubtitle({ text: second, locale: language })}</span>}
            </span>
            {record && reasonOf && <span className={styles.reason}>{reasonOf(record)}</span>}
          </li>
        );
      })}
      {left > 0 && (
        <li className={styles.rest}>
          <button type="button" onClick={() => setShown(named.length + STEP)}>
            {translate(named.length === 0 ? 'lectern.bulk.which' : 'lectern.bulk.andMore', { smart_count: left, count: left.toLocaleString(locale) })}
          </button>
        </li>
      )}
    </ul>
  );
}
