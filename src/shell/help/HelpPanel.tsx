import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useDeclarations, useDeclaredOf } from '../../dataProvider';
import { routeTitle } from '../table/routeTitle';
import { startTour } from '../tour/tourControl';
import { Button, IconButton, giveFocusBack } from '../../ui';
import { ModuleHelp } from './ModuleHelp';
import { closeHelpPanel } from './helpControl';
import { openScreen } from './screenKind';
import type { OpenScreen } from './screenKind';
import styles from './HelpPanel.module.css';

/** Paragraphs of the kinds of screen that many have: keys below `lectern.help.<kind>`. */
const PARAGRAPHS: Readonly<Record<Exclude<OpenScreen['kind'], 'page'>, readonly string[]>> = {
  list: ['find', 'columns', 'open'],
  form: ['fill', 'keep', 'stale'],
  record: ['read', 'act'],
  pending: ['wait'],
};

/** Help beside the open screen; it follows as one goes on working. On a small screen it lies over the page. */
export default function HelpPanel({ onKeys }: { onKeys: () => void }): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const loader = useDeclarations();
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const open = openScreen({ pathname, loader });
  const name = 'resource' in open ? open.resource.name : null;
  const resource = useDeclaredOf(name === null ? [] : [name]).declared.get(name ?? '');

  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => giveFocusBack(before);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    closeHelpPanel();
  };
  const { title, paragraphs } =
    open.kind === 'page'
      ? { title: routeTitle({ route: open.route, translate }), paragraphs: open.route.help ?? [] }
      : { title: translate(`lectern.help.${open.kind}.title`), paragraphs: PARAGRAPHS[open.kind].map((name) => `lectern.help.${open.kind}.${name}`) };
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={translate('lectern.help.screen')} data-frame onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" isSmall label={translate('lectern.help.close')} onClick={closeHelpPanel} />
      </header>
      {/* It holds words alone: who works by keyboard scrolls it by its own focus. */}
      <div className={styles.body} role="group" aria-labelledby={heading} tabIndex={0}>
        {paragraphs.map((key) => (
          <p key={key}>{translate(key)}</p>
        ))}
        {open.kind === 'list' && (
          <>
            <h3>{translate('lectern.help.list.bulkTitle')}</h3>
            <p>{translate('lectern.help.list.bulk')}</p>
          </>
        )}
        {resource && <ModuleHelp resource={resource} />}
      </div>
      <footer className={styles.foot}>
        <Button isSmall onClick={onKeys}>
          {translate('lectern.help.keys')}
        </Button>
        <span className={styles.wideOnly}>
          <Button
            isSmall
            onClick={() => {
              closeHelpPanel();
              startTour();
            }}
          >
            {translate('lectern.help.tour')}
          </Button>
        </span>
      </footer>
    </aside>
  );
}
