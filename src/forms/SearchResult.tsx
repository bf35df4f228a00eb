import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import styles from './forms.module.css';

interface SearchResultProps {
  readonly title: string;
  readonly text: string;
  /** Kept out of search engines. */
  readonly isHidden: boolean;
  /** Of the page, without a host where that is not known. */
  readonly address: string;
  /** Stands for a title that is not typed yet. */
  readonly name?: string;
}

/** A page as a search engine shows it among its results. */
export function SearchResult({ title, text, isHidden, address, name }: SearchResultProps): ReactNode {
  const translate = useTranslate();
  const [host, ...path] = address.replace(/^https?:\/\//i, '').split('/');
  return (
    <figure className={styles.result} data-wide="">
      <figcaption>{translate('lectern.form.searchResult.heading')}</figcaption>
      <div>
        <span>{[host || translate('lectern.form.searchResult.address'), ...path.filter(Boolean)].join(' › ')}</span>
        <b>{title.trim() || (name ?? translate('lectern.form.searchResult.title'))}</b>
        <p>{isHidden ? translate('lectern.form.searchResult.hidden') : text.trim() || translate('lectern.form.searchResult.text')}</p>
      </div>
    </figure>
  );
}
