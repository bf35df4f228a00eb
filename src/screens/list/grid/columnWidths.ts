import type { Field, FieldType } from '../../../schemas';

/** Room a column takes: at least so many px, and its share of what is left. Fixed by type, so that no row has to be measured. */
const WIDTHS: Partial<Record<FieldType, readonly [number, number]>> = {
  text: [150, 1.4], longText: [200, 2], email: [200, 1.6], phone: [140, 0.8], url: [180, 1.4],
  number: [100, 0.6], integer: [100, 0.6], money: [130, 0.8], duration: [110, 0.6], boolean: [110, 0.6],
  date: [120, 0.8], time: [90, 0.5], datetime: [130, 0.8], choice: [130, 0.8], choices: [160, 1], tags: [160, 1],
  colour: [110, 0.6], language: [120, 0.8], timeZone: [200, 1], image: [88, 0.4], file: [150, 1],
  ref: [170, 1.1], refs: [180, 1.2], list: [110, 0.6],
};

/** `grid-template-columns` of head, rows and totals (mark, fields, menu), and the px below which the grid scrolls sideways. */
export function gridTracks({ fields, hasMarks }: { fields: readonly Field[]; hasMarks: boolean }): { template: string; least: number } {
  const tracks = fields.map((field, index): readonly [number, number] => {
    const [least, share] = WIDTHS[field.type] ?? [150, 1];
    return index === 0 ? [Math.max(220, least), share + 0.8] : [least, share];
  });
  const ends = { mark: hasMarks ? MARK_PX : 0, menu: MENU_PX };
  const template = [...(hasMarks ? [`${MARK_PX}px`] : []), ...tracks.map(([least, share]) => `minmax(${least}px, ${share}fr)`), `${MENU_PX}px`].join(' ');
  return { template, least: tracks.reduce((sum, [least]) => sum + least, ends.mark + ends.menu) };
}

const MARK_PX = 44;
const MENU_PX = 48;
