import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/stock-alerts/calls.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { productColors, products, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { apiStockAlertsMessages } from '#messages/en-US/api/stock-alerts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { Context } from '../context.ts'
import { isSellable } from './is-sellable.ts'

/** Stores a request for a back-in-stock email; a repeated request changes nothing. */
export async function notifyMe(ctx: Context, input: Payload<typeof calls.notifyMe>) {
  const { productId, selectedColor, selectedSize } = input
  const email = normalEmail(input.email)
  if (!isEmail(email)) throw invalid(rulesMessages.invalidEmail)

  const wanted = await ctx.db
    .select({ variantId: variants.id, isSellable: sql<boolean>`${isSellable}` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(productColors, eq(productColors.id, variants.colorId))
    .where(
      and(
        eq(products.id, productId),
        eq(products.status, 'published'),
        isNull(products.deletedAt),
        selectedColor === null ? undefined : eq(productColors.name, selectedColor),
        selectedSize === null ? undefined : eq(variants.size, selectedSize),
      ),
    )
  if (wanted.length === 0) throw notFound(apiProductsMessages.notFound)
  const soldOut = wanted.filter((variant) => !variant.isSellable)
  if (soldOut.length === 0) throw conflict(apiStockAlertsMessages.inStock)

  await ctx.db
    .insert(stockAlerts)
    .values(soldOut.map(({ variantId }) => ({ productId, variantId, email })))
    .onConflictDoNothing()
  return { message: apiStockAlertsMessages.stored }
}
