import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { isShownPicture, shownAddress } from '../../../dataProvider/pictures';
import { withWords } from '../../../i18n/withWords';
import { Dialog, IconButton } from '../../../ui';
import { fileName } from '../../values/fileName';
import type { InputProps } from '../../values/inputTypes';
import { mediaOf } from './mediaOf';
import styles from './upload.module.css';

interface FilePreviewProps {
  readonly address: string;
  readonly translate: InputProps['context']['translate'];
}

const PdfPages = lazy(() => withWords(() => import('./PdfPages')));

/** A button that shows a file: a picture as it is, a video or a recording to be played, a PDF page by page. */
export function FilePreview({ address, translate }: FilePreviewProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const media = mediaOf(address);
  // Of another host the page is not allowed to show anything but the pictures its operator named.
  const isShown = media === 'picture' ? isShownPicture(address) : address.startsWith('/');
  if (!media || !isShown) return null;
  return (
    <>
      <IconButton icon={media === 'video' || media === 'audio' ? 'play' : 'eye'} label={translate('lectern.upload.show', { name: fileName(address) })} isSmall onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={fileName(address)} size="medium" closeLabel={translate('lectern.upload.close')} onClose={() => setOpen(false)}>
          <div className={styles.preview}>
            <Shown address={shownAddress(address)} translate={translate} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Shown({ address, translate }: FilePreviewProps): ReactNode {
  const [isBroken, setBroken] = useState(false);
  const broken = (): void => setBroken(true);
  if (isBroken) return <p role="alert">{translate('lectern.upload.notShown')}</p>;
  switch (mediaOf(address)) {
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- whoever sent it looks at what was sent: there are no captions of it
      return <video src={address} controls preload="metadata" onError={broken} />;
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
      return <audio src={address} controls preload="metadata" onError={broken} />;
    case 'pdf':
      return (
        <Suspense fallback={<p role="status">{translate('lectern.upload.opening')}</p>}>
          <PdfPages address={address} translate={translate} onBroken={broken} />
        </Suspense>
      );
    default:
      return <img src={address} alt={fileName(address)} onError={broken} />;
  }
}
