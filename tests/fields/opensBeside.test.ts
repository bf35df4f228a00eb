import { expect, it } from 'vitest';
import { textsOf } from '../../src/dataProvider';
import { opensBeside } from '../../src/fields/types/matrix/opensBeside';
import { loader } from '../dataProvider/support/console';
import { wholeI18n } from '../support/wholeI18n';

const { translate } = wholeI18n('en');
const resources = loader.all();
const beside = (key: string) => opensBeside({ resources, key, name: translate(`lectern.module.${key}`), translate });

it.each(resources.filter(({ menu, modules }) => menu !== null && modules.length > 1).flatMap(({ name, modules }) => modules.filter((key) => key !== name).map((key) => [key, name] as const)))('the row %s says that it opens %s', (key, name) => {
  const title = textsOf({ resource: name, translate }).menu;
  if (title !== translate(`lectern.module.${key}`)) expect(beside(key)).toContain(title);
});

it('says which screens beside the declarations a right opens, and nothing where it opens its own module alone', () => {
  expect(beside('testreport')).toContain(translate('lectern.routes.tokens'));
  expect(beside('coupon')).toEqual([]);
});
