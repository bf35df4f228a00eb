import { defineCall, f, SETTINGS_MODULE } from '../../schemas';

/** Whose domains: an institute, for those who see several; else one's own, which for the operator's people are the operator's. */
const query = { instituteId: f.ref('institution') } as const;
const body = { host: f.text({ required: true, maxLength: 300 }) } as const;
const read = { module: SETTINGS_MODULE, right: 'read' } as const;
const update = { module: SETTINGS_MODULE, right: 'update' } as const;

/** A host under which a tenant's console and site are to be reached. */
const domain = {
  host: f.text({ required: true }),
  status: f.choice(['pending', 'verified'], { required: true }),
  isPrimary: f.boolean({ required: true }),
  /** The DNS record that proves the host is the tenant's. */
  verification: f.group({ type: f.text({ required: true }), name: f.text({ required: true }), value: f.text({ required: true }) }, { required: true }),
  /** When DNS was last asked. */
  checkedAt: f.datetime(),
  /** Why DNS did not prove it: no such record, records with other values, or no answer. */
  problem: f.choice(['missing', 'different', 'unreachable']),
} as const;
const domains = { items: f.list(domain, { required: true }) } as const;
const primary = { host: f.text() } as const;

export const listDomains = defineCall({ method: 'GET', path: '/tenant-info/domain-info', summary: 'The domains of a tenant', gate: read, query, gives: domains });
export const listDomainsToDelete = defineCall({ method: 'GET', path: '/tenant-info/delete-domain', summary: 'The domains of a tenant', gate: read, query, gives: domains });
export const readPrimaryDomain = defineCall({ method: 'GET', path: '/tenant-info/primary-domain', summary: 'The primary domain', gate: read, query, gives: primary });
export const readDomain = defineCall({
  method: 'GET', path: '/tenant-info/verify-domain', summary: 'What to put into the DNS of a domain', gate: read, query: { ...query, ...body }, gives: domain,
});
export const addDomain = defineCall({ method: 'PUT', path: '/tenant-info/domain-info', summary: 'Ask for a domain', gate: update, changesLook: true, query, body, gives: domains });
export const choosePrimaryDomain = defineCall({ method: 'PUT', path: '/tenant-info/primary-domain', summary: 'Make a verified domain the primary one', gate: update, changesLook: true, query, body, gives: primary });
export const verifyDomain = defineCall({ method: 'PUT', path: '/tenant-info/verify-domain', summary: 'Look for the proof in the DNS now', gate: update, changesLook: true, query, body, gives: domain });
export const deleteDomain = defineCall({ method: 'PUT', path: '/tenant-info/delete-domain', summary: 'Give a domain up', gate: update, changesLook: true, query, body, gives: domains });
