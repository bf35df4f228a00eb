/** How files of each extension begin (part 1 §5). The platform looks more closely; this saves sending what it would refuse. */
const BEGINNINGS: Readonly<Record<string, (text: string) => boolean>> = {
  jpg: isJpeg, jpeg: isJpeg, jfif: isJpeg,
  png: (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  pdf: (text) => text.includes('%PDF-'),
  mp4: isMovie, mov: isMovie,
  mp3: (text) => text.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(text),
};

/** Bytes of a file that tell what it is; a PDF may begin a little later. */
const LOOKED_AT = 1_024;

/** Whether a file begins as one of its extension does. */
export async function beginsAs({ file, extension }: { readonly file: Blob; readonly extension: string }): Promise<boolean> {
  const begins = BEGINNINGS[extension];
  if (!begins) return true;
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  return begins(String.fromCharCode(...bytes));
}

function isJpeg(text: string): boolean {
  return text.startsWith('\xff\xd8\xff');
}

/** Of a movie the second four bytes name the first part of its content. */
function isMovie(text: string): boolean {
  return ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide'].includes(text.slice(4, 8));
}
