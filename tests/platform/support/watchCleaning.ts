import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';
import type { TestPlatform } from './testPlatform';

const send = Worker.prototype.postMessage;

/** How many transactions are open whenever the cleaner is given a text. */
export function watchCleaning(platform: TestPlatform): { readonly open: () => readonly number[]; readonly stop: () => void } {
  const { database } = platform.context;
  const own = { transaction: database.transaction, hold: database.hold };
  let under = 0;
  const found: number[] = [];
  Object.assign(database, {
    transaction: async (...asked: Parameters<typeof own.transaction>) => {
      under += 1;
      return own.transaction(...asked).finally(() => (under -= 1));
    },
    hold: async () => {
      under += 1;
      const held = await own.hold();
      const ended = <T>(end: () => Promise<T>) => () => end().finally(() => (under -= 1));
      return { ...held, commit: ended(held.commit), rollback: ended(held.rollback) };
    },
  });
  const seen = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function told(this: Worker, text: unknown) {
    if (typeof text === 'string' && text !== '') found.push(under);
    return send.call(this, text);
  });
  return { open: () => found, stop: () => (seen.mockRestore(), void Object.assign(database, own)) };
}
