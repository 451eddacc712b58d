import * as z from 'zod/mini'
import { image } from '../media/image-shape.ts'
import { sizeShape } from '../products/size-shape.ts'

/** A delivery that is received, or a stock count. */
export const sheetKinds = ['delivery', 'count'] as const
export type SheetKind = (typeof sheetKinds)[number]

export const sheetStates = ['draft', 'booked', 'discarded'] as const

/** What a count is about; a delivery is about all products. */
export const sheetScopes = ['all', 'category', 'collection'] as const

/** Which variants of a sheet are listed: with units, without, with other units than expected, or all that it is about. */
export const lineShows = ['entered', 'missing', 'different', 'all'] as const
export type LineShow = (typeof lineShows)[number]

export const maxSheetUnits = 1_000_000
export const maxReference = 100

/** A delivery or a count, with what has been entered so far. Times are ISO 8601. */
export const stockSheet = z.object({
  sheetId: z.uuid(),
  kind: z.enum(sheetKinds),
  state: z.enum(sheetStates),
  /** Such as the number of a delivery note, or the name of a count. */
  reference: z.string(),
  scope: z.enum(sheetScopes),
  /** The title of the category or collection when the count began. */
  scopeName: z.nullable(z.string()),
  startedAt: z.string(),
  startedBy: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  /** The variants with units, and those of them that differ from what was expected. */
  variants: z.number(),
  different: z.number(),
  units: z.number(),
  /** Units more or, below zero, fewer than expected; of a delivery 0. */
  difference: z.number(),
})
export type StockSheet = z.infer<typeof stockSheet>

/** A variant that a sheet is about. */
export const sheetLine = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  /** Its own SKU, or that of the product. */
  sku: z.string(),
  gtin: z.nullable(z.string()),
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  image: image,
  /** The units in stock now; null if stock is not tracked. */
  onHand: z.nullable(z.number()),
  /** Units on hand that open checkouts hold. */
  reserved: z.number(),
  /** What was entered; null for nothing yet. */
  units: z.nullable(z.number()),
  /** The stock when it was counted. */
  expected: z.nullable(z.number()),
  /** What a count changes, or has changed once it is booked. */
  difference: z.nullable(z.number()),
})
export type SheetLine = z.infer<typeof sheetLine>
