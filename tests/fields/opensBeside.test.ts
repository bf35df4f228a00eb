import { expect, it } from 'vitest';
import { textsOf } from '../../src/dataProvider';
import { granteeOfRecord, openToRole } from '../../src/fields/types/matrix/openToRole';
import { opensBeside } from '../../src/fields/types/matrix/opensBeside';
import { shippedDeclarations } from '../../platform/declarations';
import { normalize } from '../../src/schemas';
import { loader } from '../dataProvider/support/console';
import { wholeI18n } from '../support/wholeI18n';

const { translate } = wholeI18n('en');
const resources = loader.all();
const beside = (key: string) => opensBeside({ resources, key, name: translate(`lectern.module.${key}`), translate });

it.each(resources.filter(({ menu, modules }) => menu !== null && modules.length > 1).flatMap(({ name, modules }) => modules.filter((key) => key !== name).map((key) => [key, name] as const)))('the row %s says that it opens %s', (key, name) => {
  const title = textsOf({ resource: name, translate }).menu;
  if (title !== translate(`lectern.module.${key}`)) expect(beside(key)).toContain(title);
});

it.each(resources.flatMap(({ name, rights }) => (rights.with ?? []).map((key) => [key, name] as const)))('the row %s says that its rights are those over %s, too', (key, name) => {
  expect(beside(key)).toContain(textsOf({ resource: name, translate }).module);
});

it.each(shippedDeclarations.read().map((input) => normalize(input)).filter(({ menu, source, modules, name }) => menu === null && source !== null && !modules.includes(name)).flatMap(({ name, modules }) => modules.map((key) => [key, name] as const)))('the row %s says that it opens the list %s, which stands in no menu', (key, name) => {
  const title = textsOf({ resource: name, translate }).module;
  if (title !== translate(`lectern.module.${key}`)) expect(beside(key)).toContain(title);
});

it('says which screens beside the declarations a right opens, and nothing where it opens its own module alone', () => {
  expect(beside('testreport')).toContain(translate('lectern.routes.tokens'));
  expect(beside('gallery')).toEqual([]);
});

it('says which screens everybody of a kind may open, and no screen that takes a right or is not there', () => {
  const open = (role: 'institute' | 'faculty' | 'admin', isAcrossInstitutes = false) => openToRole({ resources, to: { role, isAcrossInstitutes }, translate });
  const forum = textsOf({ resource: 'group', translate }).menu;
  expect(open('institute')).toContain(forum);
  expect(open('faculty')).toContain(forum);
  expect(open('faculty')).not.toContain(textsOf({ resource: 'coupon', translate }).menu);
  expect(open('faculty')).not.toContain(textsOf({ resource: 'lead', translate }).menu);
  expect(open('admin', true)).toContain(forum);
});

it('knows of a record whose rights it holds', () => {
  expect(granteeOfRecord({ field: { forRole: 'institute', toRole: null }, record: {} })).toEqual({ role: 'institute', isAcrossInstitutes: false });
  expect(granteeOfRecord({ field: { forRole: null, toRole: 'institute' }, record: {} })).toEqual({ role: 'institute', isAcrossInstitutes: false });
  const by = { forRole: { field: 'role' }, toRole: null } as const;
  expect(granteeOfRecord({ field: by, record: { role: 'faculty', instituteId: 'one' } })).toEqual({ role: 'faculty', isAcrossInstitutes: false });
  expect(granteeOfRecord({ field: by, record: { role: 'sub_admin', instituteId: null } })).toEqual({ role: 'sub_admin', isAcrossInstitutes: true });
  expect(granteeOfRecord({ field: by, record: { role: 'super_admin', instituteId: null } })).toBeNull();
  expect(granteeOfRecord({ field: by, record: {} })).toBeNull();
});
