import type { SummaryGroup, SummaryReply } from '../schemas';
import { clientOf, type DataContext } from './dataContext';
import { isBody } from './envelope';
import { addressOfRows, wireFilters } from './searchCall';
import { narrowedFilter } from './selectedInstitute';
import type { LecternDataProvider } from './types';

/** What rows come to, group by group: of the rows a list shows by the same filter, and of the chosen institute's alone. */
export function createSummaries({ loader, clients, instituteId = () => null }: DataContext): Pick<LecternDataProvider, 'summarize'> {
  return {
    async summarize(name, { by, filter, signal }) {
      const resource = await loader.load(name);
      const { q, ...others } = narrowedFilter({ resource, filter, instituteId: instituteId() });
      const { at, left } = addressOfRows({ call: resource.endpoint.summary, filter: others });
      const words = typeof q === 'string' ? q.trim() : '';
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { ...(words ? { query: words } : {}), filters: wireFilters({ resource, filter: left }), by, timeZone };
      const reply = await clientOf({ clients, resource }).send({ method: 'POST', ...at, body, signal, handling: { quiet: true } });
      return { data: openSummary({ answer: reply.data, by }) };
    },
  };
}

function openSummary({ answer, by }: { answer: unknown; by: string }): SummaryReply {
  const data = isBody(answer) ? answer : {};
  const groups = Array.isArray(data['groups']) ? (data['groups'] as unknown[]).filter(isGroup) : [];
  return { by, groups, totals: isBody(data['totals']) ? (data['totals'] as SummaryReply['totals']) : {}, isCut: data['isCut'] === true };
}

function isGroup(value: unknown): value is SummaryGroup {
  return isBody(value) && 'key' in value && isBody(value['values']);
}
