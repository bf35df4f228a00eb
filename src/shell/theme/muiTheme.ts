import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { Appearance } from './appearance';
import { muiComponents } from './muiComponents';

/**
 * MUI's theme, made from the tokens as they are on the page. The palette holds computed colours, because MUI blends
 * them; everything else refers to the custom properties.
 */
export function createMuiTheme({ scheme, density }: Appearance): Theme {
  const token = tokenReader();
  return createTheme({
    palette: {
      mode: scheme,
      primary: { main: token('--accent', '#4f46e5'), dark: token('--accent-strong', '#4038c7'), contrastText: token('--accent-contrast', '#ffffff') },
      error: { main: token('--red', '#b3202b'), contrastText: token('--red-contrast', '#ffffff') },
      warning: { main: token('--amber', '#855000') },
      success: { main: token('--green', '#146c43') },
      info: { main: token('--blue', '#1d5bb0') },
      text: { primary: token('--text', '#171a21'), secondary: token('--text-2', '#454c5a'), disabled: token('--text-3', '#616978') },
      background: { default: token('--bg', '#f6f7f9'), paper: token('--surface', '#ffffff') },
      divider: token('--border', '#e3e6eb'),
    },
    shape: { borderRadius: 6 },
    spacing: 4,
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 500, letterSpacing: 0 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '20px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h6: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    },
    transitions: { duration: { shortest: 80, shorter: 100, short: 120, standard: 140, complex: 150, enteringScreen: 140, leavingScreen: 100 } },
    components: muiComponents({ isCompact: density === 'compact' }),
  });
}

function tokenReader(): (name: string, otherwise: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name, otherwise) => style.getPropertyValue(name).trim() || otherwise;
}
