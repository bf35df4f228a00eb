/** Rows a page may be asked for, besides the module's own number. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
