import type { Report } from './checkReport';
import type { ResourceInput } from './declaration';
import type { Resource } from './resource';

/** What says which institute a row of the operator's is about: a reference to the institutes, and not where rows are an institute's anyway. */
export function checkInstitute(report: Report, { institute }: ResourceInput, { fields, tenant }: Resource, resources: readonly Resource[]): void {
  if (institute === undefined) return;
  if (tenant !== 'platform') return report.add('institute', `rows that are “${tenant}” say it themselves`, "leave it out, or write tenant: 'platform'");
  const field = fields[institute];
  if (!field) return report.unknown('institute', institute, 'a field', Object.keys(fields));
  if (field.type !== 'ref' || resources.find(({ name }) => name === field.to)?.tenant !== 'self') report.add('institute', `${institute} is no reference to an institute`, 'name a reference to the module of the institutes');
}
