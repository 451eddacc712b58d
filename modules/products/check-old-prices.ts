import { sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { formatCents } from '#contract/money.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'

/** A price with the old price that its owner claims, of a product or of a variant with its own. */
export interface ClaimedPrice {
  productId: string
  variantId: string | null
  priceCents: number | null
  oldPriceCents: number | null
}

const prior = {
  place: sql<number>`w.place`,
  cents: sql<number | null>`prior_price(w.product_id, w.variant_id, w.price)`,
}

/**
 * What is wrong with each of these old prices; null where nothing is. Unless the owner marked the rule as not applying, an
 * old price is the lowest one charged in the 30 days before the reduction, as `prior_price` of the database decides.
 */
export async function findWrongOldPrices(db: Db | Tx, claimed: readonly ClaimedPrice[]): Promise<(string | null)[]> {
  const asked = claimed.map((each, place) => ({ ...each, place })).filter(({ oldPriceCents }) => oldPriceCents !== null)
  if (asked.length === 0) return claimed.map(() => null)
  const rows = await selectRows(
    db,
    prior,
    (list) => sql`
      select ${list} from jsonb_to_recordset(${JSON.stringify(
        asked.map(({ place, productId, variantId, priceCents }) => ({
          ...{ place, product_id: productId, variant_id: variantId, price: priceCents },
        })),
      )}::jsonb) as w(place int, product_id uuid, variant_id uuid, price int) where is_prior_price_needed()
    `,
  )
  const priors = new Map(rows.map(({ place, cents }) => [place, cents]))
  return claimed.map(({ priceCents, oldPriceCents }, place) => {
    const lowest = priors.get(place)
    if (oldPriceCents === null || lowest === undefined || lowest === oldPriceCents) return null
    if (lowest === null || lowest <= Number(priceCents)) return apiProductsMessages.oldPriceUnproven
    return apiProductsMessages.oldPriceIs(formatCents(lowest))
  })
}

/** Refuses an old price that may not be shown. */
export async function refuseWrongOldPrices(tx: Tx, claimed: readonly ClaimedPrice[]): Promise<void> {
  const wrong = (await findWrongOldPrices(tx, claimed)).find((each) => each !== null)
  if (wrong) throw invalid(wrong)
}
