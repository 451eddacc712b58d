import * as z from 'zod/mini'
import { accountFields } from '#contract/accounts/calls.ts'
import { cartLine } from '#contract/cart/calls.ts'
import { type CartLine, sameItem } from '#contract/cart/cart.ts'
import { calls } from '#contract/checkout/calls.ts'
import { limitPerItem, maxRating } from '#contract/constants.ts'
import { type Order, order } from '#contract/orders/order.ts'
import { productSummary } from '#contract/products/product.ts'
import { line } from '#contract/typed-text.ts'

/**
 * How everything that was kept is read: the value, or undefined where it is not one of ours and is dropped. The schemas
 * are heavy, so this file comes only where something was kept.
 */

const most = { products: 500, productsOfVisit: 60, saved: 500, lines: 100, orders: 100, viewed: 12, searches: 6 }

const verification = z.object({
  id: z.string(),
  role: z.nullable(z.string()),
  /** When the server last said so, in milliseconds since 1970. */
  verifiedAt: z.number(),
})
export type Verification = z.infer<typeof verification>

const profile = z.object({ userId: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
export type Profile = z.infer<typeof profile>

const accountInfo = z.extend(accountFields, { userId: z.string() })
export type AccountInfo = z.infer<typeof accountInfo>

const savedProduct = z.object({ _id: z.uuid(), product: z.nullable(productSummary) })
export type SavedProduct = z.infer<typeof savedProduct>

/** Saved products, newest first; `owner` is the customer whose list it is, null for a guest's. */
export interface SavedList {
  owner: string | null
  saved: readonly SavedProduct[]
}

const confirmation = z.object({ sessionId: z.string(), confirmation: calls.retreiveSession.response })
export type RememberedConfirmation = z.infer<typeof confirmation>

export interface RememberedOrders {
  userId: string
  orders: readonly Order[]
}

const time = z.number().check(z.nonnegative())

const cardPage = z.object({
  url: z.string().check(z.maxLength(2_000)),
  /** The idempotency key of the try that opened it, and what it was opened for. */
  key: z.string().check(z.maxLength(64)),
  basket: z.string().check(z.maxLength(20_000)),
  startedAt: time,
})
export type OpenCardPage = z.infer<typeof cardPage>

const typed = z.string().check(z.maxLength(5_000))

const reviewDraft = z.object({
  productId: z.string(),
  name: typed,
  email: typed,
  reviewTitle: typed,
  message: typed,
  rating: z.int().check(z.minimum(0), z.maximum(maxRating)),
})
export type KeptReviewDraft = z.infer<typeof reviewDraft>

export const readVerification = readBy(verification)
export const readProfile = readBy(profile)
export const readAccountInfo = readBy(accountInfo)
export const readConfirmation = readBy(confirmation)
export const readFlag = readBy(z.boolean())
export const readTime = readBy(time)
export const readProducts = (kept: unknown) => readList(productSummary, kept, most.products)
export const readViewed = (kept: unknown) => readList(z.uuid(), kept, most.viewed)
export const readSearches = (kept: unknown) => readList(line(100), kept, most.searches)
export const readTracked = (kept: unknown) => readList(line(60), kept, most.orders)

export const readCheckoutUrl = readBy(z.string().check(z.maxLength(2_000)))
export const readVisitProducts = (kept: unknown) => readList(productSummary, kept, most.productsOfVisit)
export const readReviewDraft = readBy(reviewDraft)
export const readCardPage = readBy(cardPage)

function readBy<S extends z.ZodMiniType>(schema: S): (kept: unknown) => z.output<S> | undefined {
  return (kept) => z.safeParse(schema, kept).data
}

/** The entries that are right, at most `max` of them; one spoiled entry does not cost the others. */
function readList<S extends z.ZodMiniType>(schema: S, kept: unknown, max: number): z.output<S>[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return kept.slice(0, max).flatMap((each) => {
    const read = z.safeParse(schema, each)
    return read.success ? [read.data] : []
  })
}

/** Addresses in a line are links of our own; anything else would lead a shopper astray. */
const ownAddress = /^\/(?![/\\])/

export function readCart(kept: unknown): CartLine[] | undefined {
  if (!Array.isArray(kept)) return undefined
  const lines = (readList(cartLine, kept.map(withinLimits), most.lines) ?? []).filter(
    ({ productUrl, image }) => ownAddress.test(productUrl) && (image === '' || ownAddress.test(image)),
  )
  return lines.filter((line, at) => lines.findIndex((other) => sameItem(line, other)) === at)
}

function withinLimits(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null || !('quantity' in kept)) return kept
  const { quantity } = kept
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) return kept
  return { ...kept, quantity: Math.min(Math.max(1, Math.floor(quantity)), limitPerItem) }
}

export function readSavedList(kept: unknown): SavedList | undefined {
  const shape = z.safeParse(z.object({ owner: z.nullable(z.string()), saved: z.array(z.unknown()) }), kept)
  if (!shape.success) return undefined
  const saved = readList(savedProduct, shape.data.saved, most.saved) ?? []
  const once = saved.filter(({ _id }, at) => saved.findIndex((other) => other._id === _id) === at)
  return { owner: shape.data.owner, saved: once }
}

export function readOrders(kept: unknown): RememberedOrders | undefined {
  const shape = z.safeParse(z.object({ userId: z.string(), orders: z.array(z.unknown()) }), kept)
  if (!shape.success) return undefined
  return { userId: shape.data.userId, orders: readList(order, shape.data.orders, most.orders) ?? [] }
}
