import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { renderCell } from '../fields/renderCell';
import type { CellContext } from '../fields/values/cellTypes';
import { Button, Dialog } from '../ui';
import type { Clash } from './clashes';
import styles from './forms.module.css';

interface StaleDialogProps {
  /** What the record is called. */
  readonly title: string;
  /** When one has changed it oneself, elsewhere; null: it was somebody else. */
  readonly ownTime: string | null;
  /** Where the two versions differ. */
  readonly clashes: readonly Clash[];
  readonly context: CellContext;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** The record has changed since the form was opened: take the other's version, or save over it, which keeps both where each has changed other fields. */
export function StaleDialog({ title, ownTime, clashes, context, onReload, onOverwrite, onClose }: StaleDialogProps): ReactNode {
  const translate = useTranslate();
  // Nothing of theirs is lost where each has changed other fields.
  const areApart = clashes.length > 0 && clashes.every(({ isOfBoth }) => !isOfBoth);
  const text = ownTime === null ? (areApart ? 'bothText' : 'text') : areApart ? 'ownBothText' : 'ownText';
  return (
    <Dialog
      role="alertdialog"
      size={clashes.length > 0 ? 'medium' : 'small'}
      title={translate(ownTime === null ? 'lectern.form.stale.title' : 'lectern.form.stale.ownTitle')}
      closeLabel={translate('lectern.form.stale.back')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('lectern.form.stale.back')}</Button>
          <Button onClick={onReload}>{translate(ownTime === null ? 'lectern.form.stale.reload' : 'lectern.form.stale.ownReload')}</Button>
          <Button kind={areApart ? 'primary' : 'danger'} onClick={onOverwrite}>
            {translate(areApart ? 'lectern.form.stale.both' : 'lectern.form.stale.overwrite')}
          </Button>
        </>
      }
    >
      <p>{translate(`lectern.form.stale.${text}`, { title, time: ownTime })}</p>
      {clashes.length > 0 && (
        <div className={styles.clashes} tabIndex={0} role="group" aria-label={translate('lectern.form.stale.differences')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('lectern.form.stale.field')}</th>
                <th scope="col">{translate(ownTime === null ? 'lectern.form.stale.theirs' : 'lectern.form.stale.ownTheirs')}</th>
                <th scope="col">{translate('lectern.form.stale.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {clashes.map(({ field, theirs, mine, isOverwritten }) => (
                <tr key={field.name}>
                  <th scope="row">{context.label(field.name)}</th>
                  <td>{renderCell({ field, value: theirs, context, isDetail: true })}</td>
                  <td>{isOverwritten ? renderCell({ field, value: mine, context, isDetail: true }) : <span className={styles.kept}>{translate('lectern.form.stale.kept')}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
