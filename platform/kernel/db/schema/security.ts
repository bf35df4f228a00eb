import { literal, quote, type Table } from '../columns';
import { PLATFORM_INSTITUTE } from '../scope';

/** The institute a tenant's transaction is bound to; null, hence no row, where none was set. */
export const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";
const NOBODY = literal(PLATFORM_INSTITUTE);

/**
 * Statements that give a table its row-level security: forced, one policy a role and a verb, and no more rights than
 * those policies speak of. They may be run again over an older state.
 */
export function securityStatements(table: Table): string[] {
  const policies = policiesOf(table);
  return [
    `alter table ${table.sql} enable row level security`,
    `alter table ${table.sql} force row level security`,
    `revoke all on ${table.sql} from public, lectern_tenant, lectern_all, lectern_search`,
    `grant select, insert, update, delete on ${table.sql} to lectern_all`,
    `grant ${tenantRights(table)} on ${table.sql} to lectern_tenant`,
    `grant select on ${table.sql} to lectern_search`,
    ...policies.flatMap(({ name, statement }) => [`drop policy if exists ${quote(name)} on ${table.sql}`, statement]),
  ];
}

/** How many policies a table has, to notice one that went missing. */
export function policyCount(table: Table): number {
  return policiesOf(table).length;
}

interface Policy {
  readonly name: string;
  readonly statement: string;
}

function policiesOf(table: Table): Policy[] {
  const make = ({ name, verb, role, using, check }: { name: string; verb: string; role: string; using?: string; check?: string }): Policy => ({
    name,
    statement: `create policy ${quote(name)} on ${table.sql} for ${verb} to ${role}${using ? ` using (${using})` : ''}${check ? ` with check (${check})` : ''}`,
  });
  return [
    make({ name: 'all', verb: 'all', role: 'lectern_all', using: 'true', check: 'true' }),
    make({ name: 'search', verb: 'select', role: 'lectern_search', using: 'true' }),
    ...tenantPolicies(table).map(make),
  ];
}

function tenantPolicies(table: Table): { name: string; verb: string; role: string; using?: string; check?: string }[] {
  const role = 'lectern_tenant';
  const own = `institute_id = ${TENANT}`;
  switch (table.resource.tenant) {
    case 'owned':
      return [{ name: 'tenant', verb: 'all', role, using: own, check: own }];
    case 'shared':
      return [
        { name: 'tenant_select', verb: 'select', role, using: `institute_id = any (array[${TENANT}, ${NOBODY}::uuid])` },
        { name: 'tenant_insert', verb: 'insert', role, check: own },
        { name: 'tenant_update', verb: 'update', role, using: own, check: own },
        { name: 'tenant_delete', verb: 'delete', role, using: own },
      ];
    case 'self':
      return [
        { name: 'tenant_select', verb: 'select', role, using: `id = ${TENANT}` },
        { name: 'tenant_update', verb: 'update', role, using: `id = ${TENANT}`, check: `id = ${TENANT}` },
      ];
    case 'platform':
      return [{ name: 'tenant_select', verb: 'select', role, using: `${TENANT} is not null` }];
  }
}

function tenantRights(table: Table): string {
  const { tenant } = table.resource;
  return tenant === 'platform' ? 'select' : tenant === 'self' ? 'select, update' : 'select, insert, update, delete';
}
