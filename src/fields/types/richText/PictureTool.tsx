import { useRef } from 'react';
import type { ReactNode } from 'react';
import { extensionsOf } from '../../../dataProvider';
import { Icon, IconButton } from '../../../ui';
import { FileChooser } from '../../controls/FileChooser';
import type { InputProps } from '../../values/inputTypes';
import styles from './editor.module.css';
import type { Pictures } from './usePictures';

interface PictureToolProps {
  readonly pictures: Pictures;
  readonly onChosen: (file: File | undefined) => void;
  readonly translate: InputProps['context']['translate'];
}

/** Puts a picture where the cursor stands; says how far it has come, and why it was refused. */
export function PictureTool({ pictures: { progress, refusal, cancel }, onChosen, translate }: PictureToolProps): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const name = translate('lectern.fields.format.picture');
  return (
    <>
      <FileChooser chooser={chooser} extensions={extensionsOf({ kind: 'public', isImage: true })} onChosen={onChosen} />
      <button type="button" className={styles.tool} aria-label={name} title={name} disabled={progress !== null} onClick={() => chooser.current?.click()}>
        <Icon name="banner" size={16} />
      </button>
      {progress !== null && (
        <span role="status" className={styles.sending}>
          {translate('lectern.fields.format.sending', { percent: Math.floor(progress * 100) })}
          <IconButton icon="close" label={translate('lectern.fields.cancelUpload')} isSmall onClick={cancel} />
        </span>
      )}
      {refusal !== null && (
        <span role="alert" className={styles.refusal}>
          {refusal}
          <IconButton icon="close" label={translate('lectern.fields.dropRefused')} isSmall onClick={cancel} />
        </span>
      )}
    </>
  );
}
