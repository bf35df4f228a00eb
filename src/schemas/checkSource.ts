import type { Report } from './checkReport';
import { RIGHTS, type ResourceInput } from './declaration';
import type { FieldInput } from './field';
import { WRITING } from './source';

/** Of a module whose rows a view gives: that the view is there, and that nothing is said of writing what nobody writes here. */
export function checkSource(report: Report, input: ResourceInput, views: readonly string[]): void {
  const { source, fields, endpoint, rights, list } = input;
  if (source === undefined) return;
  if (!views.includes(source)) report.add('source', `“${source}” is not a view of the platform`, `write platform/views/${source}.sql${views.length > 0 ? `, or use one of ${views.join(', ')}` : ''}`);
  for (const part of PARTS) if (input[part] !== undefined && input[part] !== false) report.add(part, WRONG[part], `leave it out, or source`);
  if (input.tenant === 'self') report.add('tenant', 'a view’s rows are no institutes', "write 'owned', 'shared' or 'platform', or leave out source");
  if (list?.order !== undefined) report.add('list.order', 'nobody moves what a view gives', 'leave it out, and say list.sort');
  for (const right of RIGHTS) if (right !== 'read' && rights?.[right] !== undefined) report.add(`rights.${right}`, 'nobody has this right over what a view gives', 'leave it out');
  for (const name of WRITING) if (typeof endpoint?.calls?.[name as 'create'] === 'string') report.add(`endpoint.calls.${name}`, 'nobody writes what a view gives', 'leave it out');
  for (const part of ['update', 'deleteMany', 'changesLook'] as const) if (endpoint?.[part] !== undefined) report.add(`endpoint.${part}`, 'nobody writes what a view gives', 'leave it out');
  for (const [name, field] of Object.entries(fields)) checkField(report, `fields.${name}`, field);
}

const PARTS = ['of', 'single', 'people', 'softDelete', 'unique', 'rules', 'tree', 'form', 'lifecycle', 'import', 'handlers'] as const;

const WRONG: Readonly<Record<(typeof PARTS)[number], string>> = {
  of: 'the rows are those of a view already',
  single: 'a view gives rows, and no single record',
  people: 'nobody signs in by a row of a view',
  softDelete: 'nothing is deleted that a view gives',
  unique: 'is kept by the tables beneath the view',
  rules: 'nobody writes what a view gives, so no rule is asked',
  tree: 'nobody moves what a view gives',
  form: 'nobody writes what a view gives, so there is no form',
  lifecycle: 'nobody changes the state of what a view gives',
  import: 'nobody writes what a view gives',
  handlers: 'nothing is written, so nothing runs around it',
};

/** Options that speak of writing, or of a column that is stored. */
const OF_WRITING = ['required', 'unique', 'default', 'createOnly', 'fixedBy', 'generate', 'secret', 'suggest', 'usual', 'renamedFrom', 'when', 'minLength', 'maxLength', 'pattern', 'letterCase', 'min', 'max', 'after', 'minItems', 'maxItems', 'apart', 'maxBytes', 'where', 'onDelete', 'forRole', 'over', 'leading'] as const satisfies readonly (keyof FieldInput)[];

function checkField(report: Report, path: string, field: FieldInput): void {
  if (field.type === 'password') report.add(`${path}.type`, 'a view shows no password', 'leave the field out');
  for (const option of OF_WRITING) if (field[option] !== undefined) report.add(`${path}.${option}`, 'nobody writes what a view gives', 'leave it out');
  if (field.readOnly === false) report.add(`${path}.readOnly`, 'nobody writes what a view gives', 'leave it out');
  const writers = field.roles && Object.keys(field.roles).find((name) => name !== 'read');
  if (writers !== undefined) report.add(`${path}.roles.${writers}`, 'nobody writes what a view gives', 'say by read who sees it');
}
