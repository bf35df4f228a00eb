import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';

interface RestoredParams {
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly resource: Resource;
  readonly records: readonly LecternRecord[];
}

/**
 * What is to be done about records that were restored: by the states of their lifecycle that have a sentence for it, with
 * how many they are. Empty where there is nothing to say.
 */
export function restoredSentence({ translate, resource, records }: RestoredParams): string {
  const field = resource.lifecycle?.field;
  const states = field === undefined ? [] : records.flatMap((record) => (typeof record[field] === 'string' ? record[field] : []));
  return [...new Set(states)].flatMap((state) => translate(`lectern.sentence.restored.${state}`, { smart_count: states.filter((one) => one === state).length, _: '' }) || []).join(' ');
}
