import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useCall, useCallAction, useFailureText, useWriteFailureText } from '../../../dataProvider';
import { intlLocale } from '../../../fields/cellContext';
import { formatDatetime } from '../../../fields/values/format';
import { Button, Dialog, FailureLine } from '../../../ui';
import type { Site } from '../../../schemas/site';
import { listKept, readKept, restoreKept } from '../calls';
import { SiteChanges } from './SiteChanges';
import type { Draft, SiteState } from './useSiteDraft';

/** What was published, with what it differs by from the draft, and the way back to it. */
export function HistoryDialog({ draft, whose, onRestored, onClose }: { readonly draft: Draft; readonly whose: { readonly instituteId?: string }; readonly onRestored: (state: SiteState) => void; readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const failureText = useFailureText();
  const { data, error, refetch } = useCall(listKept, whose, { staleTime: 0 });
  const [number, setNumber] = useState<number | null>(null);
  return (
    <Dialog title={translate('lectern.webBuilder.history.title')} closeLabel={translate('lectern.webBuilder.close')} size="side" onClose={onClose}>
      {!data && error && <FailureLine text={failureText(error)} onRetry={refetch} />}
      {data?.items.length === 0 && <p>{translate('lectern.webBuilder.history.none')}</p>}
      <ol className="wb-history">
        {data?.items.map((one) => (
          <li key={one.number}>
            <button type="button" className="wb-choose" aria-expanded={number === one.number} onClick={() => setNumber(number === one.number ? null : one.number)}>
              <b>{translate('lectern.webBuilder.history.number', { number: one.number })}</b>
              <span>{[formatDatetime({ value: one.publishedAt, locale }), one.publishedBy].filter(Boolean).join(' · ')}</span>
              {one.isLive && <em>{translate('lectern.webBuilder.history.live')}</em>}
            </button>
            {number === one.number && <KeptState number={one.number} draft={draft} whose={whose} onRestored={onRestored} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function KeptState({ number, draft, whose, onRestored }: { readonly number: number; readonly draft: Draft; readonly whose: { readonly instituteId?: string }; readonly onRestored: (state: SiteState) => void }): ReactNode {
  const translate = useTranslate();
  const failureText = useWriteFailureText('act');
  const restore = useCallAction(restoreKept);
  const { data } = useCall(readKept, { number: String(number), ...whose });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!data) return <p role="status">{translate('lectern.webBuilder.loading')}</p>;
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const version = await draft.settle();
      onRestored(await restore({ number, ...whose }, { version: version ?? undefined }));
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <div className="wb-kept">
      <h3>{translate('lectern.webBuilder.history.differs')}</h3>
      <SiteChanges before={draft.site} after={data.configuration as unknown as Site} />
      {failure && <p role="alert">{failure}</p>}
      <Button kind="primary" icon="undo" isBusy={isBusy} onClick={() => void run()}>{translate('lectern.webBuilder.history.restore', { number })}</Button>
    </div>
  );
}
