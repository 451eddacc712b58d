import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { buyerShape } from '../checkout/buyer.ts'
import { sizeShape } from '../products/size-shape.ts'
import { line } from '../typed-text.ts'

const maxLines = 200

/** A line of an order with what can be changed of it. Amounts include the tax on top of prices. */
const editableLine = z.object({
  lineId: z.uuid(),
  name: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  /** The units that have neither shipped nor been removed. */
  left: z.int(),
  /** What can be added for it, with what one unit costs this buyer; none where store credit paid for it. */
  choices: z.array(
    z.object({
      variantId: z.uuid(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      price: amount,
      /** The units in stock; null if stock is not counted. */
      inStock: z.nullable(z.int()),
    }),
  ),
})

const editable = z.object({
  orderId: z.uuid(),
  version: z.int(),
  lines: z.array(editableLine),
  /** The change that waits for its payment; null without one. */
  waiting: z.nullable(z.object({ changeId: z.uuid(), amount, validUntil: z.string() })),
})
export type EditableOrder = z.infer<typeof editable>

/** Of each changed line the units that stay, and the units of a variant that are added for it. */
const wantedLines = z
  .array(
    z.object({
      lineId: z.uuid(),
      keep: z.int().check(z.minimum(0), z.maximum(100_000)),
      add: z._default(
        z.nullable(z.object({ variantId: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)) })),
        null,
      ),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxLines))

const difference = z.object({
  /** What the removed units were paid with. */
  removed: amount,
  /** What the added units cost. */
  added: amount,
})
export type Difference = z.infer<typeof difference>

const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

export const calls = {
  findEditable: call({
    method: 'POST',
    path: 'orderChanges/findEditable',
    access: 'support',
    limit: 'browse',
    summary: 'What of an order can be changed before it is shipped.',
    payload: z.object({ orderNumber: line(40) }),
    response: z.object({ editable, message: z.string() }),
  }),

  previewChange: call({
    method: 'POST',
    path: 'orderChanges/previewChange',
    access: 'manager',
    limit: 'browse',
    summary: 'What a change of the lines of an order would cost or refund. Changes nothing.',
    payload: z.object({ orderId: z.uuid(), lines: wantedLines }),
    response: z.object({ difference, message: z.string() }),
  }),

  changeLines: call({
    method: 'POST',
    path: 'orderChanges/changeLines',
    access: 'manager',
    summary:
      'Removes or replaces units that are not shipped. What becomes less is refunded; for more, the buyer gets a payment link, and the change follows once it is paid.',
    payload: z.object({
      orderId: z.uuid(),
      version,
      lines: wantedLines,
      /** The amounts that were shown; other ones are a conflict. */
      difference,
      /** How many days a payment link is valid. */
      validDays: z._default(z.int().check(z.minimum(1), z.maximum(30)), 7),
    }),
    response: z.object({ message: z.string() }),
  }),

  withdrawChange: call({
    method: 'PUT',
    path: 'orderChanges/withdrawChange',
    access: 'manager',
    summary: 'Ends the payment link of a change, which is then not made. Repeating it changes nothing.',
    payload: z.object({ changeId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  changeContact: call({
    method: 'POST',
    path: 'orderChanges/changeContact',
    access: 'support',
    listsFieldErrors: true,
    summary:
      'Changes the address, email address or phone of an order that is not shipped, where neither tax nor shipping depend on it.',
    payload: z.object({ orderId: z.uuid(), version, contact: buyerShape }),
    response: z.object({ message: z.string() }),
  }),
}
