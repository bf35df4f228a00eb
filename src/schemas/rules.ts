import { evaluate, isFieldOperand, leaves, parsePredicate, predicateFields, type Predicate, type PredicateContext } from './predicate';
import type { Field } from './resource';
import type { Problem } from './problem';

/** When a record is wrong though each of its fields is right. */
export interface RuleInput<F extends string = string> {
  /** Holds where the record is wrong. A reference to what was deleted since is empty; so is `instituteId` of the operator's own. @example if: { offerPrice: { gt: { field: 'price' } } } */
  readonly if: Predicate;
  /** The field at which it is said; the rule is asked while the field applies. @example at: 'offerPrice' */
  readonly at: F;
  /**
   * What is said: a common sentence (`aboveField`, `belowField`, `sameAsField`, `otherThanField`), or the module's own
   * under `rules.<says>` of its words; of a caution always its own, under `cautions.<says>`. `%{fields}` are the fields it compares.
   * @example says: 'aboveField'
   */
  readonly says: string;
}

/** The same, with what follows from its condition. */
export interface Rule {
  readonly if: Predicate;
  readonly at: string;
  readonly says: string;
  /** Every field that it reads. */
  readonly reads: readonly string[];
  /** Fields it compares, without the one it is said at. */
  readonly compared: readonly string[];
}

/** Sentences that any module may use: they speak of the fields that are compared. */
export const COMMON_SAYINGS = ['aboveField', 'belowField', 'sameAsField', 'otherThanField'] as const;
export type CommonSaying = (typeof COMMON_SAYINGS)[number];

export function isCommonSaying(says: string): says is CommonSaying {
  return (COMMON_SAYINGS as readonly string[]).includes(says);
}

export function normalizeRule(input: RuleInput): Rule {
  const pairs = leaves(parsePredicate(input.if)).flatMap(({ field, value }) => (isFieldOperand(value) ? [field, value.field] : []));
  return { if: input.if, at: input.at, says: input.says, reads: predicateFields(input.if), compared: [...new Set(pairs)].filter((name) => name !== input.at) };
}

type Values = Readonly<Record<string, unknown>>;

interface RulesParams {
  readonly rules: readonly Rule[];
  readonly fields: Readonly<Record<string, Field>>;
  /** The record as it would be, clean. */
  readonly values: Values;
  /** The record as it was; null for a new one. */
  readonly before: Values | null;
  /** Names of the fields that were changed. */
  readonly changed: ReadonlySet<string>;
  readonly context: PredicateContext;
}

/** The rules a record breaks that a change has to answer for, not those it broke before by fields that stay as they are. */
export function brokenRules({ rules, fields, values, before, changed, context }: RulesParams): Rule[] {
  const isOld = (rule: Rule): boolean => before !== null && ![rule.at, ...rule.reads].some((name) => changed.has(name)) && isBroken({ rule, fields, values: before, context });
  return rules.filter((rule) => isBroken({ rule, fields, values, context }) && !isOld(rule));
}

/** Whether its condition holds where the field it is said at applies. */
function isBroken({ rule, fields, values, context }: Pick<RulesParams, 'fields' | 'values' | 'context'> & { readonly rule: Rule }): boolean {
  const known = rule.reads.includes('instituteId') ? withOwner(values, context) : values;
  return evaluate(fields[rule.at]?.when, known, context) && evaluate(rule.if, known, context);
}

/** Whose it is need not be said by who has one institute. */
function withOwner(values: Values, { user }: PredicateContext): Values {
  return values['instituteId'] === undefined ? { ...values, instituteId: user?.instituteId ?? null } : values;
}

/** What may be a slip in a record as it stands in its form, whoever made it. */
export function cautionsOf({ cautions, fields, values, context }: Pick<RulesParams, 'fields' | 'values' | 'context'> & { readonly cautions: readonly Rule[] }): Rule[] {
  return cautions.filter((rule) => isBroken({ rule, fields, values, context }));
}

/** What is said at the fields; of several rules at one the first. */
export function ruleProblems(broken: readonly Rule[]): Record<string, Problem> {
  return Object.fromEntries(broken.map((rule): [string, Problem] => [rule.at, problemOf(rule)]).reverse());
}

function problemOf({ says, compared }: Rule): Problem {
  const params = { fields: compared.join(', ') };
  return isCommonSaying(says) ? { code: says, params } : { code: 'rule', params: { ...params, says } };
}
