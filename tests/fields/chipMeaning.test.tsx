import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { renderCell } from '../../src/fields/renderCell';
import { createI18n } from '../../src/i18n';
import * as words from '../../src/i18n/en/modules/coupon';
import { coupon } from '../../src/resources/coupon';
import { normalize } from '../../src/schemas';
import { show, useServer } from '../screens/support/screens';

const server = useServer();

function Status() {
  return renderCell({ field: normalize(coupon).fields['status']!, value: 'inactive', context: useCellContext('coupon') });
}

it('a state in a row says what it means with the words that its module came with', () => {
  const { provider, putModule } = createI18n({ locale: 'en' });
  putModule({ locale: 'en', module: 'coupon', words: { ...words.first, ...words.later } });
  show({ server: server.current, declarations: [], i18n: provider, children: <Status /> });
  expect(screen.getByTitle('Inactive – Cannot be used until it is activated.')).toBeDefined();
});
