import { dayOf } from '../../fields/values/datePresets';
import type { ExportFormat } from './ExportMenu';
import type { FileCell } from './fileCell';
import type { FileReply, FileRequest } from './fileWorker';

interface FileWriter {
  add(rows: readonly (readonly FileCell[])[]): void;
  /** Finishes the file and hands it to the browser's downloads. */
  save(): Promise<void>;
  close(): void;
}

/** Writes a file of rows in a worker, so that the page stays free. */
export function createFileWriter({ format, name, head }: { format: ExportFormat; name: string; head: readonly string[] }): FileWriter {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' });
  const send = (request: FileRequest): void => worker.postMessage(request, []);
  send({ kind: 'begin', format, sheet: name, head });
  return {
    add: (rows) => send({ kind: 'rows', rows }),
    async save() {
      const bytes = await new Promise<Blob>((resolve, reject) => {
        worker.addEventListener('message', (event: MessageEvent<FileReply>) => resolve(event.data.file));
        worker.addEventListener('error', (event) => reject(new Error(event.message)));
        send({ kind: 'end' });
      });
      download({ file: bytes, name: `${name} ${dayOf(new Date())}.${format}` });
    },
    close: () => worker.terminate(),
  };
}

function download({ file, name }: { file: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
