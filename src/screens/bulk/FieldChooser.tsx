import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { useListModel } from '../list/listModel';
import styles from './Dialogs.module.css';
import { Questions } from './Questions';
import type { QuestionsHandle } from './Questions';
import { editableFields } from './useBulkActions';

/** Chooses the field that all rows get one value of, and asks for the value. */
export function FieldChooser({ ref, onChoose }: { ref: Ref<QuestionsHandle>; onChoose: (isChosen: boolean) => void }): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fields = editableFields({ resource, actor });
  const open = fields.filter((field) => !chosen.includes(field.name));
  const choose = (names: readonly string[]): void => {
    setChosen(names);
    onChoose(names.length > 0);
  };
  const picked = Object.fromEntries(fields.filter((field) => chosen.includes(field.name)).map((field) => [field.name, field]));
  return (
    <div className={styles.questions}>
      {open.length > 0 && (
        <div>
          <label htmlFor={id} className={styles.label}>
            {translate('lectern.bulk.field')}
          </label>
          <select id={id} className={styles.select} value="" onChange={(event) => choose([...chosen, event.target.value])}>
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
      )}
      {chosen.length > 0 && <Questions key={chosen.length} ref={ref} fields={picked} />}
    </div>
  );
}
