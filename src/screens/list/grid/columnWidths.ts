import type { Field, FieldType } from '../../../schemas';
import { isOwnerField } from '../../../fields/cells/owner';
import { widthInLetters } from '../../../fields/values/widthInLetters';

/**
 * Room a column takes: at least so many px, and its share of what is left. Fixed by type, so that no row has to be
 * measured. What is as long in every row needs little more than its least: the rest belongs to names and texts.
 */
const WIDTHS: Partial<Record<FieldType, readonly [number, number]>> = {
  text: [96, 1.2], longText: [140, 2], email: [176, 1.6], phone: [138, 0.1], url: [130, 1.4],
  number: [88, 0.1], integer: [76, 0.1], money: [118, 0.1], duration: [96, 0.1], boolean: [84, 0.1],
  date: [100, 0.2], time: [84, 0.1], datetime: [100, 0.2], choice: [90, 0.1], choices: [120, 1], tags: [120, 1],
  colour: [104, 0.6], language: [112, 0.8], timeZone: [150, 1], image: [80, 0.4], file: [120, 1],
  ref: [120, 1.1], refs: [130, 1.2], list: [96, 0.6], matrix: [158, 0.6],
};
const OTHER: readonly [number, number] = [150, 1];
/** The first column says which record it is: so many letters of it are read without a cut, with its picture where it has one. */
const FIRST_LETTERS = 24;
const FIRST_PX = 160;
const PICTURE_PX = 36;
/** Whose row it is: enough for most names, and never more than what the row says itself. */
const OWNER_PX = 120;
const OWNER_MOST_PX = 180;
const MARK_PX = 44;
const MENU_PX = 48;
/** A letter of the head, of a cell, of a chip, the padding of a cell, the dot and padding of a chip. */
const HEAD_LETTER_PX = 6.9;
const LETTER_PX = 6.8;
const CHIP_LETTER_PX = 7;
const PADDING_PX = 28;
const CHIP_PX = 28;
const TOTAL_PX = 12;
/** A sum of money has room for sixteen signs: `₹99,99,99,999.00`. */
const MONEY_TOTAL_PX = 36;
/** The time of day beside the day, where an instant is told exactly. */
const TIME_PX = 56;
/** A capital letter or a digit of a code, and so many of them as are read without a cut. */
const CODE_LETTER_PX = 8.6;
const CODE_LETTERS = 9;
/** Past these a column's own name, in two lines where it has several words, or its choice is cut rather than let it take room from others that is not there. */
const MOST_HEAD_PX = 136;
/** Up to here both are read without a cut where there is room for all columns, however wide the letters of a choice are. */
const WHOLE_PX = 220;
const WIDE_LETTERS = 1.08;
/** The share of a column that is as long in every row. */
const SHORT_SHARE = 0.2;
const MOST_PX = 190;

interface Track {
  readonly least: number;
  /** In px or as a share of what is left. */
  readonly most: string;
}

interface TrackParams {
  readonly fields: readonly Field[];
  readonly hasMarks: boolean;
  /** The first column holds a picture beside its words. */
  readonly hasPicture: boolean;
  /** Fields that have a sum at the foot: it is longer than what it sums. */
  readonly totals: readonly string[];
  /** Name of a column, and of a choice, in the user's language. */
  readonly label: (field: string) => string;
  readonly choice: (field: string, value: string) => string;
  /** The longest that a day is in the user's language. */
  readonly day: string;
}

interface Tracks {
  /** `grid-template-columns` of head, rows and totals: mark, fields, menu. */
  readonly template: string;
  /** The px below which the grid scrolls sideways. */
  readonly least: number;
  /** The same on paper, where nothing scrolls: the fields alone, each with its share of the page. */
  readonly paper: string;
}

/** The columns' room. */
export function gridTracks({ fields, hasMarks, hasPicture, totals, label, choice, day }: TrackParams): Tracks {
  const tracks = fields.map((field, index): Track => {
    const [typical, share] = WIDTHS[field.type] ?? OTHER;
    if (isOwnerField(field) && index > 0) return { least: OWNER_PX, most: `${OWNER_MOST_PX}px` };
    const name = label(field.name);
    const head = widthOf(name) * HEAD_LETTER_PX + PADDING_PX;
    const chosen = choiceWidth({ field, choice });
    const least = Math.ceil(Math.max(typical, Math.min(linesWidth(name) * HEAD_LETTER_PX + PADDING_PX, MOST_HEAD_PX), Math.min(chosen, MOST_PX), textWidth({ field, day }))) + (!totals.includes(field.name) ? 0 : field.type === 'money' ? MONEY_TOTAL_PX : TOTAL_PX);
    return index === 0 ? { least: Math.max(FIRST_PX, firstWidth({ field, hasPicture }), least), most: `${share + 0.8}fr` } : { least, most: mostOf({ whole: Math.max(head, chosen * WIDE_LETTERS), least, share }) };
  });
  const ends = (hasMarks ? MARK_PX : 0) + MENU_PX;
  const template = [...(hasMarks ? [`${MARK_PX}px`] : []), ...tracks.map(({ least, most }) => `minmax(${least}px, ${most})`), `${MENU_PX}px`].join(' ');
  const paper = tracks.map(({ least }) => `minmax(0, ${least}fr)`).join(' ');
  return { template, least: tracks.reduce((sum, { least }) => sum + least, ends), paper };
}

/** A short column whose name or choices ask for more than its least gets that much before any share is given; others a share of what is left. */
function mostOf({ whole, least, share }: { whole: number; least: number; share: number }): string {
  return share <= SHORT_SHARE && whole > least ? `${Math.ceil(Math.min(whole, Math.max(least, WHOLE_PX)))}px` : `${share}fr`;
}

function firstWidth({ field, hasPicture }: { field: Field; hasPicture: boolean }): number {
  const letters = Math.min(field.maxLength, FIRST_LETTERS);
  return Math.ceil(letters * LETTER_PX) + PADDING_PX + (hasPicture ? PICTURE_PX : 0);
}

/** Of a date, and of a code in capitals: both are of one length in every row. */
function textWidth({ field, day }: { field: Field; day: string }): number {
  if (field.type === 'date' || field.type === 'datetime') return widthOf(day) * LETTER_PX + PADDING_PX + (field.shownAs === 'exact' ? TIME_PX : 0);
  return field.type === 'text' && field.letterCase === 'upper' ? Math.min(field.maxLength, CODE_LETTERS) * CODE_LETTER_PX + PADDING_PX : 0;
}

function choiceWidth({ field, choice }: { field: Field; choice: TrackParams['choice'] }): number {
  if (field.type !== 'choice') return 0;
  const longest = Math.max(...field.choices.map((value) => widthOf(choice(field.name, value))));
  const isChip = Object.keys(field.tones).length > 0;
  return isChip ? longest * CHIP_LETTER_PX + PADDING_PX + CHIP_PX : longest * LETTER_PX + PADDING_PX;
}

/** Of the wider of the two lines in which a name of several words is told. */
function linesWidth(name: string): number {
  return Math.min(...[...name.matchAll(/ |$/g)].map(({ index }) => Math.max(widthOf(name.slice(0, index)), widthOf(name.slice(index + 1)))));
}

/** In letters as they are on average; an `m` is as wide as one and a half. */
function widthOf(text: string): number {
  return widthInLetters(text) + text.replace(/[^mw]/gi, '').length / 2;
}
