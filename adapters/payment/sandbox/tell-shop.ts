import { randomBytes } from 'node:crypto'
import type { Tx } from '#db/open-database.ts'
import { tillEvents } from '#db/tables/till.ts'
import type { PaymentEvent } from '../payment.ts'

/** Notes something the shop has to be told, in the transaction in which it happens. */
export async function tellShop(
  tx: Tx,
  told: {
    type: Exclude<PaymentEvent['type'], 'charge-disputed' | 'other'>
    sessionId: string
    chargeId?: string | null
  },
): Promise<void> {
  await tx.insert(tillEvents).values({ id: `evt_${randomBytes(18).toString('base64url')}`, ...told })
}
