import type { Report } from './checkReport';
import type { ResourceInput } from './declaration';
import type { Resource } from './resource';

/** What makes no sense for a module that is one record a tenant, and what makes sense for it alone. */
export function checkSingle(report: Report, input: ResourceInput, resource: Resource): void {
  if (!resource.isSingle) return;
  if (resource.tenant !== 'owned') report.add('tenant', `a single record is a tenant's, and “${resource.tenant}” rows are not`, 'leave out tenant, or single');
  for (const part of PARTS_OF_LISTS) {
    if (input[part] !== undefined && input[part] !== false) report.add(part, 'a single record has no list', `leave out ${part}, or single`);
  }
  if (input.softDelete === false) report.add('softDelete', 'a single record is never deleted', 'leave out softDelete, or single');
  for (const field of Object.values(resource.fields).filter((one) => !one.system)) {
    const path = `fields.${field.name}`;
    if (field.searchable) report.add(`${path}.searchable`, 'a single record is not searched for', 'leave it out');
    if (field.fill) report.add(`${path}.default`, 'a single record is not created, by nobody and at no time', 'write a value, or leave it out');
    if (field.createOnly) report.add(`${path}.createOnly`, 'a single record is not created', 'say who may write it by roles, or readOnly');
  }
}

const PARTS_OF_LISTS = ['menu', 'route', 'home', 'list', 'lifecycle', 'related', 'rows', 'import', 'export', 'picture'] as const;
