import { FileError, MOST_BYTES, type FileTable } from './fileTable';
import type { ReadReply } from './readWorker';

/** A file that takes longer is meant to. In ms. */
const MOST_TIME = 30_000;

/** Reads a file in a worker, so that the page stays free whatever the file is. @throws FileError with why nothing can be read */
export async function openFile({ file, locale, sheet = null }: { readonly file: File; readonly locale: string; readonly sheet?: string | null }): Promise<FileTable> {
  // What is too large is not even loaded.
  if (file.size > MOST_BYTES) throw new FileError('tooLarge');
  const bytes = await file.arrayBuffer().then((buffer) => new Uint8Array(buffer), () => null);
  if (!bytes) throw new FileError('broken');
  const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { type: 'module' });
  try {
    const reply = await new Promise<ReadReply>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<ReadReply>) => resolve(event.data));
      worker.addEventListener('error', () => resolve({ fault: 'broken' }));
      setTimeout(() => resolve({ fault: 'broken' }), MOST_TIME);
      worker.postMessage({ bytes, name: file.name, locale, sheet }, [bytes.buffer]);
    });
    if ('fault' in reply) throw new FileError(reply.fault);
    return reply.table;
  } finally {
    worker.terminate();
  }
}
