import { linkCell } from '../../cells/textCell';

export const cell = linkCell({ href: (value) => `mailto:${value}` });
