import type { Config } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { blockDefaults, drawBlock, drawFooter, drawHeader, FRAME_BLOCKS, PAGE_BLOCKS, type PageBlockType, type SiteBlockType, type SiteNode, type SiteValues, type SiteView } from '../../../schemas/site';
import { drawNode } from './drawNode';

/** What blocks are drawn with in the editor. */
export interface CanvasMeta {
  readonly view: SiteView;
  readonly labelOf: (type: string) => string;
  readonly nothing: string;
}

interface BlockProps {
  readonly id: string;
  readonly puck: { readonly metadata: Record<string, unknown> };
}

/** The blocks as the editor knows them. It draws them as the platform does; their fields are forms of ours beside it. */
export function makeConfig(labelOf: (type: string) => string): Config {
  const frame = { drag: false, delete: false, duplicate: false, insert: false };
  return {
    root: { fields: {}, render: ({ children }: { readonly children: ReactNode }) => <div className="ls">{children}</div> },
    components: Object.fromEntries([...FRAME_BLOCKS, ...PAGE_BLOCKS].map((type: SiteBlockType) => [type, {
      label: labelOf(type),
      fields: {},
      defaultProps: blockDefaults(type),
      ...(type === 'header' || type === 'footer' ? { permissions: frame } : {}),
      render: ({ id, puck, ...props }: BlockProps) => <BlockOnCanvas type={type} id={id} props={props} meta={puck.metadata as unknown as CanvasMeta} />,
    }])),
  } as unknown as Config;
}

/** Nothing on the canvas is pressed or reached by itself: its blocks are chosen as wholes. */
function BlockOnCanvas({ type, id, props, meta: { view, labelOf, nothing } }: { readonly type: SiteBlockType; readonly id: string; readonly props: SiteValues; readonly meta: CanvasMeta }): ReactNode {
  const node = nodeOf({ type, id, props, view });
  const drawn = useRef<HTMLDivElement>(null);
  const label = labelOf(type);
  // What is dragged is a button to who hears the page, and has no name of its own. It is marked as such only later.
  useEffect(() => drawn.current?.parentElement?.setAttribute('aria-label', label), [label]);
  return (
    <div ref={drawn} inert className="wb-drawn">
      {node === null ? <p className="wb-nothing">{`${label}: ${nothing}`}</p> : drawNode(node)}
    </div>
  );
}

function nodeOf({ type, id, props, view }: { readonly type: SiteBlockType; readonly id: string; readonly props: SiteValues; readonly view: SiteView }): SiteNode {
  if (type === 'header') return drawHeader({ props, view });
  if (type === 'footer') return drawFooter({ props, view });
  return drawBlock({ type: type as PageBlockType, id: `draft-${id}`, props, view });
}
