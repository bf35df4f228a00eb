import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler gives the address of the file
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { IconButton } from '../../../ui';
import type { InputProps } from '../../values/inputTypes';
import styles from './upload.module.css';

interface PdfPagesProps {
  readonly address: string;
  readonly translate: InputProps['context']['translate'];
  readonly onBroken: () => void;
}

GlobalWorkerOptions.workerSrc = workerUrl;

/** A PDF, page by page. It is drawn here, since the platform's files may do nothing in a page, and phones open none in one. */
export default function PdfPages({ address, translate, onBroken }: PdfPagesProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const broken = useRef(onBroken);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [page, setPage] = useState(1);

  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    const loading = getDocument({ url: address, isEvalSupported: false, useWasm: false });
    let isOver = false;
    loading.promise.then(
      (opened) => !isOver && setPdf(opened),
      () => !isOver && broken.current(),
    );
    return () => {
      isOver = true;
      void loading.destroy();
    };
  }, [address]);
  useEffect(() => {
    if (!pdf || !canvas.current) return;
    const drawing = drawPage({ pdf, number: page, canvas: canvas.current });
    drawing.done.catch(() => broken.current());
    return drawing.end;
  }, [pdf, page]);

  const pages = pdf?.numPages ?? 0;
  return (
    <>
      {!pdf && <p role="status">{translate('lectern.upload.opening')}</p>}
      <canvas ref={canvas} role="img" aria-label={translate('lectern.upload.page', { page, pages })} hidden={!pdf} />
      {pages > 1 && (
        <div className={styles.pages}>
          <IconButton icon="chevronLeft" label={translate('lectern.upload.pageBefore')} isSmall disabled={page === 1} onClick={() => setPage(page - 1)} />
          <span role="status">{translate('lectern.upload.page', { page, pages })}</span>
          <IconButton icon="chevronRight" label={translate('lectern.upload.pageAfter')} isSmall disabled={page === pages} onClick={() => setPage(page + 1)} />
        </div>
      )}
    </>
  );
}

/** As wide as there is room, in the dots of the screen. */
function drawPage({ pdf, number, canvas }: { pdf: PDFDocumentProxy; number: number; canvas: HTMLCanvasElement }): { done: Promise<void>; end: () => void } {
  let isOver = false;
  let cancel = (): void => undefined;
  const draw = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    if (isOver) return;
    const width = canvas.parentElement?.clientWidth ?? MOST_WIDTH;
    const scale = (Math.min(width, MOST_WIDTH) / page.getViewport({ scale: 1 }).width) * window.devicePixelRatio;
    const viewport = page.getViewport({ scale });
    [canvas.width, canvas.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    const task = page.render({ canvas, viewport });
    cancel = () => task.cancel();
    await task.promise.catch((error: Error) => {
      if (error.name !== 'RenderingCancelledException') throw error;
    });
  };
  return {
    done: draw(),
    end: () => {
      isOver = true;
      cancel();
    },
  };
}

const MOST_WIDTH = 900;
