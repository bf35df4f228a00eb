import { v7 } from 'uuid';
import type { UploadKind } from '../../src/schemas';

/** Where stored files are read, by anybody. */
export const FILES_PATH = '/files/';

/** A key for a new file: `<institute or platform>/<kind>/<id>/<name>.<extension>`. Nobody can guess or repeat one. */
export function makeKey({ instituteId, kind, fileName, extension }: { instituteId: string | null; kind: UploadKind; fileName: string; extension: string }): string {
  const base = fileName.replace(/\.[^.]*$/, '').normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60).replace(/^-+|-+$/g, '');
  return `${instituteId ?? 'platform'}/${kind}/${v7()}/${base || 'file'}.${extension}`;
}

/** Whether a text is a key at all: of an uploaded file, or of a picture of the demo content. */
export function isKey(text: string): boolean {
  return UPLOADED.test(text) || isDemoKey(text);
}

/** Pictures drawn by our own code: the only vector graphics that are served. */
export function isDemoKey(key: string): boolean {
  return DEMO.test(key);
}

/** The id of the file in a key of `makeKey`: no other file has it. */
export function idOfKey(key: string): string {
  return key.split('/')[2]!;
}

/** The extension of a file name, in lower case and without the point; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const UPLOADED = new RegExp(`^(platform|${ID})/[A-Za-z]{1,20}/${ID}/[a-z0-9-]{1,60}\\.[a-z0-9]{3,4}$`);
const DEMO = /^demo\/[a-z]{1,20}\/[a-z0-9-]{1,80}\.svg$/;
