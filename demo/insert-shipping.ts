import type { Tx } from '#db/open-database.ts'
import { shippingMethods, shippingZones } from '#db/tables/shipping.ts'

/** Stores the shipping of the demo where there is none. Source: spec section 9. */
export async function insertShipping(tx: Tx): Promise<void> {
  if ((await tx.$count(shippingZones)) > 0) return
  const [zone] = await tx
    .insert(shippingZones)
    .values({ name: 'All countries', isRest: true })
    .returning({ id: shippingZones.id })
  if (!zone) throw new Error('The zone was not stored')
  await tx.insert(shippingMethods).values([
    { zoneId: zone.id, position: 0, speed: 'standard', kind: 'flat', priceCents: 0, minDays: 3, maxDays: 7 },
    {
      ...{ zoneId: zone.id, position: 1, speed: 'express', kind: 'free_above' },
      ...{ priceCents: 14_95, overCents: 200_00, minDays: 1, maxDays: 2 },
    },
  ])
}
