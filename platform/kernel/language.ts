/** The languages the platform writes to people in; the same as the console's. English is the default (part 1 §9). */
export const LANGUAGES = ['en', 'zh', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In which days and numbers are written: English as in India. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-IN' : language;
}

/** The language a caller asks for most, of those there are; `null` when it names none of them. `fr-CA` is French. */
export function askedLanguage(header: string | undefined): Language | null {
  const asked = (header ?? '').slice(0, MAX_HEADER).split(',').map((part, place) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
    return { language: LANGUAGES.find((one) => one === tag.split('-')[0]), quality: Number(quality ?? 1), place };
  });
  const wanted = asked.filter(({ language, quality }) => language !== undefined && quality > 0);
  return wanted.sort((a, b) => b.quality - a.quality || a.place - b.place)[0]?.language ?? null;
}

const MAX_HEADER = 1_000;
