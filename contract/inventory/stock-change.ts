import * as z from 'zod/mini'
import { apiInventoryMessages as m } from '#messages/en-US/api/inventory.ts'
import { stockReasons } from './stock-reasons.ts'

export const wholeUnits = z.int({ error: () => m.unitsInvalid })

const units = z.nullable(wholeUnits.check(z.minimum(0, { error: () => m.unitsNegative }), z.maximum(1_000_000)))

/** `from` is the stock as last read; null is "not counted". */
export const stockChange = z.object({ variantId: z.uuid(), from: units, to: units })
export type StockChange = z.infer<typeof stockChange>

export const stockReason = z.enum(stockReasons, { error: () => m.reasonMissing })
