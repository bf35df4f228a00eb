import type { FileHandle } from 'node:fs/promises';

export type SyncHandle = (handle: FileHandle) => Promise<void>;

/**
 * Sends what has been written on its way to the disk while more arrives, so that whoever makes the file of it does not
 * wait for all of it at the end. One file at a time, and nobody waits for it: more would keep the few threads there are
 * from everything else.
 */
export interface EarlySync {
  /** Takes a handle of a file that has been written to, and closes it. */
  readonly offer: (input: { readonly id: string; readonly handle: FileHandle }) => Promise<void>;
  /** Comes when nothing of this file is on its way any more. */
  readonly settled: (id: string) => Promise<void>;
}

/**
 * @param fail is called where the disk did not take what was written. It says so once, hence not to whoever asks again at the end
 * @param sync how a file is brought onto the disk
 */
export function createEarlySync({ fail, sync = (handle) => handle.datasync() }: { readonly fail: (id: string) => Promise<void>; readonly sync?: SyncHandle | undefined }): EarlySync {
  let running: { readonly id: string; readonly ended: Promise<void> } | null = null;
  let passed = 0;
  return {
    offer: async ({ id, handle }) => {
      passed += 1;
      if (running || passed < EVERY) return handle.close();
      passed = 0;
      const ended = sync(handle)
        .catch(() => fail(id))
        .finally(() => handle.close())
        .catch(() => undefined)
        .finally(() => (running = null));
      running = { id, ended };
    },
    settled: async (id) => {
      if (running?.id === id) await running.ended;
    },
  };
}

/** Of so many writings one is followed by a sync. */
const EVERY = 4;
