import * as z from 'zod/mini'
import { line, paragraphs } from '../typed-text.ts'

/** The emails whose words an owner can change, in the order in which they are listed. */
export const emailKinds = [
  'receipt',
  'shipped',
  'ready-for-pickup',
  'order-changed',
  'canceled',
  'refunded',
  'return-changed',
  'cashback',
  'review-invitation',
  'tracking-link',
  'order-awaiting',
  'payment-request',
  'order-not-paid',
  'payment-returned',
  'back-in-stock',
  'welcome',
  'reset-password',
  'password-changed',
  'confirm-address',
  'address-changing',
  'account-exists',
  'account-deleted',
  'newsletter-confirm',
  'newsletter-welcome',
  'unsubscribe-link',
  'contact-received',
  'contact-reply',
  'new-order',
  'return-to-answer',
  'contact-note-to-shop',
  'dispute-opened',
  'staff-invitation',
  'staff-role',
  'second-factor',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** The owner's words of an email, with placeholders such as `{{orderNumber}}`; what is empty stays as the shop writes it. */
export const emailText = z.object({
  subject: line(150).check(z.trim()),
  heading: line(150).check(z.trim()),
  /** In place of the first sentence, or above those with facts that must not be missing. */
  opening: paragraphs(5_000).check(z.trim()),
  /** Below everything else. */
  closing: paragraphs(5_000).check(z.trim()),
})
export type EmailText = z.infer<typeof emailText>
export const emailTextParts = ['subject', 'heading', 'opening', 'closing'] as const

export const usualText: EmailText = { subject: '', heading: '', opening: '', closing: '' }

export function isUsual(text: EmailText): boolean {
  return emailTextParts.every((part) => text[part] === '')
}
