import { lazy, Suspense, useContext, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { extensionsOf, useUpload } from '../../dataProvider';
import { isShownPicture, shownAddress } from '../../dataProvider/pictures';
import { limitsOf } from '../../dataProvider/uploads';
import { withWords } from '../../i18n/withWords';
import { kindBeside, type UploadKind } from '../../schemas';
import { IconButton } from '../../ui';
import type { InputProps } from '../values/inputTypes';
import { InstituteContext } from './choiceScope';
import { fileName } from '../values/fileName';
import { FormScopeContext } from './formScope';
import { FileChooser } from './FileChooser';
import styles from './input.module.css';
import { FilePreview } from './upload/FilePreview';
import { Sending, SendingActions } from './upload/Sending';
import { useSaveWaits } from './useSaveWaits';

const CropDialog = lazy(() => withWords(() => import('./upload/CropDialog')));

/** Chooses, sends, shows and removes one file. Its value is the public address, there as soon as the file has arrived. */
export function UploadControl(props: InputProps): ReactNode {
  const { field, id, path, labelId, value, onChange, onBlur, context, describedBy, isInvalid } = props;
  const instituteId = useContext(InstituteContext);
  const addressAt = useContext(FormScopeContext)?.uploadAt;
  const wanted = useKind(props);
  const sending = useUpload({ resource: context.resource, field, wanted, instituteId, addressAt });
  const { upload, isUploading, problem, cancel, broken, begun } = sending;
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [cropped, setCropped] = useState<{ readonly source: File | string; readonly name: string } | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const { translate } = context;
  const address = typeof value === 'string' && value !== '' ? value : null;
  const isElsewhere = address !== null && field.type === 'image' && !isShownPicture(address);
  const extensions = extensionsOf({ kind: wanted, isImage: field.type === 'image' });

  // A picture of another host cannot be drawn anew; one that was refused as too large can be made smaller.
  const isCroppable = field.type === 'image' && address !== null && address.startsWith('/') && !address.endsWith('.svg');
  const isTooLarge = field.type === 'image' && problem?.key === 'lectern.upload.tooLarge' && chosen !== null;
  const refusal = problem ? translate(problem.key, problem.args) : null;
  useSaveWaits({ path, isInvalid, reason: isUploading ? translate('lectern.fields.uploadGoing') : refusal });

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setChosen(file);
    const arrived = await upload(file);
    if (arrived) onChange(arrived);
    onBlur();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (!file || isUploading) return;
    event.preventDefault();
    void take(file);
  };

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      data-invalid={isInvalid || problem ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {address && field.type === 'image' && !isUploading && !isElsewhere && <img className={styles.preview} src={shownAddress(address)} alt="" />}
      <div className={styles.dropText}>
        <FileChooser chooser={chooser} name={path} extensions={extensions} onChosen={(file) => void take(file)} />
        {isUploading ? (
          <Sending sending={sending} labelId={labelId} translate={translate} />
        ) : (
          <>
            {isElsewhere && <span>{translate('lectern.fields.pictureElsewhere')}</span>}
            {address && field.type === 'file' && <span>{fileName(address)}</span>}
            <button id={id} type="button" aria-describedby={describedBy} onClick={() => chooser.current?.click()} onBlur={onBlur}>
              {translate(address ? 'lectern.fields.replaceFile' : 'lectern.fields.chooseFile')}
            </button>
            {begun && !broken && (
              <span>
                {translate('lectern.upload.begun', { name: begun.name, percent: Math.floor(begun.share * 100) })}{' '}
                <button type="button" onClick={sending.forgetBegun}>{translate('lectern.upload.forget')}</button>
              </span>
            )}
            <span>{translate('lectern.fields.dropFile', { files: limitsOf({ kind: wanted, isImage: field.type === 'image', maxBytes: field.maxBytes, locale: context.locale }).map((limit) => translate('lectern.fields.dropKind', limit)).join(' · ') })}</span>
          </>
        )}
        {refusal && !isInvalid && (
          <span className={styles.error} role="alert">
            {refusal}
          </span>
        )}
        {isTooLarge && (
          <button type="button" onClick={() => setCropped({ source: chosen, name: chosen.name })}>
            {translate('lectern.upload.cropAndSend')}
          </button>
        )}
        {broken && (
          <button type="button" onClick={() => void take(broken)}>
            {translate('lectern.upload.goOn')}
          </button>
        )}
      </div>
      <div className={styles.dropActions}>
        {isUploading && <SendingActions sending={sending} translate={translate} />}
        {refusal && <IconButton icon="close" label={translate('lectern.fields.dropRefused')} isSmall onClick={cancel} />}
        {address && !isUploading && <FilePreview address={address} translate={translate} />}
        {isCroppable && !isUploading && !problem && <IconButton icon="crop" label={translate('lectern.upload.crop')} isSmall onClick={() => setCropped({ source: address, name: fileName(address) })} />}
        {address && !isUploading && <IconButton icon="trash" label={translate('lectern.fields.remove', { name: props.label })} isSmall onClick={() => onChange(null)} />}
      </div>
      {cropped && (
        <Suspense>
          <CropDialog
            {...cropped}
            maxBytes={field.maxBytes}
            translate={translate}
            onClose={() => setCropped(null)}
            onDone={(file) => {
              setCropped(null);
              void take(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the file has to be, as the form stands: a choice beside it may say so. */
function useKind({ field, path }: Pick<InputProps, 'field' | 'path'>): UploadKind {
  const { watch } = useFormContext();
  const beside = field.kindBy ? { [field.kindBy.field]: watch(`${path.slice(0, path.lastIndexOf('.') + 1)}${field.kindBy.field}`) as unknown } : {};
  return kindBeside({ field, beside }) ?? 'public';
}
