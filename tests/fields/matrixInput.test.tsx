import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { FieldControl } from '../../src/fields/FieldControl';
import { FormScopeContext } from '../../src/fields/controls/formScope';
import { f, normalizeField } from '../../src/schemas';
import { FIXTURES } from '../fixtures';
import { show, useServer } from '../screens/support/screens';

const server = useServer();
const scope = { formId: 'form', rules: { now: new Date().toISOString() }, hint: () => null };
const shifts = normalizeField(f.matrix({ rows: ['monday', 'tuesday'], columns: ['come', 'stay', 'lead'], leading: 'come' }), 'shifts');
let values: () => Record<string, unknown> = () => ({});

function One({ value }: { value: unknown }) {
  return (
    <FormScopeContext.Provider value={scope}>
      <Form defaultValues={{ shifts: value }}>
        <FieldControl field={shifts} path="shifts" context={useCellContext('specimen')} />
        <Spy />
      </Form>
    </FormScopeContext.Provider>
  );
}

function Spy() {
  values = useFormContext().getValues;
  return null;
}

function open(value: unknown = null) {
  show({ server: server.current, declarations: FIXTURES, children: <One value={value} /> });
  return { user: userEvent.setup(), value: () => values()['shifts'], box: (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name }) };
}

describe('a table to tick', () => {
  it('is worked by the keyboard, cell by cell; the leading column comes and goes with the others', async () => {
    const { user, value, box } = open();
    (await box('Stay: Monday')).focus();
    await user.keyboard(' ');
    expect(value()).toEqual({ monday: ['come', 'stay'] });
    await user.tab();
    expect(document.activeElement).toBe(await box('Lead: Monday'));
    await user.keyboard(' ');
    expect(value()).toEqual({ monday: ['come', 'stay', 'lead'] });
    await user.click(await box('Come: Monday'));
    expect(value()).toEqual({});
  });

  it('ticks and clears a row, and a column', async () => {
    const { user, value, box } = open({ tuesday: ['come'] });
    expect((await box('All: Tuesday')).indeterminate).toBe(true);
    await user.click(await box('All: Tuesday'));
    expect(value()).toEqual({ tuesday: ['come', 'stay', 'lead'] });
    await user.click(await box('Lead: all'));
    expect(value()).toEqual({ monday: ['come', 'lead'], tuesday: ['come', 'stay', 'lead'] });
    await user.click(await box('Lead: all'));
    // Cleared at once, what came with a column goes with it.
    expect(value()).toEqual({ tuesday: ['come', 'stay'] });
    await user.click(await box('Come: all'));
    await user.click(await box('Stay: Monday'));
    await user.click(await box('Come: all'));
    expect(value()).toEqual({});
  });
});
