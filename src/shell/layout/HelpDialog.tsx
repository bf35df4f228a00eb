import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Dialog } from '../ui';
import styles from './HelpDialog.module.css';

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], text: 'lectern.shell.keys.palette' },
  { keys: ['/'], text: 'lectern.shell.keys.search' },
  { keys: ['↑', '↓'], text: 'lectern.shell.keys.move' },
  { keys: ['Space'], text: 'lectern.shell.keys.select' },
  { keys: ['Enter'], text: 'lectern.shell.keys.open' },
  { keys: ['Shift', 'Space'], text: 'lectern.shell.keys.range' },
  { keys: ['Alt', '↑', '↓'], text: 'lectern.shell.keys.steps' },
  { keys: ['Ctrl', 'S'], text: 'lectern.shell.keys.save' },
  { keys: ['Ctrl', 'Shift', 'S'], text: 'lectern.shell.keys.saveAndNext' },
  { keys: ['Esc'], text: 'lectern.shell.keys.close' },
  { keys: ['?'], text: 'lectern.shell.keys.help' },
] as const;

/** The keys of the console. */
export function HelpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const translate = useTranslate();
  return (
    <Dialog title={translate('lectern.shell.helpTitle')} closeLabel={translate('lectern.shell.close')} onClose={onClose}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text}>
            <dt>{translate(text)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
