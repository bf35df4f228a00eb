import { useCallback } from 'react';
import { useGetIdentity } from 'ra-core';
import { usePlatformCall } from '../../dataProvider';
import { takeBranding } from '../../shell/brand/renewBranding';

/** Asks for name, logo and colour anew after they have been saved, and shows them. What cannot be read stays until the page is loaded anew. */
export function useFreshBranding(): () => Promise<void> {
  const call = usePlatformCall();
  const { identity } = useGetIdentity();
  const isWhiteLabelled = identity?.['isWhiteLabelled'] === true;
  return useCallback(async () => {
    try {
      takeBranding({ data: await call<unknown>('/branding', { handling: { quiet: true } }), isWhiteLabelled });
    } catch {
      return;
    }
  }, [call, isWhiteLabelled]);
}
