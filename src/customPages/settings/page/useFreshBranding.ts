import { useCallback } from 'react';
import { useGetIdentity } from 'ra-core';
import { useLecternData } from '../../../dataProvider';
import { askBranding, takeBranding } from '../../../shell/brand/renewBranding';

/** Asks for name, logo and colour anew after they have been saved, and shows them. What cannot be read stays until the page is loaded anew. */
export function useFreshBranding(): () => Promise<void> {
  const data = useLecternData();
  const { identity } = useGetIdentity();
  const isWhiteLabelled = identity?.['isWhiteLabelled'] === true;
  return useCallback(async () => {
    try {
      takeBranding({ data: await askBranding(data), isWhiteLabelled });
    } catch {
      return;
    }
  }, [data, isWhiteLabelled]);
}
