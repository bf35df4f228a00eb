import type { TranslateFunction } from 'ra-core';
import { humanize, keyOf } from '../schemas';
import { wordKeys } from './sharedRows';
import { lowerFirst } from './lowerFirst';

/** The words of one module in the user's language; of another's rows, that one's where it has none of its own. Each falls back to a readable form of the name. */
export interface Texts {
  /** Plural: heading of the list. */
  readonly module: string;
  /** Singular: `New coupon`. */
  readonly one: string;
  /** Entry of the menu: the plural, where the specification does not name another. */
  readonly menu: string;
  field(name: string): string;
  /** Null where the declaration's words give none. */
  hint(name: string): string | null;
  /** The hint for a new record; the usual one where there is no other. */
  newHint(name: string): string | null;
  choice(field: string, value: string): string;
  section(name: string): string;
  /** `state`: of the record, where it is known; some actions are called otherwise from some states. */
  action(name: string, state?: string | null): string;
  /** What a choice means, as a state of the lifecycle; null where the module's words give no sentence. */
  meaning(field: string, value: string): string | null;
  /** What an action of the lifecycle does; null where the module's words give no sentence. */
  effect(action: string, state?: string | null): string | null;
  /** The action in the past, as the notice that it is done puts it; `update` and `delete` have one too. Null where there are no words for it. */
  done(name: string, state?: string | null): string | null;
  /** What an action on the module has done to so many, as a sentence; null where the module's words give none. */
  told(action: string, count: number): string | null;
  /** What makes a row that nobody makes by hand, and where; null where the module's words do not say. */
  readonly origin: string | null;
  /** What a count of rows, or a sum of a field, is called in a summary. */
  measure(name: string): string;
  /** A tab of its list; `state`: the field of the lifecycle, whose words count too. */
  segment(name: string, state: string | null): string;
  /** So many rows that want work, as a sentence. */
  attention(name: string, count: number): string;
  /** What may be a slip, where `says` holds. */
  caution(says: string, params: Readonly<Record<string, unknown>>): string;
  /** What making one is called, as a heading and on a button: `New coupon`. */
  readonly newOne: string;
  /** What the pattern of a field asks for; null where there are no words for it. */
  pattern(name: string): string | null;
}

/** The words of a module, for example `textsOf({ resource: 'coupon', translate }).field('endsAt')`. */
export function textsOf({ resource, translate }: { resource: string; translate: TranslateFunction }): Texts {
  /** The first key that has words. Shared words stand under `lectern.common`. */
  const first = (keys: readonly string[], fallback: string): string =>
    keys.flatMap((key) => wordKeys(resource, key)).reduceRight((text, key) => translate(key, { _: text }), fallback);
  const orNull = (key: string): string | null => first([key], '') || null;
  const from = (words: 'actions' | 'done' | 'effects', name: string, state: string | null | undefined): readonly string[] => (state ? [keyOf.from(resource, state, words, name)] : []);
  const counted = (count: number): string => translate(keyOf.module(resource), { smart_count: count, _: humanize(resource) });
  return {
    module: counted(2),
    one: counted(1),
    newOne: translate(`resources.${resource}.newOne`, { _: translate('lectern.list.create', { name: lowerFirst(counted(1)) }) }),
    menu: translate(`resources.${resource}.menu`, { _: counted(2) }),
    field: (name) => first([keyOf.field(resource, name), `lectern.common.fields.${name}`], humanize(name)),
    hint: (name) => orNull(keyOf.hint(resource, name)),
    newHint: (name) => orNull(keyOf.newHint(resource, name)) ?? orNull(keyOf.hint(resource, name)),
    choice: (field, value) => first([keyOf.choice(resource, field, value), `lectern.common.choices.${value}`], humanize(value)),
    section: (name) => first([keyOf.section(resource, name), `lectern.common.sections.${name}`], humanize(name)),
    action: (name, state) => first([...from('actions', name, state), keyOf.action(resource, name), `lectern.common.actions.${name}`], humanize(name)),
    done: (name, state) => first([...from('done', name, state), keyOf.done(resource, name), `lectern.common.done.${name}`], '') || null,
    told: (action, count) => translate(keyOf.told(resource, action), { smart_count: count, _: '' }) || null,
    meaning: (field, value) => orNull(keyOf.meaning(resource, field, value)),
    effect: (action, state) => first([...from('effects', action, state), keyOf.effect(resource, action)], '') || null,
    origin: orNull(keyOf.origin(resource)),
    measure: (name) => first([keyOf.measure(resource, name), keyOf.field(resource, name), `lectern.common.fields.${name}`], humanize(name)),
    segment: (name, state) => first([keyOf.segment(resource, name), ...(state === null ? [] : [keyOf.choice(resource, state, name), `lectern.common.choices.${name}`]), `lectern.common.segments.${name}`], humanize(name)),
    attention: (name, count) => translate(keyOf.attention(resource, name), { smart_count: count, _: humanize(name) }),
    caution: (says, params) => wordKeys(resource, keyOf.caution(resource, says)).reduceRight((text, key) => translate(key, { ...params, _: text }), humanize(says)),
    pattern: (name) => orNull(keyOf.pattern(resource, name)),
  };
}
