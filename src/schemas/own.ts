import type { Predicate } from './predicate';

/** What may be done to rows that are somebody's own by whoever reads the module, without the right over all of them. */
export interface OwnInput {
  /** The reference that says whose a row is; nobody changes it afterwards. @example by: 'authorId' */
  readonly by: string;
  /** What may be done to it. @example may: ['update', 'delete'] */
  readonly may: readonly ('update' | 'delete')[];
  /** Only while this holds of the row, as a matter of its state. @default always @example when: { status: 'shown' } */
  readonly when?: Predicate;
}
