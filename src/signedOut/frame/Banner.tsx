import type { ReactNode } from 'react';
import type { SignalText } from '../../dataProvider';
import { Icon } from '../../ui/Icon';
import styles from './AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

interface BannerProps {
  readonly tone: 'error' | 'info';
  readonly title?: SignalText | null;
  readonly text: SignalText;
  /** A link that helps on, below the words. */
  readonly children?: ReactNode;
}

/** A message above a form; an error is read out at once. */
export function Banner({ tone, title, text, children }: BannerProps): ReactNode {
  const { translate } = useSignedOut();
  const words = (one: SignalText): string => ('key' in one ? translate(one.key, one.args) : one.words);
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.banner} ${styles[tone]}`}>
      <Icon name={tone === 'error' ? 'alert' : 'info'} size={18} />
      <div>
        {title && <strong>{words(title)}</strong>}
        <span>{words(text)}</span>
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
