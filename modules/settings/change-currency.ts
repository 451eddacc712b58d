import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { chargeStep, currencyOf } from '#contract/currencies.ts'
import { ShopError } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { discounts } from '#db/tables/discounts.ts'
import { payments } from '#db/tables/payments.ts'
import { priceChanges, products, variants } from '#db/tables/products.ts'
import { sales } from '#db/tables/sales.ts'
import { pickupPoints, shippingMethods } from '#db/tables/shipping.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'

/**
 * Moves the shop to another currency: a price keeps its number, rounded half up to what the currency has, so that 140.50
 * becomes 141 yen. Refuses with 400 once a payment has been taken, and while an order awaits its payment or a card page is open.
 */
export async function changeCurrency(tx: Tx, before: string, after: string): Promise<void> {
  // Nothing is priced and no payment becomes an order until this commits.
  await tx.execute(sql`lock table ${checkoutSessions} in exclusive mode`)
  if ((await tx.$count(payments)) > 0) throw refused(apiSettingsMessages.currencyFixed(before))
  if ((await tx.$count(checkoutSessions, eq(checkoutSessions.status, 'awaiting'))) > 0) {
    throw refused(apiSettingsMessages.ordersAwaitPayment(before))
  }
  if ((await tx.$count(checkoutSessions, inArray(checkoutSessions.status, ['opening', 'open']))) > 0) {
    throw refused(apiSettingsMessages.checkoutsOpen)
  }
  // First, since a changed price of a product is added to them.
  await tx.update(priceChanges).set(convertedPrices(priceChanges, before, after))
  await convertSales(tx, before, after)
  await tx.update(products).set(convertedPrices(products, before, after))
  const { factor } = stepsBetween(before, after)
  await tx.update(variants).set({
    ...convertedPrices(variants, before, after),
    costCents: sql`round(${variants.costCents} * ${factor}::numeric)::int`,
  })
  await convertShipping(tx, before, after)
  await convertDiscounts(tx, before, after)
}

/** Moves what shipping costs to another currency in the same way; free stays free. */
async function convertShipping(tx: Tx, before: string, after: string): Promise<void> {
  const { step, factor } = stepsBetween(before, after)
  const convert = (cents: AnyPgColumn) => sql`(round(${cents} * ${factor}::numeric / ${step}) * ${step})::int`
  const { priceCents, perKgCents, overCents, priceOverCents } = shippingMethods
  await tx.update(shippingMethods).set({
    priceCents: convert(priceCents),
    perKgCents: convert(perKgCents),
    overCents: convert(overCents),
    priceOverCents: convert(priceOverCents),
  })
  await tx.update(pickupPoints).set({ priceCents: convert(pickupPoints.priceCents) })
}

/** Moves what discounts take off in the same way; store credit is used only after a payment, so its balance is its worth. */
async function convertDiscounts(tx: Tx, before: string, after: string): Promise<void> {
  const { step, factor } = stepsBetween(before, after)
  const convert = (cents: AnyPgColumn) => sql`round(${cents} * ${factor}::numeric / ${step}) * ${step}`
  const worth = sql`greatest(${convert(discounts.amountCents)}, ${step})::int`
  await tx.update(discounts).set({
    amountCents: sql`case when ${discounts.amountCents} is not null then ${worth} end`,
    balanceCents: sql`case when ${discounts.balanceCents} is not null then ${worth} end`,
    minSubtotalCents: sql`${convert(discounts.minSubtotalCents)}::int`,
  })
}

/** An old price that is not above the rounded price any more is dropped. */
function convertedPrices(
  { priceCents, oldPriceCents }: typeof products | typeof variants | typeof priceChanges,
  before: string,
  after: string,
) {
  const { step, factor } = stepsBetween(before, after)
  const convert = (cents: AnyPgColumn) =>
    sql`case when ${cents} is not null then greatest(round(${cents} * ${factor}::numeric / ${step}) * ${step}, ${step})::int end`
  const [price, oldPrice] = [convert(priceCents), convert(oldPriceCents)]
  return {
    priceCents: price,
    oldPriceCents: sql`case when ${oldPrice} > ${price} and ${oldPriceCents} is not null then ${oldPrice} end`,
  }
}

/** Sales reduce to what the other currency has, too. */
async function convertSales(tx: Tx, before: string, after: string): Promise<void> {
  const { step, factor } = stepsBetween(before, after)
  await tx.update(sales).set({
    stepCents: step,
    priceCents: sql`case when ${sales.priceCents} is not null
      then greatest(round(${sales.priceCents} * ${factor}::numeric / ${step}) * ${step}, ${step})::int end`,
  })
}

/** By what amounts are multiplied, and of what prices are multiples. */
function stepsBetween(before: string, after: string) {
  const [from, to] = [currencyOf(before), currencyOf(after)]
  return { step: chargeStep(to), factor: 10 ** (to.decimals - from.decimals) }
}

function refused(msg: string): ShopError {
  return new ShopError(400, msg, [{ param: 'values.currency', msg }])
}
