import type { SettingsPart } from '../../../screens/single/settingsPart';

/** The parts that features offer, found by their place. */
const PARTS = Object.values(import.meta.glob<{ readonly part: SettingsPart }>('../../*/settings.ts', { eager: true })).map(({ part }) => part);

/** The declared parts of the settings: names of single declarations. */
const DECLARED = [
  'tenantInfo',
  'socialMedia',
  'supportContactInfo',
  'paymentAccountInfo',
  'paymentGateway',
  'pricingConfig',
  'currencyAndCommissions',
  'termsAndConditions',
  'privacyPolicy',
  'refundPolicy',
  'accessDefaults',
] as const;

/** A part of the settings: a declared record, or what a feature offers, which stands behind one. */
export interface Section {
  readonly name: string;
  /** The declaration whose right to read opens it. */
  readonly declared: string;
  readonly part: SettingsPart | null;
}

/** The parts of the settings in the order of the menu beside them. */
export const SECTIONS: readonly Section[] = DECLARED.flatMap((declared): Section[] => [
  { name: declared, declared, part: null },
  ...PARTS.filter(({ after }) => after === declared).map((part) => ({ name: part.name, declared, part })),
]);

/** The part that says how the console looks. */
export const BRANDED = 'tenantInfo';

/** The part whose screen has a button to connect the payment provider. */
export const PAYMENT = 'paymentAccountInfo';

/** The part an address names: what stands behind `/settings/`. */
export function sectionOf(pathname: string): string {
  return decodeURIComponent(pathname.split('/').filter(Boolean)[1] ?? '');
}
