/** The words of a piece of HTML, without its marks: for one line of a grid and for exports. Never put back as HTML. */
export function plainOf(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/h\d|\/div|\/blockquote|\/t[dhr])[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Whether a picture is one of the platform that the page comes from, which alone its policy shows. */
export function isOwnPicture(src: string): boolean {
  return src.startsWith('/files/');
}
