import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../dataProvider';
import { useListModel } from '../model/listModel';
import styles from './Dialogs.module.css';
import { editableFields } from './useBulkActions';
import { useAskComing, useComesWith } from './useComesWith';

interface FieldChooserProps {
  readonly chosen: readonly string[];
  /** Of the chosen fields those that are to be emptied. */
  readonly cleared: readonly string[];
  /** Whether some row has no value of a field yet. */
  readonly lacks: (name: string) => boolean;
  readonly onChoose: (names: readonly string[]) => void;
}

/** Chooses the fields that all rows get one value of; each is then asked for below, what comes with its value too, with nothing set before somebody does. Takes the focus when a field with it was taken out. Stands inside the form. */
export function FieldChooser({ chosen, cleared, lacks, onChoose }: FieldChooserProps): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const { setValue, clearErrors } = useFormContext();
  const select = useRef<HTMLSelectElement>(null);
  const seen = useRef(chosen.length);
  useEffect(() => {
    if (chosen.length < seen.current && document.activeElement === document.body) select.current?.focus();
    seen.current = chosen.length;
  }, [chosen.length]);
  useAskComing({ chosen, cleared, lacks, onChoose });
  const open = [...editableFields({ resource, actor }), ...useComesWith({ chosen, cleared, lacks }).fields].filter((field) => !chosen.includes(field.name));
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
