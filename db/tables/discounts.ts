import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  discountKinds,
  discountMethods,
  discountOrigins,
  discountScopes,
  freeSpeeds,
  redemptionStates,
} from '#contract/discounts/discount-kinds.ts'
import { citext, madeAt, moment, oneOf } from '../columns/column-types.ts'
import { categories } from './categories.ts'
import { checkoutSessions } from './checkout.ts'
import { collections } from './collections.ts'
import { customers } from './customers.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'

/** Discounts by code and automatic ones. Amounts are the smallest units of the shop's currency. */
export const discounts = pgTable(
  'discounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What shoppers read in the sums of their cart. */
    title: text().notNull(),
    method: text({ enum: discountMethods }).notNull(),
    kind: text({ enum: discountKinds }).notNull(),
    /** In thousandths of a percent; of the units that are got for `buy_x_get_y`. Null for other kinds. */
    rate: integer(),
    /** What is taken off, or what store credit was worth at first. Null for other kinds. */
    amountCents: integer(),
    /** What is left of store credit. */
    balanceCents: integer(),
    buyQuantity: integer(),
    getQuantity: integer(),
    /** Null for other kinds than free shipping. */
    freeSpeeds: text({ enum: freeSpeeds }),
    scope: text({ enum: discountScopes }).notNull().default('all'),
    /** The units that are got; null for the same as are bought, and for other kinds. */
    getScope: text({ enum: discountScopes }),
    isFirstOrder: boolean().notNull().default(false),
    /** Of all items, before discounts. */
    minSubtotalCents: integer().notNull().default(0),
    /** From then until then; null for no limit. */
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    /** Uses held or redeemed, counted while `maxUses` is set. */
    usesTaken: integer().notNull().default(0),
    isCombinable: boolean().notNull().default(false),
    isPaused: boolean().notNull().default(false),
    origin: text({ enum: discountOrigins }).notNull().default('staff'),
    /** Whose it is; null where anybody may use it. */
    ownerEmail: citext(),
    ownerCustomerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('discounts_title', sql`length(${t.title}) between 1 and 60`),
    check('discounts_method', sql`${t.method} in (${oneOf(discountMethods)})`),
    check('discounts_kind', sql`${t.kind} in (${oneOf(discountKinds)})`),
    check('discounts_scope', sql`${t.scope} in (${oneOf(discountScopes)})`),
    check('discounts_origin', sql`${t.origin} in (${oneOf(discountOrigins)})`),
    check('discounts_rate', sql`(${t.kind} in ('percent', 'buy_x_get_y')) = (${t.rate} is not null)`),
    check('discounts_rate_range', sql`${t.rate} between 1 and 100000`),
    check('discounts_amount', sql`(${t.kind} in ('amount', 'store_credit')) = (${t.amountCents} is not null)`),
    check('discounts_amount_range', sql`${t.amountCents} > 0`),
    check('discounts_balance', sql`(${t.kind} = 'store_credit') = (${t.balanceCents} is not null)`),
    check('discounts_balance_range', sql`${t.balanceCents} between 0 and ${t.amountCents}`),
    check(
      'discounts_quantities',
      sql`(${t.kind} = 'buy_x_get_y') = (${t.buyQuantity} is not null) and (${t.buyQuantity} is null) = (${t.getQuantity} is null)`,
    ),
    check('discounts_quantities_range', sql`${t.buyQuantity} between 1 and 100 and ${t.getQuantity} between 1 and 100`),
    check('discounts_free_speeds', sql`(${t.kind} = 'free_shipping') = (${t.freeSpeeds} is not null)`),
    check('discounts_free_speeds_range', sql`${t.freeSpeeds} in (${oneOf(freeSpeeds)})`),
    check(
      'discounts_get_scope',
      sql`${t.getScope} is null or (${t.kind} = 'buy_x_get_y' and ${t.getScope} in (${oneOf(discountScopes)}))`,
    ),
    check('discounts_minimum', sql`${t.minSubtotalCents} >= 0`),
    check('discounts_dates', sql`${t.startsAt} < ${t.endsAt}`),
    check('discounts_limits', sql`${t.maxUses} > 0 and ${t.maxUsesPerCustomer} > 0`),
    check('discounts_uses', sql`${t.usesTaken} >= 0 and ${t.usesTaken} <= ${t.maxUses}`),
    check(
      'discounts_code_only',
      sql`${t.method} = 'code' or (${t.kind} <> 'store_credit' and ${t.ownerEmail} is null)`,
    ),
    index('discounts_automatic').on(t.createdAt, t.id).where(sql`method = 'automatic' and not is_paused`),
    index('discounts_newest').on(t.createdAt.desc(), t.id.desc()),
    // Among those that customers got for one of their own, the few of staff are rare.
    index('discounts_of_staff').on(t.createdAt.desc(), t.id.desc()).where(sql`owner_email is null`),
    index('discounts_owner').on(t.ownerCustomerId).where(sql`owner_customer_id is not null`),
    index('discounts_owner_email').on(t.ownerEmail).where(sql`owner_email is not null`),
  ],
)

