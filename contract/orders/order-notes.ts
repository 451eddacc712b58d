import * as z from 'zod/mini'
import { paragraphs } from '../typed-text.ts'

/** The longest note to the shop and the longest gift message, in characters. */
export const maxNotes = { customerNote: 500, giftMessage: 300 } as const

/** What the buyer wrote with an order, as plain text: a note to the shop, and a message for the recipient of a gift. */
export const orderNotes = {
  customerNote: z._default(paragraphs(maxNotes.customerNote).check(z.trim()), ''),
  giftMessage: z._default(paragraphs(maxNotes.giftMessage).check(z.trim()), ''),
}

export interface OrderNotes {
  customerNote: string
  giftMessage: string
}

/** Of an order without any. */
export const noNotes: OrderNotes = { customerNote: '', giftMessage: '' }
