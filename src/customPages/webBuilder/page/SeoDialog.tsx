import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { failureDetails, useCall, useCallAction, useFailureText, useWriteFailureText } from '../../../dataProvider';
import { Button, Checkbox, Dialog, FailureLine } from '../../../ui';
import { SearchResult } from '../../../forms/SearchResult';
import inputStyles from '../../../fields/controls/input.module.css';
import { readSeo, writeSeo } from '../calls';

const PAGES = ['home', 'courses', 'about', 'contact', 'blog'] as const;
const RENEWS = { renews: [readSeo] } as const;

interface SeoDialogProps {
  readonly whose: { readonly instituteId?: string };
  readonly host: string | null;
  readonly name: string;
  readonly first: string;
  readonly onClose: () => void;
}

/** What search engines are told of the pages, with the result as a search shows it. */
export function SeoDialog({ whose, host, name, first, onClose }: SeoDialogProps): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const id = useId();
  const [page, setPage] = useState<string>((PAGES as readonly string[]).includes(first) ? first : 'home');
  const { data, error, refetch } = useCall(readSeo, { page, ...whose }, { staleTime: 0 });
  return (
    <Dialog title={translate('lectern.webBuilder.seo.title')} closeLabel={translate('lectern.webBuilder.close')} size="side" onClose={onClose}>
      <div className={inputStyles.field}>
        <label className={inputStyles.label} htmlFor={`${id}-page`}>{translate('lectern.webBuilder.seo.page')}</label>
        <select id={`${id}-page`} className="wb-select" value={page} onChange={(event) => setPage(event.target.value)}>
          {PAGES.map((one) => <option key={one} value={one}>{translate(`lectern.webBuilder.seo.pages.${one}`)}</option>)}
        </select>
      </div>
      {!data && error && <FailureLine text={failureText(error)} onRetry={refetch} />}
      {data && <SeoForm key={`${page} ${data.version}`} page={page} data={data} whose={whose} host={host} name={name} />}
    </Dialog>
  );
}

interface SeoFormProps {
  readonly page: string;
  readonly data: { readonly version: number; readonly pageTitle: string | null; readonly pageDescription: string | null; readonly isHidden: boolean | null };
  readonly whose: { readonly instituteId?: string };
  readonly host: string | null;
  readonly name: string;
}

function SeoForm({ page, data, whose, host, name }: SeoFormProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useWriteFailureText('save');
  const write = useCallAction(writeSeo, RENEWS);
  const id = useId();
  const [title, setTitle] = useState(data.pageTitle ?? '');
  const [description, setDescription] = useState(data.pageDescription ?? '');
  const [isHidden, setHidden] = useState(data.isHidden === true);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await write({ page, pageTitle: title, pageDescription: description, isHidden, ...whose }, data.version > 0 ? { version: data.version } : {});
      notify('lectern.webBuilder.seo.saved', { type: 'success' });
    } catch (error) {
      const problems = failureDetails(error)?.problems ?? {};
      setFailure(Object.keys(problems).length > 0 ? translate('lectern.webBuilder.seo.needed') : failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="wb-form">
      <div className={inputStyles.field}>
        <label className={inputStyles.label} htmlFor={`${id}-title`}>{translate('lectern.webBuilder.seo.heading')}</label>
        <div className={inputStyles.box}><input id={`${id}-title`} maxLength={60} value={title} aria-describedby={`${id}-count`} onChange={(event) => setTitle(event.target.value)} /></div>
        <span id={`${id}-count`} className={inputStyles.hint}>{translate('lectern.webBuilder.seo.signs', { count: title.length, most: 60 })}</span>
      </div>
      <div className={inputStyles.field}>
        <label className={inputStyles.label} htmlFor={`${id}-text`}>{translate('lectern.webBuilder.seo.text')}</label>
        <div className={inputStyles.box}><textarea id={`${id}-text`} rows={3} maxLength={160} value={description} aria-describedby={`${id}-count2`} onChange={(event) => setDescription(event.target.value)} /></div>
        <span id={`${id}-count2`} className={inputStyles.hint}>{translate('lectern.webBuilder.seo.signs', { count: description.length, most: 160 })}</span>
      </div>
      <div><Checkbox label={translate('lectern.webBuilder.seo.hide')} isLabelShown checked={isHidden} onChange={(event) => setHidden(event.target.checked)} /></div>
      <div><SearchResult title={title} text={description} isHidden={isHidden} address={`${host ?? ''}/${page === 'home' ? '' : page}`} name={name} /></div>
      {failure && <p role="alert" className="wb-alert">{failure}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>{translate('lectern.webBuilder.seo.save')}</Button>
    </div>
  );
}
