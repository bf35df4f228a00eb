import { useEffect, useState } from 'react';

/** Rows drawn at once, and how many more each following frame. */
const FIRST_ROWS = 100;
const MORE_ROWS = 200;

/**
 * How many of the rows to draw now. A long page is drawn over several frames, so that no frame is held up; a page of
 * the usual length is drawn at once.
 */
export function useGridRows(rows: readonly unknown[] | undefined): number {
  const total = rows?.length ?? 0;
  const [drawn, setDrawn] = useState({ rows, count: FIRST_ROWS });
  const count = drawn.rows === rows || drawn.count >= total ? drawn.count : FIRST_ROWS;

  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => setDrawn({ rows, count: count + MORE_ROWS }));
    return () => cancelAnimationFrame(frame);
  }, [rows, count, total]);

  return Math.min(count, total);
}
