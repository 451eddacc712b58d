import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/order-tracking/calls.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { Context } from '../context.ts'
import { trackKey } from './order-links.ts'

/** Finds an order by its number and email address. The error does not tell which of the two is wrong. */
export async function trackOrder(ctx: Context, input: Payload<typeof calls.trackOrder>) {
  const email = normalEmail(input.email)
  const number = readOrderNumber(input.orderNumber)
  if (number === '' || email === '') throw invalid(ordersMessages.trackingMissing)
  if (!isEmail(email)) throw invalid(rulesMessages.invalidEmail)

  const [found] = await ctx.db
    .select({ orderNumber: orders.number })
    .from(orders)
    .where(and(isNumbered(number), eq(orders.email, email)))
  if (!found) throw notFound(apiOrdersMessages.trackingUnknown)
  const { orderNumber } = found
  return { orderNumber, key: trackKey(ctx, orderNumber, 'masked'), message: apiOrdersMessages.trackingFound }
}

// Shoppers type numbers in many ways: "# ab-100001", or without the prefix.
function readOrderNumber(typed: string): string {
  return typed.replace(/[\s#]/g, '').toUpperCase()
}

// No two orders have the same digits, whatever the prefix was when they were placed.
function isNumbered(number: string): SQL {
  return /^\d+$/.test(number) ? sql`substring(${orders.number} from '[0-9]+$') = ${number}` : eq(orders.number, number)
}
