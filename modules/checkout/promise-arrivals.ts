import * as z from 'zod/mini'
import type { PaidCharge, PendingCharge } from '#adapters/payment/payment.ts'
import { arrivalDates, readyDay } from '#contract/shipping/arrival-dates.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import { type OfferedShipping, offeredShipping } from '#contract/shipping/offered-shipping.ts'
import type { Tx } from '#db/open-database.ts'
import type { checkoutSessions } from '#db/tables/checkout.ts'
import { readSettings } from '../settings/read-settings.ts'

type Session = typeof checkoutSessions.$inferSelect

/** The shipping method of its checkout that a charge paid for; null if the checkout did not offer it. */
export function findPaidShipping({ shipping }: Session, { shippingOption }: PendingCharge): OfferedShipping | null {
  return z.parse(offeredShipping, shipping).find(({ option }) => option === shippingOption) ?? null
}

/** Whether the days of a shipping method are known for the address of a charge. */
export function holdsFor({ holdsIn }: OfferedShipping, { buyer }: PaidCharge): boolean {
  return holdsIn === null || holdsIn === buyer.address.country
}

/**
 * The days of arrival that a buyer was told, or those of today for a payment that came after its checkout expired. Null for
 * a country where deliveries take a time we do not know.
 */
export async function findPromise(
  tx: Tx,
  { status }: Session,
  charge: PaidCharge,
  paid: OfferedShipping,
): Promise<ArrivalDays | null> {
  if (!holdsFor(paid, charge)) return null
  if (paid.arrival && status !== 'expired') return paid.arrival
  const { settings, now } = await readSettings(tx)
  if (paid.pickup) {
    const day = readyDay(now, paid.maxDays, settings)
    return { from: day, to: day }
  }
  const { from, to } = arrivalDates(now, paid, settings)
  return { from, to }
}

/** A charge whose buyer is where it is picked up, as no address was asked for; what is shipped stays as it is. */
export function chargeAt<Charge extends PendingCharge>(charge: Charge, { pickup }: OfferedShipping): Charge {
  if (!pickup) return charge
  const { name: _, hours: __, ...address } = pickup
  const { buyer } = charge
  return { ...charge, buyer: { ...buyer, address: { name: buyer.name, ...address } } }
}
