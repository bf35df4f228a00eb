import { useState } from 'react';
import { LEAST_TOKEN_PRICE, priceFor, tokensFor, type TokenRate } from '../../../schemas';

/** What stands in a control of numbers: a number, a text that is none, or nothing. */
type Typed = number | string | null;

/** Price and tokens that are each other's, in paise and hundredths. */
export interface Amounts {
  readonly paise: number;
  readonly tokens: number;
}

export interface UseLinkedAmounts {
  readonly price: Typed;
  readonly tokens: Typed;
  typePrice(value: Typed): void;
  typeTokens(value: Typed): void;
  clear(): void;
  /** What is to be bought, or the key of what is wrong with it. */
  read(): Amounts | 'enterPrice' | 'enterValid';
}

const EMPTY = { by: 'price', value: null } as const;
const MOST_RUPEES = 10_000_000;

/** Two amounts of which one is typed and the other follows by the rate, to two decimals (part 2 §5). */
export function useLinkedAmounts(rate: TokenRate): UseLinkedAmounts {
  const [typed, setTyped] = useState<{ readonly by: 'price' | 'tokens'; readonly value: Typed }>(EMPTY);
  const amounts = amountsOf({ ...typed, rate });
  const other = (own: 'price' | 'tokens'): Typed => (typed.by === own ? typed.value : amounts === null ? null : (own === 'price' ? amounts.paise : amounts.tokens) / 100);
  return {
    price: other('price'),
    tokens: other('tokens'),
    typePrice: (value) => setTyped({ by: 'price', value }),
    typeTokens: (value) => setTyped({ by: 'tokens', value }),
    clear: () => setTyped(EMPTY),
    read: () => {
      if (typed.value === null || typed.value === '') return 'enterPrice';
      if (amounts === null || amounts.tokens < 1 || amounts.paise < LEAST_TOKEN_PRICE * 100 || amounts.paise > MOST_RUPEES * 100) return 'enterValid';
      return amounts;
    },
  };
}

/** `null` for what is no number, or not above nothing. */
export function amountsOf({ by, value, rate }: { readonly by: 'price' | 'tokens'; readonly value: Typed; readonly rate: TokenRate }): Amounts | null {
  const hundredths = typeof value === 'number' ? Math.round(value * 100) : 0;
  if (!(hundredths > 0) || !Number.isSafeInteger(hundredths)) return null;
  return by === 'price' ? { paise: hundredths, tokens: tokensFor({ rate, paise: hundredths }) } : { tokens: hundredths, paise: priceFor({ rate, tokens: hundredths }) };
}
