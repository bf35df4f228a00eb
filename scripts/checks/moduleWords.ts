import { factKey, isCommonSaying, keyOf, outcomeKey, ownAttentionKey } from '../../src/schemas';
import type { Field, Resource } from '../../src/schemas';
import { flattenKeys, type Catalogue } from './localeKeys';

interface ModuleWordsParams {
  readonly resources: readonly Resource[];
  /** The texts of one language. */
  readonly catalogue: Catalogue;
}

/** What a declaration wants said: under the first of the keys, or under any of the others, which modules share. */
type Wanted = readonly string[];

/**
 * The keys of words that declarations want and one language has not: names, what makes the rows of a view, fields, choices, sections, patterns, states,
 * actions with what they do and their past, what wants work, rules, and the lines of shared texts. Of a module of another's rows that
 * one's words count, but for its name.
 */
export function missingModuleWords({ resources, catalogue }: ModuleWordsParams): string[] {
  const known = new Set(flattenKeys(catalogue));
  const has = ({ name, of }: Resource, key: string): boolean => known.has(key) || (of !== null && key !== keyOf.module(name) && known.has(key.replace(`resources.${name}.`, `resources.${of.name}.`)));
  return [...new Set(resources.flatMap((resource) => wantedWords(resource).filter((keys) => !keys.some((key) => has(resource, key))).map(([own]) => own!)))];
}

/** Files of words that belong to no declaration, by name. */
export function strayModuleWords({ resources, catalogue }: ModuleWordsParams): string[] {
  const names = new Set(resources.map(({ name }) => name));
  return Object.keys(catalogue['resources'] ?? {}).filter((name) => !names.has(name));
}

export function wantedWords(resource: Resource): Wanted[] {
  const { name, lifecycle } = resource;
  const ofRecords = Object.values(lifecycle?.actions ?? {});
  const actions = [...ofRecords, ...Object.values(resource.actions)];
  const states = lifecycle ? resource.fields[lifecycle.field] : undefined;
  return [
    [keyOf.module(name)],
    ...(resource.source === null ? [] : [[keyOf.origin(name)]]),
    ...fieldWords(name, Object.values(resource.fields)),
    ...fieldWords(name, actions.flatMap(({ ask }) => Object.values(ask))),
    ...(resource.form.sections.length > 1 ? resource.form.sections.map((section) => [keyOf.section(name, section.name), `lectern.common.sections.${section.name}`]) : []),
    ...actions.flatMap((action) => [
      [keyOf.action(name, action.name), `lectern.common.actions.${action.name}`],
      [keyOf.effect(name, action.name)],
    ]),
    ...ofRecords.map((action) => [keyOf.done(name, action.name), `lectern.common.done.${action.name}`]),
    ...ofRecords.flatMap(({ tells }) => tells.map((fact) => [factKey({ resource: name, name: fact })])),
    ...ofRecords.flatMap(({ outcomes }) => outcomes.map((outcome) => [outcomeKey({ resource: name, name: outcome })])),
    ...ofRecords.flatMap(({ foresees }) => foresees.map((says) => [keyOf.foreseen(name, says)])),
    ...ofRecords.flatMap(({ unless }) => unless.map(({ says }) => [keyOf.rule(name, says)])),
    ...ofRecords.flatMap(({ foretells }) => foretells.map(({ says }) => [keyOf.foretold(name, says)])),
    ...Object.values(resource.actions).map((action) => [keyOf.told(name, action.name)]),
    // The two values of a boolean say themselves; what changes them is explained.
    ...(lifecycle && states?.type === 'choice' ? states.choices.map((state) => [keyOf.meaning(name, lifecycle.field, state)]) : []),
    ...Object.values(resource.endpoint.failures).map((key) => [`fixed.service.${key}`]),
    ...resource.list.segments.map(({ name: segment }) => [keyOf.segment(name, segment), ...(lifecycle ? [keyOf.choice(name, lifecycle.field, segment), `lectern.common.choices.${segment}`] : []), `lectern.common.segments.${segment}`]),
    ...resource.attention.flatMap((one) => [[keyOf.attention(name, one.name)], ...(one.own ? [[ownAttentionKey({ resource: name, name: one.name })]] : [])]),
    ...(resource.summary?.measures ?? []).filter(({ field }) => field === null).map((measure) => [keyOf.measure(name, measure.name)]),
    ...moneyFigures(resource).map((field) => [keyOf.hint(name, field)]),
    ...resource.rules.filter(({ says }) => !isCommonSaying(says)).map(({ says }) => [keyOf.rule(name, says)]),
    ...resource.cautions.map(({ says }) => [keyOf.caution(name, says)]),
    ...resource.share.map((field) => [keyOf.share(name, field)]),
  ];
}

/** Numbers of money that a summary, or the foot of what a view gives, adds up: each says what it counts. */
function moneyFigures({ fields, list, source, summary }: Resource): string[] {
  const summed = [...(summary?.measures ?? []).flatMap(({ field }) => field ?? []), ...(source === null ? [] : list.totals)];
  return [...new Set(summed)].filter((field) => fields[field]?.type === 'money');
}

function fieldWords(resource: string, fields: readonly Field[]): Wanted[] {
  return fields.flatMap((field) => [
    [keyOf.field(resource, field.name), `lectern.common.fields.${field.name}`],
    ...[...field.choices, ...field.rows, ...field.columns].map((value) => [keyOf.choice(resource, field.name, value), `lectern.common.choices.${value}`]),
    ...(field.hint ? [[keyOf.hint(resource, field.name), keyOf.newHint(resource, field.name)]] : []),
    ...(field.warns === null ? [] : [[keyOf.warning(resource, field.name)]]),
    ...(field.pattern === null ? [] : [[keyOf.pattern(resource, field.name)]]),
    ...fieldWords(resource, Object.values(field.fields)),
  ]);
}
