import { useCallback, useState } from 'react';

/**
 * State that the browser keeps under `lectern.<key>`, also past the end of a session. The value has to survive JSON;
 * what cannot be read, or storage that is switched off, gives `initial`.
 */
export function useRemembered<T>(key: string, initial: T): [T, (value: T) => void] {
  const [kept, setKept] = useState(() => ({ key, value: remembered(key, initial) }));
  // Another key, another memory: read during drawing, so that no frame shows the old one.
  const current = kept.key === key ? kept : { key, value: remembered(key, initial) };
  if (current !== kept) setKept(current);
  const remember = useCallback(
    (value: T) => {
      setKept({ key, value });
      write(key, value);
    },
    [key],
  );
  return [current.value, remember];
}

/** What is remembered under `lectern.<key>`, outside a component. */
export function remembered<T>(key: string, initial: T): T {
  try {
    const text = window.localStorage.getItem(`lectern.${key}`);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) window.localStorage.removeItem(`lectern.${key}`);
    else window.localStorage.setItem(`lectern.${key}`, JSON.stringify(value));
  } catch {
    // The choice then lasts as long as the page.
  }
}
