'use strict';

// react-admin's own exporter, which no list of ours has: rows are exported by src/screens/export.
module.exports = () => {
  throw new Error('Lists are exported by their own menu, not by react-admin’s exporter.');
};
