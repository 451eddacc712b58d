import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { images } from './media.ts'

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    brand: text().notNull().default('MG'),
    category: text().notNull(),
    subCategory: text().notNull(),
    type: text().notNull(),
    /** The words of `subCategory` and `type` as address segments; kept beside them so that the listing finds by index. */
    subCategorySlug: text().notNull(),
    typeSlug: text().notNull(),
    tags: text().array().notNull().default([]),
    categorySlug: text().generatedAlwaysAs(sql`slug_of(category)`),
    /** Its colors in lower case and its sizes, for the filters of the listing; kept by triggers on their tables. */
    colorKeys: text().array().notNull().default([]),
    sizes: numeric({ mode: 'number', precision: 7, scale: 2 }).array().notNull().default([]),
    /** A lot from 0 to 1023 drawn by the SKU: products with low lots stand for all where counting all would take long. */
    lot: smallint().generatedAlwaysAs(sql`(hashtextextended(sku, 0) & 1023)::smallint`),
    /** Every word a shopper may find it by, plain and in lower case; see `words_of`. */
    words: text()
      .array()
      .generatedAlwaysAs(
        sql`words_of(name, brand, category, sub_category, type, array_append(tags, material), color_keys)`,
      ),
    skuWords: text().array().generatedAlwaysAs(sql`sku_words_of(sku)`),
    priceCents: integer().notNull(),
    oldPriceCents: integer(),
    priceId: text(),
    material: text(),
    care: text().notNull().default(''),
    measurement: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    publishedAt: moment(),
    deletedAt: moment(),
    /** Whether any variant can be sold; kept by a trigger on `variants`. */
    isSellable: boolean().notNull().default(false),
    /** Kept by a trigger on `reviews`. */
    ratingAverage: real(),
    ratingCount: integer().notNull().default(0),
    /** Units sold in paid orders; counted by a job. */
    soldCount: integer().notNull().default(0),
    /** Goes up with every change, so that two editors notice each other. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check('products_price', sql`${t.priceCents} > 0 and ${t.priceCents} <= 1000000000`),
    check('products_old_price', sql`${t.oldPriceCents} is null or ${t.oldPriceCents} > ${t.priceCents}`),
    check('products_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('products_published', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check(
      'products_measurement',
      sql`${t.measurement} is null or ${t.measurement} ~ '^[0-9]{1,3}-[0-9]{1,3}-[0-9]{1,3}$'`,
    ),
    check('products_name', sql`length(${t.name}) between 1 and 200`),
    index('products_newest')
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'published' and deleted_at is null`),
    index('products_price_order').on(t.priceCents, t.id).where(sql`status = 'published' and deleted_at is null`),
    index('products_best_rated')
      .on(sql`coalesce(rating_average, 0) desc`, t.ratingCount.desc(), t.id.desc())
      .where(sql`status = 'published' and deleted_at is null`),
    index('products_tags').using('gin', t.tags),
    index('products_made').on(t.createdAt.desc(), t.id.desc()),
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
    priceId: text(),
  },
  (t) => [
    unique('product_colors_name').on(t.productId, t.name),
    index('product_colors_key').on(sql`lower(name)`),
    check('product_colors_hex', sql`${t.hex} ~ '^#[0-9a-f]{6}$'`),
    check('product_colors_filled', sql`length(${t.name}) between 1 and 60`),
  ],
)

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: numeric({ mode: 'number', precision: 7, scale: 2 }).notNull(),
  },
  (t) => [unique('product_sizes_size').on(t.productId, t.size), check('product_sizes_positive', sql`${t.size} >= 0`)],
)

/** The images of a product in their order; with a color they are that color's gallery. */
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

/** What can be sold: one row per (color, size) of a product, or a single one where it has neither. */
export const variants = pgTable(
  'variants',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: uuid().references(() => productColors.id, { onDelete: 'cascade' }),
    size: numeric({ mode: 'number', precision: 7, scale: 2 }),
    /** Units in the house, those reserved included; null where the shop does not count. */
    onHand: integer(),
    reserved: integer().notNull().default(0),
  },
  (t) => [
    unique('variants_combination').on(t.productId, t.colorId, t.size).nullsNotDistinct(),
    check('variants_on_hand', sql`${t.onHand} is null or ${t.onHand} >= ${t.reserved}`),
    check('variants_reserved', sql`${t.reserved} >= 0`),
    index('variants_color').on(t.colorId),
  ],
)

/** The distinct words of all published products and how many products have each; kept by triggers on `products`. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    products: integer().notNull(),
  },
  (t) => [
    check('search_words_products', sql`${t.products} >= 0`),
    index('search_words_beginning').on(t.word.op('text_pattern_ops')),
    // Without a list of words still to be sorted in, which every search would read.
    index('search_words_within').using('gin', t.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)

/** How many published products hang in each place of the shop; kept by triggers on `products`. */
export const familyCounts = pgTable(
  'family_counts',
  {
    subCategory: text().notNull(),
    type: text().notNull(),
    category: text().notNull(),
    subCategorySlug: text().notNull(),
    typeSlug: text().notNull(),
    categorySlug: text().notNull(),
    products: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subCategory, t.type, t.category] }),
    check('family_counts_products', sql`${t.products} >= 0`),
  ],
)

/** What is counted beside the listing of a place with many products; kept by a job. */
export const placeFacets = pgTable('place_facets', {
  /** The slugs of its sub-category, type and category with `/` between them; each is empty where any will do. */
  place: text().primaryKey(),
  /** How many of the 1,024 lots were looked at. */
  lots: smallint().notNull(),
  facets: json().notNull(),
  countedAt: moment().notNull().defaultNow(),
})

/** Every change of stock and its reason, so that the figures can be followed back. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    delta: integer().notNull(),
    reason: text().notNull(),
    /** Who or what did it: an order's id, or the id of the admin. */
    causeId: uuid(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('stock_changes_variant').on(t.variantId, t.at.desc())],
)

export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    oldPriceCents: integer(),
    actorId: uuid(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('price_changes_product').on(t.productId, t.at.desc())],
)
