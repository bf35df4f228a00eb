import { useEffect, useRef } from 'react';

/** How long typing rests before the list is asked. In ms. */
const DEBOUNCE_MS = 180;

/** Hands a typed value on once typing rests. */
export function useRested<Value>({ value, isNew, onRest }: { readonly value: Value; readonly isNew: (value: Value) => boolean; readonly onRest: (value: Value) => void }): void {
  const latest = useRef({ isNew, onRest });
  useEffect(() => {
    latest.current = { isNew, onRest };
  });
  useEffect(() => {
    if (!latest.current.isNew(value)) return;
    const timer = setTimeout(() => latest.current.onRest(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
