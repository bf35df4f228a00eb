import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHome } from '../../ui';

/**
 * A row that goes takes the focus with it, and nothing says so: as after an action that leads out of the list. The focus then goes on in the rows that are left, and
 * with the last of them in the page. @returns how to say whether one of the rows has it
 */
export function useHeldFocus(): (isHeld: boolean) => void {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    focusHome();
  });
  // With the last row the list itself goes.
  useEffect(() => () => {
    if (held.current) focusHome();
  }, []);
  return useCallback((isHeld) => void (held.current = isHeld), []);
}
