import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '../../ui';
import type { PaletteItem } from './paletteItem';
import styles from './Palette.module.css';
import type { ShownSection } from './usePaletteItems';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly ShownSection[];
  /** Counted over all sections. */
  readonly active: number;
  readonly onMove: (index: number) => void;
  readonly onChoose: (item: PaletteItem) => void;
}

/** What was found, by section. The focus stays in the box; the active line is named to it. */
export function PaletteList({ id, sections, active, onMove, onChoose }: PaletteListProps): ReactNode {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, sections]);
  const starts = sections.map((_, index) => sections.slice(0, index).reduce((sum, one) => sum + one.items.length, 0));
  return (
    <div ref={list} id={id} role="listbox" aria-label={translate('lectern.shell.palette.results')} className={styles.list} hidden={sections.length === 0}>
      {sections.map(({ name, items }, part) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.heading} role="presentation">
            {translate(`lectern.shell.palette.sections.${name}`)}
          </div>
          {items.map((item, place) => {
            const index = starts[part]! + place;
            return (
              <div
                key={item.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                aria-label={[item.label, item.hint].filter(Boolean).join(', ')}
                className={styles.item}
                onPointerMove={() => index !== active && onMove(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                <Icon name={item.icon} size={18} />
                <span className={styles.label}>{item.label}</span>
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
