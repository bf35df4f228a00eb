import type { SettingsPart } from '../../screens/single/settingsPart';
import { listDomains } from './calls';
import { DomainsSection } from './page/DomainsSection';

/** The domains of a tenant are a part of its settings, next to what says how it is called. */
export const part: SettingsPart = { name: 'domains', after: 'tenantInfo', needs: listDomains, title: 'lectern.domains.title', Part: DomainsSection };
