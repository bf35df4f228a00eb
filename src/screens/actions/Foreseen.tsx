import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import type { TranslateFunction } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { isSame, useActor, useForesight } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { intlLocale } from '../../fields/cellContext';
import { formatDate } from '../../fields/values/format';
import { joined } from '../../fields/values/joined';
import { sentences } from '../../fields/values/sentences';
import { cleanValues } from '../../forms/formValues';
import { withoutNothing } from '../../forms/questions';
import { useRules } from '../../forms/useRules';
import { keyOf } from '../../schemas';
import type { Action, Resource } from '../../schemas';
import { humanize } from '../../schemas/texts';
import { useRested } from '../common/useRested';
import styles from './actions.module.css';

type Values = Readonly<Record<string, unknown>>;

interface ForeseenProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly action: Action;
  /** Called with what stands where a question is not answered, once it is known. */
  readonly onHeld: (held: Values) => void;
}

/** What would come of an action as its questions are answered, as the platform tells it: at most so many names a sentence, the others counted. Stands inside the form. */
export default function Foreseen({ resource, record, action, onHeld }: ForeseenProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const rules = useRules(useActor());
  const names = useMemo(() => Object.keys(action.ask), [action]);
  const typed = useWatch({ name: names }) as unknown[];
  const clean = cleanValues({ fields: action.ask, values: Object.fromEntries(names.map((name, at) => [name, typed[at]])), rules });
  const now = withoutNothing(Object.fromEntries(names.map((name) => [name, clean[name] ?? null])));
  const [answers, setAnswers] = useState<Values>(now);
  useRested({ value: now, isNew: (value) => !isSame(value, answers), onRest: setAnswers });
  const { foresight, isPending, isFailed } = useForesight({ resource: resource.name, action, record, answers });
  useEffect(() => {
    if (foresight) onHeld(foresight.held);
  }, [foresight, onHeld]);
  const isBehind = isPending || !isSame(now, answers);
  const lines = (foresight?.lines ?? []).filter(({ says }) => action.foresees.includes(says));
  return (
    <div role="status" aria-busy={isBehind} className={styles.foreseen}>
      {isFailed && !isBehind ? <p>{translate('lectern.record.notForeseen')}</p> : lines.map(({ says, params }) => <p key={says + JSON.stringify(params)}>{translate(keyOf.foreseen(resource.name, says), wordsOf({ params, translate, locale }))}</p>)}
    </div>
  );
}

interface WordsParams {
  readonly params: Values;
  readonly translate: TranslateFunction;
  readonly locale: string;
}

/** What stands in a sentence: names in a row, modules by what they are called, days and numbers as they are written here. */
function wordsOf({ params, translate, locale }: WordsParams): Record<string, unknown> {
  const written = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const texts = value.map((one) => (name === 'modules' ? translate(`lectern.module.${String(one)}`, { _: humanize(String(one)) }) : String(one)));
      const rest = texts.length - NAMED;
      // One more is named as soon as it would be counted.
      return rest <= 1 ? joined({ texts, locale }) : sentences([joined({ texts: texts.slice(0, NAMED), locale }), translate('lectern.bulk.andMore', { smart_count: rest })]);
    }
    if (typeof value === 'number' && name !== 'smart_count') return value.toLocaleString(locale);
    return typeof value === 'string' && DAY.test(value) ? formatDate({ value, locale }) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(name, value)]));
}

/** Names in a sentence. */
const NAMED = 6;
const DAY = /^\d{4}-\d\d-\d\d$/;
