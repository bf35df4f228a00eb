import { fileName } from '../../values/fileName';
import { linkCell } from '../../cells/textCell';

export const cell = linkCell({
  href: (value) => (/^(https?:\/\/|\/)/i.test(value) ? value : null),
  text: fileName,
  isOutside: true,
});
