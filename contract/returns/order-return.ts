import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { address } from '../orders/order.ts'
import { sizeShape } from '../products/size-shape.ts'
import { returnOutcomes, returnReasons, returnStates, returnWishes } from './return-states.ts'

const choice = z.object({ color: z.nullable(z.string()), size: z.nullable(sizeShape) })

const returnLine = z.extend(choice, {
  lineId: z.uuid(),
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  quantity: z.number(),
  reason: z.enum(returnReasons),
  note: z.string(),
  photos: z.array(z.string()),
  /** What it is exchanged for; null for another wish. */
  wanted: z.nullable(choice),
  /** Null until the package was unpacked. */
  received: z.nullable(z.number()),
  restocked: z.number(),
})

/** A return with everything that its buyer and staff see. Times are ISO 8601, days are those of the shop. */
export const orderReturn = z.object({
  _id: z.uuid(),
  number: z.string(),
  orderNumber: z.string(),
  status: z.enum(returnStates),
  wish: z.enum(returnWishes),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** What staff wrote with the approval or the refusal, and in the end. */
  answer: z.string(),
  closingNote: z.string(),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The package has to arrive by then; null unless it is approved. */
  expiresAt: z.nullable(z.string()),
  receivedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  lines: z.array(returnLine),
  /** What was paid back, and what was given as an order or as a code instead. */
  refunded: amount,
  credited: amount,
  /** The order of what it was exchanged for. */
  exchangeOrder: z.nullable(z.string()),
  /** The code of the store credit that it became; support sees its last four characters. */
  code: z.nullable(z.string()),
  customerName: z.string(),
  email: z.string(),
  address,
})
export type OrderReturn = z.infer<typeof orderReturn>

/** An order of which something can be returned. */
export const returnable = z.object({
  orderNumber: z.string(),
  /** Whether items can be returned at all, as promised at checkout. */
  isPromised: z.boolean(),
  /** The last day of the window; null while a part of the order has not shipped. */
  until: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** How many returns the order has, to send with the next one. */
  returnsSeen: z.number(),
  wishes: z.array(z.enum(returnWishes)),
  lines: z.array(
    z.extend(choice, {
      lineId: z.uuid(),
      name: z.string(),
      image: z.string(),
      /** Units that can be sent back. */
      left: z.number(),
      /** What it can be exchanged for, as far as it is in stock. */
      choices: z.array(z.extend(choice, { variantId: z.uuid(), left: z.nullable(z.number()) })),
    }),
  ),
})
export type Returnable = z.infer<typeof returnable>

/** A return in the list of the admin. */
export const listedReturn = z.object({
  _id: z.uuid(),
  number: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  status: z.enum(returnStates),
  wish: z.enum(returnWishes),
  outcome: z.nullable(z.enum(returnOutcomes)),
  units: z.number(),
  /** The first of its items. */
  item: z.string(),
  createdAt: z.string(),
  /** When it came into its state. */
  since: z.string(),
})
export type ListedReturn = z.infer<typeof listedReturn>
