import { describe, expect, it, vi } from 'vitest';
import { codeOption } from '../../src/fields/controls/codeOptions';

/** Names of four hundred time zones take longer than the rest of a form. */
describe('an option of a long list of codes', () => {
  it('is named, and found by more, when somebody asks', () => {
    const text = vi.fn(({ code }: { code: string }) => `Name of ${code}`);
    const also = vi.fn(({ code }: { code: string }) => `Also ${code}`);
    const option = codeOption({ codes: () => ['fr'], text, also }, { code: 'fr', locale: 'en' });
    expect(text).not.toHaveBeenCalled();
    expect(also).not.toHaveBeenCalled();
    expect({ ...option }).toEqual({ value: 'fr', text: 'Name of fr', also: 'Also fr' });
  });

  it('has no further words where there are none', () => {
    expect({ ...codeOption({ codes: () => ['x'], text: ({ code }) => code }, { code: 'x', locale: 'en' }) }).toEqual({ value: 'x', text: 'x' });
  });
});
