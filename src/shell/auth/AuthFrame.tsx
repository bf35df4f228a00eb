import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SignalText } from '../../dataProvider';
import { BrandMark } from '../layout/BrandMark';
import styles from './AuthFrame.module.css';
import { AuthPicture } from './AuthPicture';
import { Banner } from './Banner';
import { useSignedOut } from './signedOutContext';

const YEAR = new Date().getFullYear();

interface AuthFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  /** Below the form, for example the demo accounts. */
  readonly below?: ReactNode;
}

/** The sheet the signed-out pages stand on: brand, heading, what calls have to say, the form, languages. */
export function AuthFrame({ title, text, children, below }: AuthFrameProps): ReactNode {
  const { translate, locale, locales, changeLocale } = useSignedOut();
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useSignals();
  useEffect(() => {
    document.title = `${title} – ${translate('lectern.shell.appName')}`;
  }, [title, translate]);
  useEffect(() => sheet.current?.querySelector<HTMLInputElement>('form input')?.focus(), []);
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div ref={sheet} className={styles.sheet}>
          <div className={styles.brand}>
            <BrandMark size={32} />
            <span>{translate('lectern.shell.appName')}</span>
          </div>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {shown && <Banner tone="error" title={shown.title} text={shown.text} />}
          {children}
          {below}
        </div>
        <footer className={styles.foot}>
          <span>
            © {YEAR} {translate('lectern.shell.appName')}
          </span>
          <label className={styles.language}>
            <span className="visuallyHidden">{translate('lectern.shell.language')}</span>
            <select value={locale} onChange={(event) => void changeLocale(event.target.value)}>
              {locales.map((one) => (
                <option key={one.locale} value={one.locale}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        </footer>
      </main>
      <AuthPicture />
    </div>
  );
}

/** What the error catalogue shows while one signs in; the newest alone. */
function useSignals(): { title: SignalText | null; text: SignalText } | null {
  const { signals } = useSignedOut();
  const [shown, setShown] = useState<{ title: SignalText | null; text: SignalText } | null>(null);
  useEffect(
    () =>
      signals.subscribe((signal) => {
        if (signal.kind === 'message') setShown({ title: signal.title, text: signal.text });
      }),
    [signals],
  );
  return shown;
}
