import { linkCell } from '../../cells/textCell';

export const cell = linkCell({
  href: (value) => (/^https?:\/\//i.test(value) ? value : null),
  text: (value) => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
  isOutside: true,
});
