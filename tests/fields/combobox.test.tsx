// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from '../../src/fields/controls/Combobox';

const OPTIONS = ['Algebra', 'Botany', 'Optics'].map((text) => ({ value: text.toLowerCase(), text }));

/** What is searched elsewhere: the answer lies with the test. */
function Searched({ isMultiple, found, onChoose, isLoading }: { isMultiple: boolean; found: typeof OPTIONS; onChoose: (values: readonly string[]) => void; isLoading: boolean }) {
  const [chosen, choose] = useState<typeof OPTIONS>([]);
  return (
    <Combobox
      id="box" name="box" label="Subject" isInvalid={false} isRequired={false} describedBy={undefined} chosen={chosen} options={found} isMultiple={isMultiple} isLoading={isLoading} translate={(key) => key} onSearch={() => undefined}
      onChoose={(values) => {
        onChoose(values);
        choose(OPTIONS.filter(({ value }) => values.includes(value)));
      }}
    />
  );
}

afterEach(cleanup);

it.each([true, false])('Enter takes nothing where the option that stood out is not there any more (several: %s)', async (isMultiple) => {
  const onChoose = vi.fn();
  const failed: unknown[] = [];
  const onError = (event: ErrorEvent): void => void failed.push(event.error);
  window.addEventListener('error', onError);
  const box = (found: typeof OPTIONS, isLoading = false) => <Searched isMultiple={isMultiple} found={found} onChoose={onChoose} isLoading={isLoading} />;
  const { rerender } = render(box(OPTIONS));
  const input = screen.getByRole('combobox');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  rerender(box(OPTIONS.slice(0, 1)));
  rerender(box([]));
  fireEvent.keyDown(input, { key: 'Enter' });
  rerender(box(OPTIONS, true));
  await userEvent.type(input, 'zzz{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  rerender(box(OPTIONS));
  await userEvent.clear(input);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledTimes(1);
  window.removeEventListener('error', onError);
  expect(failed).toEqual([]);
});

it.each([['ｅｌａｎ', 'Élan'], ['ｶﾞｽ', 'ガス'], ['coeur', 'Cœur']])('what is typed finds choices whatever accents and width their letters have: %s', async (typed, found) => {
  const options = ['Élan', 'ガス', 'カス', 'Cœur'].map((text) => ({ value: text, text }));
  render(<Combobox id="box" name="box" label="Subject" isInvalid={false} isRequired={false} describedBy={undefined} chosen={[]} options={options} isMultiple={false} isLoading={false} translate={(key) => key} onChoose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), typed);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([found]);
});
