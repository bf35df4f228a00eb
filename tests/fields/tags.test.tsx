import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tags } from '../../src/fields/cells/Tags';

afterEach(cleanup);

test('of tags as many are shown as are read in a narrow column, and all of them are told on hover', () => {
  const { container, rerender } = render(<Tags texts={['coaching', 'hyderabad', 'neet']} />);
  expect(screen.queryByText('hyderabad')).toBeNull();
  expect(screen.getByText('+2')).toBeTruthy();
  expect(container.firstElementChild!.getAttribute('title')).toBe('coaching, hyderabad, neet');
  rerender(<Tags texts={['Inscription à un cours']} />);
  expect(container.firstElementChild!.getAttribute('title')).toBe('Inscription à un cours');
  rerender(<Tags texts={['web', 'iOS']} />);
  expect(screen.getByText('iOS')).toBeTruthy();
});
