import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useFailureText, useLecternData, useTexts } from '../../dataProvider';
import { Button } from '../../ui';
import { useCellContext, intlLocale } from '../../fields/cellContext';
import { fileColumns } from '../model/chosenColumns';
import { countHidden } from '../model/countHidden';
import { useListModel, useRows } from '../model/listModel';
import type { ExportFormat } from './ExportMenu';
import styles from './ExportRun.module.css';
import { exportRows } from './exportRows';
import { createFileWriter } from './fileWriter';

/** One export under way: says how far it is and may be stopped. Mounted is running. */
export function ExportRun({ format, ids, onEnd }: { format: ExportFormat; ids: readonly string[] | null; onEnd: () => void }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const notify = useNotify();
  const failureText = useFailureText();
  const provider = useLecternData();
  const { resource, columns, filters } = useListModel();
  const { filterValues, sort, total = 0 } = useRows();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const [done, setDone] = useState(0);
  const [controller] = useState(() => new AbortController());
  const fields = fileColumns({ resource, columns });
  const expected = ids ? ids.length : total;

  const run = async (): Promise<void> => {
    const { signal } = controller;
    const writer = createFileWriter({ format, name: texts.module, head: fields.map((field) => texts.field(field.name)) });
    try {
      const { done: count, total: there } = await exportRows({ provider, resource, fields, filter: filterValues, sort, ids, context, signal, write: writer.add, onProgress: setDone });
      await writer.save();
      if (count < there) notify('lectern.exports.partly', { type: 'warning', messageArgs: { done: count, total: there, smart_count: count } });
      else {
        // Chosen rows are those, whatever else there is.
        const left = ids ? [] : await countHidden({ provider, resource: resource.name, filters, filterValues, sort, signal });
        const hidden = left.map((one) => translate('lectern.list.hiddenRows', { count: one.count.toLocaleString(locale), field: texts.field(one.field) })).join('; ');
        notify(hidden ? 'lectern.exports.doneHidden' : 'lectern.exports.done', { type: 'success', messageArgs: { smart_count: count, hidden } });
      }
    } catch (error) {
      if (!signal.aborted) notify('lectern.exports.failed', { type: 'error', messageArgs: { reason: failureText(error) } });
    } finally {
      writer.close();
      onEnd();
    }
  };
  // What was on the screen when it began is what is exported, whatever changes meanwhile.
  const begin = useRef(run);
  useEffect(() => {
    const timer = setTimeout(() => void begin.current(), 0);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className={styles.run}>
      <progress value={done} max={Math.max(1, expected)} aria-label={translate('lectern.exports.title')} />
      <span>{translate('lectern.exports.running', { done, total: expected })}</span>
      <Button kind="bare" isSmall onClick={() => controller.abort()}>
        {translate('lectern.exports.cancel')}
      </Button>
    </div>
  );
}
