import { formatPhone } from '../../../schemas';
import { linkCell } from '../../cells/textCell';

export const cell = linkCell({ href: (value) => `tel:${value}`, text: formatPhone });
