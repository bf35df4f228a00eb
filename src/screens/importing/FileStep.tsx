import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useFailureText, useLecternData, useTexts } from '../../dataProvider';
import { intlLocale } from '../../fields/cellContext';
import type { CellContext } from '../../fields/values/cellTypes';
import { formatDatetime } from '../../fields/values/format';
import type { Field } from '../../schemas';
import { Button, Icon } from '../../ui';
import { useListModel } from '../model/listModel';
import type { Batch } from './batch';
import { MOST_COLUMNS, MOST_ROWS } from './fileTable';
import styles from './importing.module.css';
import type { ChosenFile } from './useChosenFile';
import { saveTemplate } from './template';
import type { UseChecking } from './useChecking';

interface FileStepProps {
  readonly fields: readonly Field[];
  readonly chosen: ChosenFile;
  readonly contexts: readonly CellContext[];
  /** What the last import of this tab made; null where there is none. */
  readonly earlier: Batch | null;
  readonly onUndo: () => void;
  readonly place: UseChecking['place'];
  /** A template was saved whose example row says this. */
  readonly onTemplate: (saying: string) => void;
}

/** Chooses a file, by the browser's own window or dropped, and says what is in it, or why nothing can be read. */
export function FileStep({ fields, chosen, contexts, place, earlier, onUndo, onTemplate }: FileStepProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const locale = intlLocale(useLocale() ?? 'en');
  const provider = useLecternData();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const sheetId = useId();
  const most = { rows: MOST_ROWS.toLocaleString(locale), columns: MOST_COLUMNS };
  const { table, name, fault, isReading } = chosen;
  const take = (files: FileList | null | undefined): void => {
    if (files?.[0]) chosen.choose(files[0]);
  };
  const template = (format: 'csv' | 'xlsx') => (): void => {
    void saveTemplate({ provider, resource, fields, format, name: texts.module, context: contexts[0]!, reading: place }).then(onTemplate).catch((error: unknown) => notify(failureText(error), { type: 'error' }));
  };
  return (
    <>
      <p>{translate('lectern.imports.file.text', most)}</p>
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="upload" size={20} />
        <span className={styles.dropText}>{translate('lectern.imports.file.drop')}</span>
        <Button kind={table ? 'quiet' : 'primary'} onClick={() => input.current?.click()}>{translate(table ? 'lectern.imports.file.other' : 'lectern.imports.file.choose')}</Button>
        <input
          ref={input} type="file" hidden tabIndex={-1} aria-label={translate('lectern.imports.file.input')} accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.target.files);
            // The same file, once it was changed, is chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <div role="status">
        {isReading && <p>{translate('lectern.imports.file.reading')}</p>}
        {table && <p className={styles.found}><Icon name="check" size={16} />{translate('lectern.imports.file.rows', { name, smart_count: table.rows.length })}</p>}
      </div>
      {fault && <p role="alert" className={styles.fault}><Icon name="alert" size={16} />{name}: {translate(`lectern.imports.fault.${fault}`, most)}</p>}
      {table && table.sheets.length > 1 && (
        <p className={styles.sheet}>
          <label htmlFor={sheetId}>{translate('lectern.imports.file.sheet')}</label>
          <select id={sheetId} value={table.sheet ?? ''} onChange={(event) => chosen.chooseSheet(event.target.value)}>
            {table.sheets.map((sheet) => <option key={sheet}>{sheet}</option>)}
          </select>
        </p>
      )}
      <div className={styles.template}>
        <p>{translate('lectern.imports.file.template')}</p>
        <span>
          <Button kind="quiet" isSmall icon="download" onClick={template('csv')}>{translate('lectern.imports.file.csv')}</Button>
          <Button kind="quiet" isSmall icon="download" onClick={template('xlsx')}>{translate('lectern.imports.file.xlsx')}</Button>
        </span>
      </div>
      {earlier && (
        <div className={styles.template}>
          <p>{translate('lectern.imports.file.last', { when: formatDatetime({ value: new Date(earlier.at).toISOString(), locale }), made: earlier.made.length, changed: earlier.changed.length })}</p>
          <span><Button kind="quiet" isSmall icon="undo" onClick={onUndo}>{translate('lectern.imports.done.undo')}</Button></span>
        </div>
      )}
    </>
  );
}
