'use strict';

// The canvas of the website builder tells by it whether two texts of styles are the same: the text itself does, without 40 kB.
module.exports = (text) => text;
