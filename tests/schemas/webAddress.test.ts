import { describe, expect, it } from 'vitest';
import { asciiDomain, parsedUrl, safeAddress } from '../../src/schemas';

const OFTEN = 20_000;

describe('an address', () => {
  it('is read as often as it comes: of a busy server the last as the first', () => {
    const address = 'https://bücher.example/x.png';
    let read = 0;
    for (let turn = 0; turn < OFTEN; turn += 1) if (parsedUrl(address) !== null) read += 1;
    expect(read).toBe(OFTEN);
    expect(safeAddress(address)).toBe(address);
    expect(asciiDomain('asha@bücher.example')).toBe('asha@xn--bcher-kva.example');
  });

  it('is null where it is none, and may stand on a page', () => {
    expect(parsedUrl('https://')).toBeNull();
    expect(parsedUrl('/a')).toBeNull();
    expect(parsedUrl('/a', 'https://x.example')?.href).toBe('https://x.example/a');
  });
});
