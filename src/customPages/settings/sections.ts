/** The part of the settings that is no form: a tenant's domains. */
export const DOMAINS = 'domains';

/** The parts of the settings in the order of the menu beside them: names of single declarations, and the domains. */
export const SECTIONS = [
  'tenantInfo',
  DOMAINS,
  'socialMedia',
  'supportContactInfo',
  'paymentAccountInfo',
  'pricingConfig',
  'currencyAndCommissions',
  'termsAndConditions',
  'privacyPolicy',
  'refundPolicy',
  'accessDefaults',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The part that says how the console looks. */
export const BRANDED: SectionName = 'tenantInfo';

/** The part whose screen has a button to connect the payment provider. */
export const PAYMENT: SectionName = 'paymentAccountInfo';

/** The part an address names: what stands behind `/settings/`. */
export function sectionOf(pathname: string): string {
  return decodeURIComponent(pathname.split('/').filter(Boolean)[1] ?? '');
}
