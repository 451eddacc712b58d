import { asc, sql } from 'drizzle-orm'
import { countryCodes, countryInSentence } from '#contract/countries.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { zoneOf } from '#contract/shipping/shipping.ts'
import type { Delivery, ShippingMethod, ShippingZone } from '#contract/shipping/zone-shape.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { prepareOnce } from '#db/prepare-once.ts'
import { shippingZones as z } from '#db/tables/shipping.ts'
import { readPickupPoints } from './pickup-points.ts'

const listZones = prepareOnce((db) =>
  db
    .select({
      id: z.id,
      isRest: z.isRest,
      countries: sql<string[]>`array(
        select country from shipping_zone_countries where zone_id = shipping_zones.id order by country
      )`,
      methods: sql<ShippingMethod[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'speed', speed, 'kind', kind, 'priceCents', price_cents, 'perKgCents', per_kg_cents,
          'overCents', over_cents, 'priceOverCents', price_over_cents, 'minDays', min_days, 'maxDays', max_days
        ) order by position)
        from shipping_methods where zone_id = shipping_zones.id and is_on
      ), '[]')`,
    })
    .from(z)
    .orderBy(asc(z.isRest), asc(sql`lower(name)`)),
)

/** Where the shop ships and by which methods that are on, as this transaction sees it. */
export async function readDelivery(
  db: Db | Tx,
  { shop, places }: Pick<Settings, 'shop' | 'places'>,
): Promise<Delivery> {
  const zones: ShippingZone[] = await listZones(db, {})
  const home = [shop.country, ...places.countries, ...countryCodes].find(
    (country) => sellsTo(places.countries, country) && shipsTo(zones, country),
  )
  const pickupPoints = await readPickupPoints(db)
  return { zones, pickupPoints, home: home ?? '', homeName: home === undefined ? '' : countryInSentence(home) }
}

/** Whether a zone with a method has a country. */
export function shipsTo(zones: readonly ShippingZone[], country: string): boolean {
  return (zoneOf(zones, country)?.methods.length ?? 0) > 0
}
