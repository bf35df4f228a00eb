/** Words of bringing in records from a file. */
export const imports = {
  cell: {
    sheetError: 'The spreadsheet shows an error here.',
    nothingSo: 'Nothing under “%{name}” is called “%{text}”.',
    severalSo: 'Several under “%{name}” are called “%{text}”. Choose which.',
    twice: 'Row %{line} of this file says the same.',
    choice: 'Use one of: %{choices}.',
    notYours: 'You may not change this record.',
  },
};
