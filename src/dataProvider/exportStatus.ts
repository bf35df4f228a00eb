import type { Client } from './client';
import { failureDetails } from './callFailure';
import { openRecord } from './envelope';

/** How far a report is. `message` is a key of the catalogue or the platform's own words, to be shown meanwhile. */
export interface ExportStatus {
  /** Its id; the start of an export calls it `id`. */
  readonly reportId: string;
  readonly reportType: string;
  readonly status: 'Pending' | 'Processing' | 'Processed' | 'Failed';
  /** Where the file is, once there is one. */
  readonly url: string | null;
  readonly message: string | null;
}

/** Time between two questions (part 2 §9). In ms. */
export const EXPORT_POLL_MS = 10_000;

const PREPARING = 'fixed.reports.pending';
const NOT_READY = 'MultipleValidationErrors';

/**
 * Starts an export (part 2 §4).
 * @throws CallFailure
 */
export async function startExport({ client, type, filters = {}, signal }: { client: Client; type: string; filters?: Readonly<Record<string, unknown>>; signal?: AbortSignal }): Promise<ExportStatus> {
  const { data } = await client.send({ method: 'POST', path: `/report/export/${encodeURIComponent(type)}`, body: filters, signal });
  return statusOf({ data, type });
}

/**
 * How far an export is now. A 500 with the code MultipleValidationErrors means Pending and shows nothing by itself; any
 * other 500 is one (part 2 §4).
 * @throws CallFailure
 */
export async function askExport({ client, reportId, type, signal }: { client: Client; reportId: string; type: string; signal?: AbortSignal }): Promise<ExportStatus> {
  try {
    const path = `/report/export/${encodeURIComponent(type)}/${encodeURIComponent(reportId)}`;
    const { data } = await client.send({ method: 'GET', path, signal, handling: { expects: [NOT_READY] } });
    return { ...statusOf({ data, type }), reportId };
  } catch (error) {
    const details = failureDetails(error);
    if (details?.status !== 500 || details.code !== NOT_READY) throw error;
    return { reportId, reportType: type, status: 'Pending', url: null, message: PREPARING };
  }
}

interface PollExportParams {
  readonly client: Client;
  readonly reportId: string;
  readonly type: string;
  readonly onStatus: (status: ExportStatus) => void;
  /** Ends the asking, as when the page is left. */
  readonly signal: AbortSignal;
  /** @default EXPORT_POLL_MS */
  readonly everyMs?: number;
}

/**
 * Asks until the report is processed or has failed; resolves with that.
 * @throws CallFailure
 * @throws DOMException AbortError when `signal` is aborted
 */
export async function pollExport({ client, reportId, type, onStatus, signal, everyMs = EXPORT_POLL_MS }: PollExportParams): Promise<ExportStatus> {
  for (;;) {
    const status = await askExport({ client, reportId, type, signal });
    onStatus(status);
    if (status.status === 'Processed' || status.status === 'Failed') return status;
    await pause({ ms: everyMs, signal });
  }
}

const STATES = ['Pending', 'Processing', 'Processed', 'Failed'] as const;

/** A state nobody knows is one that goes on: only Processed ends the asking by the specification. */
function statusOf({ data, type }: { data: unknown; type: string }): ExportStatus {
  const record = openRecord(data);
  const status = STATES.find((one) => one.toLowerCase() === String(record['status']).toLowerCase()) ?? 'Pending';
  const text = (name: string): string | null => (typeof record[name] === 'string' && record[name] !== '' ? record[name] : null);
  return {
    reportId: String(record['reportId'] ?? record['id'] ?? ''),
    reportType: text('reportType') ?? type,
    status,
    url: text('url'),
    message: text('message') ?? (status === 'Pending' || status === 'Processing' ? PREPARING : null),
  };
}

async function pause({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The asking was given up.', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
