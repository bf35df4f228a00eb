/** Words of the inputs of forms and of filters. */
export const fields = {
  either: 'Either',
  optional: 'optional',
  cut: 'The text was too long: only its first %{max} characters are here, and at most %{limit} can be saved.',
  noPictures: 'Pictures cannot be put into this text: they were left out.',
  picturesElsewhere: 'Pictures that came with the text were left out: add them with the button above the text.',
  choose: 'Choose…',
  none: 'None',
  search: 'Search…',
  searching: 'Searching…',
  nothingFound: 'Nothing found',
  notSearched: 'This could not be searched. Try again in a moment.',
  taken: 'Is in it already',
  moreOptions: '%{smart_count} more: type to narrow them down. |||| %{smart_count} more: type to narrow them down.',
  open: 'Show the choices',
  clear: 'Clear',
  remove: 'Remove %{name}',
  typeTag: 'Type and press Enter',
  pickColour: '%{field}: pick a colour',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  chooseFile: 'Choose a file',
  replaceFile: 'Choose another file',
  dropFile: 'or drag it here: %{files}',
  dropKind: '%{extensions}, at most %{limit}',
  uploadGoing: 'Wait until the file has been sent, or cancel the upload.',
  dropRefused: 'Remove the refused file',
  cancelUpload: 'Cancel the upload',
  addRow: 'Add to %{list}',
  row: 'Row %{number}',
  moveUp: 'Move row %{number} up',
  moveDown: 'Move row %{number} down',
  removeRow: 'Remove row %{number}',
  /** Of a code that is made up. */
  generate: 'Generate',
  generateOf: 'Generate: %{name}',
  format: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underlined',
    superscript: 'Superscript',
    subscript: 'Subscript',
    heading: 'Heading',
    subheading: 'Smaller heading',
    bullets: 'List',
    numbers: 'Numbered list',
    quote: 'Quotation',
    picture: 'Picture',
    sending: 'Sending the picture: %{percent} %',
    link: 'Link',
    linkAddress: 'Web or e-mail address',
    linkText: 'Text of the link',
    setLink: 'Set the link',
    removeLink: 'Remove the link',
    wrongLink: 'Enter a web address such as example.com/fees, or an e-mail address.',
  },
  /** Of instants that are filtered by days. */
  zone: 'Days as they are in your time zone: %{zone}.',
  range: {
    from: 'From',
    to: 'To',
    /** Of numbers. */
    reversed: '“From” must not be more than “To”.',
    /** Of days and of times. */
    reversedDays: '“From” must not be later than “To”.',
  },
};

/** The table of what is ticked. */
export const matrix = {
  given: '%{smart_count} of %{total} modules |||| %{smart_count} of %{total} modules',
  usual: 'As usual for this role',
  held: 'As it is now',
  byRole: 'This is the usual access for the role. It is given unless you change it.',
  module: 'Module',
  rows: '%{smart_count} of %{total}',
  row: 'Row',
  all: 'All',
  cell: '%{column}: %{row}',
  wholeRow: 'All: %{row}',
  wholeColumn: '%{column}: all',
  asProfile: 'As the profile',
  byProfile: 'The profile allows what is not marked. What is marked is this person’s own: more, or less, than the profile.',
  own: '%{cell}, other than the profile',
  gains: 'Gains – %{line}',
  loses: 'Loses – %{line}',
  people: 'This counts at once for %{smart_count} person with this profile. |||| This counts at once for %{smart_count} people with this profile.',
  notYet: 'opens nothing yet',
  alsoOpens: 'also opens: %{names}',
  later: 'Show %{smart_count} module that opens nothing yet |||| Show %{smart_count} modules that open nothing yet',
  laterTicked: '(%{smart_count} of them ticked) |||| (%{smart_count} of them ticked)',
  fewer: 'Hide the modules that open nothing yet',
  reading: 'One moment…',
};

/** Reasons that only forms and uploads meet, beside those that come with the first screen. */
export const reason = {
  quotaFull: 'The institute has no room left for this file: it has %{size} MB, and %{left} of %{most} MB are free. Whoever runs the platform can give more room.',
  fileAnnounced: 'Files of the kind “%{found}” are not accepted here. Allowed are: %{allowed}.',
  pictureDots: 'The picture has %{width} × %{height} pixels, %{megapixels} megapixels. At most %{most} are accepted: make it smaller and send it again.',
  pictureBroken: 'The picture is damaged, or a part of it is missing. Save it again and upload that.',
};

/** An answer that only a write meets. */
export const answer = {
  noCall: 'The platform has no such call (%{call}).',
};
