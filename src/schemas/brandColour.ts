/** The properties of the look that follow from one colour, as in `tokens.css`. Each value is `#rrggbb`. */
export type BrandTokens = Readonly<Record<'--accent' | '--accent-strong' | '--accent-contrast' | '--accent-soft' | '--accent-softer' | '--focus', string>>;

/** The look of a tenant's colour on light and on dark. */
export type BrandColours = Readonly<Record<'light' | 'dark', BrandTokens>>;

/** Text of controls and links stands out from what is behind it at least so much (WCAG 2.2, 1.4.3). */
export const LEAST_TEXT_CONTRAST = 4.5;

/**
 * What a colour stands on and what stands on it, by theme: the same neutrals as `tokens.css`. `behind` are surfaces
 * that links and coloured words stand on, `quiet` the faintest text that stands on the soft tints.
 */
export const BRAND_GROUNDS = {
  light: { surface: '#ffffff', behind: ['#ffffff', '#f6f7f9', '#f3f4f7', '#f5f6f9', '#eceef2'], quiet: '#616978', contrast: '#ffffff', away: '#000000' },
  dark: { surface: '#15181e', behind: ['#0e1014', '#15181e', '#1c2027', '#1b1f26', '#242932'], quiet: '#939baa', contrast: '#0d0f1a', away: '#ffffff' },
} as const;

/**
 * Everything a preset of the look would set, from a tenant's one colour. A colour that is too faint for a theme is
 * darkened or lightened, keeping its hue, until text in it and on it can be read.
 * @returns `null` for what is no `#rrggbb`
 */
export function brandColours(colour: unknown): BrandColours | null {
  if (typeof colour !== 'string' || !HEX.test(colour)) return null;
  const given = colour.toLowerCase();
  return { light: tokensFor({ colour: given, theme: 'light' }), dark: tokensFor({ colour: given, theme: 'dark' }) };
}

/** How much two colours stand out from each other, 1 to 21 (WCAG 2.2). Both `#rrggbb`. */
export function contrastBetween(first: string, second: string): number {
  const [lower, higher] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (higher! + 0.05) / (lower! + 0.05);
}

const HEX = /^#[0-9a-f]{6}$/i;
/** Shares of the colour in the tint of a selected row, strongest first; the softer tint has half. */
const SOFT_SHARES = { light: [0.1, 0.08, 0.06, 0.04], dark: [0.22, 0.18, 0.14, 0.1, 0.07] } as const;
const STRONG_SHARE = 0.18;
const STEP = 0.02;

function tokensFor({ colour, theme }: { colour: string; theme: 'light' | 'dark' }): BrandTokens {
  const ground = BRAND_GROUNDS[theme];
  const base = readable({ colour, on: ground.behind, away: ground.away });
  const soft = softOf({ colour: base, theme });
  const accent = readable({ colour: base, on: [...ground.behind, soft.soft], away: ground.away });
  return {
    '--accent': accent,
    '--accent-strong': strongOf({ accent, theme }),
    '--accent-contrast': ground.contrast,
    '--accent-soft': soft.soft,
    '--accent-softer': soft.softer,
    '--focus': accent,
  };
}

/** The colour, moved away from what is behind it by as little as makes it readable on all of it. */
function readable({ colour, on, away }: { colour: string; on: readonly string[]; away: string }): string {
  for (let share = 0; share < 1; share += STEP) {
    const moved = mix({ from: colour, to: away, share });
    if (on.every((ground) => contrastBetween(moved, ground) >= LEAST_TEXT_CONTRAST)) return moved;
  }
  return away;
}

/** The tint of what is selected: as strong as the faintest text on it allows. */
function softOf({ colour, theme }: { colour: string; theme: 'light' | 'dark' }): { soft: string; softer: string } {
  const { surface, quiet } = BRAND_GROUNDS[theme];
  const shares = SOFT_SHARES[theme];
  const tint = (share: number): string => mix({ from: surface, to: colour, share });
  const share = shares.find((one) => contrastBetween(tint(one), quiet) >= LEAST_TEXT_CONTRAST) ?? shares.at(-1)!;
  return { soft: tint(share), softer: tint(share / 2) };
}

/** The pressed and hovered form: further away from the surface, or back a little where there is no further. */
function strongOf({ accent, theme }: { accent: string; theme: 'light' | 'dark' }): string {
  const { away, surface, contrast } = BRAND_GROUNDS[theme];
  const further = mix({ from: accent, to: away, share: STRONG_SHARE });
  if (contrastBetween(further, accent) > 1.1) return further;
  const back = mix({ from: accent, to: surface, share: STRONG_SHARE });
  return contrastBetween(back, contrast) >= LEAST_TEXT_CONTRAST ? back : further;
}

function mix({ from, to, share }: { from: string; to: string; share: number }): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  return `#${a.map((value, at) => Math.round(value + (b[at]! - value) * share).toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
