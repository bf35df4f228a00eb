import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import type { Field } from '../../../schemas';
import { DENSITIES, setAppearance, useAppearance } from '../../../ui/look/appearance';
import { Button, Checkbox, IconButton, Popover } from '../../../ui';
import { useListModel } from '../../model/listModel';
import styles from './ColumnsMenu.module.css';

/** What the button for the columns opens. */
export function ColumnsPopover({ anchor, onClose, label }: { anchor: HTMLElement; onClose: () => void; label: string }): ReactNode {
  return (
    <Popover anchor={anchor} onClose={onClose} align="end" label={label} width={288}>
      <ColumnsPanel />
    </Popover>
  );
}

function ColumnsPanel(): ReactNode {
  const translate = useTranslate();
  const { columns } = useListModel();
  const { density } = useAppearance();
  return (
    <div className={styles.panel}>
      <fieldset className={styles.density}>
        <legend>{translate('lectern.list.density')}</legend>
        {DENSITIES.map((one) => (
          <label key={one}>
            <input type="radio" name="density" checked={one === density} onChange={() => setAppearance({ density: one })} />
            <span>{translate(`lectern.shell.densities.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.head}>
        <h2>{translate('lectern.list.columns')}</h2>
        {columns.isChanged && (
          <Button kind="bare" isSmall onClick={columns.reset}>
            {translate('lectern.list.columnsReset')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {columns.all.map((field) => (
          <ColumnLine key={field.name} field={field} />
        ))}
      </ul>
    </div>
  );
}

function ColumnLine({ field }: { field: Field }): ReactNode {
  const translate = useTranslate();
  const { resource, columns } = useListModel();
  const label = useTexts(resource.name).field(field.name);
  const names = columns.shown.map((one) => one.name);
  const at = names.indexOf(field.name);
  const isShown = at >= 0;
  const move = (by: -1 | 1): void => {
    const others = names.filter((name) => name !== field.name);
    columns.show([...others.slice(0, at + by), field.name, ...others.slice(at + by)]);
  };
  const toggle = (): void => columns.show(isShown ? names.filter((name) => name !== field.name) : [...names, field.name]);
  return (
    <li className={styles.line}>
      <Checkbox label={label} isLabelShown checked={isShown} disabled={isShown && names.length === 1} onChange={toggle} />
      {isShown && (
        <span className={styles.moves}>
          <IconButton icon="arrowUp" isSmall label={translate('lectern.list.columnEarlier', { name: label })} disabled={at === 0} onClick={() => move(-1)} />
          <IconButton icon="arrowDown" isSmall label={translate('lectern.list.columnLater', { name: label })} disabled={at === names.length - 1} onClick={() => move(1)} />
        </span>
      )}
    </li>
  );
}
