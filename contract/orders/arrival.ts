import * as z from 'zod/mini'

/** The day on which a package arrived, or without one all of an order. */
export const arrival = { deliveredOn: z.iso.date(), shipmentId: z.optional(z.uuid()) }
