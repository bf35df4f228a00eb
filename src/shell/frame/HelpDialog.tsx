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
  { keys: ['Ctrl', 'K'], text: 'lectern.shell.keys.palette' },
  { keys: ['/'], text: 'lectern.shell.keys.search' },
  { keys: ['↑', '↓'], text: 'lectern.shell.keys.move' },
  { keys: ['Space'], text: 'lectern.shell.keys.select' },
  { keys: ['Enter'], text: 'lectern.shell.keys.open' },
  { keys: ['Shift', 'Space'], text: 'lectern.shell.keys.range' },
  { keys: ['Alt', '↑', '↓'], text: 'lectern.shell.keys.moveRow', isOfArranged: true },
  { keys: ['Alt', '↑', '↓'], text: 'lectern.shell.keys.steps' },
  { keys: ['Ctrl', 'S'], text: 'lectern.shell.keys.save' },
  { keys: ['Ctrl', 'Shift', 'S'], text: 'lectern.shell.keys.saveAndNext' },
  { keys: ['Esc'], text: 'lectern.shell.keys.close' },
  { keys: ['?'], text: 'lectern.shell.keys.help' },
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
                <kbd key={key}>{NAMED[key] ? translate(`lectern.shell.keyNames.${NAMED[key]}`) : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
