import { accountsMessages } from './de/accounts.ts'
import { addToCartMessages } from './de/add-to-cart.ts'
import { apiAccountsMessages } from './de/api/accounts.ts'
import { apiCheckoutMessages } from './de/api/checkout.ts'
import { apiCustomersMessages } from './de/api/customers.ts'
import { apiDiscountsMessages } from './de/api/discounts.ts'
import { apiErrorsMessages } from './de/api/errors.ts'
import { apiInventoryMessages } from './de/api/inventory.ts'
import { apiInvoicesMessages } from './de/api/invoices.ts'
import { apiMediaMessages } from './de/api/media.ts'
import { apiMessagesMessages } from './de/api/messages.ts'
import { apiNewsletterMessages } from './de/api/newsletter.ts'
import { apiOrdersMessages } from './de/api/orders.ts'
import { apiPaymentsMessages } from './de/api/payments.ts'
import { apiReturnsMessages } from './de/api/returns.ts'
import { apiReviewsMessages } from './de/api/reviews.ts'
import { apiShipmentsMessages } from './de/api/shipments.ts'
import { apiShippingMessages } from './de/api/shipping.ts'
import { apiStockAlertsMessages } from './de/api/stock-alerts.ts'
import { buyerMessages } from './de/buyer.ts'
import { cardsMessages } from './de/cards.ts'
import { cartMessages } from './de/cart.ts'
import { checkoutMessages } from './de/checkout.ts'
import { contactMessages } from './de/contact.ts'
import { contentMessages } from './de/content.ts'
import { datesMessages } from './de/dates.ts'
import { discountsMessages } from './de/discounts.ts'
import { emailsAccountsMessages } from './de/emails/accounts.ts'
import { emailsCashbackMessages } from './de/emails/cashback.ts'
import { emailsContactMessages } from './de/emails/contact.ts'
import { emailsDisputesMessages } from './de/emails/disputes.ts'
import { emailsNewsletterMessages } from './de/emails/newsletter.ts'
import { emailsOrdersMessages } from './de/emails/orders.ts'
import { emailsPendingOrdersMessages } from './de/emails/pending-orders.ts'
import { emailsReturnsMessages } from './de/emails/returns.ts'
import { emailsShopMessages } from './de/emails/shop.ts'
import { emailsStockAlertsMessages } from './de/emails/stock-alerts.ts'
import { failureMessages } from './de/failure.ts'
import { frameMessages } from './de/frame.ts'
import { homeMessages } from './de/home.ts'
import { imageViewerMessages } from './de/image-viewer.ts'
import { invoicesMessages } from './de/invoices.ts'
import { listingMessages } from './de/listing.ts'
import { looksMessages } from './de/looks.ts'
import { needsScriptMessages } from './de/needs-script.ts'
import { newsletterMessages } from './de/newsletter.ts'
import { newsletterConfirmMessages } from './de/newsletter-confirm.ts'
import { orderNotesMessages } from './de/order-notes.ts'
import { ordersMessages } from './de/orders.ts'
import { passkeysMessages } from './de/passkeys.ts'
import { payMessages } from './de/pay.ts'
import { paymentNamesMessages } from './de/payment-names.ts'
import { pickupMessages } from './de/pickup.ts'
import { productFieldsMessages } from './de/product-fields.ts'
import { productPageMessages } from './de/product-page.ts'
import { returnsMessages } from './de/returns.ts'
import { reviewsMessages } from './de/reviews.ts'
import { rulesMessages } from './de/rules.ts'
import { sandboxMessages } from './de/sandbox.ts'
import { searchMessages } from './de/search.ts'
import { shippingMessages } from './de/shipping.ts'
import { stockAlertsMessages } from './de/stock-alerts.ts'
import { transferMessages } from './de/transfer.ts'
import { uiMessages } from './de/ui.ts'
import { wishlistMessages } from './de/wishlist.ts'
import type { Locale, sourceLocale } from './locales.ts'
import type { Messages } from './translation.ts'

const german = {
  accounts: accountsMessages,
  'add-to-cart': addToCartMessages,
  'api/accounts': apiAccountsMessages,
  'api/checkout': apiCheckoutMessages,
  'api/customers': apiCustomersMessages,
  'api/discounts': apiDiscountsMessages,
  'api/errors': apiErrorsMessages,
  'api/inventory': apiInventoryMessages,
  'api/invoices': apiInvoicesMessages,
  'api/media': apiMediaMessages,
  'api/messages': apiMessagesMessages,
  'api/newsletter': apiNewsletterMessages,
  'api/orders': apiOrdersMessages,
  'api/payments': apiPaymentsMessages,
  'api/returns': apiReturnsMessages,
  'api/reviews': apiReviewsMessages,
  'api/shipments': apiShipmentsMessages,
  'api/shipping': apiShippingMessages,
  'api/stock-alerts': apiStockAlertsMessages,
  buyer: buyerMessages,
  cards: cardsMessages,
  cart: cartMessages,
  'emails/cashback': emailsCashbackMessages,
  checkout: checkoutMessages,
  contact: contactMessages,
  content: contentMessages,
  dates: datesMessages,
  discounts: discountsMessages,
  'emails/disputes': emailsDisputesMessages,
  'emails/orders': emailsOrdersMessages,
  'emails/pending-orders': emailsPendingOrdersMessages,
  'emails/accounts': emailsAccountsMessages,
  'emails/newsletter': emailsNewsletterMessages,
  'emails/contact': emailsContactMessages,
  'emails/shop': emailsShopMessages,
  'emails/stock-alerts': emailsStockAlertsMessages,
  failure: failureMessages,
  frame: frameMessages,
  home: homeMessages,
  'image-viewer': imageViewerMessages,
  invoices: invoicesMessages,
  listing: listingMessages,
  looks: looksMessages,
  'needs-script': needsScriptMessages,
  newsletter: newsletterMessages,
  'newsletter-confirm': newsletterConfirmMessages,
  'order-notes': orderNotesMessages,
  orders: ordersMessages,
  passkeys: passkeysMessages,
  pay: payMessages,
  'payment-names': paymentNamesMessages,
  pickup: pickupMessages,
  'product-fields': productFieldsMessages,
  'product-page': productPageMessages,
  'emails/returns': emailsReturnsMessages,
  returns: returnsMessages,
  reviews: reviewsMessages,
  rules: rulesMessages,
  sandbox: sandboxMessages,
  search: searchMessages,
  shipping: shippingMessages,
  'stock-alerts': stockAlertsMessages,
  transfer: transferMessages,
  ui: uiMessages,
  wishlist: wishlistMessages,
}

/** The translated messages by locale and name. A name that is missing is shown in the source locale. */
export const translations: Readonly<Record<Exclude<Locale, typeof sourceLocale>, ReadonlyMap<string, Messages>>> = {
  de: new Map(Object.entries(german)),
}
