import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useDeclarations } from '../../dataProvider';
import { Dialog } from '../../ui';
import { openScreen } from '../help/screenKind';
import styles from './HelpDialog.module.css';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: string;
  /** Named in lists alone whose rows stand in an order that people give them. */
  readonly isOfArranged?: boolean;
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], text: 'lectern.keyboard.palette' },
  { keys: ['/'], text: 'lectern.keyboard.search' },
  { keys: ['↑', '↓'], text: 'lectern.keyboard.move' },
  { keys: ['Space'], text: 'lectern.keyboard.select' },
  { keys: ['Enter'], text: 'lectern.keyboard.open' },
  { keys: ['Shift', 'Space'], text: 'lectern.keyboard.range' },
  { keys: ['Alt', '↑', '↓'], text: 'lectern.keyboard.moveRow', isOfArranged: true },
  { keys: ['Alt', '↑', '↓'], text: 'lectern.keyboard.steps' },
  { keys: ['Ctrl', 'S'], text: 'lectern.keyboard.save' },
  { keys: ['Ctrl', 'Shift', 'S'], text: 'lectern.keyboard.saveAndNext' },
  { keys: ['Esc'], text: 'lectern.keyboard.close' },
  { keys: ['?'], text: 'lectern.keyboard.help' },
];

/** Keys that languages call by names of their own. */
const NAMED: Readonly<Record<string, string>> = { Space: 'space', Enter: 'enter', Shift: 'shift', Esc: 'escape' };

/** The keys of the console, those of the open list among them. */
export default function HelpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const loader = useDeclarations();
  const open = openScreen({ pathname, loader });
  const isArranged = open.kind === 'list' && (loader.loaded(open.resource.name)?.tree ?? null) !== null;
  return (
    <Dialog title={translate('lectern.shell.helpTitle')} closeLabel={translate('lectern.shell.close')} onClose={onClose}>
      <dl className={styles.keys}>
        {SHORTCUTS.filter(({ isOfArranged }) => isArranged || !isOfArranged).map(({ keys, text }) => (
          <div key={text}>
            <dt>{translate(text)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{NAMED[key] ? translate(`lectern.keyboard.names.${NAMED[key]}`) : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
