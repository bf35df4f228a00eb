const CHANNEL = 'lectern.unsaved';
/** Another tab answers within so long, or is taken to hold nothing. In ms. */
const ANSWER_MS = 150;

type Message = 'any?' | 'yes' | 'letGo';

const holders = new Set<() => boolean>();
let channel: BroadcastChannel | null = null;
let isLetGo = false;

/** A part of the page that may hold what is typed and not saved says so for as long as it is shown. Gives back how to end it. */
export function holdUnsaved(isDirty: () => boolean): () => void {
  holders.add(isDirty);
  channel ??= openChannel();
  return () => {
    holders.delete(isDirty);
    if (holders.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/**
 * Something would be lost with the page, or would end with it: while `isHeld` says so that is asked about, by the browser itself as
 * long as `asks` does. Gives back how to let the page go.
 */
export function holdPage({ isHeld = () => true, asks = isHeld }: { isHeld?: () => boolean; asks?: () => boolean } = {}): () => void {
  const release = holdUnsaved(isHeld);
  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (hasUnsaved() && asks()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    window.removeEventListener('beforeunload', onBeforeUnload);
    release();
  };
}

/** Whether something typed would be lost if this page were left now. */
export function hasUnsaved(): boolean {
  return !isLetGo && [...holders].some((isDirty) => isDirty());
}

/** The same of the other tabs of this browser. */
export function othersHaveUnsaved(): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(false);
  return new Promise((resolve) => {
    const asking = new BroadcastChannel(CHANNEL);
    const done = (hasAny: boolean): void => {
      clearTimeout(timer);
      asking.close();
      resolve(hasAny);
    };
    const timer = setTimeout(() => done(false), ANSWER_MS);
    asking.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'yes') done(true);
    };
    asking.postMessage('any?' satisfies Message);
  });
}

/** It has been asked and may be lost: nothing holds this page back any more, nor, with `everywhere`, the other tabs. */
export function letUnsavedGo({ everywhere = false }: { everywhere?: boolean } = {}): void {
  isLetGo = true;
  if (!everywhere || typeof BroadcastChannel === 'undefined') return;
  const telling = new BroadcastChannel(CHANNEL);
  telling.postMessage('letGo' satisfies Message);
  telling.close();
}

/** What was to be left is not: what is typed counts again. */
export function keepUnsaved(): void {
  isLetGo = false;
}

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const open = new BroadcastChannel(CHANNEL);
  open.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'any?' && hasUnsaved()) open.postMessage('yes' satisfies Message);
    if (data === 'letGo') isLetGo = true;
  };
  return open;
}
