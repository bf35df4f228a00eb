import type { ThemeOptions } from '@mui/material/styles';

/** How each MUI part is drawn: flat, one border, the heights of our own controls. */
export function muiComponents({ isCompact }: { isCompact: boolean }): NonNullable<ThemeOptions['components']> {
  const size = 'small' as const;
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: {
          minHeight: 'var(--control)',
          padding: '0 14px',
          borderRadius: 'var(--radius-control)',
          '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        },
        outlined: { borderColor: 'var(--border)', color: 'var(--text)', background: 'var(--surface)', '&:hover': { borderColor: 'var(--border-strong)', background: 'var(--hover)' } },
        text: { color: 'var(--text-2)', '&:hover': { background: 'var(--pressed)' } },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { borderRadius: 'var(--radius-control)', color: 'var(--text-2)', '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 } } },
    },
    MuiTextField: { defaultProps: { size, variant: 'outlined', fullWidth: true } },
    MuiFormControl: { defaultProps: { size } },
    MuiAutocomplete: {
      defaultProps: { size },
      styleOverrides: {
        paper: { boxShadow: 'var(--shadow)', border: '1px solid var(--border)', borderRadius: 'var(--radius)' },
        option: { minHeight: 36, fontSize: 14 },
        tag: { borderRadius: 4 },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 'var(--control)',
          background: 'var(--surface)',
          borderRadius: 'var(--radius-control)',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border-strong)' },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-3)' },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 2 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--red)' },
          '&.Mui-disabled': { background: 'var(--surface-2)' },
        },
        input: { padding: isCompact ? '5px 10px' : '7.5px 12px', height: 20 },
        notchedOutline: { '& legend': { display: 'none' }, top: 0 },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: { root: { position: 'static', transform: 'none', fontSize: 13, fontWeight: 500, lineHeight: '20px', marginBottom: 4, color: 'var(--text)', '&.Mui-focused': { color: 'var(--text)' } } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', '&.Mui-error': { color: 'var(--red)' } } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--shadow)', border: '1px solid var(--border)', borderRadius: 'var(--radius)' } } },
    MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--shadow)', border: '1px solid var(--border)', borderRadius: 'var(--radius)' } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 36, '&.Mui-selected': { background: 'var(--accent-soft)' } } } },
    MuiDialog: {
      styleOverrides: {
        paper: { boxShadow: 'var(--shadow)', border: '1px solid var(--border)', borderRadius: 12 },
        root: { '& .MuiBackdrop-root': { background: 'var(--scrim)' } },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, lineHeight: '24px', fontWeight: 600, padding: '20px 24px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 20px', gap: 8 } } },
    MuiTooltip: { styleOverrides: { tooltip: { background: 'var(--text)', color: 'var(--surface)', fontSize: 12, borderRadius: 'var(--radius-control)' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40, borderBottom: '1px solid var(--border)' }, indicator: { height: 2 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '0 4px', marginRight: 20, minWidth: 0, textTransform: 'none', color: 'var(--text-2)', '&.Mui-selected': { color: 'var(--text)', fontWeight: 600 } } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, height: 24, fontSize: 13 } } },
    MuiSwitch: { defaultProps: { size } },
    MuiToggleButton: {
      styleOverrides: { root: { height: 'var(--control)', padding: '0 12px', textTransform: 'none', borderColor: 'var(--border-strong)', color: 'var(--text-2)', '&.Mui-selected': { background: 'var(--accent-soft)', color: 'var(--accent)' } } },
    },
  };
}
