import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { isCountryCode } from '#contract/countries.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { settings as settingRows } from '#db/tables/settings.ts'
import { shippingZones } from '#db/tables/shipping.ts'
import { apiLaunchMessages as said } from '#messages/en-US/api/launch.ts'
import { listZones } from '../shipping/list-zones.ts'
import { type Check, type CheckedShop, dayOf, done, open } from './launch-shop.ts'

/** Whether shipping was set, and each country that the shop sells to has a method and a tax. */
export const checkSales: Check = async ({ db, settings, isStripeTaxed }) => {
  const { countries } = settings.places
  const { unserved } = await listZones({ db })
  const isChanged = (await db.$count(shippingZones, gt(shippingZones.version, 1))) > 0
  const wrong = [
    !isChanged && said.shippingIsDemos,
    unserved.length > 0 && said.shippingMissing(inWords(unserved.slice(0, 5)), unserved.length - 5),
    wrongTax(settings, { isStripeTaxed }),
  ].filter((each) => typeof each === 'string')
  const link = { to: '/admin/shipping', label: said.links.sales }
  if (wrong.length > 0) return open(wrong.join(' '), said.salesAdvice, link)
  return done(said.salesDone(countries.length > 0 ? inWords(countries) : said.everywhere))
}

function wrongTax(
  { taxation: { mode, vatRates }, places: { countries } }: Settings,
  { isStripeTaxed }: Pick<CheckedShop, 'isStripeTaxed'>,
): string | null {
  if (mode === 'none') return null
  if (mode === 'stripe_tax') return isStripeTaxed ? null : said.stripeTaxOff
  if (countries.length === 0) return said.noCountries
  const taxed = mode === 'us_sales' ? ['US'] : vatRates.map(({ country }) => country)
  const missing = countries.filter((country) => !taxed.includes(country))
  return missing.length > 0 ? said.taxMissing(inWords(missing)) : null
}

function inWords(countries: readonly string[]): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return countries.map((code) => (isCountryCode(code) ? (names.of(code) ?? code) : code)).join(', ')
}

/** Whether an order was placed since the shop was filled or begun, and its payment refunded. */
export const checkOrder: Check = async ({ db }) => {
  // The invented orders of the demo are older.
  const filledAt = db.select({ at: settingRows.updatedAt }).from(settingRows).where(eq(settingRows.key, 'seeded'))
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'done')))
    .where(gte(orders.createdAt, sql`coalesce((${filledAt}), '-infinity')`))
    .orderBy(desc(refunds.doneAt))
    .limit(1)
  if (order) return done(said.orderDone(order.number))
  return open(said.orderMissing, said.orderAdvice, { to: '/admin/orders', label: said.links.orders })
}

/** Whether a backup was made, restored elsewhere and compared. */
export const checkBackups: Check = ({ records: { backup, restore } }) => {
  if (restore) return done(said.backupDone(dayOf(restore.at)))
  return open(backup ? said.restoreMissing : said.backupMissing, said.backupAdvice)
}
