import type { CallRequest } from './client';

/** Whether the platform has a call; Lectern's own has all of them. */
let isLacking: (call: Pick<CallRequest, 'method' | 'path'>) => boolean = () => false;

/** Says which calls the platform does not have, once, when the console starts. */
export function setAbsent(lacking: typeof isLacking): void {
  isLacking = lacking;
}

/** Whether the platform does not have a call: what it is for is then left out, and it is never asked. */
export function lacks(call: Pick<CallRequest, 'method' | 'path'>): boolean {
  return isLacking(call);
}
