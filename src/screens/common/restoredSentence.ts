import { textsOf } from '../../dataProvider';
import type { LecternRecord, LeftOut } from '../../dataProvider';
import { joined } from '../../fields/values/joined';
import { sentences } from '../../fields/values/sentences';
import type { Resource } from '../../schemas';

interface RestoredParams {
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly resource: Resource;
  readonly records: readonly LecternRecord[];
  /** What did not come back with them. */
  readonly leftOut: readonly LeftOut[];
  readonly locale: string;
}

/**
 * What is to be done about records that were restored: what stays deleted of what went with them, and, by the states of their
 * lifecycle that have a sentence for it, how many they are. Empty where there is nothing to say.
 */
export function restoredSentence({ translate, resource, records, leftOut, locale }: RestoredParams): string {
  const field = resource.lifecycle?.field;
  const states = field === undefined ? [] : records.flatMap((record) => (typeof record[field] === 'string' ? record[field] : []));
  const left = leftOut.slice(0, NAMED).map(({ module, title }) => (title === null ? textsOf({ resource: module, translate }).one : translate('lectern.bin.leftOne', { name: textsOf({ resource: module, translate }).one, title })));
  const others = leftOut.length - left.length;
  const stays = left.length === 0 ? [] : [translate(others > 0 ? 'lectern.bin.leftOutMore' : 'lectern.bin.leftOut', { names: joined({ texts: left, locale }), smart_count: others > 0 ? others : left.length })];
  return sentences([...stays, ...[...new Set(states)].flatMap((state) => translate(`lectern.sentence.restored.${state}`, { smart_count: states.filter((one) => one === state).length, _: '' }) || [])]);
}

/** So many are named at most. */
const NAMED = 3;
