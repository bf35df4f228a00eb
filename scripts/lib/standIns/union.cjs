'use strict';

// The names that several lists hold, each once, as react-admin asks for them: the browser's own sets instead of 5 kB.
module.exports = (...lists) => [...new Set(lists.filter(Array.isArray).flat())];
