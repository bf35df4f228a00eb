import type { Field, FieldType } from '../../../schemas';

/** Room a column takes: at least so many px, and its share of what is left. Fixed by type, so that no row has to be measured. */
const WIDTHS: Partial<Record<FieldType, readonly [number, number]>> = {
  text: [140, 1.4], longText: [200, 2], email: [190, 1.6], phone: [140, 0.8], url: [180, 1.4],
  number: [88, 0.6], integer: [76, 0.5], money: [112, 0.7], duration: [96, 0.6], boolean: [84, 0.5],
  date: [112, 0.8], time: [84, 0.5], datetime: [112, 0.8], choice: [90, 0.8], choices: [150, 1], tags: [150, 1],
  colour: [104, 0.6], language: [112, 0.8], timeZone: [190, 1], image: [80, 0.4], file: [150, 1],
  ref: [160, 1.1], refs: [170, 1.2], list: [96, 0.6],
};
const OTHER: readonly [number, number] = [150, 1];
const FIRST_PX = 190;
const MARK_PX = 44;
const MENU_PX = 48;
/** A letter of the head, a letter of a cell, the padding of a cell, the dot and padding of a chip. */
const HEAD_LETTER_PX = 7;
const LETTER_PX = 6.8;
const PADDING_PX = 28;
const CHIP_PX = 26;
const TOTAL_PX = 22;
/** Past this a column's own name or choice is cut rather than let it take room from others. */
const MOST_PX = 190;

interface TrackParams {
  readonly fields: readonly Field[];
  readonly hasMarks: boolean;
  /** Fields that have a sum at the foot: it is longer than what it sums. */
  readonly totals: readonly string[];
  /** Name of a column, and of a choice, in the user's language. */
  readonly label: (field: string) => string;
  readonly choice: (field: string, value: string) => string;
}

/** `grid-template-columns` of head, rows and totals (mark, fields, menu), and the px below which the grid scrolls sideways. */
export function gridTracks({ fields, hasMarks, totals, label, choice }: TrackParams): { template: string; least: number } {
  const tracks = fields.map((field, index): readonly [number, number] => {
    const [typical, share] = WIDTHS[field.type] ?? OTHER;
    const wanted = Math.max(widthOf(label(field.name)) * HEAD_LETTER_PX + PADDING_PX, choiceWidth({ field, choice }));
    const least = Math.ceil(Math.max(typical, Math.min(wanted, MOST_PX))) + (totals.includes(field.name) ? TOTAL_PX : 0);
    return index === 0 ? [Math.max(FIRST_PX, least), share + 0.8] : [least, share];
  });
  const ends = (hasMarks ? MARK_PX : 0) + MENU_PX;
  const template = [...(hasMarks ? [`${MARK_PX}px`] : []), ...tracks.map(([least, share]) => `minmax(${least}px, ${share}fr)`), `${MENU_PX}px`].join(' ');
  return { template, least: tracks.reduce((sum, [least]) => sum + least, ends) };
}

function choiceWidth({ field, choice }: { field: Field; choice: TrackParams['choice'] }): number {
  if (field.type !== 'choice') return 0;
  const longest = Math.max(...field.choices.map((value) => widthOf(choice(field.name, value))));
  return longest * LETTER_PX + PADDING_PX + (Object.keys(field.tones).length > 0 ? CHIP_PX : 0);
}

/** Length in Latin letters; a Chinese or Japanese sign is as wide as two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e7f ? 1.9 : 1), 0);
}
