const INSTANT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z/g;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;

/** The second line of a record as people read it: the platform gives it as the fields hold it, times and days by their ISO forms. */
export function shownSubtitle({ text, locale }: { text: string; locale: string }): string {
  const language = locale === 'en' ? 'en-IN' : locale;
  const format = (value: Date, options: Intl.DateTimeFormatOptions, as: string): string => (Number.isNaN(value.getTime()) ? as : new Intl.DateTimeFormat(language, options).format(value));
  return text
    .replace(INSTANT, (found) => format(new Date(found), { dateStyle: 'medium', timeStyle: 'short' }, found))
    .replace(DAY, (found) => format(new Date(`${found}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }, found));
}
