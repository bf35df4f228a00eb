'use strict';

// As `objectEntries.cjs`: the browser's own.
module.exports = Object.hasOwn;
