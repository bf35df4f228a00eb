import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SignalText } from '../../dataProvider';
import styles from './AuthFrame.module.css';
import { AuthPicture } from './AuthPicture';
import { Banner } from './Banner';
import type { PageName, PublicPageName } from '../context/places';
import { SignedOutBrand } from './SignedOutBrand';
import { SignedOutFooter } from './SignedOutFooter';
import { useSignedOut } from '../context/signedOutContext';
import { usePageTitle } from './usePageTitle';

/** Pages without the picture: a sheet in the middle. */
const PLAIN: ReadonlySet<PageName | PublicPageName> = new Set(['login-1', 'login-2']);

interface AuthFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  /** Below the form, for example the demo accounts. */
  readonly below?: ReactNode;
}

/** The sheet the signed-out pages stand on: brand, heading, what calls have to say, the form, languages. */
export function AuthFrame({ title, text, children, below }: AuthFrameProps): ReactNode {
  const { page } = useSignedOut();
  const sheet = useRef<HTMLDivElement>(null);
  const { shown, clear } = useSignals();
  const isPlain = PLAIN.has(page);
  usePageTitle(title);
  useEffect(() => {
    const first = sheet.current?.querySelector<HTMLElement>('form input:not([type=file])') ?? sheet.current?.querySelector<HTMLElement>('h1');
    first?.focus();
  }, []);
  return (
    <div className={isPlain ? `${styles.page} ${styles.plain}` : styles.page}>
      <main className={styles.side} onSubmitCapture={clear} onChangeCapture={clear}>
        <div ref={sheet} className={styles.sheet}>
          <div className={styles.brand}>
            <SignedOutBrand size={32} />
          </div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
          {shown && <Banner tone="error" title={shown.title} text={shown.text} />}
          {children}
          {below}
        </div>
        <div className={styles.foot}>
          <SignedOutFooter />
        </div>
      </main>
      {!isPlain && <AuthPicture />}
    </div>
  );
}

interface Shown {
  readonly title: SignalText | null;
  readonly text: SignalText;
}

/** What the error catalogue says while one signs in: the newest alone, until something is typed or the form is sent again. */
function useSignals(): { shown: Shown | null; clear: () => void } {
  const { signals, page } = useSignedOut();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      signals.subscribe((signal) => {
        if (signal.kind === 'message') setShown({ title: signal.title, text: signal.text });
        if (signal.kind !== 'navigateRoot') return;
        // The root path leads to the sign-in, where this one is already.
        if (page === 'login') setShown({ title: null, text: { key: 'lectern.failure.other' } });
        else window.location.assign(signal.to);
      }),
    [signals, page],
  );
  return { shown, clear: () => setShown(null) };
}
