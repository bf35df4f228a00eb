import type { Texts } from '../../dataProvider';
import { lowerFirst } from '../lowerFirst';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What a button that acts says: the verb, the count and the name, or for one row its title. */
export function actionVerb({ translate, texts, action, count, title }: { translate: Translate; texts: Texts; action: string; count: number; title?: string | undefined }): string {
  if (count === 1 && title) return translate('lectern.bulk.verbOne', { action, title });
  return translate('lectern.bulk.verb', { action, count, name: lowerFirst(count === 1 ? texts.one : texts.module) });
}
