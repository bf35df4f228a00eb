import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFailureText, useTexts } from '../../dataProvider';
import { STAFF } from '../../fields/values/titleIn';
import type { Actor } from '../../schemas';
import { Button, ConfirmDialog, Dialog } from '../../ui';
import { EditView } from './EditView';
import { useAudienceText, useDeleteView, type View } from './useViews';
import styles from './views.module.css';

interface ManageViewsProps {
  readonly module: string;
  readonly actor: Actor;
  readonly views: readonly View[];
  readonly onClose: () => void;
}

/** The views that one may change or delete: each with its name, and whom it is for. */
export function ManageViews({ module, actor, views, onClose }: ManageViewsProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const texts = useTexts(module);
  const audienceText = useAudienceText(actor);
  const remove = useDeleteView();
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<View | null>(null);
  /** Where the focus goes on once what holds it is gone. */
  const goesOn = useRef<string | null>(null);
  const own = views.filter((view) => view.isOwn || view.mayDelete);

  useEffect(() => {
    if (goesOn.current === null || edited !== null || asked !== null) return;
    (list.current?.querySelector<HTMLElement>(`[data-view="${goesOn.current}"] button`) ?? list.current)?.focus();
    goesOn.current = null;
  }, [edited, asked]);

  const next = (view: View): string => (own[own.indexOf(view) + 1] ?? own[own.indexOf(view) - 1])?.id ?? '';
  const onDelete = async (view: View): Promise<void> => {
    const at = next(view);
    await remove({ id: view.id });
    // The button that led to the question is gone with its view.
    goesOn.current = at;
    setAsked(null);
    notify('lectern.views.deleted', { type: 'success', messageArgs: { name: view.name } });
  };

  return (
    <Dialog title={translate('lectern.views.manageTitle', { name: texts.module })} closeLabel={translate('lectern.shell.close')} size="medium" onClose={onClose} actions={<Button onClick={onClose}>{translate('lectern.shell.close')}</Button>}>
      <ul ref={list} tabIndex={-1} className={styles.views} aria-label={translate('lectern.views.button')}>
        {own.map((view) => (
          <li key={view.id} data-view={view.id} className={styles.view}>
            {edited === view.id ? (
              <EditView
                actor={actor}
                view={view}
                onClose={() => {
                  goesOn.current = view.id;
                  setEdited(null);
                }}
              />
            ) : (
              <>
                <span className={styles.named}>
                  <strong>{view.name}</strong>
                  <span className={styles.whose}>{view.isOwn ? audienceText(view) : translate('lectern.views.ownedBy', { audience: audienceText(view), name: view.ownerName ?? translate(STAFF) })}</span>
                </span>
                <span className={styles.buttons}>
                  {view.isOwn && (
                    <Button isSmall icon="edit" aria-label={translate('lectern.views.changeOf', { name: view.name })} onClick={() => setEdited(view.id)}>
                      {translate('lectern.list.edit')}
                    </Button>
                  )}
                  {view.mayDelete && (
                    <Button isSmall icon="trash" aria-haspopup="dialog" aria-label={translate('lectern.views.deleteOf', { name: view.name })} onClick={() => setAsked(view)}>
                      {translate('lectern.list.delete')}
                    </Button>
                  )}
                </span>
              </>
            )}
          </li>
        ))}
        {own.length === 0 && <li className={styles.none}>{translate('lectern.views.none')}</li>}
      </ul>
      {asked && (
        <ConfirmDialog title={translate('lectern.views.deleteTitle', { name: asked.name })} verb={translate('lectern.list.delete')} onConfirm={() => onDelete(asked)} sayFailure={failureText} onClose={() => setAsked(null)}>
          <p>{translate(asked.audience === 'own' ? 'lectern.views.deleteText' : 'lectern.views.deleteSharedText')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
