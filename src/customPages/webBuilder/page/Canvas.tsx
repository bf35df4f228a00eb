import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Puck } from '@puckeditor/core';
import { useTranslate } from 'ra-core';
import { useCanvas } from './editorCanvas';
import { inOrder } from './siteData';
import { WIDTHS, type Device } from './TopBar';

/** The page as it will be, as wide as the device. */
export function Canvas({ device }: { readonly device: Device }): ReactNode {
  const translate = useTranslate();
  const dispatch = useCanvas((canvas) => canvas.dispatch);
  const content = useCanvas((canvas) => canvas.appState.data.content);
  // Nothing stands above the header or below the footer.
  useEffect(() => {
    const right = inOrder(content);
    if (right !== content) dispatch({ type: 'setData', data: { content: right }, recordHistory: false });
  }, [content, dispatch]);
  const width = WIDTHS[device];
  return (
    <section className="wb-canvas" aria-label={translate('lectern.webBuilder.canvas')}>
      <div className="wb-paper" style={{ width: width ?? '100%' }}>
        <Puck.Preview />
      </div>
    </section>
  );
}
