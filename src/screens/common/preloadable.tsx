import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A screen whose code comes later, and how to have it come before it is needed. */
export interface Preloadable<P> {
  readonly Screen: ComponentType<P>;
  /** Loads the code; at once done where it is there. */
  readonly preload: () => Promise<void>;
}

/**
 * A screen whose code is loaded when first drawn, or before. Unlike `lazy` alone, one that has been loaded before is
 * drawn at once, without a waiting page in between, which React would keep for a third of a second.
 */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | null = null;
  const fetched = async (): Promise<{ default: ComponentType<P> }> => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Waiting = lazy(fetched);
  function Screen(props: P): ReactNode {
    // Stays what it was when first drawn: another component would lose what has been typed.
    const [Drawn] = useState<ComponentType<P>>(() => loaded ?? (Waiting as unknown as ComponentType<P>));
    return <Drawn {...props} />;
  }
  return { Screen, preload: async () => void (await fetched()) };
}
