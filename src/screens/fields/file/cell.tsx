import { fileName } from '../shared/fileName';
import { linkCell } from '../shared/textCell';

export const cell = linkCell({
  href: (value) => (/^(https?:\/\/|\/)/i.test(value) ? value : null),
  text: fileName,
  isOutside: true,
});
