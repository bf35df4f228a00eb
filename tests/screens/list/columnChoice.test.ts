import { describe, expect, it } from 'vitest';
import { readChoice, withNewColumns } from '../../../src/screens/model/columnChoice';

const declared = ['title', 'owner', 'order', 'state'];

describe('a choice of columns', () => {
  it('is read as it is kept; a list of names leaves out every other declared column', () => {
    expect(readChoice({ kept: { shown: ['order'], hidden: ['state'] }, declared })).toEqual({ shown: ['order'], hidden: ['state'] });
    expect(readChoice({ kept: ['order', 'city'], declared })).toEqual({ shown: ['order', 'city'], hidden: ['title', 'owner', 'state'] });
  });

  it.each([[null], ['title'], [{ shown: ['title'] }], [{ shown: [1], hidden: [] }], [[1]]])('is none where %j is kept', (kept) => {
    expect(readChoice({ kept, declared })).toBeNull();
  });

  it('takes in a column that came later, behind the one it is declared behind', () => {
    expect(withNewColumns({ choice: { shown: ['city', 'title', 'order'], hidden: ['state'] }, declared })).toEqual(['city', 'title', 'owner', 'order']);
    expect(withNewColumns({ choice: { shown: ['order', 'city'], hidden: ['state', 'owner'] }, declared })).toEqual(['title', 'order', 'city']);
  });
});
