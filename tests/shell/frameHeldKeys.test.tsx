import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearEarlyKeys, takeEarlyKeys } from '../../src/shell/frame/earlyKeys';
import { holdKeys } from '../../src/shell/frame/heldKeys';
import { withSoftHyphens } from '../../src/shell/navigation/softHyphens';

const onPage = vi.fn();
const press = (key: string, more: KeyboardEventInit = {}): boolean => fireEvent.keyDown(document.body, { key, ...more });

describe('keys that are typed before the palette is there', () => {
  beforeEach(() => document.addEventListener('keydown', onPage));
  afterEach(() => {
    document.removeEventListener('keydown', onPage);
    onPage.mockClear();
  });

  it('are kept until its box takes them, and never reach the page', () => {
    const held = holdKeys({ text: 'a', onEscape: () => undefined });
    for (const key of ['?', 'm', 'y', 'x', 'Backspace', 'Enter', 'Shift', 'ArrowDown', ' ', 'p']) expect(press(key)).toBe(false);
    press('k', { ctrlKey: true });
    expect(onPage).not.toHaveBeenCalled();
    expect(held.take()).toBe('amy p');
    expect(press('x')).toBe(true);
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('are the page’s again after Escape', () => {
    const onEscape = vi.fn();
    holdKeys({ text: '', onEscape });
    press('Escape');
    expect(onEscape).toHaveBeenCalledOnce();
    press('x');
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('are kept from the key on where the frame is not there yet, for as long as it may take to come', () => {
    vi.useFakeTimers();
    hearEarlyKeys();
    expect(press('x')).toBe(true);
    expect(takeEarlyKeys()).toBe(null);
    expect(press('k', { ctrlKey: true })).toBe(true);

    hearEarlyKeys();
    expect(press('k', { ctrlKey: true })).toBe(false);
    for (const key of ['c', 'o']) expect(press(key)).toBe(false);
    expect(takeEarlyKeys()).toBe('co');
    expect(press('x')).toBe(true);

    for (const pass of [() => press('Escape'), () => vi.advanceTimersByTime(10_000)]) {
      hearEarlyKeys();
      press('k', { metaKey: true });
      pass();
      expect(press('x')).toBe(true);
      expect(takeEarlyKeys()).toBe(null);
    }
    vi.useRealTimers();
  });

  it('leave the browser its own keys', () => {
    const held = holdKeys({ text: '', onEscape: () => undefined });
    expect(press('r', { ctrlKey: true })).toBe(true);
    expect(held.take()).toBe('');
  });
});

it('parts long words of the narrow navigation where a syllable begins, and leaves short ones whole', () => {
  const parts = (text: string): string => withSoftHyphens(text).replaceAll('\u00AD', '|');
  expect(parts('Home configuration')).toBe('Home confi|gu|ra|tion');
  expect(parts('Membership')).toBe('Membership');
  expect(parts('机构')).toBe('机构');
});
