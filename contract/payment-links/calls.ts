import * as z from 'zod/mini'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'
import { paymentLink } from './payment-link.ts'

/** The ID of a checkout and our signature of it, as in a payment link. */
const linkShape = line(120)

export const calls = {
  findPaymentLink: call({
    method: 'POST',
    path: 'payment/findPaymentLink',
    access: 'anyone',
    limit: 'browse',
    summary: 'What a payment link asks to pay.',
    payload: z.object({ link: linkShape }),
    response: z.object({ payment: paymentLink, message: z.string() }),
  }),

  openPaymentLink: call({
    method: 'POST',
    path: 'payment/openPaymentLink',
    access: 'anyone',
    limit: 'checkout',
    session: 'marks-visitor',
    summary: 'Opens the card page of a payment link.',
    payload: z.object({ link: linkShape }),
    response: z.object({ url: z.string() }),
  }),
}
