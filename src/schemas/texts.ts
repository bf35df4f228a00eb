import { plainOf } from './plainOf';
import type { Resource } from './resource';

/** Message keys of a declaration. Their words stand in the locale files; `humanize` is the readable fallback. */
export const keyOf = {
  /** Plural name of the module: menu entry, heading of its list. */
  module: (resource: string) => `resources.${resource}.name`,
  field: (resource: string, field: string) => `resources.${resource}.fields.${field}`,
  hint: (resource: string, field: string) => `resources.${resource}.hints.${field}`,
  /** What is said of a change below a record that a reference names. */
  warning: (resource: string, field: string) => `resources.${resource}.warnings.${field}`,
  /** The hint of a new record's form, where it is another than that of one that is there already. */
  newHint: (resource: string, field: string) => `resources.${resource}.newHints.${field}`,
  pattern: (resource: string, field: string) => `resources.${resource}.patterns.${field}`,
  choice: (resource: string, field: string, value: string) => `resources.${resource}.choices.${field}.${value}`,
  section: (resource: string, section: string) => `resources.${resource}.sections.${section}`,
  action: (resource: string, action: string) => `resources.${resource}.actions.${action}`,
  /** What a choice means for the record, one sentence; above all a state of the lifecycle. */
  meaning: (resource: string, field: string, value: string) => `resources.${resource}.meanings.${field}.${value}`,
  /** What an action of the lifecycle does, one sentence. */
  effect: (resource: string, action: string) => `resources.${resource}.effects.${action}`,
  /** Of rows that a view gives: what makes one, and where; one or two sentences in place of an empty list. */
  origin: (resource: string) => `resources.${resource}.origin`,
  /** What a count of rows is called in a summary. */
  measure: (resource: string, name: string) => `resources.${resource}.measures.${name}`,
  /** A tab of a list. */
  segment: (resource: string, name: string) => `resources.${resource}.segments.${name}`,
  /** Rows that want work, with `%{smart_count}` and its plural: `%{smart_count} coupon ends |||| %{smart_count} coupons end`. */
  attention: (resource: string, name: string) => `resources.${resource}.attention.${name}`,
  /** What is said where a rule of the module's own is broken; `%{fields}` are those it compares. */
  rule: (resource: string, says: string) => `resources.${resource}.rules.${says}`,
  /** What is told where it may be a slip. */
  caution: (resource: string, says: string) => `resources.${resource}.cautions.${says}`,
  /** A line of the text a record is shared as, with the field's value as `%{<field>}`. */
  share: (resource: string, field: string) => `resources.${resource}.share.${field}`,
  /** How many records of another module an action concerns, as a sentence in its question, with `%{smart_count}` and its plural. */
  foretold: (resource: string, says: string) => `resources.${resource}.foretells.${says}`,
  /** What would come of an action, as a sentence above its questions, with what the platform says to it. */
  foreseen: (resource: string, says: string) => `resources.${resource}.foresees.${says}`,
  /** An action in the past, for the notice that it is done: `approved`. */
  done: (resource: string, action: string) => `resources.${resource}.done.${action}`,
  /** What an action on the module has done, as a sentence, with the number of those it named as `%{smart_count}` and its plural: `%{smart_count} learner enrolled |||| %{smart_count} learners enrolled`. */
  told: (resource: string, action: string) => `resources.${resource}.told.${action}`,
  /** The same words of an action from one state of the lifecycle, where it is called otherwise there: to approve what was suspended is to reopen it. */
  from: (resource: string, state: string, words: 'actions' | 'done' | 'effects', action: string) => `resources.${resource}.from.${state}.${words}.${action}`,
};

/** `createdAt` → `Created at`, `sub_admin` → `Sub admin`, `imageURL` → `Image URL`. */
export function humanize(name: string): string {
  const words = name
    .replace(/[_\-.]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/ (Id|Ids)$/, (_, id: string) => (id === 'Ids' ? 's' : ''))
    .trim()
    .split(/\s+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a record is called: its title's fields filled in; empty where all of them are. */
export function recordTitle({ title, fields }: Titled, record: Readonly<Record<string, unknown>> | undefined): string {
  return record ? filledIn({ text: title, fields, record }) : '';
}

/** The second line of a record, which tells equals apart: its fields filled in; `null` where all are empty. */
export function subtitleOf({ subtitle, fields }: Pick<Resource, 'subtitle' | 'fields'>, record: Readonly<Record<string, unknown>>): string | null {
  return filledIn({ text: subtitle ?? '', fields, record }) || null;
}

type Titled = Pick<Resource, 'title'> & Partial<Pick<Resource, 'fields'>>;

/** Of formatted text its words. */
function filledIn({ text, fields, record }: { text: string; fields: Titled['fields']; record: Readonly<Record<string, unknown>> }): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (fields?.[name]?.type === 'richText' ? plainOf : String)(String(record[name] ?? ''))).trim();
}

/** Names of the fields in a title. */
export function titleFields(resource: Pick<Resource, 'title'>): string[] {
  return [...resource.title.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** Whether a record is called by all that it says, as a post or a message is: its title is a text of several lines. */
export function isCalledByItsText({ title, fields }: Pick<Resource, 'title' | 'fields'>): boolean {
  return titleFields({ title }).some((name) => fields[name]?.type === 'longText' || fields[name]?.type === 'richText');
}
