import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './FloatingSlot.module.css';

/**
 * Puts something small into the corner at the bottom of the frame, as a button that opens a chat (part 1 §2). The page
 * leaves room for it, so that its last rows can be read.
 */
export function FloatingSlot({ children }: { children: ReactNode }): ReactNode {
  const host = useSyncExternalStore(subscribe, () => current);
  return host && createPortal(children, host);
}

/** The corner itself. Nothing is drawn while nobody fills it. */
export function FloatingCorner(): ReactNode {
  return <div ref={setHost} className={styles.corner} data-frame data-corner />;
}

let current: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setHost(host: HTMLElement | null): void {
  current = host;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
