import * as z from 'zod/mini'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { maxReviewPhotos } from '../reviews/limits.ts'
import { line, paragraphs } from '../typed-text.ts'
import { listedReturn, orderReturn, returnable } from './order-return.ts'
import { returnReasons, returnStates, returnWishes, waitingStates } from './return-states.ts'

const maxLines = 200

/** Names an order of the caller, or any by the key of the link in its emails. */
const order = { orderNumber: line(40), key: z.optional(line(100)) }
const whichOfOrder = { ...order, returnNumber: line(20) }
const which = { returnId: z.uuid() }
const units = z.int().check(z.minimum(1), z.maximum(100_000))
const unitsOrNone = z.int().check(z.minimum(0), z.maximum(100_000))
const changed = z.object({ orderReturn, message: z.string() })

/** What staff write to the buyer. */
const sentence = z._default(paragraphs(2_000).check(z.trim()), '')
const filledSentence = z.prefault(
  paragraphs(2_000).check(z.trim(), z.minLength(1, { error: () => m.reasonMissing })),
  '',
)

const askedLine = z.object({
  lineId: z.uuid(),
  quantity: units,
  reason: z.enum(returnReasons),
  note: z._default(paragraphs(1_000).check(z.trim()), ''),
  /** The URLs that the uploads returned. */
  photos: z._default(
    z.array(z.string().check(z.maxLength(300))).check(z.maxLength(maxReviewPhotos, { error: () => m.tooManyPhotos })),
    [],
  ),
  /** What to exchange it for. */
  wantedVariantId: z._default(z.nullable(z.uuid()), null),
})

export const calls = {
  findReturnable: call({
    method: 'POST',
    path: 'returns/findReturnable',
    access: 'anyone',
    limit: 'browse',
    summary: "What of an order can be returned: one of the caller's, or any by the key of its emails.",
    payload: z.object(order),
    response: z.object({ returnable, message: z.string() }),
  }),

  uploadReturnPhoto: call({
    method: 'POST',
    path: 'returns/uploadReturnPhoto',
    access: 'anyone',
    entry: 'direct',
    limit: 'upload',
    upload: 'image',
    summary: 'Uploads a photo of what is sent back: multipart, the order first, then one field named `file`.',
    payload: z.object({
      ...order,
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
        error: () => apiMediaMessages.imageNotChosen,
      }),
    }),
    response: z.object({ secure_url: z.string() }),
  }),

  requestReturn: call({
    method: 'POST',
    path: 'returns/requestReturn',
    access: 'anyone',
    limit: 'return',
    summary: 'Asks to return units of an order within its window.',
    payload: z.object({
      ...order,
      wish: z.enum(returnWishes),
      lines: z
        .array(askedLine)
        .check(z.minLength(1, { error: () => returnsMessages.nothingChosen }), z.maxLength(maxLines)),
      /** How many returns the order had as the caller knows it; another one meanwhile is a conflict. */
      returnsSeen: unitsOrNone,
    }),
    response: changed,
  }),

  findReturn: call({
    method: 'POST',
    path: 'returns/findReturn',
    access: 'anyone',
    limit: 'browse',
    summary: "A return of one of the caller's orders, or of any by the key of its emails.",
    payload: z.object(whichOfOrder),
    response: changed,
  }),

  cancelReturn: call({
    method: 'POST',
    path: 'returns/cancelReturn',
    access: 'anyone',
    limit: 'return',
    summary: 'Cancels a return that has not arrived.',
    payload: z.object(whichOfOrder),
    response: changed,
  }),

  listReturns: call({
    method: 'POST',
    path: 'returns/listReturns',
    access: 'support',
    shows: { data: 'returns' },
    summary:
      'The returns in a state, or those found by a search. Without a `sort`, what waits for staff is listed oldest first.',
    payload: z.object({
      state: z._default(z.enum(returnStates), 'requested'),
      /** Searches return and order numbers, the digits on the slip, names and email addresses in all states. */
      search: z._default(line(100).check(z.trim()), ''),
      sort: z.optional(z.enum(ages)),
      after: z.optional(line(200)),
      limit: pageLimit,
    }),
    response: z.object({
      returns: z.array(listedReturn),
      /** How many wait; what is over is not counted. */
      counts: z.record(z.enum(waitingStates), z.number()),
      next: z.nullable(z.string()),
    }),
  }),

  readReturn: call({
    method: 'POST',
    path: 'returns/readReturn',
    access: 'support',
    shows: { data: 'returns', of: 'returnId' },
    summary: 'A return, and what its units are worth.',
    payload: z.object(which),
    response: z.object({
      orderReturn,
      /** The refund of what was received, as far as it is left, with the tax on top; 0 until it was received. */
      worth: amount,
      /** The fee for shipping that can still be refunded. */
      shipping: amount,
      /** What was refunded of the order before. */
      refundedBefore: amount,
      message: z.string(),
    }),
  }),

  approveReturn: call({
    method: 'POST',
    path: 'returns/approveReturn',
    access: 'support',
    summary: 'Approves a return; an exchange reserves its units.',
    payload: z.object({ ...which, wish: z.enum(returnWishes), answer: sentence }),
    response: changed,
  }),

  declineReturn: call({
    method: 'POST',
    path: 'returns/declineReturn',
    access: 'support',
    summary: 'Declines a return that has not arrived, with the reason.',
    payload: z.object({ ...which, answer: filledSentence }),
    response: changed,
  }),

  receiveReturn: call({
    method: 'POST',
    path: 'returns/receiveReturn',
    access: 'support',
    summary: 'Records which units of an approved return arrived, and returns to stock those that can be sold again.',
    payload: z.object({
      ...which,
      lines: z
        .array(z.object({ lineId: z.uuid(), received: unitsOrNone, restocked: unitsOrNone }))
        .check(z.maxLength(maxLines)),
    }),
    response: changed,
  }),

  closeReturn: call({
    method: 'POST',
    path: 'returns/closeReturn',
    access: 'manager',
    summary: 'Ends a received return with a refund, an exchange, a code, or nothing and the reason.',
    payload: z.object({
      ...which,
      outcome: z.enum([...returnWishes, 'nothing']),
      /** Refunds the fee for shipping too. */
      hasShipping: z._default(z.boolean(), false),
      /** Keeps this much of the refund, for what it has lost in value. */
      deduction: z._default(amount, 0),
      note: sentence,
      /** What was refunded of the order before as the caller knows it; another refund meanwhile is a conflict. */
      refunded: amount,
    }),
    response: changed,
  }),
}
