/** The engine of boxes that are searched by typing. Apart from the kit's index, so that it comes with the first of them, not with the first screen. */
export { createFilterOptions, default as useAutocomplete } from '@mui/material/useAutocomplete';
export type { FilterOptionsState } from '@mui/material/useAutocomplete';
