import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { messages } from '#db/tables/messages.ts'
import type { Buyer } from '../customers/buyer.ts'

/** The condition that a message is of a buyer. */
export function messagesOf(buyer: Buyer): SQL | undefined {
  if ('customerId' in buyer) return eq(messages.customerId, buyer.customerId)
  return and(isNull(messages.customerId), sql`lower(${messages.email}) = lower(${buyer.guest})`)
}
