/** Whether a text is written as HTML: a tag that formatted text may have stands in it, or a sign written out, such as `&nbsp;`. `a < b` is none. */
export function isHtml(text: string): boolean {
  return /<\/?(?:p|br|hr|h[1-6]|strong|b|em|i|u|s|sub|sup|mark|code|pre|blockquote|ul|ol|li|a|img|table|thead|tbody|tr|th|td|figure|figcaption|span|div|font)(?:\s[^<>]*)?\/?>/i.test(text) || /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i.test(text);
}

/** Plain text as HTML: a paragraph, its lines below one another. */
export function paragraphOf(text: string): string {
  const escaped = text.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return `<p>${escaped.replace(/\r\n|\r|\n/g, '<br>')}</p>`;
}
