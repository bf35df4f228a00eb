/** What to take of something pasted or dropped that is too long; null where all of it may come. Pictures that came inside it, whose signs nobody types, do not count. */
export function beginningOf({ given, most }: { readonly given: Pick<DataTransfer, 'getData'> | null; readonly most: number }): string | null {
  const text = given?.getData('text/plain') ?? '';
  const html = (given?.getData('text/html') ?? '').replace(INSIDE, '');
  return text.length > most || html.length > most ? text.slice(0, most) : null;
}

/** The address of a picture that is all of it. */
const INSIDE = /\bsrc\s*=\s*(?:"\s*data:[^"]*"|'\s*data:[^']*'|data:[^\s>]*)/gi;
