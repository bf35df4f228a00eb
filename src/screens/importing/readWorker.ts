import { FileError, type FileFault, type FileTable } from './fileTable';
import { readFile, type ReadFileParams } from './readFile';

export type ReadReply = { readonly table: FileTable } | { readonly fault: FileFault };

self.addEventListener('message', (event: MessageEvent<ReadFileParams>): void => {
  const reply = (answer: ReadReply): void => self.postMessage(answer, { transfer: [] });
  readFile(event.data).then((table) => reply({ table }), (error: unknown) => reply({ fault: error instanceof FileError ? error.fault : 'broken' }));
});
