import { writtenNames } from './checkLifecycle';
import type { Report } from './checkReport';
import type { ResourceInput } from './declaration';
import type { Resource } from './resource';

/** What arranges records is there, is of the right kind, and is written by moving alone. */
export function checkTree(report: Report, input: ResourceInput, resource: Resource): void {
  const { tree, fields } = resource;
  if (!tree) return;
  const path = input.tree ? 'tree' : 'list';
  if (input.tree && input.list?.order) report.add('list.order', 'the tree says the order already', 'leave it out');
  if (resource.isSingle) report.add(path, 'a single record stands among no others', `leave out ${path}, or single`);
  const order = fields[tree.order];
  if (!order) report.unknown(`${path}.order`, tree.order, 'a field', Object.keys(fields));
  else if (order.type !== 'integer' || !order.readOnly || order.system || order.unique || order.default !== null || order.readRoles) report.add(`${path}.order`, `${tree.order} is no read-only whole number without a default that everybody sees`, `write ${tree.order}: f.integer({ readOnly: true })`);
  const parent = tree.parent === null ? undefined : fields[tree.parent];
  if (tree.parent !== null && !parent) report.unknown('tree.parent', tree.parent, 'a field', Object.keys(fields));
  if (parent && (parent.type !== 'ref' || parent.to !== resource.name || parent.required || parent.readOnly || parent.createOnly || parent.when || parent.system || parent.readRoles)) report.add('tree.parent', `${parent.name} is no reference to ${resource.name} that may be empty and that everybody sees`, `write ${parent.name}: f.ref('${resource.name}')`);
  if (input.tree && (!Number.isInteger(tree.depth) || tree.depth < 2 || tree.depth > 50)) report.add('tree.depth', `${tree.depth} is no number of levels from 2 to 50`, 'write for example depth: 6');
  for (const action of Object.values(resource.lifecycle?.actions ?? {})) {
    if (action.name === 'move') report.add('lifecycle.actions.move', 'records of a tree are moved by a call of that name', 'choose another name');
    for (const name of writtenNames(action)) if (name === tree.parent || name === tree.order) report.add(`lifecycle.actions.${action.name}.set.${name}`, `${name} is changed by moving alone`, 'leave it out');
  }
}
