import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '../../../ui';

/** Between the rows one below the other and side by side by their state. */
export function BoardToggle({ isBoard, onToggle }: { readonly isBoard: boolean; readonly onToggle: () => void }): ReactNode {
  const translate = useTranslate();
  return (
    <Button icon={isBoard ? 'list' : 'columns'} onClick={onToggle}>
      {translate(isBoard ? 'lectern.board.asList' : 'lectern.board.asBoard')}
    </Button>
  );
}
