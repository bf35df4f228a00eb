import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { Icon } from '../../ui';
import { useShell } from '../context/shellContext';
import { useWhenQuiet } from './useWhenQuiet';
import styles from './ChatCorner.module.css';

const load = () => withWords(() => import('../chat/ChatPopup'));
const ChatPopup = lazy(load);

/** The floating button of the help chat (part 1 §2, part 2 §2). What it opens comes in a quiet moment, or when it is pressed. */
export function ChatCorner(): ReactNode {
  const label = useTranslate()('lectern.shell.chat');
  // Null: closed, and nothing of it is there yet.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useWhenQuiet(useState(() => async () => {
    await load();
    setOpen((now) => now ?? false);
  })[0]);
  const { user, chat } = useShell();
  return user.isPlanOver || chat?.config === false ? null : (
    <aside className={styles.corner} data-frame data-corner aria-label={label}>
      <button aria-label={label} aria-expanded={!!isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="comment" />
      </button>
      {isOpen !== null && (
        <Suspense>
          <ChatPopup isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </aside>
  );
}
