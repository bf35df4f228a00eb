import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { joined } from '../../../fields/values/joined';
import type { Site } from '../../../schemas/site';
import { siteDiff, type SiteChange } from './siteDiff';

/** What differs between two states of a site, a line for each. */
export function SiteChanges({ before, after }: { readonly before: Site; readonly after: Site }): ReactNode {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const changes = siteDiff({ before, after });
  const lineOf = ({ kind, part, page, type, fields }: SiteChange): string => {
    const what = part === 'page' ? translate('lectern.webBuilder.diff.page', { page: page ?? '' }) : part === 'block' ? translate('lectern.webBuilder.diff.block', { page: page ?? '', block: translate(`lectern.webBuilder.blocks.${type}`) }) : translate(`lectern.webBuilder.diff.${part}`);
    const names = fields.map((name) => translate(`lectern.webBuilder.fields.${name}`));
    const said = translate(`lectern.webBuilder.diff.${kind}`, { what });
    return names.length > 0 ? `${said} (${joined({ texts: names, locale })})` : said;
  };
  if (changes.length === 0) return <p>{translate('lectern.webBuilder.diff.none')}</p>;
  return <ul className="wb-changes">{changes.map((change, index) => <li key={index} data-kind={change.kind}>{lineOf(change)}</li>)}</ul>;
}
