import { textsOf } from '../../dataProvider';
import { exampleNumber } from '../../fields/values/fieldNumber';
import type { CellContext } from '../../fields/values/cellTypes';
import { formatNumber } from '../../fields/values/format';
import { sayProblem, type FieldProblemLike } from '../../forms/problems';
import type { Field } from '../../schemas';
import { writtenLike } from './decimalMark';
import { listed } from '../../fields/values/listed';
import type { Source } from './mapping';
import type { CellFault } from './readRow';

interface SayParams {
  readonly fault: CellFault;
  /** Undefined for the row as a whole. */
  readonly field: Field | undefined;
  /** Where the field comes from: an example is written as its column is. */
  readonly source?: Source | undefined;
  readonly context: CellContext;
  readonly patternText: (path: string) => string | null;
}

/** Faults that files alone have, a row with more cells than the head among them, and days and instants, of which a form's control tells the order itself. */
const OWN: ReadonlySet<string> = new Set(['sheetError', 'notYours', 'overlong', 'credit', 'date', 'datetime']);

const DAYS: ReadonlySet<string> = new Set(['date', 'datetime']);

/** What is wrong with a cell, as a sentence. */
export function sayFault({ fault, field, source, context, patternText }: SayParams): string {
  const { translate } = context;
  if ('line' in fault) return translate('lectern.imports.cell.twice', { line: fault.line });
  if ('fields' in fault) return translate('lectern.imports.cell.severalThere', { fields: listed(fault.fields.map((name) => context.label(name)), context.locale) });
  if ('to' in fault) {
    const beside = 'beside' in fault ? { beside: listed(fault.beside.map((name) => context.label(name)), context.locale) } : {};
    return translate(`lectern.imports.cell.${fault.code}`, { text: fault.text, name: textsOf({ resource: fault.to, translate }).module, ...beside });
  }
  if (DAYS.has(fault.code ?? '') && source && 'column' in source && source.isMonthFirst) return translate(`lectern.imports.cell.${fault.code}MonthFirst`);
  if (fault.code !== null && OWN.has(fault.code)) return translate(`lectern.imports.cell.${fault.code}`, fault.params);
  // Choices are said as they are read, not as they are kept.
  const choices = fault.code === 'choice' && field ? choicesOf({ field, context }) : [];
  if (choices.length > 0) return translate('lectern.imports.cell.choice', { choices: choices.join(', ') });
  return sayProblem({ problem: withExample({ fault, field, source, locale: context.locale }), path: field?.name ?? '', context, patternText });
}

/** The problem of a number shows one as its column has them. */
function withExample({ fault, field, source, locale }: Pick<SayParams, 'field' | 'source'> & { readonly fault: FieldProblemLike; readonly locale: string }): FieldProblemLike {
  const marks = source && 'column' in source ? source.numbers : undefined;
  if (!field || !marks || fault.params?.['example'] === undefined) return fault;
  return { ...fault, params: { ...fault.params, example: exampleNumber({ field, locale: writtenLike({ marks, locale }) }) } };
}

function choicesOf({ field, context }: { field: Field; context: CellContext }): readonly string[] {
  return [...field.choices.map((choice) => context.choice(field.name, choice)), ...field.numbers.map((value) => formatNumber({ value, locale: context.locale, decimals: 0 }))];
}
