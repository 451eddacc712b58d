import * as z from 'zod/mini'
import { apiInventoryMessages as m } from '#messages/en-US/api/inventory.ts'
import { call } from '../call.ts'
import { stockReasons } from './stock-reasons.ts'
import { stockRow } from './stock-row.ts'

const units = z.nullable(
  z.int({ error: () => m.unitsInvalid }).check(z.minimum(0, { error: () => m.unitsNegative }), z.maximum(1_000_000)),
)

export const calls = {
  changeStock: call({
    method: 'PUT',
    path: 'inventory/changeStock',
    access: 'editor',
    summary: 'Changes the stock of variants, all or none, and records the reason.',
    payload: z.object({
      /** `from` is the stock as last read; null is "not counted". */
      changes: z
        .array(z.object({ variantId: z.uuid(), from: units, to: units }))
        .check(z.minLength(1, { error: () => m.nothingChanged }), z.maxLength(500)),
      reason: z.enum(stockReasons, { error: () => m.reasonMissing }),
    }),
    response: z.object({ variants: z.array(stockRow), message: z.string() }),
  }),
}
