import { evaluate, mayRun, predicateFields, withDerived } from '../../schemas';
import type { Action, Actor, Field, PredicateContext, Resource } from '../../schemas';

interface UndoOfParams {
  readonly resource: Resource;
  readonly actor: Actor;
  /** What has been done. */
  readonly action: Action;
  /** The rows it was done to, and what is known of them as they were before. */
  readonly ids: readonly string[];
  readonly before: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly rules: PredicateContext;
}

export interface Undo {
  readonly action: Action;
  /** The rows that it leads to the state they had: all, or those of which that is so. */
  readonly ids: readonly string[];
}

/**
 * The actions that take another back: declared as its `undo`, open to this user, asking nothing that must be answered,
 * each with the rows that it leads to the state they had. Empty where none is left.
 */
export function undoOf({ resource, actor, action, ids, before, rules }: UndoOfParams): readonly Undo[] {
  const led = new Set<string>();
  return waysBack({ resource, actor, action }).flatMap((inverse): Undo[] => {
    // Of a row of another page the state before is known only where there is but one it can have had.
    const leadsAll = leadsBackFromAny({ resource, action, inverse, rules });
    const isRestored = (id: string): boolean => {
      const was = before.get(id);
      if (!was) return leadsAll;
      // Of a row of a list not all is known that its state follows from.
      if (!touchesState({ resource, actions: [action, inverse] })) return true;
      const after = withDerived({ resource, record: { ...was, ...action.set, ...inverse.set }, context: rules });
      return after[resource.lifecycle!.field] === was[resource.lifecycle!.field];
    };
    const restored = ids.filter((id) => !led.has(id) && isRestored(id));
    for (const id of restored) led.add(id);
    return restored.length > 0 ? [{ action: inverse, ids: restored }] : [];
  });
}

/** Whether it has to be known how each row was, so that the action can be taken back. */
export function isUndoneByState({ resource, actor, action, rules }: Omit<UndoOfParams, 'ids' | 'before'>): boolean {
  const ways = waysBack({ resource, actor, action });
  return ways.length > 0 && !ways.some((inverse) => leadsBackFromAny({ resource, action, inverse, rules }));
}

/** The actions that may take it back, for this user. */
function waysBack({ resource, actor, action }: Pick<UndoOfParams, 'resource' | 'actor' | 'action'>): readonly Action[] {
  return action.undo.flatMap((name) => {
    const inverse = resource.lifecycle?.actions[name];
    return inverse && mayRun(actor, resource, inverse) && !Object.values(inverse.ask).some((field) => field.required) ? [inverse] : [];
  });
}

/** Whether any of these actions changes the state, or what it is computed from. */
function touchesState({ resource, actions }: { readonly resource: Resource; readonly actions: readonly Action[] }): boolean {
  const state = resource.fields[resource.lifecycle!.field]!;
  const sources = new Set([state.name, ...state.derive.flatMap((one) => predicateFields(one.if))]);
  return actions.some(({ set, fill }) => [...Object.keys(set), ...Object.keys(fill)].some((name) => sources.has(name)));
}

interface Way extends Pick<UndoOfParams, 'resource' | 'action' | 'rules'> {
  readonly inverse: Action;
}

/** Whether an inverse gives every row back what it had, in whichever state it was: there is one state, or all of them say what the action changed. */
function leadsBackFromAny({ resource, action, inverse, rules }: Way): boolean {
  const state = resource.fields[resource.lifecycle!.field];
  const sources = (state?.choices ?? []).filter((value) => evaluate(action.if, { [state!.name]: value }, rules));
  if (sources.length <= 1) return true;
  return state!.derive.length > 0 && Object.keys(action.set).every((name) => {
    const field = resource.fields[name];
    return field !== undefined && name in inverse.set && valuesOf(field).every((value) => isLike(value, inverse.set[name]) || !statesWith({ state: state!, values: { [name]: value }, rules }).some((one) => sources.includes(one)));
  });
}

/** A switch that nobody has touched is off. */
function isLike(one: unknown, other: unknown): boolean {
  return one === other || (one === null && other === false);
}

/** All that a field may hold, of which there is little; else what is never equal to what an action sets. */
function valuesOf(field: Field): readonly unknown[] {
  return field.type === 'boolean' ? [true, false, null] : field.type === 'choice' ? [...field.choices, null] : [NaN];
}

/** The computed states that a row may be in of which this is known alone. */
function statesWith({ state, values, rules }: { state: Field; values: Readonly<Record<string, unknown>>; rules: PredicateContext }): readonly string[] {
  const found: string[] = [];
  for (const { value, if: condition } of state.derive) {
    const isKnown = predicateFields(condition).every((name) => name in values);
    if (isKnown && !evaluate(condition, values, rules)) continue;
    found.push(value);
    if (isKnown) break;
  }
  return found;
}
