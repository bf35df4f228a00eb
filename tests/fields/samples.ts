import { FIELD_TYPES, normalize } from '../../src/schemas';
import type { Field, FieldType } from '../../src/schemas';
import { specimen } from '../fixtures';

export const everything = normalize({ ...specimen, form: { sections: [{ name: 'general', fields: Object.keys(specimen.fields) as (keyof typeof specimen.fields)[] }] } });

/** One field of each type. */
export const fieldOf = Object.fromEntries(FIELD_TYPES.map((type) => [type, Object.values(everything.fields).find((field) => field.type === type && !field.readOnly)!])) as Record<FieldType, Field>;

const ID = '018f6f7e-0000-7000-8000-00000000000a';

/** A value of each type, and words that its cell shows for it. */
export const samples: Record<FieldType, { readonly value: unknown; readonly shows: RegExp }> = {
  text: { value: 'Banyan', shows: /Banyan/ },
  longText: { value: 'One\ntwo', shows: /One\s+two/ },
  richText: { value: '<p>Hello <strong>there</strong></p><script>x()</script>', shows: /Hello there/ },
  number: { value: 1234.5, shows: /1,234\.5/ },
  integer: { value: 120000, shows: /1,20,000/ },
  money: { value: 120000.5, shows: /₹1,20,000\.50/ },
  boolean: { value: true, shows: /Yes/ },
  date: { value: '2020-01-31', shows: /31 Jan 2020/ },
  time: { value: '09:30', shows: /9:30/ },
  datetime: { value: '2020-01-31T06:00:00.000Z', shows: /31 Jan 2020/ },
  duration: { value: 90, shows: /1 hr? 30 min/ },
  choice: { value: 'animal', shows: /Animal/ },
  choices: { value: ['red', 'blue'], shows: /Red.*Blue/ },
  email: { value: 'a@b.in', shows: /a@b\.in/ },
  phone: { value: '+919876543210', shows: /\+91 98765 43210/ },
  url: { value: 'https://www.example.com/', shows: /^example\.com$/ },
  colour: { value: '#1a2b3c', shows: /#1a2b3c/ },
  timeZone: { value: 'Asia/Kolkata', shows: /Asia\/Kolkata/ },
  language: { value: 'ml', shows: /Malayalam/ },
  tags: { value: ['a', 'b', 'c', 'd', 'e'], shows: /ab\+3/ },
  password: { value: 'secret', shows: /^•+$/ },
  image: { value: '/files/a.png', shows: /^$/ },
  file: { value: '/files/my%20notes.pdf', shows: /my notes\.pdf/ },
  ref: { value: ID, shows: /Great banyan/ },
  refs: { value: [ID], shows: /Great banyan/ },
  oneOf: { value: `notice:${ID}`, shows: /Great banyan/ },
  list: { value: [{ name: 'Root' }, { name: 'Leaf' }], shows: /2 rows/ },
  group: { value: { city: 'Kochi', pin: '682001' }, shows: /Kochi, 682001/ },
  matrix: { value: { coupon: ['read', 'update'] }, shows: /1 module/ },
  json: { value: { a: 1 }, shows: /\{"a":1\}/ },
};
