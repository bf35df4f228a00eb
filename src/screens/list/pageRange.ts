interface PageRangeParams {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Rows the page really has. */
  readonly rows: number;
  readonly meta: { readonly isEstimate?: boolean; readonly isOpenEnded?: boolean } | undefined;
}

/** Which rows of how many a page shows, as a key of the catalogue with its numbers, and the last page. */
export function pageRange({ page, perPage, total, rows, meta }: PageRangeParams): { key: string; from: number; to: number; last: number } {
  const before = Math.min((page - 1) * perPage, total);
  const kind = meta?.isOpenEnded ? 'rangeOpen' : meta?.isEstimate ? 'rangeEstimate' : 'range';
  return { key: `lectern.list.${kind}`, from: Math.min(before + 1, total), to: Math.min(before + rows, total), last: Math.max(1, Math.ceil(total / perPage)) };
}
