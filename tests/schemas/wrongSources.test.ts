import { expect, it } from 'vitest';
import { checkDeclarations, createLoader, type DeclarationProblem, type ResourceInput } from '../../src/schemas';

const lesson = { name: 'lesson', fields: { title: { type: 'text' }, level: { type: 'choice', choices: ['basic', 'expert'] } } };
const problemsOf = (inputs: readonly unknown[]): { problems: readonly DeclarationProblem[] } => ({ problems: checkDeclarations({ inputs, handlers: ['guardUser'], views: ['sales'] }) });

/** A module whose rows a view gives, spoilt in one place. */
const given = { name: 'takings', source: 'sales', fields: { title: { type: 'text' }, level: { type: 'choice', choices: ['basic', 'expert'] }, amount: { type: 'money' } } as Record<string, unknown> };
it.each<[string, Record<string, unknown>, string, readonly [says: string, remedy: string], (readonly unknown[])?]>([
  ['of an unknown view', { source: 'sale' }, 'source', ['“sale” is not a view of the platform', 'write platform/views/sale.sql, or use one of sales']],
  ['that are another’s too', { of: 'lesson', where: { level: 'basic' } }, 'of', ['those of a view already', 'leave it out, or source'], [lesson]],
  ['that are one record', { single: true }, 'single', ['a view gives rows, and no single record', 'leave it out']],
  ['that sign in', { people: true }, 'people', ['nobody signs in', 'leave it out']],
  ['that are institutes', { tenant: 'self' }, 'tenant', ['a view’s rows are no institutes', "write 'owned', 'shared' or 'platform'"]],
  ['with a bin', { softDelete: true }, 'softDelete', ['nothing is deleted', 'leave it out']],
  ['unique together', { unique: [['title', 'level']] }, 'unique', ['is kept by the tables beneath the view', 'leave it out']],
  ['with rules', { rules: [{ if: { title: 'x' }, at: 'title', says: 'odd' }] }, 'rules', ['nobody writes what a view gives', 'leave it out']],
  ['in a tree', { fields: { ...given.fields, parentId: { type: 'ref', to: 'takings' }, order: { type: 'integer' } }, tree: { parent: 'parentId', order: 'order' } }, 'tree', ['nobody moves', 'leave it out']],
  ['in an order', { fields: { ...given.fields, order: { type: 'integer' } }, list: { order: 'order' } }, 'list.order', ['nobody moves', 'list.sort']],
  ['with a form', { form: { sections: [{ name: 'general', fields: ['title'] }] } }, 'form', ['there is no form', 'leave it out']],
  ['with states', { lifecycle: { field: 'level', actions: {} } }, 'lifecycle', ['nobody changes the state', 'leave it out']],
  ['that files bring', { import: { columns: ['title'] } }, 'import', ['nobody writes', 'leave it out']],
  ['with functions around writing', { handlers: { beforeWrite: 'guardUser' } }, 'handlers', ['nothing is written', 'leave it out']],
  ['that some may delete', { rights: { delete: ['super_admin'] } }, 'rights.delete', ['nobody has this right', 'leave it out']],
  ['with a call to make one', { endpoint: { calls: { create: 'POST /takings/add' } } }, 'endpoint.calls.create', ['nobody writes', 'leave it out']],
  ['with a method to change one', { endpoint: { update: 'PATCH' } }, 'endpoint.update', ['nobody writes', 'leave it out']],
  ['with one call to delete many', { endpoint: { deleteMany: { call: 'POST /takings/clear' } } }, 'endpoint.deleteMany', ['nobody writes', 'leave it out']],
  ['with a field that has to be there', { fields: { title: { type: 'text', required: true } } }, 'fields.title.required', ['nobody writes', 'leave it out']],
  ['with a unique field', { fields: { title: { type: 'text', unique: true } } }, 'fields.title.unique', ['nobody writes', 'leave it out']],
  ['with a default', { fields: { title: { type: 'text', default: 'x' } } }, 'fields.title.default', ['nobody writes', 'leave it out']],
  ['with a bound', { fields: { amount: { type: 'money', min: 1 } } }, 'fields.amount.min', ['nobody writes', 'leave it out']],
  ['with a field that some write', { fields: { title: { type: 'text', roles: { write: ['admin'] } } } }, 'fields.title.roles.write', ['nobody writes', 'say by read who sees it']],
  ['with a field that people write', { fields: { title: { type: 'text', readOnly: false } } }, 'fields.title.readOnly', ['nobody writes', 'leave it out']],
  ['with a password', { fields: { secret: { type: 'password' } } }, 'fields.secret.type', ['a view shows no password', 'leave the field out']],
  ['sorted by what has no order', { fields: { ...given.fields, both: { type: 'tags' } }, list: { sort: 'both' } }, 'list.sort', ['rows cannot be kept in the order of both', 'sort by a stored field']],
])('rows that a view gives %s', (_, more, path, [says, remedy], others = []) => {
  const { problems } = problemsOf([{ ...given, ...more }, ...others]);
  expect(problems.find((one) => one.resource === 'takings' && one.path === path), JSON.stringify(problems)).toMatchObject({ message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
});

it.each<[string, Record<string, unknown>, string, string]>([
  ['refers to', { fields: { ...lesson.fields, takingsId: { type: 'ref', to: 'takings' } } }, 'fields.takingsId.to', 'nothing keeps them there'],
  ['is of', { of: 'takings', where: { level: 'basic' }, fields: {}, list: undefined, lifecycle: undefined }, 'of', 'are given by a view'],
])('a module with rows of its own that %s what a view gives', (_, more, path, says) => {
  const { problems } = problemsOf([given, { ...lesson, ...more }]);
  expect(problems.find((one) => one.resource === 'lesson' && one.path === path), JSON.stringify(problems)).toMatchObject({ message: expect.stringContaining(says) });
});

it('lets rows that a view gives through, and what refers to them from such rows', () => {
  const visits = { name: 'visits', source: 'sales', fields: { takingsId: { type: 'ref', to: 'takings' } } };
  expect(() => createLoader({ sources: [{ name: 'test', read: () => [given, visits] as unknown as ResourceInput[] }], views: ['sales'] })).not.toThrow();
});
