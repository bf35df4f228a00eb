import { filterOfPredicate } from '../../dataProvider';
import type { ListFilter, LookupItem } from '../../dataProvider';
import { isOwnerField, OPERATOR } from '../../fields/cells/owner';
import { portables } from '../../fields/portable';
import { exampleNumber, isNumberField, NUMBER_FAULTS, readingOfField } from '../../fields/values/fieldNumber';
import type { CellContext, PortableResult } from '../../fields/values/cellTypes';
import type { FieldProblemLike } from '../../forms/problems';
import { isOfOneInstitute } from '../../fields/controls/choiceScope';
import type { Field, FieldType, Head } from '../../schemas';
import { isSheetError } from './fileTable';
import { isOfNumbers, isUnclear } from './decimalMark';
import type { CellsToRead } from './mapping';
import type { Answer, Question } from './titles';

/** What is wrong with a cell: a problem of its value, an error of the spreadsheet, that another row says the same, that several records are known by the same, that nothing, or more than one, is called so, that what is called so does not go with what stands beside, or that it names another place than the one imported into; of a row, that it is of a record which may not be changed. */
export type CellFault =
  | FieldProblemLike
  | { readonly code: 'twice'; readonly line: number }
  | { readonly code: 'severalThere'; readonly fields: readonly string[] }
  | { readonly code: 'nothingSo' | 'elsewhere'; readonly to: string; readonly text: string }
  | { readonly code: 'notBeside'; readonly to: string; readonly text: string; readonly beside: readonly string[] }
  | { readonly code: 'severalSo'; readonly to: string; readonly text: string; readonly items: readonly LookupItem[] };

export interface ReadRow {
  /** What the file says, by field; of an empty cell nothing. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<string, CellFault>>;
  /** What is wrong with values that a record may have and nobody may choose, such as a plan that is no longer given: nothing where the record has them already. */
  readonly unoffered: Readonly<Record<string, CellFault>>;
  /** Its cells as they stand in the file, by field. */
  readonly cells: Readonly<Record<string, string>>;
  /** What has to be looked up before it can be read. */
  readonly questions: readonly Question[];
}

export interface Reading {
  /** References that others are narrowed by first. */
  readonly fields: readonly Field[];
  /** The reader's own, then those of the other languages. */
  readonly contexts: readonly CellContext[];
  readonly headOf: (module: string) => Head | undefined;
  /** What a title was answered with; undefined while nobody has asked. */
  readonly answerOf: (question: Question) => Answer | undefined;
  /** Whose the rows are where the file does not say: an institute, null for the operator, undefined where nobody has said. */
  readonly owner: string | null | undefined;
  /** What every row has by its place. */
  readonly within: Readonly<Record<string, unknown>>;
}

/**
 * The values of a row's cells by the types of their fields, in the reader's notation; names of choices in any language.
 * @param unread fields whose cells are not read, with why
 */
export function readRow({ cells, unread = {}, reading }: { readonly cells: Readonly<Record<string, string>>; readonly unread?: CellsToRead['unread']; readonly reading: Reading }): ReadRow {
  const values: Record<string, unknown> = {};
  const faults: Record<string, CellFault> = {};
  const unoffered: Record<string, CellFault> = {};
  const questions: Question[] = [];
  for (const field of reading.fields) {
    const text = cells[field.name] ?? '';
    if (text.trim() === '') continue;
    const why = unread[field.name];
    const result = why ? { fault: why === 'credit' ? { code: why } : faultOf({ fault: why, field, locale: reading.contexts[0]!.locale }), questions: NONE } : readCell({ field, text, values, reading });
    questions.push(...result.questions);
    if (result.unoffered) unoffered[field.name] = result.unoffered;
    if (result.fault) faults[field.name] = result.fault;
    else if (result.questions.length > 0) continue;
    else if (!(field.name in reading.within)) values[field.name] = result.value;
    else if (!isPlace({ field, reading, id: result.value })) faults[field.name] = { code: 'elsewhere', to: field.to!, text: text.trim() };
  }
  return { values, faults, unoffered, cells, questions };
}

interface ReadCell {
  readonly value?: unknown;
  readonly fault?: CellFault;
  readonly unoffered?: CellFault;
  readonly questions: readonly Question[];
}

