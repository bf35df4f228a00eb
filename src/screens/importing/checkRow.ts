import type { LecternRecord } from '../../dataProvider';
import { isOwnerField, OPERATOR } from '../../fields/cells/owner';
import { formSections, typedFields, type FormSection } from '../../forms/formFields';
import { changesToSend, cleanValues, defaultValues, valuesToSend } from '../../forms/formValues';
import { problemsOf } from '../../forms/problems';
import { brokenRules, isEmptyValue, linesOf, ownerProblem, ruleProblems, withoutOldProblems } from '../../schemas';
import type { Actor, PredicateContext, Resource } from '../../schemas';
import { filledIn, lookedAt, type Fillers } from './fills';
import type { CellFault, ReadRow } from './readRow';

type Values = Readonly<Record<string, unknown>>;

/** What becomes of a row: a new record, a change of one that is there, neither since nothing differs, neither since it is passed over, neither since it is the example of the template, or nothing while something is wrong. */
export interface RowPlan {
  readonly kind: 'new' | 'change' | 'same' | 'skipped' | 'example' | 'wrong';
  /** By field; of the row as a whole under an empty name. */
  readonly faults: Readonly<Record<string, CellFault>>;
  /** What is sent. */
  readonly sent: Values;
  /** Of a row whose record is there already. */
  readonly before: LecternRecord | null;
  /** Its values with those that it does not say, for comparing rows. */
  readonly values: Values;
}

export interface Checking {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly rules: PredicateContext;
  readonly sections: { readonly new: readonly FormSection[]; readonly old: readonly FormSection[] };
  /** Whose new records are where the file does not say; null: it has to. */
  readonly instituteId: string | null;
  readonly within: Values;
  readonly locale: string;
  /** What becomes of rows whose record is there already. */
  readonly existing: 'change' | 'skip';
  /** Records that fill in what stands beside references to them. */
  readonly fillers: Fillers;
  /** Whether a row says what the example row of a template does. */
  readonly isExample: (read: ReadRow) => boolean;
}

export function checkingOf({ resource, actor, ...rest }: Omit<Checking, 'sections' | 'fillers'>): Omit<Checking, 'fillers'> {
  return { resource, actor, ...rest, sections: { new: formSections({ resource, actor, isNew: true }), old: formSections({ resource, actor, isNew: false }) } };
}

/** A row checked as its form would be: by the rules of the declaration, which the platform has too. */
export function checkRow({ read, before, isSeveral = false, checking }: { readonly read: ReadRow; readonly before: LecternRecord | null; readonly isSeveral?: boolean; readonly checking: Checking }): RowPlan {
  if (checking.isExample(read)) return { kind: 'example', faults: {}, sent: {}, before: null, values: read.values };
  if (before && checking.existing === 'skip') return { kind: 'skipped', faults: {}, sent: {}, before, values: before };
  if (isSeveral) return checking.existing === 'skip' ? { kind: 'skipped', faults: {}, sent: {}, before: null, values: read.values } : { kind: 'wrong', faults: { ...severalFault({ read, checking }), ...read.faults }, sent: {}, before: null, values: read.values };
  return before ? changeOf({ read, before, checking }) : creationOf({ read, checking });
}

/** Said at a field that the file has, so that it can be mended there. */
function severalFault({ read, checking: { resource } }: { read: ReadRow; checking: Checking }): Record<string, CellFault> {
  const key = resource.import!.key;
  return { [key.find((name) => name in read.cells) ?? '']: { code: 'severalThere', fields: key } };
}

