/** The link that writes to an address. Signs that would begin further parts of a link, as `?bcc=`, stay part of the address. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
