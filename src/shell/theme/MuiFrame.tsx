import { useMemo } from 'react';
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { AdoptedSheet } from './adoptedSheet';
import { useAppearance } from './appearance';
import { createMuiTheme } from './muiTheme';

/**
 * Gives lazily loaded parts MUI in the look of the tokens. Put it around a screen, a dialog or a panel that uses MUI;
 * nesting is harmless. It follows theme, accent and density at once.
 */
export function MuiFrame({ children }: { children: ReactNode }): ReactNode {
  const appearance = useAppearance();
  // A new appearance is a new object, also where only the tenant's colours differ.
  const muiTheme = useMemo(() => createMuiTheme(appearance), [appearance]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

const cache = makeCache();

function makeCache(): ReturnType<typeof createCache> {
  const made = createCache({ key: 'mui', speedy: true });
  if ('adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype) {
    made.sheet = new AdoptedSheet({ key: 'mui' }) as unknown as typeof made.sheet;
  }
  return made;
}
