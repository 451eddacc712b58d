import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { methodKinds, shippingOptions } from '#contract/shipping/zone-shape.ts'
import { madeAt, oneOf } from '../columns/column-types.ts'

/** Who carries packages. Changes are announced on `settings_changed`. */
export const carriers = pgTable(
  'carriers',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    position: integer().notNull(),
    isOn: boolean().notNull().default(true),
    isDefault: boolean().notNull().default(false),
    /** The page that tracks a package, with `{number}` in place of its number; empty if there is none. */
    trackingTemplate: text().notNull().default(''),
    /** What its numbers look like; shape in `contract/shipping/number-formats.ts`. */
    numberFormats: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('carriers_name', sql`length(${t.name}) between 1 and 40`),
    check('carriers_template', sql`${t.trackingTemplate} = '' or ${t.trackingTemplate} ~ '^https://.+\\{number\\}'`),
    check('carriers_default', sql`${t.isOn} or not ${t.isDefault}`),
    uniqueIndex('carriers_names').on(sql`lower(${t.name})`),
    uniqueIndex('carriers_one_default').on(t.isDefault).where(sql`is_default`),
  ],
)

/** Where orders are picked up. Changes are announced on `settings_changed`. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    country: text().notNull(),
    hours: text().notNull().default(''),
    /** In the smallest units of the shop's currency. */
    priceCents: integer().notNull().default(0),
    /** Business days from the order until it is ready. */
    readyDays: integer().notNull().default(1),
    isOn: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('pickup_points_name', sql`length(${t.name}) between 1 and 60`),
    check('pickup_points_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('pickup_points_price', sql`${t.priceCents} >= 0`),
    check('pickup_points_days', sql`${t.readyDays} between 0 and 365`),
    check('pickup_points_address', sql`not ${t.isOn} or (${t.line1} <> '' and ${t.city} <> '')`),
    uniqueIndex('pickup_points_names').on(sql`lower(${t.name})`),
  ],
)

/** Countries that share their shipping methods. Changes are announced on `settings_changed`. */
export const shippingZones = pgTable(
  'shipping_zones',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** The zone of every country sold to that no zone lists. */
    isRest: boolean().notNull().default(false),
    /** Incremented with every change of the zone or its methods, so that concurrent changes conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('shipping_zones_name', sql`length(${t.name}) between 1 and 60`),
    uniqueIndex('shipping_zones_names').on(sql`lower(${t.name})`),
    uniqueIndex('shipping_zones_rest').on(t.isRest).where(sql`is_rest`),
  ],
)

/** A country is in at most one zone. */
export const shippingZoneCountries = pgTable(
  'shipping_zone_countries',
  {
    country: text().primaryKey(),
    zoneId: uuid()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
  },
  (t) => [check('shipping_zone_countries_country', sql`${t.country} ~ '^[A-Z]{2}$'`)],
)

/** A way of shipping to the countries of a zone. Amounts are the smallest units of the shop's currency. */
export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: uuid().primaryKey().defaultRandom(),
    zoneId: uuid()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    isOn: boolean().notNull().default(true),
    /** Empty: called after its speed. */
    name: text().notNull().default(''),
    speed: text({ enum: shippingOptions }).notNull(),
    kind: text({ enum: methodKinds }).notNull(),
    priceCents: integer().notNull(),
    perKgCents: integer().notNull().default(0),
    overCents: integer().notNull().default(0),
    priceOverCents: integer().notNull().default(0),
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
  },
  (t) => [
    check('shipping_methods_name', sql`length(${t.name}) <= 60`),
    check('shipping_methods_speed', sql`${t.speed} in (${oneOf(shippingOptions)})`),
    check('shipping_methods_kind', sql`${t.kind} in (${oneOf(methodKinds)})`),
    check(
      'shipping_methods_amounts',
      sql`least(${t.priceCents}, ${t.perKgCents}, ${t.overCents}, ${t.priceOverCents}) >= 0`,
    ),
    check('shipping_methods_days', sql`${t.minDays} between 0 and ${t.maxDays} and ${t.maxDays} <= 365`),
    uniqueIndex('shipping_methods_position').on(t.zoneId, t.position),
    // Shoppers could not tell two of the same name apart.
    uniqueIndex('shipping_methods_names').on(t.zoneId, sql`lower(coalesce(nullif(${t.name}, ''), ${t.speed}))`),
  ],
)
