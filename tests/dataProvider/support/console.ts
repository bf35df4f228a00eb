import { createClients, createDataProvider, createErrorSignals, type ConsoleConfig, type ErrorSignal } from '../../../src/dataProvider';
import { en } from '../../../src/i18n/en';
import { createTrustedLoader, filesSource } from '../../../src/schemas';

/** The shipped declarations, through the loader. */
export const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../../src/resources/*.ts', { eager: true }))] });

/** The console's data half against a server of the test. */
export function testConsole({ url, timeoutMs, authorization = 'Bearer test', now }: { url: string; timeoutMs?: number; authorization?: string | null; now?: () => number }) {
  const config: ConsoleConfig = { apiBase: `${url}/api/v9`, apiV2Base: `${url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] };
  const signals = createErrorSignals(now ? { now } : {});
  const sent: ErrorSignal[] = [];
  signals.subscribe((signal) => sent.push(signal));
  const timeouts = timeoutMs === undefined ? {} : { main: timeoutMs, second: timeoutMs, auth: timeoutMs };
  const clients = createClients({ config, credentials: { authorization: () => authorization }, signals, timeouts });
  return { clients, signals, sent, dataProvider: createDataProvider({ loader, clients }) };
}

/** The English words of a key. */
export function wordsOf(key: string): string {
  const found = key.split('.').reduce<unknown>((level, part) => (level as Record<string, unknown> | undefined)?.[part], en);
  if (typeof found !== 'string') throw new Error(`No words for ${key}`);
  return found;
}

/** The words a signal shows. */
export function shownBy(signal: ErrorSignal | undefined): string | null {
  if (!signal || !('text' in signal)) return null;
  return 'key' in signal.text ? wordsOf(signal.text.key) : signal.text.words;
}

/** Every text below a level of the catalogue. */
export function allWords(level: unknown): string[] {
  return typeof level === 'string' ? [level] : Object.values(level as Record<string, unknown>).flatMap(allWords);
}
