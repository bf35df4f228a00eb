/** What AI tokens cost: so many hundredths of a token for so many paise. */
export interface TokenRate {
  readonly tokens: number;
  readonly paise: number;
}

/** The least that AI tokens are bought for (part 2 §5), in rupees. */
export const LEAST_TOKEN_PRICE = 500;

/** Hundredths of a token for a price in paise, to the nearest. */
export function tokensFor({ rate, paise }: { readonly rate: TokenRate; readonly paise: number }): number {
  return share({ amount: paise, of: rate.tokens, per: rate.paise });
}

/** The price in paise of so many hundredths of a token, to the nearest. */
export function priceFor({ rate, tokens }: { readonly rate: TokenRate; readonly tokens: number }): number {
  return share({ amount: tokens, of: rate.paise, per: rate.tokens });
}

/** Exact, also where the product is beyond what a number holds. Half goes up. */
function share({ amount, of, per }: { amount: number; of: number; per: number }): number {
  return Number((2n * BigInt(amount) * BigInt(of) + BigInt(per)) / (2n * BigInt(per)));
}
