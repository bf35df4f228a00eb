'use strict';

// A part of a query without `&`: what cannot be decoded stays as it is.
const decode = (text) => new URLSearchParams(`text=${text}`).get('text');
const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

exports.parse = (query) => {
  const found = Object.create(null);
  for (const part of query.trim().replace(/^[?#&]/, '').split('&').filter(Boolean)) {
    const [, name, value] = /^([^=]*)(?:=([^]*))?$/.exec(part);
    const [key, text] = [decode(name), value === undefined ? null : decode(value)];
    found[key] = key in found ? [found[key], text].flat() : text;
  }
  return found;
};

exports.stringify = (query) =>
  Object.keys(query)
    .sort()
    .flatMap((name) => [query[name]].flat().filter((value) => value !== undefined).map((value) => (value === null ? encode(name) : `${encode(name)}=${encode(value)}`)))
    .join('&');
