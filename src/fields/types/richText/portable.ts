import { plainOf } from '../../../schemas';
import { makePortable } from '../../values/portable';
import { isHtml, paragraphOf } from './paragraphOf';

/** HTML, and plain text where that says all of it: a file may hold either. */
export const portable = makePortable({
  write: ({ value }) => {
    const html = String(value);
    const text = plainOf(html);
    return paragraphOf(text) === html ? text : html;
  },
  read: ({ text }) => (isHtml(text) ? text : paragraphOf(text)),
});
