/** Which page of a list is asked for. */
export interface PageQuery {
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

/** Page and size of a query string, as text or read already; what is no whole number in bounds counts as not said. */
export function pageQuery({ query, size, maxSize }: { readonly query: unknown; readonly size: number; readonly maxSize: number }): PageQuery {
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  return {
    page: whole({ value: given['page'], least: 0, fallback: 0, most: 1_000_000 }),
    size: whole({ value: given['size'], least: 1, fallback: size, most: maxSize }),
  };
}

function whole({ value, least, fallback, most }: { value: unknown; least: number; fallback: number; most: number }): number {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : fallback;
  return Number.isInteger(number) && number >= least ? Math.min(number, most) : fallback;
}
