import type { FileCell } from './fileCell';
import { csvLine } from './safeCell';

export type FileRequest =
  | { readonly kind: 'begin'; readonly format: 'csv' | 'xlsx'; readonly sheet: string; readonly head: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly FileCell[])[] }
  | { readonly kind: 'end' };

export interface FileReply {
  readonly file: Blob;
}

/** With this mark spreadsheets read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let begun: Extract<FileRequest, { kind: 'begin' }>;
let lines: string[] = [];
let rows: (readonly FileCell[])[] = [];

self.addEventListener('message', (event: MessageEvent<FileRequest>): void => {
  const request = event.data;
  if (request.kind === 'begin') {
    begun = request;
    lines = [csvLine(request.head)];
    rows = [];
  } else if (request.kind === 'rows') {
    if (begun.format === 'csv') for (const row of request.rows) lines.push(csvLine(row));
    else rows.push(...request.rows);
  } else {
    void finish().then((file) => self.postMessage({ file } satisfies FileReply, { transfer: [] }));
  }
});

async function finish(): Promise<Blob> {
  if (begun.format === 'csv') return new Blob([BYTE_ORDER_MARK, lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
  const { sheetFile } = await import('./sheetFile');
  return new Blob([sheetFile({ name: begun.sheet, head: begun.head, rows })], { type: XLSX_TYPE });
}
