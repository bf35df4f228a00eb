'use strict';

// react-admin makes names out of identifiers with it where there are no words, and every module and field has words
// (`npm run check`). What is left are its guesses for modules that another source declares: one simple rule instead of 7 kB.
const underscore = (text) => text.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
const humanize = (text) => underscore(text).replace(/_ids?$/, '').replace(/_/g, ' ').trim().replace(/^./, (first) => first.toUpperCase());
const pluralize = (text) => (text.endsWith('s') ? text : `${text.replace(/([^aeiou])y$/, '$1ie')}s`);
const inflect = (text, count) => (count === 1 ? text : pluralize(text));
const transform = (text, steps) => steps.reduce((done, step) => module.exports[step](done), text);

module.exports = { underscore, humanize, pluralize, inflect, transform };
