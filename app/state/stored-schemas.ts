import * as z from 'zod/mini'
import { cartLine } from '#contract/cart/calls.ts'
import { type CartLine, sameItem } from '#contract/cart/cart.ts'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import { confirmation } from '#contract/checkout/confirmation.ts'
import { isCode, maxCodes } from '#contract/discounts/code-text.ts'
import { orderNotes } from '#contract/orders/order-notes.ts'
import { productSummary } from '#contract/products/product.ts'
import { emailText, line } from '#contract/typed-text.ts'

// Each reader parses a stored value and answers undefined for one that is not ours. This file is heavy with schemas, so it
// loads only where something was stored.

const max = { products: 500, productsOfVisit: 60, saved: 500, lines: 100, orders: 100, viewed: 12, searches: 6 }

const verification = z.object({
  id: z.string(),
  role: z.nullable(z.string()),
  /** When the server last confirmed it, in milliseconds since 1970. */
  verifiedAt: z.number(),
})
export type Verification = z.infer<typeof verification>

const profile = z.object({ userId: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
export type Profile = z.infer<typeof profile>

// Products stored by an older version have one price.
const storedProduct = z.extend(productSummary, { prices: z._default(productSummary.shape.prices, []) })

const savedProduct = z.object({ _id: z.uuid(), product: z.nullable(storedProduct) })
export type SavedProduct = z.infer<typeof savedProduct>

/** Saved products, newest first; `owner` is the customer whose list it is, null for a guest's. */
export interface SavedList {
  owner: string | null
  saved: readonly SavedProduct[]
}

const storedConfirmation = z.object({ sessionId: z.string(), confirmation })
export type StoredConfirmation = z.infer<typeof storedConfirmation>

const time = z.number().check(z.nonnegative())

const cardPage = z.object({
  url: z.string().check(z.maxLength(2_000)),
  /** The idempotency key of the attempt that opened it, and the cart it was opened for. */
  key: z.string().check(z.maxLength(64)),
  basket: z.string().check(z.maxLength(20_000)),
  startedAt: time,
})
export type OpenCardPage = z.infer<typeof cardPage>

export const readVerification = readBy(verification)
export const readProfile = readBy(profile)
export const readConfirmation = readBy(storedConfirmation)
export const readFlag = readBy(z.boolean())
export const readTime = readBy(time)
export const readCodes = (stored: unknown) => readList(z.string().check(z.refine(isCode)), stored, maxCodes)
export const readCodeEmail = readBy(emailText)
// A country, or a pickup point.
export const readDestination = readBy(z.string().check(z.regex(/^[\w-]{2,36}$/)))
export const readCheckoutId = readBy(z.string().check(z.regex(/^[\w-]{8,120}$/)))
export const readProducts = (stored: unknown) => readList(storedProduct, stored, max.products)
export const readViewed = (stored: unknown) => readList(z.uuid(), stored, max.viewed)
export const readSearches = (stored: unknown) => readList(line(100), stored, max.searches)
export const readTracked = (stored: unknown) => readList(line(60), stored, max.orders)

export const readCheckoutUrl = readBy(z.string().check(z.maxLength(2_000)))
export const readVisitProducts = (stored: unknown) => readList(storedProduct, stored, max.productsOfVisit)
export const readCardPage = readBy(cardPage)
export const readNotes = readBy(z.object(orderNotes))

function readBy<S extends z.ZodMiniType>(schema: S): (stored: unknown) => z.output<S> | undefined {
  return (stored) => z.safeParse(schema, stored).data
}

/** The valid entries, at most `limit`; an invalid entry does not cost the others. */
function readList<S extends z.ZodMiniType>(schema: S, stored: unknown, limit: number): z.output<S>[] | undefined {
  if (!Array.isArray(stored)) return undefined
  return stored.slice(0, limit).flatMap((each) => {
    const read = z.safeParse(schema, each)
    return read.success ? [read.data] : []
  })
}

/** Addresses in a cart line must be paths of this shop: anything else could lead a shopper elsewhere. */
const ownPath = /^\/(?![/\\])/

export function readCart(stored: unknown): CartLine[] | undefined {
  if (!Array.isArray(stored)) return undefined
  const lines = (readList(cartLine, stored.map(withinLimits), max.lines) ?? []).filter(
    ({ productUrl, image }) => ownPath.test(productUrl) && (image === '' || ownPath.test(image)),
  )
  return lines.filter((line, at) => lines.findIndex((other) => sameItem(line, other)) === at)
}

function withinLimits(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('quantity' in stored)) return stored
  const { quantity } = stored
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) return stored
  return { ...stored, quantity: Math.min(Math.max(1, Math.floor(quantity)), limitPerItem) }
}

export function readSavedList(stored: unknown): SavedList | undefined {
  const shape = z.safeParse(z.object({ owner: z.nullable(z.string()), saved: z.array(z.unknown()) }), stored)
  if (!shape.success) return undefined
  const saved = readList(savedProduct, shape.data.saved, max.saved) ?? []
  const once = saved.filter(({ _id }, at) => saved.findIndex((other) => other._id === _id) === at)
  return { owner: shape.data.owner, saved: once }
}
