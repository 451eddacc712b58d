import * as z from 'zod/mini'
import { pickupPoint } from './pickup-point.ts'

/** How a method is priced; `contract/shipping/shipping.ts` has the rules. */
export const methodKinds = ['flat', 'by_weight', 'by_subtotal', 'free_above'] as const
export type MethodKind = (typeof methodKinds)[number]

/** The speeds that shoppers and staff tell apart. */
export const shippingOptions = ['standard', 'express'] as const

/** How an order reaches its buyer: shipped, or picked up. */
export const deliveryOptions = [...shippingOptions, 'pickup'] as const

const cents = z.number()

/** A way of shipping as shoppers see it; amounts are the smallest units of the shop's currency. */
const shippingMethod = z.object({
  id: z.string(),
  /** Empty: called after its speed, in the language of the reader. */
  name: z.string(),
  speed: z.enum(shippingOptions),
  kind: z.enum(methodKinds),
  priceCents: cents,
  /** For each started kilogram of a method by weight. */
  perKgCents: cents,
  /** The subtotal above which `priceOverCents` is charged. */
  overCents: cents,
  priceOverCents: cents,
  /** Business days from the day a carrier has the order. */
  minDays: z.number(),
  maxDays: z.number(),
})
export type ShippingMethod = z.infer<typeof shippingMethod>

/** Countries that share their methods; those of the rest of the countries sold to are not listed. */
const shippingZone = z.object({
  id: z.string(),
  isRest: z.boolean(),
  countries: z.array(z.string()),
  /** The methods that are on, in their order. */
  methods: z.array(shippingMethod),
})
export type ShippingZone = z.infer<typeof shippingZone>

/** Where the shop ships, and where orders are picked up. */
export const delivery = z.object({
  zones: z.array(shippingZone),
  /** The pickup points that are on. */
  pickupPoints: z.array(pickupPoint),
  /** The country that prices are shown for until the shopper chooses one; empty if the shop ships nowhere. */
  home: z.string(),
  /** Its name in the language of the page. */
  homeName: z.string(),
})
export type Delivery = z.infer<typeof delivery>
