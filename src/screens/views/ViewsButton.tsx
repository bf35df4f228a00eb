import { Suspense, lazy, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { useFailureText } from '../../dataProvider';
import { STAFF } from '../../fields/values/titleIn';
import { withWords } from '../../i18n/withWords';
import { useAddresses } from '../../shell/nav/useAddresses';
import { Button, MenuPopover } from '../../ui';
import { useRemembered } from '../../ui/useRemembered';
import type { MenuItem } from '../../ui';
import { useListModel, useRows } from '../model/listModel';
import { askedOf, columnsOf, isShown, searchOf, type Shown } from './shownView';
import { groupOf, useViews, type View } from './useViews';
import styles from './views.module.css';

const SaveView = lazy(async () => ({ default: (await withWords(() => import('./SaveView'))).SaveView }));
const ManageViews = lazy(async () => ({ default: (await withWords(() => import('./ManageViews'))).ManageViews }));

/** The own choice of columns before a view was opened, and which view that was. */
interface Before {
  readonly names: readonly string[] | null;
  readonly view?: string;
}

/** The saved views of a list: opens one, saves what is shown now as one, and leads to where they are changed. They are asked for when somebody comes near. */
export function ViewsButton(): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { resource, actor, columns } = useListModel();
  const { chosenValues, sort, perPage } = useRows();
  const { list } = useAddresses(resource);
  const [isWanted, setWanted] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'change' | 'manage' | null>(null);
  const { views, error, isFetching, refetch } = useViews({ module: resource.name, actor, isWanted });
  const close = useCallback(() => setAnchor(null), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const shown: Shown = { resource, filter: chosenValues, sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' }, perPage, columns, now: Date.now() };

  const lines = (views ?? []).filter((view) => groupOf(view, actor) < 3);
  const seen = lines.find((view) => isShown(shown, view.asked));
  // The own choice of columns, while those of a view stand in its place.
  const [before, keepBefore] = useRemembered<Before | null>(`columnsBefore.${actor.id}.${resource.name}`, null);
  // The own view that was opened, of which the list shows something else by now.
  const left = seen ? undefined : lines.find((view) => view.isOwn && view.id === before?.view);
  const showColumns = (names: readonly string[] | null): void => (names === null ? columns.reset() : columns.show(names));
  const keepOpened = (view: string): void => keepBefore({ names: before ? before.names : columns.isChanged ? columns.shown.map(({ name }) => name) : null, view });
  const open = ({ id, asked }: View): void => {
    keepOpened(id);
    showColumns(columnsOf({ resource, columns, asked }));
    void navigate({ pathname: list, search: searchOf({ resource, asked, now: Date.now() }) });
  };
  /** The list as it is without a view, in the own columns. */
  const openUsual = (): void => {
    if (before !== null) showColumns(before.names);
    keepBefore(null);
    void navigate(list);
  };
  /** The menu stays open. */
  const retry = (at: HTMLElement | null): void => {
    setAnchor(at);
    void refetch();
  };
  const items: (MenuItem | 'line')[] = [
    ...(lines.length > 0 ? [{ key: 'usual', label: translate('lectern.views.usual'), isChosen: search === '' && before === null, onSelect: openUsual }, 'line' as const] : []),
    ...lines.flatMap((view, at): (MenuItem | 'line')[] => [
      ...(at > 0 && groupOf(view, actor) !== groupOf(lines[at - 1]!, actor) ? ['line' as const] : []),
      { key: view.id, label: view.name, badge: view.isOwn ? undefined : (view.ownerName ?? translate(STAFF)), isChosen: isShown(shown, view.asked), onSelect: () => open(view) },
    ]),
    ...(!views && error ? [{ key: 'failed', icon: 'retry' as const, label: translate('lectern.views.failed', { reason: failureText(error) }), onSelect: () => retry(anchor) }] : []),
  ];
  const foot: MenuItem[] = [
    ...(left ? [{ key: 'change', icon: 'check' as const, label: translate('lectern.views.saveChanges', { name: left.name }), onSelect: () => setDialog('change') }] : []),
    { key: 'save', icon: 'plus', label: translate('lectern.views.saveAs'), onSelect: () => setDialog('save') },
    ...(views?.some((view) => view.isOwn || view.mayDelete) ? [{ key: 'manage', icon: 'edit' as const, label: translate('lectern.views.manage'), onSelect: () => setDialog('manage') }] : []),
  ];
  const isWaiting = anchor !== null && !views && (!error || isFetching);
  const onClick = (at: HTMLElement): void => {
    setAnchor(anchor ? null : at);
    setWanted(true);
    // Others may have given some since.
    if (!anchor && (views || error)) void refetch();
  };
  return (
    <>
      <Button icon="eye" isBusy={isWaiting} aria-haspopup="menu" aria-expanded={anchor !== null && !isWaiting} onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)} onClick={(event) => onClick(event.currentTarget)} {...(seen && { 'aria-label': translate('lectern.views.open', { name: seen.name }), title: seen.name })}>
        <span className={styles.open}>{seen?.name ?? translate('lectern.views.button')}</span>
      </Button>
      {anchor && !isWaiting && <MenuPopover anchor={anchor} label={translate('lectern.views.button')} items={items} foot={foot} onClose={close} />}
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'manage' ? (
            <ManageViews module={resource.name} actor={actor} views={views ?? []} onClose={closeDialog} />
          ) : (
            <SaveView module={resource.name} actor={actor} asked={askedOf(shown)} views={views ?? []} replaced={dialog === 'change' ? left : undefined} onSaved={keepOpened} onClose={closeDialog} />
          )}
        </Suspense>
      )}
    </>
  );
}
