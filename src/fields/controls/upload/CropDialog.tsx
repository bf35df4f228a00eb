import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import { Button, Dialog } from '../../../ui';
import type { InputProps } from '../../values/inputTypes';
import { cropPicture, type Part } from './cropPicture';
import styles from './upload.module.css';

interface CropDialogProps {
  /** What is cropped: a file of this machine, or the address of one that the platform has. */
  readonly source: File | string;
  readonly name: string;
  readonly maxBytes: number;
  readonly translate: InputProps['context']['translate'];
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
}

/** A picture is moved and enlarged under a frame; what the frame holds becomes the picture. By mouse, touch and arrow keys. */
export default function CropDialog({ source, name, maxBytes, translate, onDone, onClose }: CropDialogProps): ReactNode {
  const address = useAddress(source);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>('whole');
  const [part, setPart] = useState<Part | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  // Of a picture that is not there yet nothing is known of its shape.
  const [own, setOwn] = useState(1);
  const aspect = SHAPES[shape] ?? own;

  const finish = async (): Promise<void> => {
    if (!image || !part) return;
    setState('busy');
    await cropPicture({ image, part, name, maxBytes }).then(onDone, () => setState('failed'));
  };
  const close = translate('lectern.upload.close');
  const actions = (
    <>
      <Button kind="bare" onClick={onClose}>{close}</Button>
      <Button kind="primary" isBusy={state === 'busy'} disabled={!part || !image} onClick={() => void finish()}>{translate('lectern.upload.takePart')}</Button>
    </>
  );
  return (
    <Dialog title={translate('lectern.upload.crop')} size="medium" closeLabel={close} onClose={onClose} actions={actions}>
      <div className={styles.crop}>
        {address && (
          <Cropper
            image={address} crop={place} zoom={zoom} aspect={aspect} minZoom={1} maxZoom={5} disableAutomaticStylesInjection zoomWithScroll
            onCropChange={setPlace} onZoomChange={setZoom} onCropComplete={(_share, dots) => setPart(dots)}
            setImageRef={({ current }) => setImage(current)} onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
            style={{ containerStyle: CONTAINER, mediaStyle: MEDIA, cropAreaStyle: FRAME }} cropperProps={{ role: 'group', 'aria-label': translate('lectern.upload.frame') }}
          />
        )}
      </div>
      <div className={styles.tools}>
        <label>
          {translate('lectern.upload.shape')}
          <select value={shape} onChange={(event) => setShape(event.target.value as Shape)}>
            {(Object.keys(SHAPES) as Shape[]).map((one) => <option key={one} value={one}>{translate(`lectern.upload.shapes.${one}`)}</option>)}
          </select>
        </label>
        <label>
          {translate('lectern.upload.enlarge')}
          <input type="range" min={1} max={5} step={0.05} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
        </label>
      </div>
      {state === 'failed' && <p role="alert">{translate('lectern.upload.notShown')}</p>}
    </Dialog>
  );
}

/** Width by height; `null`: as the picture is. */
const SHAPES = { whole: null, square: 1, wide: 16 / 9, banner: 3 } as const;
type Shape = keyof typeof SHAPES;

const CONTAINER: CSSProperties = { position: 'absolute', inset: 0, overflow: 'hidden', userSelect: 'none', touchAction: 'none', cursor: 'move', display: 'flex', alignItems: 'center', justifyContent: 'center' };
const MEDIA: CSSProperties = { maxWidth: '100%', maxHeight: '100%', margin: 'auto', position: 'absolute', inset: 0 };
const FRAME: CSSProperties = { position: 'absolute', left: '50%', top: '50%', transform: 'translate(-50%, -50%)', border: '1px solid rgba(255, 255, 255, 0.8)', boxSizing: 'border-box', boxShadow: '0 0 0 9999em', color: 'rgba(0, 0, 0, 0.5)', overflow: 'hidden' };

/** What is cropped as an address, for as long as it is shown. */
function useAddress(source: File | string): string | null {
  const [address, setAddress] = useState(typeof source === 'string' ? source : null);
  useEffect(() => {
    if (typeof source === 'string') return;
    const made = URL.createObjectURL(source);
    // oxlint-disable-next-line react/set-state-in-effect -- an address of a file is made and given back with the dialog
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return address;
}
