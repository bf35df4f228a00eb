import { useMemo } from 'react';
import { dayInIndia } from '../../schemas';
import { dayOf } from '../values/datePresets';
import { useByNow } from './useByNow';

/**
 * An instant of the day it is, in milliseconds: the same until the day ends, in India or where the reader is, also in a page that is left
 * open over it. Days without a clock follow the one, instants the other.
 */
export function useDay(): number {
  const day = useByNow(() => `${dayInIndia(new Date(Date.now()).toISOString(), 0)} ${dayOf(new Date(Date.now()))}`);
  return useMemo(() => (day === null ? Number.NaN : Date.now()), [day]);
}
