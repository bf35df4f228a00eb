import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { Checkbox, IconButton } from '../../ui';
import { useListModel } from '../model/listModel';
import styles from './Dialogs.module.css';

interface ClearChoicesProps {
  /** Of the chosen fields those that may be empty. */
  readonly names: readonly string[];
  readonly cleared: readonly string[];
  readonly onChange: (cleared: readonly string[]) => void;
  /** Takes a field out again that is to be emptied; one that is set has its own button. */
  readonly onRemove: (name: string) => void;
}

/** Which of the chosen fields are to be emptied instead of set. */
export function ClearChoices({ names, cleared, onChange, onRemove }: ClearChoicesProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  if (names.length === 0) return null;
  return (
    <div className={styles.clear}>
      {names.map((name) => (
        <div key={name} className={styles.clearLine}>
          <Checkbox
            label={translate('lectern.bulk.clearField', { name: texts.field(name) })}
            isLabelShown
            checked={cleared.includes(name)}
            onChange={(event) => onChange(event.target.checked ? [...cleared, name] : cleared.filter((one) => one !== name))}
          />
          {cleared.includes(name) && <IconButton icon="close" isSmall label={translate('lectern.fields.remove', { name: texts.field(name) })} onClick={() => onRemove(name)} />}
        </div>
      ))}
    </div>
  );
}