function creationOf({ read, checking: { resource, rules, sections, instituteId, within, locale, fillers } }: { read: ReadRow; checking: Checking }): RowPlan {
  const said = read.values['instituteId'];
  const owner = typeof said === 'string' && said !== OPERATOR ? said : said === OPERATOR ? null : instituteId;
  const begun = defaultValues({ resource, instituteId: owner, rules, within });
  const raw = { ...begun, ...filledIn({ resource, values: read.values, before: null, beside: { ...begun, ...read.values }, fillers, context: rules }), ...read.values };
  const values = cleanValues({ fields: resource.fields, values: raw, rules });
  const fields = typedFields({ sections: sections.new, values, rules });
  const change = { before: null, changed: new Set(Object.keys(values)), context: rules };
  const ownerField = fields['instituteId'];
  const asked = ownerField && isOwnerField(ownerField) ? ownerFault({ resource, given: raw['instituteId'], role: values['role'] }) : null;
  const faults: Record<string, CellFault> = {
    ...ruleProblems(brokenRules({ rules: resource.rules, fields: resource.fields, values, ...change }).filter((rule) => rule.at in fields)),
    ...firstSteps(problemsOf({ fields, values, rules, isNew: true, locale })),
    ...(asked ? { instituteId: asked } : {}),
    ...read.unoffered,
    ...read.faults,
  };
  return { kind: Object.keys(faults).length > 0 ? 'wrong' : 'new', faults, sent: valuesToSend({ fields, values, record: undefined }), before: null, values };
}

function ownerFault({ resource, given, role }: { resource: Resource; given: unknown; role: unknown }): CellFault | null {
  if (isEmptyValue(given)) return { code: 'required' };
  return resource.isOfPeople ? ownerProblem({ role, instituteId: given === OPERATOR ? null : String(given) }) : null;
}

function changeOf({ read, before, checking: { resource, rules, sections, locale, fillers } }: { read: ReadRow; before: LecternRecord; checking: Checking }): RowPlan {
  const { fields: all } = resource;
  const { instituteId: _owner, ...said } = read.values;
  const given = { ...said, ...withLooks({ resource, read, before }) };
  const values = cleanValues({ fields: all, values: { ...before, ...filledIn({ resource, values: given, before, beside: { ...before, ...given }, fillers, context: rules }), ...given }, rules });
  const fields = typedFields({ sections: sections.old, values, rules });
  const settled = new Set([...Object.keys(given), ...lookedAt({ resource, beside: { ...before, ...given }, fillers })]);
  const sent = changesToSend({ all, fields, values, record: before, settled });
  const change = { before: cleanValues({ fields: all, values: before, rules }), changed: new Set(Object.keys(sent)), context: rules };
  const own = withoutOldProblems({ problems: problemsOf({ fields, values, rules, isNew: false, locale }), fields, ...change });
  const isSame = Object.keys(sent).length === 0;
  const faults: Record<string, CellFault> = {
    ...ruleProblems(brokenRules({ rules: resource.rules, fields: all, values, ...change }).filter((rule) => rule.at in fields)),
    ...firstSteps(own),
    ...(!isSame && before.allowed?.includes('update') === false ? { '': { code: 'notYours' as const } } : {}),
    ...Object.fromEntries(Object.entries(read.unoffered).filter(([name]) => name in sent)),
    ...read.faults,
  };
  return { kind: Object.keys(faults).length > 0 ? 'wrong' : isSame ? 'same' : 'change', faults, sent, before, values };
}

/** Formatted texts of which a cell says the words that the record has, as an export wrote them: they keep their looks. */
function withLooks({ resource: { fields }, read, before }: { resource: Resource; read: ReadRow; before: LecternRecord }): Values {
  return Object.fromEntries(Object.values(fields).filter(({ name, type }) => {
    const text = before[name] as unknown;
    return type === 'richText' && typeof text === 'string' && name in read.values && inLines(read.cells[name] ?? '') === inLines(linesOf(text));
  }).map(({ name }) => [name, before[name]]));
}

/** Blanks and ends of lines as no program that opens a file may change them. */
function inLines(text: string): string {
  return text.replace(/[^\S\r\n]+/g, ' ').replace(/\s*[\r\n]\s*/g, '\n').trim();
}

/** A problem inside a group or a list is one of its cell. */
function firstSteps(problems: Readonly<Record<string, CellFault>>): Record<string, CellFault> {
  return Object.fromEntries(Object.entries(problems).reverse().map(([path, problem]) => [path.split('.')[0]!, problem]));
}
