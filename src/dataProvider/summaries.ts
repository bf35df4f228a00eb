import type { Call, Resource, SegmentCounts, SummaryGroup, SummaryReply } from '../schemas';
import { clientOf, type DataContext } from './dataContext';
import { isBody } from './envelope';
import { ownZone } from './ownZone';
import { addressOfRows, segmentOf, wireFilters } from './searchCall';
import { narrowedFilter } from './selectedInstitute';
import type { LecternDataProvider, ListFilter } from './types';

interface Asked {
  readonly filter: ListFilter;
  readonly signal?: AbortSignal | undefined;
}

/** What is told of the rows that a list shows by the same filter, and of the chosen institute's alone. */
export function createSummaries({ loader, clients, instituteId = () => null }: DataContext): Pick<LecternDataProvider, 'summarize' | 'countSegments'> {
  const ask = async ({ resource, call, asked, more }: { resource: Resource; call: Call; asked: Asked; more?: Readonly<Record<string, unknown>> }): Promise<unknown> => {
    const { q, segment: _segment, ...others } = narrowedFilter({ resource, filter: asked.filter, instituteId: instituteId() });
    const { at, left } = addressOfRows({ call, filter: others });
    const words = typeof q === 'string' ? q.trim() : '';
    const body = { ...(words ? { query: words } : {}), filters: wireFilters({ resource, filter: left }), ...more };
    return (await clientOf({ clients, resource }).send({ method: 'POST', ...at, body, signal: asked.signal, handling: { quiet: true } })).data;
  };
  return {
    async summarize(name, { by, ...asked }) {
      const resource = await loader.load(name);
      const answer = await ask({ resource, call: resource.endpoint.summary, asked, more: { ...segmentOf(asked.filter['segment']), by, timeZone: ownZone() } });
      return { data: openSummary({ answer, by }) };
    },
    async countSegments(name, asked) {
      const resource = await loader.load(name);
      return { data: openCounts(await ask({ resource, call: resource.endpoint.segments, asked })) };
    },
  };
}

function openCounts(answer: unknown): SegmentCounts {
  const { counts, isMore } = isBody(answer) ? answer : {};
  const told = isBody(counts) ? Object.entries(counts).filter((one): one is [string, number] => typeof one[1] === 'number') : [];
  return { counts: Object.fromEntries(told), isMore: Array.isArray(isMore) ? isMore.filter((one) => typeof one === 'string') : [] };
}

function openSummary({ answer, by }: { answer: unknown; by: string }): SummaryReply {
  const data = isBody(answer) ? answer : {};
  const groups = Array.isArray(data['groups']) ? (data['groups'] as unknown[]).filter(isGroup) : [];
  return { by, groups, totals: isBody(data['totals']) ? (data['totals'] as SummaryReply['totals']) : {}, isCut: data['isCut'] === true, groupCount: (data['groupCount'] as number | undefined) ?? groups.length };
}

function isGroup(value: unknown): value is SummaryGroup {
  return isBody(value) && 'key' in value && isBody(value['values']);
}
