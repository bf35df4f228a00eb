/** The alias every query of this folder gives the module's table. */
export const ROW = 't';
