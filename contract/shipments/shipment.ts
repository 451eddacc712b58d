import * as z from 'zod/mini'
import { arrivalDays } from '../shipping/arrival-days.ts'

/** A package of an order with units of its lines. */
export const shipment = z.object({
  _id: z.string(),
  /** Counted from 1 in each order. */
  position: z.number(),
  shippedAt: z.string(),
  /** Null for a package without tracking. */
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** The days of arrival estimated when it was shipped; null where they are not known. */
  expected: z.nullable(arrivalDays),
  /** The day on which it arrived, as the buyer or staff say. */
  deliveredOn: z.nullable(z.string()),
  lines: z.array(z.object({ lineId: z.string(), quantity: z.number() })),
})
export type Shipment = z.infer<typeof shipment>
