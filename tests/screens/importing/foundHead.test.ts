import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { normalize } from '../../../src/schemas';
import { withFoundHead } from '../../../src/screens/importing/foundHead';
import { readBook } from '../../../src/screens/importing/readBook';
import { readCsv } from '../../../src/screens/importing/readCsv';
import { parcel } from './support';

const fields = Object.values(normalize(parcel).fields);
const found = (table: ReturnType<typeof readCsv>) => withFoundHead({ table, fields, namesOf: ({ name }) => [name] });
const ofCsv = (...lines: readonly string[]) => found(readCsv(lines.join('\n')));

describe('the row that names the columns', () => {
  it('is the first where that names them, with a row of as many words below', () => {
    const table = ofCsv('code,weight', 'kind,sentOn', 'A,1');
    expect(table).toMatchObject({ head: ['code', 'weight'], rows: [{ line: 2 }, { line: 3 }] });
    expect(table.headLine).toBeUndefined();
  });

  it.each([
    ['a title alone', ['Parcels of Kochi', '', 'code,weight,kind', 'A,1,small', 'B,2,large,over']],
    ['a title as a spreadsheet writes it', ['Parcels of Kochi,,', 'made on,30/11/2026,', 'code,weight,kind', 'A,1,small', 'B,2,large,over']],
    ['a title that is the name of a field', ['Code', 'as of today', 'code,weight,kind', 'A,1,small', 'B,2,large,over']],
  ])('is found below %s, and lines are counted as in the file', (_, lines) => {
    const table = ofCsv(...lines);
    expect(table).toMatchObject({ head: ['code', 'weight', 'kind'], headLine: 3 });
    expect(table.rows).toEqual([{ line: 4, cells: ['A', '1', 'small'] }, { line: 5, cells: ['B', '2', 'large'], beyond: ['over'] }]);
  });

  it('is found in a book, whose numbers stay such', () => {
    const sheet = utils.aoa_to_sheet([['Parcels'], [], ['code', 'weight'], ['A', 1.5]]);
    const book = { SheetNames: ['One'], Sheets: { One: sheet } };
    const table = found(readBook({ bytes: new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer), sheet: null }));
    expect(table).toMatchObject({ head: ['code', 'weight'], headLine: 3 });
    expect(table.rows).toMatchObject([{ line: 4, cells: ['A', '1.5'], numbers: [1] }]);
  });

  it('is not looked for in the last row, nor further down than a head stands', () => {
    expect(ofCsv('Parcels', 'A', 'code,weight').headLine).toBeUndefined();
    expect(ofCsv('Parcels', ...Array.from({ length: 12 }, () => 'x'), 'code,weight', 'A,1').headLine).toBeUndefined();
    expect(ofCsv('Parcels', 'Heavy code', 'A,1').headLine).toBeUndefined();
  });
});
