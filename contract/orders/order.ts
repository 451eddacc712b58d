import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { orderDiscount } from '../discounts/order-discount.ts'
import { postalAddress } from '../postal-address.ts'
import { sizeShape } from '../products/size-shape.ts'
import { returnSummary } from '../returns/return-summary.ts'
import { shipment } from '../shipments/shipment.ts'
import { arrivalDays } from '../shipping/arrival-days.ts'
import { orderPickup } from '../shipping/pickup-point.ts'
import { deliveryOptions } from '../shipping/zone-shape.ts'
import { orderNotes } from './order-notes.ts'

export const orderStatuses = ['Proccessing', 'Shipped', 'Canceled'] as const
/** What a list of orders is filtered by: a status, or that a part has shipped. */
export const orderChoices = [...orderStatuses, 'partially-shipped'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How far the packages of an order are. */
export const fulfillments = ['unfulfilled', 'partially-shipped', 'shipped', 'delivered'] as const

export const address = z.extend(postalAddress, { phone: z.string() })
export type Address = z.infer<typeof address>

export const orderLine = z.object({
  _id: z.string(),
  productId: z.string(),
  quantity: z.number(),
  unitPrice: amount,
  /** What discounts took off the line. */
  discount: z._default(amount, 0),
  image: z.string(),
  name: z.string(),
  path: z.string(),
  selectedSize: z.nullable(sizeShape),
  /** The size with its system or unit, as "US 6 (EU 38)"; null where it is just the size. */
  sizeLabel: z._default(z.nullable(z.string()), null),
  selectedColor: z.nullable(z.string()),
})

const units = z._default(z.number(), 0)

/** A line of an order; `quantity` is what was ordered, of which the others are parts. */
const orderedLine = z.extend(orderLine, {
  sku: z.string(),
  shipped: units,
  canceled: units,
  returned: units,
  /** The change that added it; null for what was ordered at first. */
  changeId: z._default(z.nullable(z.string()), null),
})

/** What a change of an order added to it, before it was shipped. */
const orderChange = z.object({
  _id: z.string(),
  /** After discounts, without tax on top. */
  net: amount,
  tax: amount,
  includedTax: amount,
  total: amount,
})

const orderEvent = z.object({
  kind: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

/** An order in the order history. Amounts are in the shop's currency, times are ISO 8601. */
export const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  fulfillment: z.enum(fulfillments),
  orderDetails: z.array(orderedLine),
  shippingOption: z.enum(deliveryOptions),
  /** The name of its shipping method; empty if it is called after its speed. */
  shippingMethod: z._default(z.string(), ''),
  /** Where it is picked up, at its address; null for what is shipped. */
  pickup: z._default(z.nullable(orderPickup), null),
  /** The days of arrival promised at checkout; null where they are not known. */
  promised: z.nullable(arrivalDays),
  /** The days of arrival of the packages on their way; null without, and where they are not known. */
  expected: z.nullable(arrivalDays),
  /** Its packages, in the order in which they were shipped. */
  shipments: z._default(z.array(shipment), []),
  /** When the last of it was shipped. */
  shippedAt: z.nullable(z.string()),
  /** The day on which the last of it arrived, such as `2026-12-03`, as the buyer or staff say. */
  deliveredOn: z.nullable(z.string()),
  /** The days after delivery in which items can be returned; null for an order without that promise. */
  returnDays: z._default(z.nullable(z.int()), null),
  /** Whether its cashback was sent, or there was none to send once its window was over. */
  isCashbackSettled: z._default(z.boolean(), false),
  /** Of the lines, before discounts. */
  subTotal: amount,
  /** What discounts took off the lines. */
  discount: z._default(amount, 0),
  discounts: z._default(z.array(orderDiscount), []),
  shippingFee: amount,
  totalTax: amount,
  grandTotal: amount,
  /** The VAT that the total includes, and its rate in thousandths of a percent. */
  includedTax: z._default(amount, 0),
  includedTaxRate: z._default(z.number(), 0),
  /** The words of staff to find it by; for admins only. */
  tags: z._default(z.array(z.string()), []),
  /** Grows with each edit; an edit names the one it was made for. */
  version: z._default(z.number(), 0),
  /** The sums above are what was ordered at first; these were added later. */
  changes: z._default(z.array(orderChange), []),
  /** What of the payment became another line of this order, for units that were replaced. */
  moved: z._default(amount, 0),
  ...orderNotes,
  cardLast4: z.string(),
  cardType: z.string(),
  shippingAddress: address,
  receiptEmail: z.string(),
  receiptEmailCount: z.number(),
  reviewEmailCount: z.number(),
  /** Of the last package that has a tracking number. */
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** An alias of the charge; ignored when a client sends it back. */
  chargeId: z.string(),
  /** The numbers of its invoice and its credit notes. */
  invoices: z._default(z.array(z.object({ kind: z.enum(['invoice', 'credit-note']), number: z.string() })), []),
  refund: z.nullable(z.enum(['pending', 'done', 'failed'])),
  /** What has been refunded so far. */
  refunded: z._default(z.number(), 0),
  /** What of the payment became another order or a code, for returns. */
  credited: z._default(z.number(), 0),
  returns: z._default(z.array(returnSummary), []),
  /** The number of the order that something was returned of in exchange for this one. */
  exchangeOf: z._default(z.nullable(z.string()), null),
  /** When the buyer disputed the payment; for admins only. */
  disputedAt: z.nullable(z.string()),
  /** The permanently failed refund; for admins only. */
  refundFailure: z.nullable(
    z.object({ refundId: z.uuid(), amount: z.number(), attempts: z.number(), lastError: z.nullable(z.string()) }),
  ),
  /** The refund that staff have to pay, as no payment provider took the payment; for admins only. */
  refundByHand: z._default(z.nullable(z.object({ refundId: z.uuid(), amount: z.number() })), null),
  events: z.array(orderEvent),
})
export type Order = z.infer<typeof order>

/** An order on the tracking page. */
export const trackedOrder = z.extend(
  z.omit(order, {
    _id: true,
    chargeId: true,
    receiptEmail: true,
    receiptEmailCount: true,
    disputedAt: true,
    reviewEmailCount: true,
    refundFailure: true,
    refundByHand: true,
    tags: true,
  }),
  {
    /** True when all of the address but its country, the payment, tracking numbers, codes and notes are hidden. */
    masked: z.boolean(),
  },
)
export type TrackedOrder = z.infer<typeof trackedOrder>

/** The response to a change of an order: the updated list. */
export const orderHistory = z.object({ orderHistory: z.array(order), message: z.string() })
