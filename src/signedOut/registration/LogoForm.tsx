import { useEffect, useId, useState } from 'react';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { checkFile, extensionsOf, sizeText } from '../../dataProvider/uploads';
import type { UploadProblem } from '../../dataProvider/uploads';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from '../inputs/useAttempt';
import { sendLogo } from './sendLogo';

/** Largest picture, in bytes (part 1 §5). */
const MAX_BYTES = 1_000_000;
const KIND = { kind: 'institution', isImage: true } as const;
const EXTENSIONS = extensionsOf(KIND);
const FIELDS = ['ticket'];

/** Chooses a picture, shows it, and sends it. */
export function LogoForm({ ticket }: { ticket: string }): ReactNode {
  const { translate, publicApi, go, state, locale } = useSignedOut();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const [share, setShare] = useState(0);
  const attempt = useAttempt(FIELDS);
  const preview = usePreview(problem ? null : file);
  const { logoTicket: _used, ...rest } = state;
  const goOn = (): void => go('register-2', rest);

  const onChoose = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0] ?? null;
    attempt.clear();
    setFile(chosen);
    setProblem(chosen && checkFile({ ...KIND, file: chosen, maxBytes: MAX_BYTES, locale }));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!file) return setProblem({ key: 'fixed.upload.notSelected' });
    if (problem) return;
    setShare(0);
    void attempt.run(async () => {
      await sendLogo({ publicApi, ticket, file, onProgress: setShare });
      goOn();
    });
  };

  return (
    <AuthFrame title={translate('lectern.auth.logo.title')} text={translate('lectern.auth.logo.text')}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      {attempt.problems['ticket'] && <Banner tone="error" text={{ key: 'lectern.auth.logo.lapsed' }} />}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <div className={styles.file}>
          <span className={styles.preview}>{preview ? <img src={preview} alt={translate('lectern.auth.logo.preview')} onError={() => setProblem({ key: 'lectern.upload.wrongContent' })} /> : <Icon name="institution" size={20} />}</span>
          <div className={styles.choose}>
            <input id={id} className="visuallyHidden" type="file" accept={EXTENSIONS.map((one) => `.${one}`).join(',')} aria-invalid={problem !== null} aria-describedby={`${id}-below`} onChange={onChoose} />
            <label htmlFor={id} className={buttonClass('quiet')}>
              {translate(file ? 'lectern.auth.logo.change' : 'lectern.auth.logo.choose')}
            </label>
            {file && <p className={styles.fileName}>{file.name}</p>}
            <p id={`${id}-below`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
              {problem ? translate(problem.key, problem.args) : translate('lectern.auth.logo.hint', { extensions: EXTENSIONS.join(', '), limit: sizeText({ bytes: MAX_BYTES, locale }) })}
            </p>
          </div>
        </div>
        {attempt.isBusy && <p role="status">{translate('lectern.upload.progress', { percent: Math.round(share * 100) })}</p>}
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy} disabled={!file}>
            {translate('lectern.auth.logo.submit')}
          </Button>
        </div>
        <Button kind="bare" isWide disabled={attempt.isBusy} onClick={goOn}>
          {translate('lectern.auth.logo.skip')}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The chosen file as an address for as long as it is shown. It is small, and a `data:` address needs no clearing up. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the picture before is not shown while the new one is read
    setAddress(null);
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
