'use strict';

// Of an object the properties of these names, which are never paths here.
module.exports = (object, ...names) => Object.fromEntries(names.flat().filter((name) => object && name in object).map((name) => [name, object[name]]));
