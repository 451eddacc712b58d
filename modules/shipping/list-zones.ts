import { asc, isNull, sql } from 'drizzle-orm'
import { countryCodes, countryName } from '#contract/countries.ts'
import { notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import type { OwnZone } from '#contract/shipping/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'
import { shippingMethods, shippingZoneCountries, shippingZones } from '#db/tables/shipping.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import type { AdminContext, Context } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readDelivery, shipsTo } from './read-delivery.ts'

/** The zones with their methods, and what an owner should know about them. */
export async function listZones({ db }: Pick<AdminContext, 'db'>) {
  const { settings } = await readSettings(db)
  const { zones } = await readDelivery(db, settings)
  return {
    zones: await readOwnZones(db),
    unserved: countryCodes.filter((code) => sellsTo(settings.places.countries, code) && !shipsTo(zones, code)),
    unweighed: await db.$count(variants, isNull(variants.weightGrams)),
  }
}

/** The countries that the shop ships to, by their names. */
export async function listDestinations(ctx: Context) {
  const { delivery, places } = await ctx.settings.read()
  const locale = currentLocale()
  const countries = countryCodes
    .filter((code) => sellsTo(places.countries, code) && shipsTo(delivery.zones, code))
    .map((code) => ({ code, name: countryName(code, locale) }))
  return { countries: countries.sort((one, other) => one.name.localeCompare(other.name, locale)) }
}

/** A zone as the owner edits it; 404 if it is gone. */
export async function findOwnZone(tx: Tx, zoneId: string): Promise<OwnZone> {
  const found = (await readOwnZones(tx)).find((zone) => zone.zoneId === zoneId)
  if (!found) throw notFound(apiShippingMessages.notFound)
  return found
}

async function readOwnZones(db: Db | Tx): Promise<OwnZone[]> {
  const zones = await db.select().from(shippingZones).orderBy(asc(shippingZones.isRest), asc(sql`lower(name)`))
  const listed = await db.select().from(shippingZoneCountries).orderBy(asc(shippingZoneCountries.country))
  const methods = await db.select().from(shippingMethods).orderBy(asc(shippingMethods.position))
  return zones.map(({ id, name, isRest, version }) => ({
    zoneId: id,
    name,
    isRest,
    countries: listed.flatMap(({ zoneId, country }) => (zoneId === id ? [country] : [])),
    methods: methods.filter(({ zoneId }) => zoneId === id).map(toOwnMethod),
    version,
  }))
}

function toOwnMethod(row: typeof shippingMethods.$inferSelect): OwnZone['methods'][number] {
  const { isOn, name, speed, kind, minDays, maxDays } = row
  return {
    ...{ isOn, name, speed, kind, minDays, maxDays },
    price: toAmount(row.priceCents),
    perKg: toAmount(row.perKgCents),
    over: toAmount(row.overCents),
    priceOver: toAmount(row.priceOverCents),
  }
}
