import type * as z from 'zod/mini'
import { accountDeleted } from '#emails/account-deleted.tsx'
import { accountExists } from '#emails/account-exists.tsx'
import { addressChanging } from '#emails/address-changing.tsx'
import { backInStock } from '#emails/back-in-stock.tsx'
import { canceled } from '#emails/canceled.tsx'
import { cashback } from '#emails/cashback.tsx'
import { confirmAddress } from '#emails/confirm-address.tsx'
import { contactNoteToShop } from '#emails/contact-note-to-shop.tsx'
import { contactReceived } from '#emails/contact-received.tsx'
import { contactReply } from '#emails/contact-reply.tsx'
import { disputeOpened } from '#emails/dispute-opened.tsx'
import { newOrder } from '#emails/new-order.tsx'
import { newsletterConfirm } from '#emails/newsletter-confirm.tsx'
import { newsletterWelcome } from '#emails/newsletter-welcome.tsx'
import { orderAwaiting } from '#emails/order-awaiting.tsx'
import { orderChanged } from '#emails/order-changed.tsx'
import { orderNotPaid } from '#emails/order-not-paid.tsx'
import { passwordChanged } from '#emails/password-changed.tsx'
import { paymentRequest } from '#emails/payment-request.tsx'
import { paymentReturned } from '#emails/payment-returned.tsx'
import { readyForPickup } from '#emails/ready-for-pickup.tsx'
import { receipt } from '#emails/receipt.tsx'
import { refunded } from '#emails/refunded.tsx'
import { resetPassword } from '#emails/reset-password.tsx'
import { returnChanged } from '#emails/return-changed.tsx'
import { returnToAnswer } from '#emails/return-to-answer.tsx'
import { reviewInvitation } from '#emails/review-invitation.tsx'
import { shipped } from '#emails/shipped.tsx'
import { staffInvitation } from '#emails/staff/invitation.tsx'
import { staffRole } from '#emails/staff/role.tsx'
import { secondFactor } from '#emails/staff/second-factor.tsx'
import type { Template } from '#emails/template.ts'
import { test } from '#emails/test.tsx'
import { trackingLink } from '#emails/tracking-link.tsx'
import { unsubscribeLink } from '#emails/unsubscribe-link.tsx'
import { welcome } from '#emails/welcome.tsx'
import type { Locale } from '#messages/locales.ts'

/** All email templates by kind. */
const emailTemplates = {
  receipt,
  'new-order': newOrder,
  'ready-for-pickup': readyForPickup,
  shipped,
  canceled,
  refunded,
  'payment-returned': paymentReturned,
  'payment-request': paymentRequest,
  'order-awaiting': orderAwaiting,
  'order-changed': orderChanged,
  'order-not-paid': orderNotPaid,
  'dispute-opened': disputeOpened,
  'return-changed': returnChanged,
  'return-to-answer': returnToAnswer,
  cashback,
  'tracking-link': trackingLink,
  'review-invitation': reviewInvitation,
  welcome,
  'staff-invitation': staffInvitation,
  'staff-role': staffRole,
  'second-factor': secondFactor,
  'account-exists': accountExists,
  'account-deleted': accountDeleted,
  'confirm-address': confirmAddress,
  'address-changing': addressChanging,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'back-in-stock': backInStock,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'unsubscribe-link': unsubscribeLink,
  'contact-received': contactReceived,
  'contact-reply': contactReply,
  'contact-note-to-shop': contactNoteToShop,
  test,
} satisfies Record<string, Template>

export type EmailTemplateName = keyof typeof emailTemplates

/** An email to queue: its kind, cause, recipient and data. */
export type NewEmail = {
  [Kind in EmailTemplateName]: {
    kind: Kind
    /** Unique, such as `receipt:<order id>`: the same cause never queues a second email. */
    cause: string
    to: string
    /** The recipient's language; by default that of the running request. */
    locale?: Locale
    fields: z.input<(typeof emailTemplates)[Kind]['fields']>
  }
}[EmailTemplateName]

/** The template of a stored kind. */
export function templateOf(kind: string): Template {
  const found = Object.entries<Template>(emailTemplates).find(([name]) => name === kind)
  if (!found) throw new Error(`No template writes emails of the kind ${kind}`)
  return found[1]
}
