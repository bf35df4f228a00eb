/** Names one after the other, apart as the language writes it: `A, B`, `甲、乙`. */
export function joined({ texts, locale }: { readonly texts: readonly string[]; readonly locale: string }): string {
  return texts.join(/^(ja|zh)\b/.test(locale) ? '、' : ', ');
}
