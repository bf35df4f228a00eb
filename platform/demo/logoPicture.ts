import type { Random } from './random';
import { ground, paletteFor, pictureRandom, svg, wrapWords, writing, type Palette } from './palette';

export const LOGO_SHAPES = ['square', 'circle', 'wide'] as const;
export type LogoShape = (typeof LOGO_SHAPES)[number];

/** The logo of an institute in one of three shapes, all with the same mark and colours. */
export function logoPicture({ name, initials, shape, seed }: { name: string; initials: string; shape: LogoShape; seed: string }): string {
  const random = pictureRandom(seed);
  const palette = paletteFor(random);
  const mark = random.pick([book, sunrise, peaks, petals, rings]);
  if (shape === 'wide') return wideLogo({ name, mark: mark({ palette, random }), palette });
  const shapes = shape === 'circle'
    ? [...ground({ width: SIZE, height: SIZE, palette, radius: SIZE / 2 }), `<g transform="translate(40 40) scale(0.6667)">${mark({ palette, random }).join('')}</g>`]
    : [
        ...ground({ width: SIZE, height: SIZE, palette, radius: 40 }),
        `<g transform="translate(60 28) scale(0.5)">${mark({ palette, random }).join('')}</g>`,
        writing({ x: SIZE / 2, y: 208, size: 60, colour: palette.ink, text: initials, anchor: 'middle', weight: 700 }),
      ];
  return svg({ width: SIZE, height: SIZE, label: name, shapes });
}

/** A tile with the code of a language. */
export function languageTile({ name, code }: { name: string; code: string }): string {
  const random = pictureRandom(`language ${code}`);
  const palette = paletteFor(random);
  return svg({
    width: SIZE,
    height: SIZE,
    label: name,
    shapes: [
      ...ground({ width: SIZE, height: SIZE, palette, radius: 40 }),
      `<path d="M48 60h144a20 20 0 0 1 20 20v72a20 20 0 0 1 -20 20h-78l-36 34v-34h-30a20 20 0 0 1 -20 -20v-72a20 20 0 0 1 20 -20z" fill="${palette.shape}" opacity="0.35"/>`,
      writing({ x: SIZE / 2, y: 144, size: 76, colour: palette.ink, text: code.toUpperCase(), anchor: 'middle', weight: 700 }),
    ],
  });
}

const SIZE = 240;

interface MarkInput {
  readonly palette: Palette;
  readonly random: Random;
}

function wideLogo({ name, mark, palette }: { name: string; mark: readonly string[]; palette: Palette }): string {
  const lines = wrapWords({ text: name, width: 17 }).slice(0, 4);
  const size = lines.length > 2 ? 28 : 38;
  const top = 80 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  return svg({
    width: 560,
    height: 160,
    label: name,
    shapes: [
      ...ground({ width: 560, height: 160, palette, radius: 24 }),
      `<g transform="translate(24 24) scale(0.4667)">${mark.join('')}</g>`,
      ...lines.map((text, index) => writing({ x: 160, y: Math.round(top + index * size * 1.15), size, colour: palette.ink, text })),
    ],
  });
}

/* Marks are drawn in a square of 240. */

function book({ palette }: MarkInput): string[] {
  return [
    `<path d="M120 70C95 48 55 44 24 52v128c31-8 71-4 96 18z" fill="${palette.ink}"/>`,
    `<path d="M120 70c25-22 65-26 96-18v128c-31-8-71-4-96 18z" fill="${palette.accent}"/>`,
  ];
}

function sunrise({ palette, random }: MarkInput): string[] {
  const count = random.pick([7, 9]);
  const rays = Array.from({ length: count }, (_, index) => `<rect x="114" y="22" width="12" height="44" rx="6" fill="${palette.accent}" transform="rotate(${-75 + (150 / (count - 1)) * index} 120 170)"/>`);
  return [...rays, `<path d="M48 170a72 72 0 0 1 144 0z" fill="${palette.ink}"/>`, `<rect x="24" y="182" width="192" height="14" rx="7" fill="${palette.shape}"/>`];
}

function peaks({ palette }: MarkInput): string[] {
  return [
    `<path d="M20 196 96 60l76 136z" fill="${palette.ink}"/>`,
    `<path d="M96 196 164 96l56 100z" fill="${palette.accent}"/>`,
    `<circle cx="180" cy="58" r="20" fill="${palette.shape}"/>`,
  ];
}

function petals({ palette, random }: MarkInput): string[] {
  const count = random.pick([5, 6, 8]);
  return [
    ...Array.from({ length: count }, (_, index) => `<ellipse cx="120" cy="66" rx="26" ry="50" fill="${index % 2 ? palette.accent : palette.ink}" opacity="0.9" transform="rotate(${(360 / count) * index} 120 120)"/>`),
    `<circle cx="120" cy="120" r="20" fill="${palette.to}"/>`,
  ];
}

function rings({ palette }: MarkInput): string[] {
  return [[92, 100, palette.ink], [148, 100, palette.accent], [120, 150, palette.shape]].map(
    ([x, y, stroke]) => `<circle cx="${x}" cy="${y}" r="50" fill="none" stroke="${stroke}" stroke-width="18"/>`,
  );
}
