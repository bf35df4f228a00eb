/** A label and what it says, with the colon of the language: `Status: Paid`, `Statut : Payé`, `状態：支払済み`. */
export function withLabel({ label, text, language }: { readonly label: string; readonly text: string; readonly language: string }): string {
  if (language === 'fr') return `${label}\u00a0: ${text}`;
  return language === 'ja' || language === 'zh' ? `${label}：${text}` : `${label}: ${text}`;
}
