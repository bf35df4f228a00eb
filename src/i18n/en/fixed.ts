import { fixedFirst } from './fixedFirst';
import { fixedLater } from './fixedLater';

/** All fixed texts of the specification. */
export const fixed = { ...fixedFirst, ...fixedLater };
