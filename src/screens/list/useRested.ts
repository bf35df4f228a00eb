import { useEffect, useRef, useState } from 'react';

/** How long typing rests before the list is asked. In ms. */
const DEBOUNCE_MS = 180;

/**
 * Hands a typed value on once typing rests. Never after the person has set off for another page: while its code is still
 * on the way the list stays in sight, and asking it anew would lead back to it.
 */
export function useRested<Value>({ value, isNew, onRest }: { readonly value: Value; readonly isNew: (value: Value) => boolean; readonly onRest: (value: Value) => void }): void {
  const [path] = useState(() => window.location.pathname);
  const latest = useRef({ isNew, onRest });
  useEffect(() => {
    latest.current = { isNew, onRest };
  });
  useEffect(() => {
    if (!latest.current.isNew(value)) return;
    const timer = setTimeout(() => {
      if (window.location.pathname === path) latest.current.onRest(value);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, path]);
}
