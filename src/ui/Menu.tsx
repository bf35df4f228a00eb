import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { folded } from '../schemas';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Popover } from './Popover';
import styles from './Menu.module.css';

/** One line of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Says why it cannot be used now; the line stays, greyed. */
  readonly disabledReason?: string;
  readonly isDanger?: boolean;
  /** Stands at the end of the line, as a count. */
  readonly badge?: string | undefined;
  /** A choice among others: shown with a tick. */
  readonly isChosen?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly (MenuItem | 'line')[];
  readonly align?: 'start' | 'end';
  readonly header?: ReactNode;
  /** Draws the button; spread what it is given onto it. */
  readonly renderTrigger: (props: MenuTriggerProps) => ReactElement;
}

export interface MenuTriggerProps {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: (event: { currentTarget: HTMLElement }) => void;
}

/** A button that opens a menu: arrows, Home, End and first letters move, Escape closes. */
export function Menu({ label, items, align = 'end', header, renderTrigger }: MenuProps): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      {renderTrigger({ 'aria-haspopup': 'menu', 'aria-expanded': Boolean(anchor), onClick: (event) => setAnchor(anchor ? null : event.currentTarget) })}
      {anchor && <MenuPopover anchor={anchor} label={label} items={items} align={align} header={header} onClose={close} />}
    </>
  );
}

interface MenuPopoverProps extends Pick<MenuProps, 'label' | 'items' | 'align' | 'header'> {
  readonly anchor: HTMLElement;
  /** Lines that stay in sight at the end, however many come before. */
  readonly foot?: MenuProps['items'];
  /** Also called after a choice, before the choice is carried out. */
  readonly onClose: () => void;
  /** Stays in place after a choice: whoever opened it decides. @default false */
  readonly isKept?: boolean;
}

/** The menu alone, where many buttons share one. */
export function MenuPopover({ anchor, label, items, align = 'end', header, foot = [], onClose, isKept = false }: MenuPopoverProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return onClose();
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const next = nextLine({ key: event.key, lines, at: lines.indexOf(document.activeElement as HTMLElement) });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  const select = (item: MenuItem): void => {
    if (item.disabledReason) return;
    anchor.focus();
    if (!isKept) onClose();
    item.onSelect();
  };

  const linesOf = (some: MenuProps['items']): ReactNode => some.map((item, index) => (item === 'line' ? <hr key={`line-${index}`} className={styles.line} /> : <MenuLine key={item.key} item={item} onSelect={select} onKeyDown={onKeyDown} />));
  return (
    <Popover anchor={anchor} onClose={onClose} align={align} role={header ? 'dialog' : 'menu'} label={label}>
      {header}
      <div ref={list} role={header ? 'menu' : 'presentation'} aria-label={header ? label : undefined} className={styles.items}>
        {linesOf(items)}
        {foot.length > 0 && (
          <div role="presentation" className={items.length > 0 ? styles.foot : undefined}>
            {linesOf(foot)}
          </div>
        )}
      </div>
    </Popover>
  );
}

function MenuLine({ item, onSelect, onKeyDown }: { item: MenuItem; onSelect: (item: MenuItem) => void; onKeyDown: (event: KeyboardEvent) => void }): ReactNode {
  return (
    <button
      type="button"
      role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.isChosen}
      aria-disabled={item.disabledReason ? true : undefined}
      className={`${styles.item} ${item.isDanger ? styles.danger : ''}`}
      onClick={() => onSelect(item)}
      onKeyDown={onKeyDown}
    >
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles.label}>
        {item.label}
        {item.disabledReason && <span className={styles.reason}>{item.disabledReason}</span>}
      </span>
      {item.badge && <span className={styles.badge}>{item.badge}</span>}
      {item.isChosen && <Icon name="check" size={16} />}
    </button>
  );
}

function nextLine({ key, lines, at }: { key: string; lines: readonly HTMLElement[]; at: number }): HTMLElement | undefined {
  if (key === 'ArrowDown') return lines[(at + 1) % lines.length];
  if (key === 'ArrowUp') return lines[(at - 1 + lines.length) % lines.length];
  if (key === 'Home') return lines[0];
  if (key === 'End') return lines.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = folded(key);
  return [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find((line) => folded(line.textContent ?? '').trim().startsWith(letter));
}
