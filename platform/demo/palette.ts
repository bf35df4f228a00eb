import { createRandom, type Random } from './random';

/** Colours that go together: two for a ground, two for shapes on it, one for writing. */
export interface Palette {
  readonly from: string;
  readonly to: string;
  readonly shape: string;
  readonly accent: string;
  readonly ink: string;
}

/** The palette of a picture, from its seed. */
export function paletteFor(random: Random): Palette {
  return random.pick(PALETTES);
}

/** A calm sequence for one picture. */
export function pictureRandom(seed: string): Random {
  return createRandom(`picture ${seed}`);
}

/** Wraps shapes into a picture. The text names the picture for who cannot see it. */
export function svg({ width, height, label, shapes }: { width: number; height: number; label: string; shapes: readonly string[] }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeXml(label)}</title>${shapes.join('')}</svg>\n`;
}

/** A slanted ground between two colours. */
export function ground({ width, height, palette, radius = 0 }: { width: number; height: number; palette: Palette; radius?: number }): string[] {
  return [
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" rx="${radius}" fill="url(#g)"/>`,
  ];
}

export function writing({ x, y, size, colour, text, anchor = 'start', weight = 600 }: {
  x: number; y: number; size: number; colour: string; text: string; anchor?: 'start' | 'middle'; weight?: number;
}): string {
  return `<text x="${x}" y="${y}" font-family="${FONTS}" font-size="${size}" font-weight="${weight}" letter-spacing="${-size / 60}" text-anchor="${anchor}" fill="${colour}">${escapeXml(text)}</text>`;
}

/** Words in lines of at most so many characters. */
export function wrapWords({ text, width }: { text: string; width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const FONTS = 'Inter, system-ui, Segoe UI, Roboto, Helvetica, Arial, sans-serif';

const PALETTES: readonly Palette[] = [
  { from: '#312e81', to: '#4f46e5', shape: '#818cf8', accent: '#fbbf24', ink: '#ffffff' },
  { from: '#134e4a', to: '#0f766e', shape: '#2dd4bf', accent: '#fde68a', ink: '#ffffff' },
  { from: '#7c2d12', to: '#c2410c', shape: '#fb923c', accent: '#fef3c7', ink: '#ffffff' },
  { from: '#0c4a6e', to: '#0369a1', shape: '#38bdf8', accent: '#f9a8d4', ink: '#ffffff' },
  { from: '#4a044e', to: '#86198f', shape: '#d946ef', accent: '#fcd34d', ink: '#ffffff' },
  { from: '#14532d', to: '#15803d', shape: '#4ade80', accent: '#fef08a', ink: '#ffffff' },
  { from: '#881337', to: '#be123c', shape: '#fb7185', accent: '#fed7aa', ink: '#ffffff' },
  { from: '#1e293b', to: '#334155', shape: '#64748b', accent: '#5eead4', ink: '#ffffff' },
];

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
