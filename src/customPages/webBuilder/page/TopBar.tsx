import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, IconButton } from '../../../ui';
import type { Site } from '../../../schemas/site';
import { useCanvas } from './editorCanvas';
import type { DraftStatus } from './useSiteDraft';
import { useSteps } from './useSteps';

export const WIDTHS = { desktop: null, tablet: 820, phone: 390 } as const;
export type Device = keyof typeof WIDTHS;

interface TopBarProps {
  readonly site: Site;
  readonly pageId: string;
  readonly device: Device;
  /** `staleOwn`: changed by oneself, in another tab. `unfit`: something that is typed cannot be used, and the rest is saved. */
  readonly status: DraftStatus | 'staleOwn' | 'unfit';
  readonly isLive: boolean;
  readonly isPublishing: boolean;
  readonly onPage: (id: string) => void;
  readonly onNewPage: () => void;
  readonly onDevice: (device: Device) => void;
  readonly onPreview: () => void;
  readonly onHistory: () => void;
  readonly onSeo: () => void;
  readonly onPublish: () => void;
  readonly onRetry: () => void;
}

/** What is done with the whole site. */
export function TopBar(props: TopBarProps): ReactNode {
  const { site, pageId, device, status, isLive, isPublishing, onPage, onNewPage, onDevice, onPreview, onHistory, onSeo, onPublish, onRetry } = props;
  const translate = useTranslate();
  const say = (key: string): string => translate(`lectern.webBuilder.${key}`);
  const step = useSteps();
  const hasPast = useCanvas((canvas) => canvas.history.hasPast);
  const hasFuture = useCanvas((canvas) => canvas.history.hasFuture);
  return (
    <div className="wb-bar" role="toolbar" aria-label={say('tools')}>
      <label className="wb-pages">
        <span>{say('pages')}</span>
        <select value={pageId} onChange={(event) => onPage(event.target.value)}>
          {site.pages.map((page) => <option key={page.id} value={page.id}>{page.title || page.path}</option>)}
        </select>
      </label>
      <IconButton icon="plus" label={say('newPage')} onClick={onNewPage} />
      <span className="wb-group" role="group" aria-label={say('devices')}>
        {(Object.keys(WIDTHS) as Device[]).map((one) => (
          <Button key={one} isSmall kind={one === device ? 'primary' : 'quiet'} aria-pressed={one === device} onClick={() => onDevice(one)}>{say(`device.${one}`)}</Button>
        ))}
      </span>
      <IconButton icon="undo" label={say('undo')} aria-disabled={!hasPast} onClick={() => step('back')} />
      <span className="wb-redo"><IconButton icon="undo" label={say('redo')} aria-disabled={!hasFuture} onClick={() => step('forward')} /></span>
      <span className="wb-status" role="status">{status === 'saved' && isLive ? say('status.live') : say(`status.${status}`)}</span>
      {(status === 'failed' || status === 'away') && <Button isSmall onClick={onRetry}>{say('saveAgain')}</Button>}
      <span className="wb-end">
        <Button icon="search" onClick={onSeo} aria-haspopup="dialog">{say('seo.open')}</Button>
        <Button icon="clock" onClick={onHistory} aria-haspopup="dialog">{say('history.open')}</Button>
        <Button icon="eye" onClick={onPreview}>{say('preview')}</Button>
        <Button kind="primary" isBusy={isPublishing} onClick={onPublish}>{say('publish')}</Button>
      </span>
    </div>
  );
}
