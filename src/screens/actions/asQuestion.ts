/** A question that ends with a title in quotation marks: what the title asks itself is not asked twice. @example Answer “Why?”? → Answer “Why?” */
export function asQuestion(text: string): string {
  return text.replace(/([?？]\s?[”»])\s?[?？]$/, '$1');
}
