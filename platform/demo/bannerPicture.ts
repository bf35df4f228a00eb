import type { Random } from './random';
import { ground, paletteFor, pictureRandom, svg, wrapWords, writing, type Palette } from './palette';

const WIDTH = 1200;
const HEIGHT = 400;

/** A banner: its title on a calm ground at the left, a pattern of plain shapes at the right. */
export function bannerPicture({ title, seed }: { title: string; seed: string }): string {
  const random = pictureRandom(seed);
  const palette = paletteFor(random);
  const pattern = random.pick([tiles, arcs, hills, bars]);
  return svg({ width: WIDTH, height: HEIGHT, label: title, shapes: [...ground({ width: WIDTH, height: HEIGHT, palette }), ...pattern({ palette, random }), ...heading({ title, palette })] });
}

interface PatternInput {
  readonly palette: Palette;
  readonly random: Random;
}

function heading({ title, palette }: { title: string; palette: Palette }): string[] {
  const size = title.length > 60 ? 34 : 52;
  const lines = wrapWords({ text: title, width: Math.floor(1080 / size) });
  const top = HEIGHT / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  return [
    `<rect x="64" y="${top - size - 22}" width="56" height="6" rx="3" fill="${palette.accent}"/>`,
    ...lines.map((text, index) => writing({ x: 64, y: Math.round(top + index * size * 1.15), size, colour: palette.ink, text })),
  ];
}

/** Quarter circles in a grid, each turned by chance. */
function tiles({ palette, random }: PatternInput): string[] {
  const size = 100;
  return Array.from({ length: 20 }, (_, index) => {
    const x = 700 + (index % 5) * size;
    const y = Math.floor(index / 5) * size;
    const fill = random.pick([palette.shape, palette.shape, palette.accent, palette.from, 'none']);
    return `<path d="M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z" fill="${fill}" opacity="0.85" transform="translate(${x} ${y}) rotate(${random.between(0, 3) * 90} ${size / 2} ${size / 2})"/>`;
  });
}

/** Rings around one corner, and a full circle for a sun. */
function arcs({ palette, random }: PatternInput): string[] {
  const x = random.between(980, 1120);
  const rings = [340, 270, 200, 130].map((radius, index) =>
    `<circle cx="${x}" cy="400" r="${radius}" fill="none" stroke="${palette.shape}" stroke-width="26" opacity="${0.3 + index * 0.18}"/>`);
  return [...rings, `<circle cx="${x}" cy="400" r="70" fill="${palette.accent}"/>`, `<circle cx="${x - 230}" cy="${random.between(60, 110)}" r="22" fill="${palette.accent}" opacity="0.8"/>`];
}

/** Ranges of hills before a disc. */
function hills({ palette, random }: PatternInput): string[] {
  const ridge = (base: number) => Array.from({ length: 5 }, (_, index) => `${640 + index * 140} ${base - random.between(0, 110)}`).join(' L');
  return [
    `<circle cx="${random.between(900, 1060)}" cy="140" r="84" fill="${palette.accent}"/>`,
    ...[300, 350, 390].map((base, index) => `<path d="M600 400 L${ridge(base)} L1200 400Z" fill="${index === 2 ? palette.from : palette.shape}" opacity="${0.45 + index * 0.25}"/>`),
  ];
}

/** Rounded bars of different heights, as in a chart that goes up. */
function bars({ palette, random }: PatternInput): string[] {
  return Array.from({ length: 8 }, (_, index) => {
    const height = 70 + index * 30 + random.between(-24, 24);
    return `<rect x="${700 + index * 60}" y="${400 - height}" width="38" height="${height + 20}" rx="19" fill="${index === 6 ? palette.accent : palette.shape}" opacity="${0.55 + index * 0.05}"/>`;
  });
}
