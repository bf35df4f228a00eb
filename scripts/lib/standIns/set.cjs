'use strict';

const NEVER = ['__proto__', 'constructor', 'prototype'];

// Puts a value where a path says, `author.name` or `rows[0].name`, and makes what is not there on the way.
module.exports = (object, path, value) => {
  const names = Array.isArray(path) ? path.map(String) : path in Object(object) ? [path] : String(path).match(/[^.[\]]+/g) || [''];
  if (object === null || typeof object !== 'object' || names.some((name) => NEVER.includes(name))) return object;
  names.reduce((at, name, place) => {
    if (place === names.length - 1) at[name] = value;
    else if (at[name] === null || typeof at[name] !== 'object') at[name] = /^\d+$/.test(names[place + 1]) ? [] : {};
    return at[name];
  }, object);
  return object;
};