/** What a discount is for, where that is not everything. */
export const discountTargets = pgTable(
  'discount_targets',
  {
    id: uuid().primaryKey().defaultRandom(),
    discountId: uuid()
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
    /** The items that it is for, or that are got for them. */
    role: text({ enum: ['applies', 'gets'] }).notNull(),
    categoryId: uuid().references(() => categories.id, { onDelete: 'cascade' }),
    collectionId: uuid().references(() => collections.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('discount_targets_role', sql`${t.role} in ('applies', 'gets')`),
    check('discount_targets_one', sql`num_nonnulls(${t.categoryId}, ${t.collectionId}, ${t.productId}) = 1`),
    unique('discount_targets_once')
      .on(t.discountId, t.role, t.categoryId, t.collectionId, t.productId)
      .nullsNotDistinct(),
    index('discount_targets_category').on(t.categoryId).where(sql`category_id is not null`),
    index('discount_targets_collection').on(t.collectionId).where(sql`collection_id is not null`),
    index('discount_targets_product').on(t.productId).where(sql`product_id is not null`),
  ],
)

/** The codes of a discount: one that is shared, or any number for one use each. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    discountId: uuid()
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
    /** In capitals. */
    code: text().notNull().unique(),
    /** 1 for a code for one use; null for a shared one, which only its discount limits. */
    maxUses: integer(),
    /** Uses held or redeemed, counted where `maxUses` is set. */
    usesTaken: integer().notNull().default(0),
    createdAt: madeAt(),
  },
  (t) => [
    check('discount_codes_code', sql`${t.code} ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'`),
    check('discount_codes_limit', sql`${t.maxUses} > 0`),
    check('discount_codes_uses', sql`${t.usesTaken} >= 0 and ${t.usesTaken} <= ${t.maxUses}`),
    index('discount_codes_discount').on(t.discountId, t.createdAt, t.id),
    uniqueIndex('discount_codes_shared').on(t.discountId).where(sql`max_uses is null`),
  ],
)

/** Every use of a discount by a checkout and its order; a trigger refuses more than a customer may have. */
export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    discountId: uuid()
      .notNull()
      .references(() => discounts.id),
    codeId: uuid().references(() => discountCodes.id),
    sessionId: uuid()
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** The discount and its code as they were. */
    title: text().notNull(),
    code: text(),
    kind: text({ enum: discountKinds }).notNull(),
    /** Whose use it is, where the discount has a limit per customer, or an owner. */
    email: citext(),
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** What it took off; for free shipping only known with the order. */
    amountCents: integer().notNull(),
    /** What of store credit is back on its balance after refunds. */
    returnedCents: integer().notNull().default(0),
    state: text({ enum: redemptionStates }).notNull().default('held'),
    createdAt: madeAt(),
    redeemedAt: moment(),
    /** When it was released or returned. */
    endedAt: moment(),
  },
  (t) => [
    unique('discount_redemptions_once').on(t.discountId, t.sessionId),
    check('discount_redemptions_state', sql`${t.state} in (${oneOf(redemptionStates)})`),
    check('discount_redemptions_kind', sql`${t.kind} in (${oneOf(discountKinds)})`),
    check('discount_redemptions_amount', sql`${t.amountCents} >= 0`),
    check('discount_redemptions_returned', sql`${t.returnedCents} between 0 and ${t.amountCents}`),
    check(
      'discount_redemptions_redeemed',
      sql`(${t.state} in ('redeemed', 'returned')) = (${t.orderId} is not null and ${t.redeemedAt} is not null)`,
    ),
    check('discount_redemptions_ended', sql`(${t.state} in ('released', 'returned')) = (${t.endedAt} is not null)`),
    index('discount_redemptions_session').on(t.sessionId),
    index('discount_redemptions_order').on(t.orderId).where(sql`order_id is not null`),
    index('discount_redemptions_discount').on(t.discountId, t.state),
    index('discount_redemptions_code').on(t.codeId).where(sql`code_id is not null`),
    index('discount_redemptions_email').on(t.email, t.discountId).where(sql`email is not null`),
    index('discount_redemptions_customer').on(t.customerId, t.discountId).where(sql`customer_id is not null`),
  ],
)
