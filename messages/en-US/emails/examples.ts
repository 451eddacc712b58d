import { defineMessages } from '../../define-messages.ts'

/** What invented emails are about, in previews of their words. */
export const emailsExamplesMessages = defineMessages('emails/examples', {
  firstName: 'Ann',
  name: 'Ann Lee',
  street: '12 Harbour Street',
  city: 'Portland',
  dress: 'Linen dress',
  glasses: 'Round sunglasses',
  sand: 'Sand',
  black: 'Black',
  exchange: 'Linen dress, size 40',
  pickup: 'Harbour store',
  hours: 'Mon to Fri, 10 to 18',
  subject: 'A loose hinge',
  message: 'It came loose after two weeks.',
  reply: 'We are sorry. Please send it back, and we will repair it.',
})
