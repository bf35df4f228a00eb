import { sql, type Transaction } from 'kysely';
import { PLATFORM_INSTITUTE, type AnyTables } from '../kernel/db/scope';
import type { DemoRecord } from './content';
import type { Random } from './random';

/** What somebody is about to buy, and when; whole rupees. */
interface Purchase {
  readonly seller: string;
  readonly appliedFor: string;
  readonly itemId: string | null;
  readonly rupees: number;
  readonly at: string;
}

/** A coupon that the sale was made with, and what it took off in paise; amounts off are whole rupees. */
interface Redeemed {
  readonly coupon_code: string | null;
  readonly discount: number;
}

const NONE: Redeemed = { coupon_code: null, discount: 0 };

/** Of a shop's coupons one that holds for the purchase; about every fourth buyer has one. */
export function couponFor({ coupons, purchase, random }: { readonly coupons: readonly DemoRecord[]; readonly purchase: Purchase; readonly random: Random }): Redeemed {
  if (!random.chance(0.26)) return NONE;
  const fitting = coupons.filter((coupon) => holds({ coupon, purchase }));
  if (fitting.length === 0) return NONE;
  const coupon = random.pick(fitting);
  return { coupon_code: String(coupon['code']), discount: offOf({ coupon, purchase }) * 100 };
}

function offOf({ coupon, purchase }: { readonly coupon: DemoRecord; readonly purchase: Purchase }): number {
  return coupon['kind'] === 'percent' ? Math.ceil((purchase.rupees * Number(coupon['percentOff'])) / 100) : Math.floor(Number(coupon['amountOff']));
}

/** What would be left to pay is paid: nothing is given away. */
function holds({ coupon, purchase }: { readonly coupon: DemoRecord; readonly purchase: Purchase }): boolean {
  const plans = coupon['membershipPlanId'] as readonly string[];
  return (
    (coupon['instituteId'] ?? PLATFORM_INSTITUTE) === purchase.seller && coupon['appliedFor'] === purchase.appliedFor && offOf({ coupon, purchase }) < purchase.rupees &&
    String(coupon['startsAt'] ?? coupon['createdAt']) <= purchase.at && purchase.at <= String(coupon['endsAt'] ?? purchase.at) &&
    Number(coupon['minimumPurchase'] ?? 0) <= purchase.rupees && (plans.length === 0 || plans.includes(String(purchase.itemId)))
  );
}

/** Each coupon counts the sales made with it; of the limits some are reached, some nearly, and none is passed. */
export async function countUses({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`
    with use as (
      select c.id, count(s.id)::int as uses, row_number() over (order by c.id) as place from app.coupon c
      left join core.sale s on s.institute_id = coalesce(c.institute_id, ${PLATFORM_INSTITUTE}::uuid) and s.coupon_code = c.code and s.sold_at is not null group by c.id
    )
    update app.coupon c set used_count = uses, usage_limit = case
      when usage_limit is null then null
      when uses >= 2 and place % 5 = 0 then uses
      when uses >= 2 and place % 5 = 1 then ceil(uses / 0.84)::int
      else greatest(usage_limit, uses * 2) end
    from use where use.id = c.id`.execute(trx);
}
