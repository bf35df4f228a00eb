import { mailLink } from '../../../schemas/mailLink';
import { linkCell } from '../../cells/textCell';

export const cell = linkCell({ href: mailLink });
