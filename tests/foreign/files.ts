import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** What the place of files wants of a PUT, where a dialect has it. */
export const UPLOAD_HEADER = { 'x-file-tier': 'hot' } as const;

/** The place of a foreign platform's files: addresses that are put to and read from. */
export interface Files {
  /** By their paths. */
  readonly kept: Map<string, { readonly type: string; readonly bytes: Buffer }>;
  /** An address for the next file. */
  sign(): { readonly uploadURL: string; readonly filePublicUrl: string };
  answer(call: { method: string; path: string; headers: IncomingHttpHeaders; bytes: Buffer; isStrict: boolean }): { status: number; headers?: OutgoingHttpHeaders; body?: Buffer };
}

export function createFiles(origin: () => string): Files {
  const kept: Files['kept'] = new Map();
  let counter = 0;
  return {
    kept,
    sign() {
      counter += 1;
      // The public address is one of the platform's own: where it stands, the settings say.
      return { uploadURL: `${origin()}/files/${counter}?signature=s`, filePublicUrl: `/files/${counter}` };
    },
    answer({ method, path, headers, bytes, isStrict }) {
      if (method === 'PUT') {
        if (isStrict && Object.entries(UPLOAD_HEADER).some(([name, value]) => headers[name] !== value)) return { status: 400 };
        kept.set(path, { type: headers['content-type'] ?? '', bytes });
        return { status: 201 };
      }
      const file = kept.get(path);
      return file ? { status: 200, headers: { 'Content-Type': file.type }, body: file.bytes } : { status: 404 };
    },
  };
}
