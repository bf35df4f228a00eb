import { useDataProvider } from 'ra-core';
import type { LecternDataProvider } from '../types';

/** The data provider with Lectern's own methods. */
export function useLecternData(): LecternDataProvider {
  return useDataProvider<LecternDataProvider>();
}
