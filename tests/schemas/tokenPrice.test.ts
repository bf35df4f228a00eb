import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFor, tokensFor } from '../../src/schemas';
import { amountsOf } from '../../src/customPages/tokens/page/useLinkedAmounts';

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const rate = fc.record({ tokens: fc.integer({ min: 1, max: 1_000_000_000 }), paise: fc.integer({ min: 1, max: 1_000_000_000 }) });

describe('price and tokens', () => {
  it('come back as they were, but for what two decimals cannot hold', () => {
    fc.assert(fc.property(amount, rate, (paise, of) => {
      const back = priceFor({ rate: of, tokens: tokensFor({ rate: of, paise }) });
      // Half a hundredth of a token, in paise, and half a paisa.
      expect(Math.abs(back - paise)).toBeLessThanOrEqual(0.5 * (of.paise / of.tokens) + 0.5 + Number.EPSILON * back);
    }), { numRuns: 2_000 });
  });

  it('are the nearest there are, exactly, however large', () => {
    fc.assert(fc.property(amount, rate, (paise, of) => {
      fc.pre((paise * of.tokens) / of.paise < 2 ** 52);
      const tokens = BigInt(tokensFor({ rate: of, paise }));
      const [exact, per] = [BigInt(paise) * BigInt(of.tokens), BigInt(of.paise)];
      const off = 2n * (tokens * per - exact);
      expect(off <= per && off > -per, `${paise} at ${of.tokens} for ${of.paise}`).toBe(true);
    }), { numRuns: 2_000 });
  });

  it('grow together: who pays more never gets less', () => {
    fc.assert(fc.property(amount, amount, rate, (one, other, of) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(tokensFor({ rate: of, paise: less })).toBeLessThanOrEqual(tokensFor({ rate: of, paise: more }));
    }));
  });

  it('of what was typed are the other’s, and nothing follows from what is no number', () => {
    fc.assert(fc.property(amount, rate, (hundredths, of) => {
      expect(amountsOf({ by: 'price', value: hundredths / 100, rate: of })).toEqual({ paise: hundredths, tokens: tokensFor({ rate: of, paise: hundredths }) });
      expect(amountsOf({ by: 'tokens', value: hundredths / 100, rate: of })).toEqual({ tokens: hundredths, paise: priceFor({ rate: of, tokens: hundredths }) });
    }));
    for (const value of [null, '', 'abc', 0, -1, Number.NaN, Infinity, 0.001]) expect(amountsOf({ by: 'price', value, rate: { tokens: 1, paise: 1 } }), String(value)).toBeNull();
  });
});
