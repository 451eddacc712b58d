import * as z from 'zod/mini'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { arrivalDates } from '#contract/shipping/arrival-dates.ts'
import { type ArrivalDays, type ArrivalsByOption, arrivalsByOption } from '#contract/shipping/arrival-days.ts'
import type { Tx } from '#db/open-database.ts'
import type { checkoutSessions } from '#db/tables/checkout.ts'
import { readSettings } from '../settings/read-settings.ts'

/** The days of arrival of an order placed now, for each shipping option. */
export function promiseArrivals(shipping: Settings['shipping']): ArrivalsByOption {
  const now = new Date()
  const daysOf = (option: keyof ArrivalsByOption): ArrivalDays => {
    const { from, to } = arrivalDates(now, option, shipping)
    return { from, to }
  }
  return { standard: daysOf('standard'), express: daysOf('express') }
}

/**
 * The days of arrival that a buyer was told, or those of today for a payment that came after its checkout expired. Null for
 * an address outside of the United States, where deliveries take a time we do not know.
 */
export async function findPromise(
  tx: Tx,
  { status, arrivals }: typeof checkoutSessions.$inferSelect,
  { buyer, shippingOption }: PaidCharge,
): Promise<ArrivalDays | null> {
  if (buyer.address.country !== 'US') return null
  const told = z.safeParse(arrivalsByOption, arrivals).data
  if (told && status !== 'expired') return told[shippingOption]
  const { settings } = await readSettings(tx)
  return promiseArrivals(settings.shipping)[shippingOption]
}
