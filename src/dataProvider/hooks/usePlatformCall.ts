import { useCallback } from 'react';
import type { PlatformCallParams } from '../platformCall';
import { useLecternData } from './useLecternData';

/** What a call resolves with: the reply's data, in the shape the caller knows. */
export type CallPlatform = <T>(path: string, params?: Partial<PlatformCallParams>) => Promise<T>;

/** Makes calls that belong to no declared module. Reads unless a method is given. */
export function usePlatformCall(): CallPlatform {
  const data = useLecternData();
  return useCallback(
    async <T>(path: string, params: Partial<PlatformCallParams> = {}): Promise<T> => (await data.call(path, { method: 'GET', ...params })).data as T,
    [data],
  );
}
