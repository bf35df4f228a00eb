import { linkCell } from '../../cells/textCell';

export const cell = linkCell({
  href: (value) => (/^https?:\/\//i.test(value) ? value : null),
  // That an address is open to be read on the way is worth saying; that it is not goes without.
  text: (value) => value.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, ''),
  isOutside: true,
});
