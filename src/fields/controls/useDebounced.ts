import { useEffect, useState } from 'react';

/** The value once it has rested for a while. @param delay in ms */
export function useDebounced<T>({ value, delay }: { value: T; delay: number }): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
