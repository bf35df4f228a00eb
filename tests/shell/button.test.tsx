import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui';

afterEach(cleanup);

test('a button whose work is under way neither acts nor submits its form again', () => {
  const [onSubmit, onClick] = [vi.fn((event: { preventDefault(): void }) => event.preventDefault()), vi.fn()];
  const shown = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Buy
      </Button>
    </form>
  );
  const { rerender } = render(shown(false));
  fireEvent.click(screen.getByRole('button'));
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
  rerender(shown(true));
  fireEvent.click(screen.getByRole('button'));
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
});
