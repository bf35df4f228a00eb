import { screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, it } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { FieldControl } from '../../src/fields/FieldControl';
import { FormScopeContext } from '../../src/fields/controls/formScope';
import { f, normalizeField, type FieldInput } from '../../src/schemas';
import { FIXTURES } from '../fixtures';
import { show, useServer } from '../screens/support/screens';

const server = useServer();
const scope = { formId: 'form', rules: { now: new Date().toISOString() }, hint: () => 'Of the price.' };

function One({ input }: { input: FieldInput }) {
  return (
    <FormScopeContext.Provider value={scope}>
      <Form>
        <FieldControl field={normalizeField(input, 'percentOff')} path="percentOff" context={useCellContext('specimen')} />
      </Form>
    </FormScopeContext.Provider>
  );
}

it.each([
  [f.integer({ min: 1, max: 100, unit: '%' }), 'A whole number from 1 to 100.'],
  [f.integer({ min: 1, max: 100, unit: '%', hint: true }), 'A whole number from 1 to 100. Of the price.'],
  [f.number({ min: 0, max: 1000, unit: '%', decimals: 2 }), 'From 0 to 1,000, with 2 decimals at most.'],
  [f.integer({ min: 1, max: 100 }), null],
  [f.integer({ min: 1, unit: '%' }), null],
])('says beside a number with a unit what is taken, before anything is typed', async (input, said) => {
  show({ server: server.current, declarations: FIXTURES, children: <One input={input} /> });
  const box = await screen.findByRole('textbox');
  const ids = box.getAttribute('aria-describedby');
  expect(ids === null ? null : ids.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(said);
});
