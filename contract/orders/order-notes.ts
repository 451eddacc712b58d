import * as z from 'zod/mini'
import { line, paragraphs } from '../typed-text.ts'

/** The longest of each, in characters. */
export const maxNotes = { customerNote: 500, giftMessage: 300, taxNumber: 40 } as const

/**
 * What the buyer wrote with an order, as plain text: a note to the shop, a message for the recipient of a gift, and the
 * tax number that the invoice names.
 */
export const orderNotes = {
  customerNote: z._default(paragraphs(maxNotes.customerNote).check(z.trim()), ''),
  giftMessage: z._default(paragraphs(maxNotes.giftMessage).check(z.trim()), ''),
  taxNumber: z._default(line(maxNotes.taxNumber).check(z.trim()), ''),
}

export interface OrderNotes {
  customerNote: string
  giftMessage: string
  taxNumber: string
}

/** Of an order without any. */
export const noNotes: OrderNotes = { customerNote: '', giftMessage: '', taxNumber: '' }

/** The notes of something that has more. */
export function notesOf({ customerNote, giftMessage, taxNumber }: OrderNotes): OrderNotes {
  return { customerNote, giftMessage, taxNumber }
}
