import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { image } from '../media/image-shape.ts'
import { pageLimit } from '../page-limit.ts'
import { productStatuses } from '../products/own-product.ts'
import { sizeRef, sizeShape } from '../products/size-shape.ts'
import { emailText, line } from '../typed-text.ts'

/** Waiting for stock, or notified. */
export const alertStates = ['waiting', 'sent'] as const
export type AlertState = (typeof alertStates)[number]

/** The days that views and sales of the radar are counted for. */
export const radarDays = 30

/** A variant that people want and cannot have, or could not. Times are ISO 8601. */
const wantedVariant = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  sku: z.string(),
  status: z.enum(productStatuses),
  image: image,
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  /** Units available; null if stock is not tracked. */
  free: z.nullable(z.number()),
  /** The people who asked for an email or have its product on their wishlist, each counted once. */
  people: z.number(),
  waiting: z.number(),
  /** The time of the oldest request; null without any. */
  since: z.nullable(z.string()),
  /** The customers with its product on their wishlist. */
  wishlists: z.number(),
  /** How often it was looked at while it was sold out, and the units sold, in the last 30 days. */
  views: z.number(),
  sold: z.number(),
})
export type WantedVariant = z.infer<typeof wantedVariant>

/** A back-in-stock request. */
const stockAlert = z.object({
  alertId: z.uuid(),
  email: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  sku: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  askedAt: z.string(),
  toldAt: z.nullable(z.string()),
})
export type StockAlert = z.infer<typeof stockAlert>

const search = z.optional(line(100))
/** The `next` of the previous page. */
const after = z.optional(line(200))
const filter = { search, state: z._default(z.enum(alertStates), 'waiting'), variantId: z.optional(z.uuid()), after }

const message = z.object({ message: z.string() })
const email = z._default(emailText.check(z.trim()), '')
export const calls = {
  notifyMe: call({
    method: 'POST',
    path: 'notifyMe',
    access: 'anyone',
    limit: 'notifyMe',
    summary: 'Requests an email when a variant is back in stock.',
    payload: z.object({
      productId: z.uuid(),
      /** The chosen option; null means any. */
      selectedColor: z._default(z.nullable(line(60)), null),
      selectedSize: z._default(z.nullable(sizeRef), null),
      selectedProductName: z.optional(z.unknown()),
      email,
    }),
    response: message,
  }),

  recordSoldOutView: call({
    method: 'POST',
    path: 'stockAlerts/recordSoldOutView',
    access: 'anyone',
    limit: 'recordSoldOutView',
    summary: 'Counts a look at a sold-out variant, without anything about who looked.',
    payload: z.object({
      productId: z.uuid(),
      /** The color and size looked at; null if the product has none. */
      color: z._default(z.nullable(line(60)), null),
      size: z._default(z.nullable(sizeRef), null),
    }),
    response: z.object({}),
  }),

  listWantedVariants: call({
    method: 'POST',
    path: 'stockAlerts/listWantedVariants',
    access: 'staff',
    summary: 'Variants by how many people want them: back-in-stock requests, wishlists and views while sold out.',
    payload: z.object({
      search,
      after,
      limit: pageLimit,
    }),
    response: z.object({ variants: z.array(wantedVariant), waiting: z.number(), next: z.nullable(z.string()) }),
  }),

  previewRestock: call({
    method: 'POST',
    path: 'stockAlerts/previewRestock',
    access: 'editor',
    summary: 'How many people would be told if units of a variant arrived.',
    payload: z.object({ variantId: z.uuid() }),
    /** Nobody is told about a product that is not in the shop. */
    response: z.object({ isPublished: z.boolean(), told: z.number() }),
  }),

  listStockAlerts: call({
    method: 'POST',
    path: 'stockAlerts/listStockAlerts',
    access: 'support',
    shows: { data: 'stockAlerts' },
    summary: 'Back-in-stock requests, waiting or notified, by default newest first.',
    payload: z.object({
      ...filter,
      sort: z.optional(z.enum(ages)),
      limit: pageLimit,
    }),
    response: z.object({ alerts: z.array(stockAlert), next: z.nullable(z.string()) }),
  }),

  exportStockAlerts: call({
    method: 'POST',
    path: 'stockAlerts/exportStockAlerts',
    access: 'owner',
    shows: { data: 'stockAlerts' },
    summary: 'Back-in-stock requests as CSV in parts; the first part has the header.',
    payload: z.object(filter),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),

  removeStockAlert: call({
    method: 'PUT',
    path: 'stockAlerts/removeStockAlert',
    access: 'support',
    summary: 'Deletes a back-in-stock request.',
    payload: z.object({ alertId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),
}
