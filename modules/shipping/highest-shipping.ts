import type { FreeSpeeds } from '#contract/discounts/discount-kinds.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { shippingCents, zoneOf } from '#contract/shipping/shipping.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { readDelivery } from './read-delivery.ts'

/** The most that shipping to a country costs, by the speeds that could be free; without the weight of the items. */
export async function highestShipping(
  db: Db | Tx,
  settings: Settings,
  { subtotalCents, country, pickup }: { subtotalCents: number; country: string | null; pickup: string | null },
): Promise<Record<FreeSpeeds, number>> {
  const { zones, home, pickupPoints } = await readDelivery(db, settings)
  if (pickup !== null) return { standard: 0, all: pickupPoints.find(({ id }) => id === pickup)?.priceCents ?? 0 }
  const methods = zoneOf(zones, country ?? home)?.methods ?? []
  const most = (of: typeof methods) => Math.max(0, ...of.map((method) => shippingCents(method, { subtotalCents })))
  return { standard: most(methods.filter(({ speed }) => speed === 'standard')), all: most(methods) }
}
