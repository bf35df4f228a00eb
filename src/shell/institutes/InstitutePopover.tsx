import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useDeclarations, useLookup, useSelectedInstitute } from '../../dataProvider';
import type { ChosenInstitute } from '../../dataProvider';
import { useShell } from '../context/shellContext';
import { Icon, IconButton, Popover, isComposing } from '../../ui';
import { ActForDialog } from './ActForDialog';
import styles from './InstitutePopover.module.css';

/** Between the last key and the question. In ms. */
const DEBOUNCE_MS = 150;

/** Chooses one institute or all of them; the super admin may also act for one. Arrows move, Enter chooses, of what was typed the first match, Escape closes. */
export default function InstitutePopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const { institute, choose } = useSelectedInstitute();
  const { user } = useShell();
  const canAct = useActor()?.role === 'super_admin' && !user.isActing;
  const [query, setQuery] = useState('');
  const [actFor, setActFor] = useState<ChosenInstitute | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { items, total, isPending, isFetching, isSettled } = useInstitutes(query);
  const [isEntered, setEntered] = useState(false);
  const isAsking = actFor !== null;
  // The list waits below the question, out of reach of a press beside it.
  const closeList = useCallback(() => {
    if (!isAsking) onClose();
  }, [isAsking, onClose]);

  const type = (text: string): void => {
    setQuery(text);
    setEntered(false);
  };
  const clear = (): void => {
    type('');
    list.current?.querySelector('input')?.focus();
  };
  const pick = (next: ChosenInstitute | null): void => {
    choose(next);
    onClose();
    anchor.focus();
  };
  const pickFirst = useEffectEvent(() => {
    const [first] = items;
    if (first) pick({ id: first.id, name: first.title });
    else setEntered(false);
  });
  // Enter may come before the answer to what was typed: then it waits for it.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Enter waits for an answer that comes from outside
    if (isEntered && isSettled) pickFirst();
  }, [isEntered, isSettled]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      return setEntered(query.trim() !== '');
    }
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: lines[Math.min(at + 1, lines.length - 1)], ArrowUp: lines[Math.max(at - 1, 0)] }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <Popover anchor={anchor} onClose={closeList} align="end" label={translate('lectern.shell.institute.title')} width={320}>
        <div ref={list} className={styles.panel} onKeyDown={onKeyDown} aria-busy={isFetching}>
          <div className={styles.search}>
            <Icon name="search" size={16} />
            <input data-line data-autofocus type="search" value={query} aria-label={translate('lectern.shell.institute.search')} placeholder={translate('lectern.shell.institute.search')} onChange={(event) => type(event.target.value)} />
            {query && <IconButton icon="close" isSmall label={translate('lectern.fields.clear')} onClick={clear} />}
          </div>
          <ul className={styles.list}>
            {!query.trim() && (
              <li>
                <button type="button" data-line className={styles.line} aria-current={institute === null || undefined} onClick={() => pick(null)}>
                  <span>{translate('lectern.shell.institute.all')}</span>
                  {institute === null && <Icon name="check" size={16} />}
                </button>
              </li>
            )}
            {items.map(({ id, title }) => (
              <li key={id}>
                <button type="button" data-line className={styles.line} aria-current={institute?.id === id || undefined} onClick={() => pick({ id, name: title })}>
                  <span>{title}</span>
                  {institute?.id === id && <Icon name="check" size={16} />}
                </button>
                {canAct && (
                  <IconButton icon="user" isSmall label={translate('lectern.shell.acting.actFor', { name: title })} onClick={() => setActFor({ id, name: title })} />
                )}
              </li>
            ))}
          </ul>
          <p role="status" className={styles.said}>
            {isPending ? translate('lectern.shell.institute.loading') : items.length === 0 ? translate('lectern.shell.institute.none') : total > items.length ? translate('lectern.shell.institute.more', { shown: items.length, total }) : ''}
          </p>
        </div>
      </Popover>
      {actFor && <ActForDialog institute={actFor} onClose={() => setActFor(null)} />}
    </>
  );
}

/** Institutes by a part of their name: the module whose records are the institutes. Settled once they answer what is typed. */
function useInstitutes(query: string): ReturnType<typeof useLookup> & { readonly isSettled: boolean } {
  const resource = useDeclarations().all().find((one) => one.tenant === 'self');
  const [asked, setAsked] = useState('');
  const wanted = useDeferredValue(query.trim());
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useLookup(resource?.name ?? '', { q: asked, size: 50, enabled: resource !== undefined });
  return { ...found, isSettled: asked === query.trim() && !found.isFetching };
}
