import { linesOf } from '../../../schemas';
import { makePortable } from '../../values/portable';
import { isHtml, paragraphOf } from './paragraphOf';

/**
 * Its words, a line a paragraph, as people read it. A file may hold HTML as well. What a file says in words alone takes no looks from a
 * record: that is for whoever reads it beside the record.
 */
export const portable = makePortable({
  write: ({ value }) => linesOf(String(value)),
  read: ({ text }) => (isHtml(text) ? text : paragraphOf(text)),
});
