import { evaluate, isEmptyValue, keyOf, maySee } from '../../schemas';
import type { Actor, Field, PredicateContext, Resource } from '../../schemas';
import { cells } from '../../fields/cells';
import { formatDatetimeZoned } from '../../fields/values/format';
import { hasKindOf, rawText } from '../../fields/values/rawText';
import type { CellContext } from '../../fields/values/cellTypes';

interface SharedTextParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly record: Readonly<Record<string, unknown>>;
  readonly rules: PredicateContext;
  readonly context: CellContext;
}

/**
 * A record as a text for people outside: a line for each field its declaration shares. What is empty, does not apply or may
 * not be seen by whoever shares it has no line. Empty where nothing is left.
 */
export function sharedText({ resource, actor, record, rules, context }: SharedTextParams): string {
  return resource.share
    .flatMap((name) => {
      const field = resource.fields[name];
      const value = record[name];
      if (!field || field.writeOnly || isEmptyValue(value) || !maySee(actor, field) || !evaluate(field.when, record, rules)) return [];
      const text = valueText({ field, value, context });
      return [context.translate(keyOf.share(resource.name, name), { [name]: text, _: context.translate('lectern.fields.pair', { name: context.label(name), value: text }) })];
    })
    .join('\n');
}

/** The value in words: an instant with its zone, since who reads it may live in another. */
function valueText(input: { field: Field; value: unknown; context: CellContext }): string {
  const { field, value, context } = input;
  if (!hasKindOf(input)) return rawText(value);
  if (field.type === 'datetime') return formatDatetimeZoned({ value: String(value), locale: context.locale });
  return cells[field.type].text?.(input) ?? rawText(value);
}
