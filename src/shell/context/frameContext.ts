import { createContext, useContext } from 'react';

/** What parts of the frame, and screens inside it, may open. */
export interface FrameActions {
  /** The command palette, with these words already in its box. */
  readonly openPalette: (query?: string) => void;
  /** The keys of the console. */
  readonly openHelp: () => void;
  /** The choice of an institute; null for who does not see several. */
  readonly institutes: { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void } | null;
}

export const FrameContext = createContext<FrameActions | null>(null);

/** What can be opened. Throws outside of the frame. */
export function useFrame(): FrameActions {
  const actions = useContext(FrameContext);
  if (!actions) throw new Error('No frame');
  return actions;
}
