import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { madeAt, moment, size, wordVector } from '../columns/column-types.ts'
import { categories } from './categories.ts'
import { images } from './media.ts'

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    brand: text().notNull().default(''),
    category: text().notNull(),
    /** The titles of its categories; a trigger finds or adds the category of a title. */
    subCategory: text().notNull(),
    type: text().notNull(),
    /** The keys of its categories, which are not their current slugs; maintained by the same trigger. */
    subCategorySlug: text().notNull().default(''),
    typeSlug: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    categorySlug: text().generatedAlwaysAs(sql`slug_of(category)`),
    /**
     * Its colors in lower case and its sizes in their order, for the filters of the listing; maintained by triggers on
     * their tables.
     */
    colorKeys: text().array().notNull().default([]),
    /** The families of its colors, such as `red` for Bordeaux; maintained like `colorKeys`. */
    colorFamilies: text().array().notNull().default([]),
    sizes: text().array().notNull().default([]),
    /**
     * A number from 0 to 1023 derived from the SKU: products with low lots are a sample where counting all would be
     * slow.
     */
    lot: smallint().generatedAlwaysAs(sql`(hashtextextended(sku, 0) & 1023)::smallint`),
    /** Every word a search may match, without accents and in lower case; see `words_of`. */
    words: text()
      .array()
      .generatedAlwaysAs(
        sql`words_of(name, brand, category, sub_category, type, array_append(tags, material), array_cat(color_keys, color_families))`,
      ),
    /** The words of its longer texts, which a search looks into for what `words` does not have. */
    textWords: wordVector().generatedAlwaysAs(sql`text_words_of(description, care)`),
    skuWords: text().array().generatedAlwaysAs(sql`sku_words_of(sku)`),
    /** What the owner set: the price of variants without one of their own, and what it was before a reduction. */
    priceCents: integer().notNull(),
    oldPriceCents: integer(),
    /**
     * What these variants cost now, lower in a sale, and the old price that may be shown with it. This and all prices below
     * are maintained by `refresh_prices`.
     */
    currentPriceCents: integer().notNull().default(0),
    currentOldPriceCents: integer(),
    /** What the cheapest variant costs now, the old price shown with it, and what the most expensive one costs. */
    lowestPriceCents: integer().notNull().default(0),
    lowestOldPriceCents: integer(),
    highestPriceCents: integer().notNull().default(0),
    /** Whether any variant is shown with an old price. */
    isReduced: boolean().notNull().default(false),
    priceId: text(),
    material: text(),
    care: text().notNull().default(''),
    measurement: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    publishedAt: moment(),
    deletedAt: moment(),
    /** Whether any variant can be sold; maintained by a trigger on `variants`. */
    isSellable: boolean().notNull().default(false),
    /** Maintained by a trigger on `reviews`. */
    ratingAverage: real(),
    ratingCount: integer().notNull().default(0),
    /** Units sold in paid orders; counted by a job. */
    soldCount: integer().notNull().default(0),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('products_price', sql`${t.priceCents} > 0 and ${t.priceCents} <= 1000000000`),
    check('products_old_price', sql`${t.oldPriceCents} is null or ${t.oldPriceCents} > ${t.priceCents}`),
    check('products_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('products_published', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check('products_measurement', sql`${t.measurement} is null or ${t.measurement} ~ '^[0-9]{1,4}(-[0-9]{1,4}){0,5}$'`),
    check('products_name', sql`length(${t.name}) between 1 and 200`),
    foreignKey({
      name: 'products_categories',
      columns: [t.subCategorySlug, t.typeSlug],
      foreignColumns: [categories.parentKey, categories.key],
    }),
    index('products_newest')
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'published' and deleted_at is null`),
    index('products_price_order').on(t.lowestPriceCents, t.id).where(sql`status = 'published' and deleted_at is null`),
    // The few products whose variants differ in price, by how much they differ.
    index('products_price_spread')
      .on(sql`(highest_price_cents - lowest_price_cents)`)
      .where(sql`status = 'published' and deleted_at is null and highest_price_cents > lowest_price_cents`),
    index('products_best_rated')
      .on(sql`coalesce(rating_average, 0) desc`, t.ratingCount.desc(), t.id.desc())
      .where(sql`status = 'published' and deleted_at is null`),
    index('products_tags').using('gin', t.tags),
    index('products_text_words').using('gin', t.textWords).where(sql`status = 'published' and deleted_at is null`),
    index('products_on_sale')
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'published' and deleted_at is null and is_reduced`),
    index('products_made').on(t.createdAt.desc(), t.id.desc()),
    // The list of staff is sorted by them.
    index('products_by_name').on(t.name.desc(), t.id.desc()),
    index('products_by_price').on(t.priceCents.desc(), t.id.desc()),
    index('products_made_in_status').on(t.status, t.createdAt.desc(), t.id.desc()),
  ],
)

