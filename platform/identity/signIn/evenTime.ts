import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that an answer takes at least where its time could tell whether there is an account. */
const LEAST_MS = 200;

/** Answers, or fails, after the same time whoever is asked about: what is done for somebody who is there takes less. */
export async function inEvenTime<T>(run: () => Promise<T>): Promise<T> {
  const floor = sleep(LEAST_MS);
  try {
    return await run();
  } finally {
    await floor;
  }
}

/** Fails after the same time; what succeeds is not held back. */
export async function failingInEvenTime<T>(run: () => Promise<T>): Promise<T> {
  const floor = sleep(LEAST_MS);
  try {
    return await run();
  } catch (error) {
    await floor;
    throw error;
  }
}
