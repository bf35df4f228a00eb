import { AsyncLocalStorage } from 'node:async_hooks';

/** Stands for one transaction, by being no other. */
export interface TransactionMark {
  /** Whether it is open: work that was begun within one and goes on after it is within none. */
  isOpen: boolean;
}

/**
 * The transactions that the present work is within. One storage for all of them, made once: Node asks every one that was ever used about
 * every promise, for as long as the process lives.
 */
const within = new AsyncLocalStorage<readonly TransactionMark[]>();

/** Does something within a transaction, beside those it is within already. */
export function withinTransaction<T>(mark: TransactionMark, run: () => Promise<T>): Promise<T> {
  return within.run([mark, ...(within.getStore() ?? [])], run);
}

/** Whether the present work is within this one. */
export function isWithin(mark: TransactionMark): boolean {
  return within.getStore()?.includes(mark) ?? false;
}

/**
 * To be called by whatever asks a service of somebody else: an object store, the DNS, a payment provider, a mail server, an assistant. They
 * take as long as they like, and a transaction that waits for them keeps a connection from everybody else.
 * @param whom as the message names it
 * @throws Error while a transaction is open, unless somebody is told instead (`onAskedWithin`)
 */
export function askElsewhere(whom: string): void {
  if (!within.getStore()?.some(({ isOpen }) => isOpen)) return;
  const error = new Error(`${whom} was asked while a transaction is open: ask before it, or after.`);
  if (!told) throw error;
  told(error);
}

/** The same before each call of an object's functions. */
export function askingElsewhere<T extends object>(whom: string, given: T): T {
  return new Proxy(given, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        askElsewhere(whom);
        return (await (member as (...all: unknown[]) => unknown)(...input)) as unknown;
      };
    },
  });
}

let told: ((error: Error) => void) | null = null;

/** Who serves people would rather have the connection held, and hear of it. @returns what ends it */
export function onAskedWithin(tell: (error: Error) => void): () => void {
  told = tell;
  return () => {
    if (told === tell) told = null;
  };
}