export const productColors = pgTable(
  'product_colors',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    hex: text().notNull(),
    /** The names of the families that its hex value is in; maintained by a trigger. */
    families: text().array().notNull().default([]),
    priceId: text(),
  },
  (t) => [
    unique('product_colors_name').on(t.productId, t.name),
    index('product_colors_key').on(sql`lower(name)`),
    check('product_colors_hex', sql`${t.hex} ~ '^#[0-9a-f]{6}$'`),
    check('product_colors_filled', sql`length(${t.name}) between 1 and 60`),
  ],
)

/** The sizes of a product in the order of the owner. */
export const productSizes = pgTable(
  'product_sizes',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: size().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('product_sizes_size').on(t.productId, sql`lower(size)`),
    check('product_sizes_text', sql`${t.size} = btrim(${t.size}) and length(${t.size}) between 1 and 20`),
  ],
)

/** The images of a product in order; those with a color are that color's gallery. */
export const productImages = pgTable(
  'product_images',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: uuid().references(() => productColors.id, { onDelete: 'cascade' }),
    imageId: text()
      .notNull()
      .references(() => images.id),
    position: integer().notNull(),
  },
  (t) => [
    unique('product_images_place').on(t.productId, t.colorId, t.position).nullsNotDistinct(),
    index('product_images_color').on(t.colorId),
    index('product_images_image').on(t.imageId),
  ],
)

/** The variants of a product: one row per color and size, or a single one if it has neither. */
export const variants = pgTable(
  'variants',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: uuid().references(() => productColors.id, { onDelete: 'cascade' }),
    size: size(),
    /** Units in stock, including reserved ones; null if stock is not tracked. */
    onHand: integer(),
    reserved: integer().notNull().default(0),
    /** What the shop calls this variant, where it has a SKU of its own. */
    sku: text(),
    /** Its barcode: the 8, 12, 13 or 14 digits of a GTIN. */
    gtin: text(),
    weightGrams: integer(),
    /** What the owner set, where it differs from the product. */
    priceCents: integer(),
    oldPriceCents: integer(),
    /** What it costs now, where it has its own price; see `products`. */
    currentPriceCents: integer(),
    currentOldPriceCents: integer(),
    /** What a unit costs the shop; never part of a public answer. */
    costCents: integer(),
  },
  (t) => [
    check('variants_sku', sql`${t.sku} = btrim(${t.sku}) and length(${t.sku}) between 1 and 60`),
    check('variants_gtin', sql`${t.gtin} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('variants_weight', sql`${t.weightGrams} between 1 and 1000000`),
    check('variants_price', sql`${t.priceCents} between 1 and 1000000000`),
    check(
      'variants_old_price',
      sql`${t.oldPriceCents} is null or coalesce(${t.oldPriceCents} > ${t.priceCents}, false)`,
    ),
    check('variants_cost', sql`${t.costCents} between 0 and 1000000000`),
    unique('variants_combination').on(t.productId, t.colorId, t.size).nullsNotDistinct(),
    check('variants_on_hand', sql`${t.onHand} is null or ${t.onHand} >= ${t.reserved}`),
    check('variants_reserved', sql`${t.reserved} >= 0`),
    // Whatever its case, and by its beginning.
    uniqueIndex('variants_sku_text').on(sql`lower(sku) text_pattern_ops`),
    // By its number: 12 digits are the same code as 13 with a zero before.
    uniqueIndex('variants_gtin_number').on(sql`lpad(gtin, 14, '0')`),
    index('variants_color').on(t.colorId),
  ],
)

/** Every stock change with its reason, as an audit trail. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    delta: integer().notNull(),
    reason: text().notNull(),
    /** The cause: the id of an order or of the admin. */
    causeId: uuid(),
    at: madeAt(),
  },
  (t) => [index('stock_changes_variant').on(t.variantId, t.at.desc())],
)

/**
 * What products cost, and since when: a row for each change, and for each publication and withdrawal. Rows are added by
 * `refresh_prices`; of one transaction, the last price counts.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The variant with a price of its own; null for all others of the product. */
    variantId: uuid().references(() => variants.id, { onDelete: 'cascade' }),
    /** Null when a variant costs what the others do again. */
    priceCents: integer(),
    /** The old price shown with it. */
    oldPriceCents: integer(),
    /** Whether the product was in the shop, so that the price was charged; only in rows without a variant. */
    isCharged: boolean().notNull().default(true),
    actorId: uuid(),
    /** The sale that reduces it, in `sales`. */
    saleId: uuid(),
    at: madeAt(),
  },
  (t) => [
    unique('price_changes_moment').on(t.productId, t.variantId, t.at).nullsNotDistinct(),
    check('price_changes_price', sql`${t.priceCents} > 0 or (${t.variantId} is not null and ${t.priceCents} is null)`),
    index('price_changes_variant').on(t.variantId),
  ],
)
