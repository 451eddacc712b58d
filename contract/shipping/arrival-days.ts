import * as z from 'zod/mini'
import type { ShippingOption } from './shipping.ts'

/** The earliest and the latest day on which an order arrives, as dates such as `2026-11-30`. */
export const arrivalDays = z.object({ from: z.iso.date(), to: z.iso.date() })
export type ArrivalDays = z.infer<typeof arrivalDays>

/** What a checkout promises, for an address in the United States. */
export const arrivalsByOption = z.object({ standard: arrivalDays, express: arrivalDays })
export type ArrivalsByOption = Record<ShippingOption, ArrivalDays>
