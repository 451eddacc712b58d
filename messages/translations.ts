import { addToCartMessages } from './de/add-to-cart.ts'
import { cartMessages } from './de/cart.ts'
import { cashbackEmailMessages } from './de/cashback-email.ts'
import { datesMessages } from './de/dates.ts'
import { discountsMessages } from './de/discounts.ts'
import { disputeEmailMessages } from './de/dispute-email.ts'
import { emailsMessages } from './de/emails.ts'
import { failureMessages } from './de/failure.ts'
import { frameMessages } from './de/frame.ts'
import { needsScriptMessages } from './de/needs-script.ts'
import { newsletterMessages } from './de/newsletter.ts'
import { newsletterConfirmMessages } from './de/newsletter-confirm.ts'
import { paymentNamesMessages } from './de/payment-names.ts'
import { pickupMessages } from './de/pickup.ts'
import { returnEmailsMessages } from './de/return-emails.ts'
import { rulesMessages } from './de/rules.ts'
import { sandboxMessages } from './de/sandbox.ts'
import { shippingMessages } from './de/shipping.ts'
import { uiMessages } from './de/ui.ts'
import { wishlistMessages } from './de/wishlist.ts'
import type { Locale, sourceLocale } from './locales.ts'
import type { Messages } from './translation.ts'

const german = {
  'add-to-cart': addToCartMessages,
  cart: cartMessages,
  'cashback-email': cashbackEmailMessages,
  dates: datesMessages,
  discounts: discountsMessages,
  'dispute-email': disputeEmailMessages,
  emails: emailsMessages,
  failure: failureMessages,
  frame: frameMessages,
  'needs-script': needsScriptMessages,
  newsletter: newsletterMessages,
  'newsletter-confirm': newsletterConfirmMessages,
  'payment-names': paymentNamesMessages,
  pickup: pickupMessages,
  'return-emails': returnEmailsMessages,
  rules: rulesMessages,
  sandbox: sandboxMessages,
  shipping: shippingMessages,
  ui: uiMessages,
  wishlist: wishlistMessages,
}

/** The translated messages by locale and name. A name that is missing is shown in the source locale. */
export const translations: Readonly<Record<Exclude<Locale, typeof sourceLocale>, ReadonlyMap<string, Messages>>> = {
  de: new Map(Object.entries(german)),
}
