import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportButton } from '../../../src/screens/importing/ImportButton';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([[false, 'lectern.imports.open'], [true, '']])('on a phone (%s) the way to an import is its icon alone, by the same name', (matches, words) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }));
  render(<ImportButton reason={null} />);
  expect(screen.getByRole('button', { name: 'lectern.imports.open' }).textContent).toBe(words);
});
