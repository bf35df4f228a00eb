import type { ResourceInput } from './declaration';
import type { FieldInput, FieldType } from './field';
import { resolveOperand, type PredicateContext, type Scalar } from './predicate';
import type { Field } from './resource';

/** A value that is known only when a record is written: the instant (of a date: the day in India), a day so many days from then, or who writes: of their languages the one they read the console in. */
export type Filling = { readonly now: true } | { readonly today: number } | { readonly user: 'id' | 'instituteId' | 'role' | 'language' };

/** What somebody answered to one of the action's questions, by its name; with `orKeep` the field stays as it is where nothing was answered. */
export type AnswerOperand = { readonly answer: string; readonly orKeep?: true };

/** What an action sets a field to: a value, an answer, the clock or the person. */
export type SetValue = Scalar | Filling | AnswerOperand;

type Values = Readonly<Record<string, unknown>>;

/** Names of operands an action may set a field to. */
export const FILLINGS = ['now', 'today', 'user'] as const;

function isFilling(value: unknown): value is Filling {
  return isOperand(value) && !('answer' in value);
}

/** A default that is known only when it is needed; null for any other. */
export function fillingOf(input: Pick<FieldInput, 'type' | 'default'>): Filling | null {
  return !OBJECT_TYPES.has(input.type) && isFilling(input.default) ? input.default : null;
}

/** Types whose values are objects: theirs may look like anything. */
export const OBJECT_TYPES: ReadonlySet<FieldType> = new Set<FieldType>(['json', 'matrix', 'group']);

/** An object of one name that is an operand's, or an answer's with what it means where there is none. */
export function isOperand(value: unknown): value is Filling | AnswerOperand {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const [name, ...others] = Object.keys(value);
  if (name === 'answer') return others.length === 0 || (others.length === 1 && (value as Values)['orKeep'] === true);
  return others.length === 0 && (FILLINGS as readonly (string | undefined)[]).includes(name);
}

/** What an operand stands for, as a value of the field. @param answers clean answers by question */
export function filledValue({ field, operand, answers = {}, context }: { field: Pick<Field, 'type'>; operand: SetValue; answers?: Values; context: PredicateContext }): unknown {
  if (!isOperand(operand)) return operand;
  if ('answer' in operand) return answers[operand.answer] ?? null;
  if ('user' in operand) return operand.user === 'language' ? (context.language ?? USUAL_LANGUAGE) : resolveOperand({ user: operand.user }, context);
  return resolveOperand('now' in operand && field.type === 'date' ? { today: 0 } : operand, context);
}

/** Where nothing tells in which language somebody reads (part 1 §9). */
const USUAL_LANGUAGE = 'en';

interface DefaultParams {
  readonly field: Field;
  readonly context: PredicateContext;
  /** Of a record that is an institute's: whose, null for the operator's; left out where records have no institute, or none is known. */
  readonly owner?: string | null | undefined;
}

/**
 * What a field of a new record begins with. Whoever is not of the record's institute cannot be referred to by it, and is
 * filled in nowhere but where a field only says who did something.
 */
export function defaultOf({ field, context, owner }: DefaultParams): unknown {
  const { fill } = field;
  if (!fill) return field.default;
  const isStranger = owner !== undefined && 'user' in fill && fill.user === 'id' && !field.isPerson && owner !== (context.user?.instituteId ?? null);
  return isStranger ? null : filledValue({ field, operand: fill, context });
}

/**
 * Fields that say who did something, by their paths (`answeredById`, `replies.byId`): filled with the person by an action
 * or by their default, and written by nobody. It may be one of the operator's people, whoever the row belongs to.
 */
export function personPaths({ fields, lifecycle }: ResourceInput): ReadonlySet<string> {
  const isPerson = (value: unknown): boolean => isFilling(value) && 'user' in value && value.user === 'id';
  const own = Object.entries(fields).filter(([, field]) => field.readOnly && isPerson(fillingOf(field))).map(([name]) => name);
  const set = Object.values(lifecycle?.actions ?? {}).flatMap((action) => [
    ...Object.entries(action.set ?? {}).filter(([name, value]) => fields[name]?.readOnly && isPerson(value)).map(([name]) => name),
    ...Object.entries(action.add ?? {}).filter(([name]) => fields[name]?.readOnly).flatMap(([name, row]) => Object.entries(row ?? {}).filter(([, value]) => isPerson(value)).map(([inner]) => `${name}.${inner}`)),
  ]);
  return new Set([...own, ...set]);
}
