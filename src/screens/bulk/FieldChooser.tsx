import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../dataProvider';
import { useListModel } from '../list/listModel';
import styles from './Dialogs.module.css';
import { editableFields } from './useBulkActions';

/** Chooses the fields that all rows get one value of; each is then asked for below, with nothing set before somebody does. Takes the focus when a field was taken out. Stands inside the form. */
export function FieldChooser({ chosen, onChoose }: { chosen: readonly string[]; onChoose: (names: readonly string[]) => void }): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const { setValue, clearErrors } = useFormContext();
  const select = useRef<HTMLSelectElement>(null);
  const seen = useRef(chosen.length);
  useEffect(() => {
    if (chosen.length < seen.current) select.current?.focus();
    seen.current = chosen.length;
  }, [chosen.length]);
  const open = editableFields({ resource, actor }).filter((field) => !chosen.includes(field.name));
  const choose = (name: string): void => {
    setValue(name, null);
    clearErrors(name);
    onChoose([...chosen, name]);
  };
  if (open.length === 0) return null;
  return (
    <div className={styles.chooser}>
      <label htmlFor={id} className={styles.label}>
        {translate('lectern.bulk.field')}
      </label>
      <select ref={select} id={id} className={styles.select} value="" onChange={(event) => choose(event.target.value)}>
        <option value="" disabled>
          {translate('lectern.bulk.chooseField')}
        </option>
        {open.map((field) => (
          <option key={field.name} value={field.name}>
            {texts.field(field.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