function readCell({ field, text, values, reading }: { field: Field; text: string; values: Readonly<Record<string, unknown>>; reading: Reading }): ReadCell {
  if (isSheetError(text)) return { fault: { code: 'sheetError' }, questions: NONE };
  if (isOwnerField(field) && reading.contexts.some(({ translate }) => isSame(translate('lectern.fields.operator'), text))) return { value: OPERATOR, questions: NONE };
  const questions: Question[] = [];
  let fault: CellFault | undefined;
  let unoffered: CellFault | undefined;
  const ask = (question: Question): Answer | undefined => {
    const answer = reading.answerOf(question);
    if (answer === undefined) questions.push(question);
    return answer;
  };
  const idOf = ({ to, title }: { readonly to: string; readonly title: string }): string | undefined => {
    const called = (wider: Partial<Pick<Field, 'where' | 'narrowedBy'>> = {}): Answer | undefined => ask({ to, title, filter: filterFor({ field: { ...field, ...wider }, to, values, reading }) });
    const offered = called();
    const isNarrowed = field.to === to && field.where !== null;
    const there = offered?.length === 0 && isNarrowed ? called({ where: null }) : null;
    if (there?.length === 1) unoffered ??= { code: 'notOffered' };
    const answer = there === undefined || there?.length === 1 ? there : offered;
    if (answer === undefined) return undefined;
    const beside = answer.length === 0 && field.to === to ? Object.values(field.narrowedBy).filter((own) => isGiven(values[own] ?? reading.within[own])) : [];
    const elsewhere = beside.length > 0 ? called({ where: null, narrowedBy: {} }) : [];
    if (elsewhere === undefined) return undefined;
    if (answer.length === 0) fault ??= elsewhere.length > 0 ? { code: 'notBeside', to, text: title, beside } : { code: 'nothingSo', to, text: title };
    else if (answer.length > 1 && !answer.some(({ id }) => isPlace({ field, reading, id }))) fault ??= { code: 'severalSo', to, text: title, items: answer };
    return (answer.find(({ id }) => isPlace({ field, reading, id })) ?? answer[0])?.id;
  };
  if (isOfNumbers(field) && isUnclear({ text, field, locale: reading.contexts[0]!.locale })) return { fault: faultOf({ fault: 'unclear', field, locale: reading.contexts[0]!.locale }), questions: NONE };
  const results = (NAMED.has(field.type) ? reading.contexts : reading.contexts.slice(0, 1)).map((context): PortableResult => portables[field.type].fromText({ field, text, context: { ...context, idOf } }));
  const result = results.find(({ problem }) => !problem) ?? results[0]!;
  if (questions.length > 0) return { questions };
  return { ...(unoffered && !fault ? { unoffered } : {}), ...(fault ? { fault } : result.problem ? { fault: numberFault({ field, text, locale: reading.contexts[0]!.locale }) ?? result.problem } : { value: result.value }), questions: NONE };
}

/** Whether it is what every row has here by its place. */
function isPlace({ field, reading: { within }, id }: { field: Field; reading: Pick<Reading, 'within'>; id: unknown }): boolean {
  return field.name in within && String(within[field.name]).toLowerCase() === String(id).toLowerCase();
}

/** Why a text that stands where a number belongs is none. */
function numberFault({ field, text, locale }: { field: Field; text: string; locale: string }): CellFault | null {
  const reading = isNumberField(field) ? readingOfField({ field, text, locale }) : null;
  return reading?.kind === 'fault' ? faultOf({ fault: reading.fault, field, locale }) : null;
}

function faultOf({ fault, field, locale }: { field: Field; fault: keyof typeof NUMBER_FAULTS; locale: string }): CellFault {
  return { code: NUMBER_FAULTS[fault], params: { example: exampleNumber({ field, locale }) } };
}

/** Types whose values have names, which differ by language. */
const NAMED: ReadonlySet<FieldType> = new Set(['choice', 'choices', 'boolean', 'language', 'matrix', 'oneOf']);
const NONE: readonly Question[] = [];

/** Which records a reference may name: those the form would offer. Of a reference without its condition those that it may have named before. */
export function filterFor({ field, to, values, reading }: { field: Field; to: string; values: Readonly<Record<string, unknown>>; reading: Pick<Reading, 'headOf' | 'owner' | 'within'> }): ListFilter {
  const said = values['instituteId'];
  const owner = said === OPERATOR ? null : typeof said === 'string' ? said : reading.owner;
  const isScoped = isOfOneInstitute({ field, target: reading.headOf(to) });
  const scope = !isScoped || owner === undefined ? {} : { instituteId: owner === null ? [null] : owner };
  const narrowing = field.to === to ? Object.entries(field.narrowedBy).flatMap(([theirs, own]) => [values[own] ?? reading.within[own]].flatMap((value) => (isGiven(value) ? [[theirs, value] as const] : []))) : [];
  return { ...scope, ...(field.to === to ? filterOfPredicate(field.where) : {}), ...Object.fromEntries(narrowing) };
}

/** What a reference is narrowed by, where it is there. */
function isGiven(value: unknown): value is string | readonly string[] {
  return isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Fields in an order in which each comes behind those that narrow it, and whose a row is before all. */
export function inReadingOrder(fields: readonly Field[]): readonly Field[] {
  const depth = (field: Field, seen: readonly string[]): number => {
    const before = Object.values(field.narrowedBy).filter((name) => !seen.includes(name)).flatMap((name) => fields.find((one) => one.name === name) ?? []);
    return before.reduce((most, one) => Math.max(most, depth(one, [...seen, field.name]) + 1), isOwnerField(field) ? -1 : 0);
  };
  return fields.map((field) => ({ field, at: depth(field, []) })).sort((a, b) => a.at - b.at).map(({ field }) => field);
}
