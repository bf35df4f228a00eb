import type { Report } from './checkReport';
import type { FieldType } from './field';
import type { Field, Resource } from './resource';

/** As many made-up rows as a list takes a while to page through. */
const MOST = 500;

/** Rows are made up for people to look at: what must be there has to be said by examples where nothing else says it. */
export function checkDemo(report: Report, { demo, of, source, isSingle, isOfPeople, tenant, fields }: Resource): void {
  if (demo === 0) return;
  if (!Number.isInteger(demo) || demo < 0 || demo > MOST) report.add('demo', `${demo} is no number of rows from 1 to ${MOST}`, 'write for example demo: 40');
  if (of !== null || source !== null || isSingle || isOfPeople || tenant === 'self') report.add('demo', 'rows that are not its own, that are one alone or that sign in are not made up', 'leave it out, or write demo content by hand in platform/demo');
  for (const field of Object.values(fields).flatMap((one) => [one, ...Object.values(one.fields)])) {
    const isMade = field.readOnly || field.system || field.default !== null || field.fill !== null;
    if (field.required && !isMade && NEEDING.has(field.type) && field.examples.length === 0) report.add(`fields.${field.name}.example`, `is missing: ${field.name} is required, and nothing says what is to be believed of it`, remedyFor(field));
  }
}

/** Types of whose values nothing can be guessed that people would believe. */
const NEEDING: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longText', 'richText', 'email', 'url', 'password', 'image', 'file', 'colour', 'tags', 'json']);

function remedyFor({ type }: Field): string {
  return ['image', 'file', 'colour', 'tags', 'json'].includes(type) ? 'leave out demo, or required' : "add some, example: ['Evening batch', 'Weekend batch']";
}
