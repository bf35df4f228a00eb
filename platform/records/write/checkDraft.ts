import { asNew, brokenRules, ruleProblems, validateRecord, withoutOldProblems, type Problem } from '../../../src/schemas';
import { enqueueAfter } from '../after/enqueue';
import { handlerOf, type WriteEvent } from '../handler';
import type { Values } from '../operation';
import { refuseProblems } from '../../kernel/http/problems';
import { treeProblems } from './arrange';
import { asLiving } from './living';
import { heldByOthers } from './narrowed';
import { referenceProblems } from './references';
import { matrixProblems } from './matrices';
import { uniqueProblems } from './unique';

/**
 * Everything that can be wrong with a record about to be written: what each field says, what it refers to, what must be
 * unique, and what the module's own function thinks of it.
 * @param refused problems known beforehand; they stand above all others
 * @throws VALIDATION with every problem at its field
 */
export async function checkDraft({ event, refused }: { event: WriteEvent; refused: Readonly<Record<string, Problem>> }): Promise<void> {
  const { operation, trx, after, changed, id } = event;
  const invalid = { ...brokenProblems(await asLiving(event)), ...unsoundProblems({ operation, before: event.before, after, changed }) };
  // The database is asked by nothing that it may not be able to read.
  const sound = new Set([...changed].filter((name) => !(name in invalid)));
  const pointing = await referenceProblems({ operation, trx, values: after, before: event.before, names: sound });
  const narrowing = await heldByOthers({ ...event, changed: sound });
  const placed = await treeProblems({ ...event, changed: sound });
  const taken = await uniqueProblems({ operation, trx, values: after, changed: sound, id });
  refuseProblems({ ...taken, ...placed, ...narrowing, ...saidBetter(pointing, placed), ...invalid, ...refused });
  refuseProblems(await runBefore(event));
}

/** Problems without those of what is not offered where another says why. */
function saidBetter(problems: Readonly<Record<string, Problem>>, others: Readonly<Record<string, Problem>>): Record<string, Problem> {
  return Object.fromEntries(Object.entries(problems).filter(([path, { code }]) => code !== 'notOffered' || !(path in others)));
}

type Written = Pick<WriteEvent, 'operation' | 'before' | 'after' | 'changed'>;

/** What can be said against a record without asking the database, and against what is changed of it. */
export function ownProblems(written: Written): Record<string, Problem> {
  return { ...brokenProblems(written), ...unsoundProblems(written) };
}

function unsoundProblems(written: Written): Record<string, Problem> {
  return { ...matrixProblems(written), ...fieldProblems(written) };
}

/** The rules of the module that what is changed breaks. */
export function brokenProblems({ operation: { resource, asking }, before, after, changed }: Written): Record<string, Problem> {
  return ruleProblems(brokenRules({ rules: resource.rules, fields: resource.fields, values: after, before, changed, context: asking }));
}

/** What each field says of itself. */
export function fieldProblems({ operation: { resource, asking }, before, after, changed }: Written): Record<string, Problem> {
  const { fields } = resource;
  const problems = validateRecord({ fields: before === null ? asNew({ fields, context: asking }) : fields, values: after, context: asking });
  return { ...unstorable(after, changed), ...withoutOldProblems({ problems, fields, before, changed, context: asking }) };
}

/** What the module's own function has against a write; empty: nothing. */
export async function runBefore(event: WriteEvent): Promise<Readonly<Record<string, Problem>>> {
  return (await handlerOf({ event, name: event.operation.resource.handlers.beforeWrite })?.(event)) ?? {};
}

/** The action's function, then the module's own after a write; what follows by itself is kept with it. */
export async function runAfter(event: WriteEvent): Promise<void> {
  const { lifecycle, handlers } = event.operation.resource;
  const action = event.action === null ? undefined : lifecycle?.actions[event.action];
  await handlerOf({ event, name: action?.handler ?? null })?.(event);
  await handlerOf({ event, name: handlers.afterWrite })?.(event);
  await enqueueAfter(event);
}

/** What no text of the database can hold, anywhere inside a value: NUL, and halves of surrogate pairs. */
function unstorable(values: Values, names: ReadonlySet<string>): Record<string, Problem> {
  const bad = [...names].filter((name) => UNSTORABLE.test(JSON.stringify(values[name] ?? null)));
  return Object.fromEntries(bad.map((name) => [name, { code: 'pattern' }]));
}

/** As JSON writes it, and not a backslash before the letters. */
const UNSTORABLE = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;
