import * as z from 'zod/mini'

/** The earliest and the latest day on which an order arrives, as dates such as `2026-11-30`. */
export const arrivalDays = z.object({ from: z.iso.date(), to: z.iso.date() })
export type ArrivalDays = z.infer<typeof arrivalDays>
