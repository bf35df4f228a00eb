import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from '@puckeditor/core';
import { useTranslate } from 'ra-core';
import { IconButton } from '../../../ui';
import { PAGE_BLOCKS } from '../../../schemas/site';
import { useCanvas } from './editorCanvas';
import { newId, ZONE } from './siteData';

/** The kinds of blocks: dragged onto the page, or added below the chosen one by a press. */
export function BlockKinds(): ReactNode {
  const translate = useTranslate();
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const count = useCanvas((canvas) => canvas.appState.data.content.length);
  const chosen = useCanvas((canvas) => canvas.appState.ui.itemSelector?.index ?? null);
  const add = (type: string): void => {
    const at = chosen === null || chosen >= count - 1 ? Math.max(1, count - 1) : chosen + 1;
    dispatch({ type: 'insert', componentType: type, destinationIndex: at, destinationZone: ZONE, id: newId(type) });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: ZONE } }, recordHistory: false });
  };
  return (
    <section aria-labelledby="wb-kinds">
      <h2 id="wb-kinds" className="wb-h">{translate('lectern.webBuilder.add')}</h2>
      <div className="wb-kinds">
        <Drawer>
          {PAGE_BLOCKS.map((type) => (
            <Drawer.Item key={type} name={type} label={translate(`lectern.webBuilder.blocks.${type}`)}>
              {() => <span className="wb-kind">{translate(`lectern.webBuilder.blocks.${type}`)}</span>}
            </Drawer.Item>
          ))}
        </Drawer>
        <div className="wb-adds">
          {PAGE_BLOCKS.map((type) => (
            <IconButton key={type} icon="plus" isSmall label={translate('lectern.webBuilder.addOne', { block: translate(`lectern.webBuilder.blocks.${type}`) })} onClick={() => add(type)} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The blocks of the page in their order: chosen, moved, doubled and removed by the keyboard. */
export function BlockOrder(): ReactNode {
  const translate = useTranslate();
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const content = useCanvas((canvas) => canvas.appState.data.content);
  const chosen = useCanvas((canvas) => canvas.appState.ui.itemSelector?.index ?? null);
  const list = useRef<HTMLOListElement>(null);
  const choose = (index: number): void => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } }, recordHistory: false });
  const move = (from: number, to: number): void => {
    dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: ZONE });
    choose(to);
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${to < from ? 'up' : 'down'}"]`)?.focus());
  };
  const remove = (index: number): void => {
    dispatch({ type: 'remove', index, zone: ZONE });
    dispatch({ type: 'setUi', ui: { itemSelector: null }, recordHistory: false });
    requestAnimationFrame(() => list.current?.children[Math.max(0, index - 1)]?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <section aria-labelledby="wb-order">
      <h2 id="wb-order" className="wb-h">{translate('lectern.webBuilder.order')}</h2>
      <ol ref={list} className="wb-order">
        {content.map((block, index) => {
          const isFrame = block.type === 'header' || block.type === 'footer';
          const name = translate('lectern.webBuilder.nth', { number: index + 1, block: translate(`lectern.webBuilder.blocks.${block.type}`) });
          return (
            <li key={String(block.props.id)}>
              <button type="button" className="wb-choose" aria-pressed={chosen === index} onClick={() => choose(index)}>{translate(`lectern.webBuilder.blocks.${block.type}`)}</button>
              {!isFrame && (
                <span className="wb-moves">
                  <IconButton data-move="up" icon="arrowUp" isSmall label={translate('lectern.webBuilder.up', { block: name })} aria-disabled={index <= 1} onClick={() => index > 1 && move(index, index - 1)} />
                  <IconButton data-move="down" icon="arrowDown" isSmall label={translate('lectern.webBuilder.down', { block: name })} aria-disabled={index >= content.length - 2} onClick={() => index < content.length - 2 && move(index, index + 1)} />
                  <IconButton icon="copy" isSmall label={translate('lectern.webBuilder.double', { block: name })} onClick={() => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: ZONE })} />
                  <IconButton icon="trash" isSmall label={translate('lectern.webBuilder.remove', { block: name })} onClick={() => remove(index)} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
