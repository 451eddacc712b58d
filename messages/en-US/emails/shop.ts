import { defineMessages } from '../../define-messages.ts'

/** What every email says about the shop, and the test email. */
export const emailsShopMessages = defineMessages('emails/shop', {
  contactUs: 'Contact us',

  vatNumber: (vatNumber: string) => `VAT number ${vatNumber}`,

  test: {
    subject: 'Test email from your shop',
    preview: 'If you can read this, your shop can send email.',
    sent: (firstName: string, origin: string) =>
      `${firstName} sent this from ${origin} to check that emails arrive. Customers receive theirs in the same layout, from the same sender.`,
    spam: "If it landed in spam, check the SPF, DKIM and DMARC records of the sender's domain.",
    reason: 'You are receiving this email because an admin of the shop sent a test to this address.',
  },
})
