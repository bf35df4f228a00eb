import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanValue, f, normalizeField, parsePhone, searchedPhone, tidyDomain, validateValue } from '../../src/schemas';
import type { Field, FieldInput } from '../../src/schemas';

const field = (input: FieldInput): Field => normalizeField(input, 'x');
const CODE = field(f.text({ letterCase: 'upper', pattern: '^[A-Z0-9-]{4,20}$' }));
const PIN = field(f.text({ pattern: '^[1-9][0-9]{5}$' }));
const URL_FIELD = field(f.url());
const EMAIL = field(f.email());
const PHONE = field(f.phone());

describe('a text is completed to what can only be meant', () => {
  it.each([
    [CODE, 'diwali20', 'DIWALI20'], [CODE, ' diwali 20 ', 'DIWALI-20'], [CODE, 'ｄｉｗａｌｉ２０', 'DIWALI20'], [CODE, 'new  year 2027', 'NEW-YEAR-2027'], [CODE, 'no!', 'NO!'],
    [PIN, '682 001', '682001'], [PIN, '６８２００１', '682001'], [PIN, '082001', '082001'], [field(f.text()), 'two  words', 'two  words'], [field(f.text()), 'Ａ', 'Ａ'],
    [URL_FIELD, 'example.com/a', 'https://example.com/a'], [URL_FIELD, 'HTTPS://Example.com/A?b=C', 'https://example.com/A?b=C'], [URL_FIELD, 'www.example.co.in', 'https://www.example.co.in'], [URL_FIELD, '//example.com', 'https://example.com'],
    [URL_FIELD, 'ｅｘａｍｐｌｅ．com', 'https://example.com'], [URL_FIELD, 'example.com:8080/x', 'https://example.com:8080/x'], [URL_FIELD, 'http://example.com', 'http://example.com'],
    [URL_FIELD, 'javascript:alert(1)', 'javascript:alert(1)'], [URL_FIELD, 'a@b.in', 'a@b.in'], [URL_FIELD, 'two words.in', 'two words.in'], [URL_FIELD, 'localhost', 'localhost'], [URL_FIELD, '1.5', '1.5'], [URL_FIELD, '/files/a.png', '/files/a.png'],
    [EMAIL, '  Asha@Example.in ', 'asha@example.in'], [EMAIL, 'ａｓｈａ＠example．in', 'asha@example.in'], [EMAIL, 'mailto:a@b.in', 'a@b.in'], [EMAIL, '<a@b.in>', 'a@b.in'], [EMAIL, 'a@Bücher.example', 'a@xn--bcher-kva.example'], [EMAIL, 'a@bu\u0308cher.example', 'a@xn--bcher-kva.example'], [EMAIL, 'a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    [EMAIL, 'आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'], [EMAIL, 'a@bü/cher.in', 'a@bü/cher.in'], [EMAIL, 'ü', 'ü'],
    [PHONE, '98765 43210', '+919876543210'], [PHONE, '09876543210', '+919876543210'], [PHONE, '0484 2345678', '+914842345678'], [PHONE, '919876543210', '+919876543210'], [PHONE, '0091 98765-43210', '+919876543210'], [PHONE, '+91 (0) 98765 43210', '+919876543210'],
    [PHONE, '＋91 ９８７６５ ４３２１０', '+919876543210'], [PHONE, 'tel:+1-415-555-0123', '+14155550123'], [PHONE, '2345678', '2345678'], [PHONE, '12345 67890', '12345 67890'],
  ] as const)('%#: %j', (of, text, wanted) => {
    expect(cleanValue({ field: of as Field, value: text })).toBe(wanted);
  });

  it('a domain of what may be a whole address', () => {
    expect(['HTTPS://Example.com/', 'learn.example.com', ' ｌｅａｒｎ。example.com ', 'example.com.', 'example.com/a'].map(tidyDomain)).toEqual(['example.com', 'learn.example.com', 'learn.example.com', 'example.com', 'example.com/a']);
  });

  it('once and for all, and what is right already stays as it is but for its letters', () => {
    for (const of of [CODE, PIN, URL_FIELD, EMAIL, PHONE]) {
      const text = fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.stringMatching(/^[+0-9 ()-]{6,16}$/), fc.stringMatching(/^[A-Za-z0-9 -]{3,21}$/));
      fc.assert(
        fc.property(text, (typed) => {
          const once = cleanValue({ field: of, value: typed });
          expect(cleanValue({ field: of, value: once })).toBe(once);
          if (of !== PHONE && validateValue({ field: of, value: typed }) === null && typed !== '') expect(String(once).toLowerCase()).toBe(typed.trim().toLowerCase());
        }),
        { numRuns: 300 },
      );
    }
    fc.assert(fc.property(fc.integer({ min: 1_000_000, max: 999_999_999_999_999 }), (digits) => void expect(parsePhone(`+${digits}`)).toBe(`+${digits}`)));
  });
});

describe('a number that is looked for', () => {
  it.each([
    ['63000-18870', '6300018870'], ['063000 18870', '6300018870'], ['0091 63000 18870', '6300018870'], ['+33 6 12 34 56 78', '33612345678'],
    ['6300018870', null], ['63000', null], ['12-34', null], ['Anita Rao', null], ['', null],
  ])('%j is looked for as %j', (typed, wanted) => {
    expect(searchedPhone(typed)).toBe(wanted);
  });
});
