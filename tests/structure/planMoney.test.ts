import { expect, it } from 'vitest';
import { shippedDeclarations } from '../../platform/declarations';
import { keyOf, createTrustedLoader, type Field } from '../../src/schemas';
import { LOCALES } from '../../src/i18n/locales';
import { wholeI18n } from '../support/wholeI18n';

const MODULES = createTrustedLoader({ sources: [shippedDeclarations] }).all();
/** A word for invoice in each language. */
const INVOICE = { en: /invoice/, fr: /facture/, zh: /账单/, ja: /請求書/ } as const;

const isPlanOf = ({ to, type, readOnly }: Field): boolean => type === 'ref' && to === 'membership' && !readOnly;

it.each(LOCALES.map(({ locale }) => locale))('wherever an institute is given a plan, it is said in %s that this makes no invoice', (locale) => {
  const { translate } = wholeI18n(locale);
  const said = (key: string): string => translate(key, { _: '' });
  const places = MODULES.filter(({ source }) => source === null).flatMap(({ name, fields, lifecycle }) => [
    ...Object.values(fields).filter(isPlanOf).map((field) => ({ place: `${name}.${field.name}`, text: [said(keyOf.hint(name, field.name)), said(keyOf.hint(name, 'fee'))].join(' ') })),
    ...Object.values(lifecycle?.actions ?? {}).flatMap((action) => Object.values(action.ask).filter(isPlanOf).map((field) => ({ place: `${name}.${action.name}`, text: field.hint ? said(keyOf.hint(name, field.name)) : said(keyOf.effect(name, action.name)) }))),
  ]);
  expect(places.map(({ place }) => place).sort()).toEqual(['institution.approve', 'institution.changePlan', 'institution.membershipPlanId', 'licence.membershipPlanId']);
  expect(places.filter(({ text }) => !INVOICE[locale].test(text))).toEqual([]);
});
