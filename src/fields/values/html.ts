/** Whether a picture is one of the platform that the page comes from, which alone its policy shows. */
export function isOwnPicture(src: string): boolean {
  return src.startsWith('/files/');
}
