import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { Checkbox } from '../../shell/ui';
import { useListModel } from '../list/listModel';
import styles from './Dialogs.module.css';

interface ClearChoicesProps {
  /** Of the chosen fields those that may be empty. */
  readonly names: readonly string[];
  readonly cleared: readonly string[];
  readonly onChange: (cleared: readonly string[]) => void;
}

/** Which of the chosen fields are to be emptied instead of set. */
export function ClearChoices({ names, cleared, onChange }: ClearChoicesProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  if (names.length === 0) return null;
  return (
    <div className={styles.clear}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={translate('lectern.bulk.clearField', { name: texts.field(name) })}
          isLabelShown
          checked={cleared.includes(name)}
          onChange={(event) => onChange(event.target.checked ? [...cleared, name] : cleared.filter((one) => one !== name))}
        />
      ))}
    </div>
  );
}
