import type { emailsCashbackMessages as english } from '../../en-US/emails/cashback.ts'
import type { Translation } from '../../translation.ts'

export const emailsCashbackMessages: Translation<typeof english> = {
  subject: (amount) => `Ihr Cashback über ${amount}`,
  preview: (amount) => `Hier ist Ihr Code über ${amount}.`,
  thanks: (customer, order, amount) =>
    `Guten Tag ${customer}, danke, dass Sie Ihre Bestellung ${order} behalten haben. Hier ist Ihr Cashback über ${amount}.`,
  howTo:
    'Geben Sie diesen Code mit Ihrer E-Mail-Adresse im Warenkorb ein. Sie können ihn über mehrere Bestellungen nutzen, und er läuft nicht ab.',
  howToLoggedIn:
    'Melden Sie sich an und geben Sie diesen Code im Warenkorb ein. Sie können ihn über mehrere Bestellungen nutzen, und er läuft nicht ab.',
  shop: 'Zum Shop',
  reason: (order) => `Sie erhalten diese E-Mail wegen Ihrer Bestellung ${order}.`,
}
