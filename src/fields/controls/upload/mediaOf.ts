/** What a file can be looked at as, by the end of its address. */
export type Media = 'picture' | 'video' | 'audio' | 'pdf';

export function mediaOf(address: string): Media | null {
  return MEDIA[/\.([a-z0-9]+)$/i.exec(address.split(/[?#]/)[0]!)?.[1]?.toLowerCase() ?? ''] ?? null;
}

const MEDIA: Readonly<Record<string, Media>> = { jpg: 'picture', jpeg: 'picture', jfif: 'picture', png: 'picture', svg: 'picture', mp4: 'video', mov: 'video', mp3: 'audio', pdf: 'pdf' };
