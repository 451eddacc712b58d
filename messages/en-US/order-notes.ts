import { defineMessages } from '../define-messages.ts'

/** What shoppers may write with an order, in the cart. */
export const orderNotesMessages = defineMessages('order-notes', {
  add: 'Add a note or gift message',
  change: 'Change your note or gift message',
  addWithTax: 'Add a note, gift message or tax number',
  changeWithTax: 'Change your note, gift message or tax number',
  customerNote: 'Note to the shop',
  customerNoteHint: 'Anything we should know when we pack your order.',
  giftMessage: 'Gift message',
  giftMessageHint: 'We print it on a slip without prices.',
  taxNumber: 'Tax number',
  taxNumberHint: 'For business purchases. We print it on your invoice.',
})
