import { sql } from 'drizzle-orm'
import { ShopError } from '#contract/errors.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import type { Tx } from '#db/open-database.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { readCarriers } from './list-carriers.ts'

/** The carriers in their order; other changes of them wait until the transaction ends. */
export async function lockCarriers(tx: Tx): Promise<Carrier[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('carriers'))`)
  return readCarriers(tx)
}

/** Refuses with 409 a name that one of these carriers has, whatever its case. */
export function refuseTakenName(others: readonly Carrier[], wanted: string): void {
  const taken = others.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (!taken) return
  const msg = apiShippingMessages.carrierTaken(taken.name)
  throw new ShopError(409, msg, [{ param: 'name', msg }])
}
