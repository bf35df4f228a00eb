/**
 * The shape a translation of one area must have: the keys of the English one, every text in the language's own words.
 * A missing or superfluous key does not compile.
 */
export type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> };
