import { defineMessages } from '../../define-messages.ts'

/** What is still to be done before a shop opens, on the page of the admin and in `doctor`. */
export const apiLaunchMessages = defineMessages('api/launch', {
  names: {
    brand: 'Brand',
    texts: 'Texts and promises',
    product: 'Products',
    sales: 'Shipping and tax',
    https: 'Encrypted address',
    email: 'Email',
    webhook: 'Payment webhook',
    key: 'Payments',
    order: 'Test order',
    backup: 'Backup',
  },
  /** The links, each to where the check is put right. */
  links: {
    brand: 'Name, logo, colors and fonts',
    texts: 'Text pages and promises',
    product: 'Products',
    demo: 'Clear the demo',
    sales: 'Shipping, countries and tax',
    email: 'Send a test email',
    orders: 'Orders',
  },

  /** The steps from an empty shop to its first product: titles and links. */
  steps: {
    name: 'Name and contact',
    brand: 'Logo, colors and fonts',
    places: 'Country and currency',
    shipping: 'Shipping',
    category: 'First category',
    product: 'First product',
  },
  stepLinks: {
    name: 'Enter name and contact',
    brand: 'Add a logo, choose colors and fonts',
    places: 'Choose country and currency',
    shipping: 'Set what shipping costs',
    category: 'Add a category',
    product: 'Add a product',
  },
  nameDone: (name: string, email: string) => `${name}, ${email}`,
  looksDone: 'Your shop has a logo, colors or fonts of its own.',
  placesDone: (country: string, currency: string) => `${country}, prices in ${currency}`,
  placesDefault: (country: string, currency: string) => `Still the default: ${country}, prices in ${currency}.`,
  shippingSet: 'Shipping methods are set.',
  noShipping: 'No shipping method has been set, so nobody can check out.',
  categoriesDone: (count: number) => (count === 1 ? 'One category.' : `${count} categories.`),
  noCategory: 'There is no category yet.',
  productsAdded: (count: number) => (count === 1 ? 'One product.' : `${count} products.`),
  noProductYet: 'There is no product yet.',

  /** The policies that a shop needs to have written itself. */
  policies: {
    'terms-conditions': 'Terms and conditions',
    'privacy-policy': 'Privacy policy',
    'shipping-returns': 'Shipping and returns',
    'refund-policy': 'Refund policy',
  },

  nameIsDemos: 'The shop has no name of its own yet.',
  contactIsDemos: 'The email or postal address is still missing.',
  logoIsDemos: 'The logo or icon is still from the demo.',
  brandIsDemos: 'There is no logo yet, and colors and fonts are still the defaults.',
  brandDone: (name: string) => `${name}, with a logo, colors or fonts of its own.`,
  brandAdvice: 'Enter the name and contact details of your shop, and add its logo or choose its colors and fonts.',

  textsAreDemos: (titles: string) => `Not your own text yet: ${titles}.`,
  promisesAreDemos: 'The shop makes the promises of the demo: pay in 3, pay later, cashback.',
  placeholderLeft: (title: string, found: string) => `${title} has a placeholder left: ${found}.`,
  textsDone: 'Every policy is your own.',
  textsAdvice: 'Write the policies of your shop, and turn off what it does not promise.',

  demoLeft: 'Products or images of the demo are in the shop.',
  demoAdvice: 'Clear the demo, or replace the images of the products you keep.',
  noProduct: 'No product is published with an image.',
  productAdvice: 'Add a product with images and publish it.',
  productsDone: (count: number) => (count === 1 ? 'One product is published.' : `${count} products are published.`),

  noCountries: 'The shop sells to every country, but not every country has a tax.',
  taxMissing: (countries: string) => `No tax is set for ${countries}.`,
  stripeTaxOff: 'Stripe Tax is chosen, but STRIPE_TAX is not set.',
  shippingIsDemos: 'Shipping prices have never been saved.',
  shippingMissing: (countries: string, more: number) =>
    `No shipping method for ${countries}${more > 0 ? ` and ${more} more` : ''}.`,
  salesAdvice: 'Choose the countries you sell to, their tax, and your shipping.',
  salesDone: (countries: string) => `Shipping and tax are set for ${countries}.`,
  everywhere: 'every country',

  httpsMissing: (origin: string) => `${origin} is not encrypted.`,
  httpsAdvice: 'Put a TLS proxy in front and set PUBLIC_ORIGIN to its https:// address.',
  httpsDone: (origin: string) => `${origin}`,

  noEmailServer: 'SMTP_URL is not set: emails are stored and not sent.',
  noTestEmail: 'No test email has been accepted by the email server yet.',
  emailServerAdvice: 'Set SMTP_URL, restart the shop and send a test email.',
  testEmailAdvice: 'Send a test email to your own address and check that it arrives.',
  emailDone: (to: string, day: string) => `The email server accepted a test email to ${to} on ${day}.`,

  webhookUntested: (origin: string) => `No signed test event has come back through ${origin} yet.`,
  webhookAdvice: 'Test the webhook at /admin/launch. It is sent to the public address of the shop.',
  webhookDone: (day: string) => `A signed test event came back on ${day}.`,
  webhookPassed: 'The test event came back, with a valid signature.',
  webhookUnreachable: (url: string, reason: string) =>
    `${url} could not be reached (${reason}). Check PUBLIC_ORIGIN, DNS and the proxy.`,
  webhookRefused: (url: string, status: number) =>
    `${url} answered ${status}. Check that PUBLIC_ORIGIN leads to this shop.`,
  webhookElsewhere: (url: string) =>
    `${url} accepted the event, but it did not arrive in this shop. Check that PUBLIC_ORIGIN leads to this shop.`,

  keyIsSandbox: 'Sandbox payments: no money moves.',
  keyIsTest: 'Stripe has a test key: no money moves.',
  keyAdvice: 'Set STRIPE_SECRET_KEY to a live key once everything else is done.',
  keyDone: 'Stripe has a live key.',

  orderMissing: 'No test order has been placed and refunded yet.',
  orderAdvice: 'Order one of your products, cancel the order, and check that it is refunded.',
  orderDone: (orderNumber: string) => `Order ${orderNumber} was placed and refunded.`,

  backupMissing: 'No backup has been made yet.',
  restoreMissing: 'A backup was made, but restoring it has not been tested.',
  backupAdvice: 'Run: npm run shop -- backup shop.tar.gz, then npm run shop -- restore shop.tar.gz --check',
  backupDone: (day: string) => `A backup was restored and compared on ${day}.`,
})
