'use strict';

// Every browser the console is built for has it; the package brings 13 kB for those without.
module.exports = Object.entries;
