import { useEffect } from 'react';
import { useBranding } from '../../ui/look/useBranding';

/** Names the browser's tab after the page and the app. */
export function usePageTitle(title: string): void {
  const { appName } = useBranding();
  useEffect(() => {
    document.title = `${title} – ${appName}`;
  }, [title, appName]);
}
