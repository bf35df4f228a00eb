import { linkCell } from '../shared/textCell';

export const cell = linkCell({ href: (value) => `mailto:${value}` });
