import type { ReactNode } from 'react';
import type { UseUpload } from '../../../dataProvider';
import { IconButton } from '../../../ui';
import type { InputProps } from '../../values/inputTypes';
import styles from '../input.module.css';

interface SendingProps {
  readonly sending: UseUpload;
  readonly labelId: string | undefined;
  readonly translate: InputProps['context']['translate'];
}

/** How far a file is on its way; one that goes in blocks is held up and let go on here. */
export function Sending({ sending: { progress, isPaused }, labelId, translate }: SendingProps): ReactNode {
  const percent = Math.floor(progress * 100);
  return (
    <>
      <span role="status">{translate(isPaused ? 'lectern.upload.paused' : 'lectern.upload.progress', { percent })}</span>
      <progress className={styles.progress} value={progress} max={1} aria-labelledby={labelId} />
    </>
  );
}

/** What may be done to it meanwhile. */
export function SendingActions({ sending, translate }: Omit<SendingProps, 'labelId'>): ReactNode {
  const { canPause, isPaused } = sending;
  return (
    <>
      {canPause && <IconButton icon={isPaused ? 'play' : 'pause'} label={translate(isPaused ? 'lectern.upload.resume' : 'lectern.upload.pause')} isSmall onClick={isPaused ? sending.resume : sending.pause} />}
      <IconButton icon="close" label={translate('lectern.fields.cancelUpload')} isSmall onClick={sending.cancel} />
    </>
  );
}
