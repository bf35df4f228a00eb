import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND_GROUNDS, brandColours, contrastBetween, safeAddress } from '../../src/schemas';

const THEMES = ['light', 'dark'] as const;

/** 2,000 colours, the same in each run: the corners, and a walk through all hues. */
function colours(): string[] {
  const corners = ['#ffffff', '#000000', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#808080', '#7f7f7f', '#fefefe', '#010101'];
  let seed = 20_240_229;
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * 256);
  };
  const hex = (): string => `#${[next(), next(), next()].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return [...corners, ...Array.from({ length: 2_000 - corners.length }, hex)];
}

describe('a tenant’s colour', () => {
  it('can be read in both themes, whatever it is', () => {
    const failed: string[] = [];
    for (const colour of colours()) {
      for (const theme of THEMES) {
        const { '--accent': accent, '--accent-strong': strong, '--accent-contrast': contrast, '--accent-soft': soft, '--accent-softer': softer, '--focus': focus } = brandColours(colour)![theme];
        const { behind, quiet } = BRAND_GROUNDS[theme];
        const pairs = [
          ...[...behind, soft, softer].map((ground) => ['accent', accent, ground, 4.5] as const),
          ...behind.map((ground) => ['focus', focus, ground, 3] as const),
          ['word on accent', contrast, accent, 4.5] as const,
          ['word on strong', contrast, strong, 4.5] as const,
          ['quiet on soft', quiet, soft, 4.5] as const,
          ['quiet on softer', quiet, softer, 4.5] as const,
        ];
        failed.push(...pairs.filter(([, one, other, least]) => contrastBetween(one, other) < least).map(([name, one, other]) => `${colour} ${theme} ${name}: ${one} on ${other}`));
      }
    }
    expect(failed).toEqual([]);
  });

  it('stays as it is where it can be read', () => {
    expect(brandColours('#4F46E5')!.light['--accent']).toBe('#4f46e5');
    expect(brandColours('#a0a8ff')!.dark['--accent']).toBe('#a0a8ff');
  });

  it('shows a difference when a control is pressed, also in black and white', () => {
    for (const colour of ['#000000', '#ffffff', '#ffff00', '#1d4ed8']) {
      for (const theme of THEMES) expect(contrastBetween(brandColours(colour)![theme]['--accent'], brandColours(colour)![theme]['--accent-strong'])).toBeGreaterThan(1.1);
    }
  });

  it('is a colour of six digits or none', () => {
    for (const wrong of [null, undefined, '', 'red', '#fff', '#12345g', '4f46e5', '#4f46e5;x:y', 7, {}]) expect(brandColours(wrong)).toBeNull();
  });

  it('is measured against the neutrals of the look itself', () => {
    const css = readFileSync('src/ui/look/tokens.css', 'utf8');
    for (const theme of THEMES) {
      const block = new RegExp(`html\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)![1]!;
      const token = (name: string): string | undefined => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
      const { surface, behind, quiet, contrast } = BRAND_GROUNDS[theme];
      expect({ surface, quiet, contrast }).toEqual({ surface: token('surface'), quiet: token('text-3'), contrast: token('accent-contrast') });
      expect([...behind].sort()).toEqual(['bg', 'surface', 'surface-2', 'hover', 'pressed'].map(token).sort());
    }
  });
});

describe('addresses of pictures', () => {
  it('are of the web or of the same host', () => {
    for (const good of ['https://cdn.example.org/a.png?x=1', 'http://a.b/c', '/files/a.png']) expect(safeAddress(good)).toBe(good);
    for (const bad of ['javascript:alert(1)', 'data:image/svg+xml,<svg>', '//evil.example', '/\\evil.example', 'https://a/"onload=', 'ftp://a', 'a.png', '', null, `/${'a'.repeat(3_000)}`]) expect(safeAddress(bad)).toBeNull();
  });
});
