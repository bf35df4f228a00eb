import { describe, expect, it } from 'vitest';
import { exactNumber, parseExact, stringifyExact, withSameNumbers } from '../../src/dataProvider/foreign/exactNumbers';

describe('whole numbers beyond 2^53', () => {
  it.each([
    ['{"id":9007199254740993,"n":-9007199254740995}', { id: '9007199254740993', n: '-9007199254740995' }],
    ['[9007199254740993, 1, {"a":[ 12345678901234567890 ]}]', ['9007199254740993', 1, { a: ['12345678901234567890'] }]],
    ['9007199254740993', '9007199254740993'],
    // What a number holds is one.
    ['{"us":1700000000000000,"max":9007199254740991,"pi":3.14159265358979323846,"e":1e22,"f":12345678901234567.5}', { us: 1_700_000_000_000_000, max: Number.MAX_SAFE_INTEGER, pi: Math.PI, e: 1e22, f: 12_345_678_901_234_568 }],
    // In a text it is a text.
    [String.raw`{"text":"a \"9007199254740993\" , 9007199254740993","back\\":"\\","id":9007199254740993}`, { text: 'a "9007199254740993" , 9007199254740993', 'back\\': '\\', id: '9007199254740993' }],
  ])('%s', (text, value) => {
    expect(parseExact(text)).toEqual(value);
  });

  it('go back as they came, beside texts of the same digits', () => {
    const text = '{"id":9007199254740993,"idText":"9007199254740993","of":{"id":9007199254740994,"text":"9007199254740993"},"all":[9007199254740995,"9007199254740995"]}';
    const raw = parseExact(text) as Record<string, unknown>;
    expect(stringifyExact(raw)).toBe(text);
    const body = withSameNumbers({ raw, changed: { other: '9007199254740994' }, body: { ...raw, other: '9007199254740994' } });
    expect(stringifyExact(body)).toBe(text.replace(/}$/, ',"other":9007199254740994}'));
    expect(stringifyExact({ ref: exactNumber('9007199254740999'), small: exactNumber('12') })).toBe('{"ref":9007199254740999,"small":12}');
  });

  it('what is cut off is not read', () => {
    expect(() => parseExact('{"id":9007199254740993,"name":"a')).toThrow(SyntaxError);
    expect(() => parseExact('{"id":9007199254740993,')).toThrow(SyntaxError);
  });
});
