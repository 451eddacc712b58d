import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { fits } from '#contract/reviews/fits.ts'
import { madeAt, moment, oneOf } from '../columns/column-types.ts'
import { customers } from './customers.ts'
import { images } from './media.ts'
import { products } from './products.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    rating: integer().notNull(),
    fit: text({ enum: fits }),
    isVerified: boolean().notNull().default(false),
    hiddenAt: moment(),
    reply: text(),
    repliedAt: moment(),
    createdAt: madeAt(),
  },
  (t) => [
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_fit', sql`${t.fit} in (${oneOf(fits)})`),
    check('reviews_filled', sql`${t.name} <> '' and ${t.title} <> '' and ${t.message} <> ''`),
    index('reviews_product').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('reviews_newest').on(t.createdAt.desc(), t.id.desc()),
    index('reviews_rated').on(t.rating, t.createdAt.desc(), t.id.desc()),
    index('reviews_unanswered').on(t.createdAt.desc(), t.id.desc()).where(sql`reply is null and hidden_at is null`),
    index('reviews_hidden').on(t.createdAt.desc(), t.id.desc()).where(sql`hidden_at is not null`),
    index('reviews_customer').on(t.customerId, t.createdAt.desc()),
    uniqueIndex('reviews_one_a_day').on(t.productId, t.customerId, sql`((created_at at time zone 'UTC')::date)`),
  ],
)

/** Review photos; those without a review belong to their uploader and are removed after a day. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    imageId: text()
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    reviewId: uuid().references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    createdAt: madeAt(),
  },
  (t) => [
    index('review_photos_review').on(t.reviewId),
    index('review_photos_waiting').on(t.createdAt).where(sql`review_id is null`),
    index('review_photos_customer').on(t.customerId),
  ],
)
