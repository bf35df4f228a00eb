/** Settles where something floats: now, and whenever the page scrolls or the window changes. Returns how to stop. */
export function keepInPlace(settle: () => void): () => void {
  settle();
  window.addEventListener('resize', settle);
  window.addEventListener('scroll', settle, true);
  return () => {
    window.removeEventListener('resize', settle);
    window.removeEventListener('scroll', settle, true);
  };
}
